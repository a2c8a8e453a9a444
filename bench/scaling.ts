/**
 * What a second core is worth: the same tournament with one worker and with two, and, to know what the machine has to
 * give, the same number of items by one and by two processes of another program (serve.ts), all in turn. By the clock, so
 * the machine must be otherwise idle. A tournament is timed from its first quarter on, when its threads have started and
 * the engine has compiled what they do: once a run, however long.
 *   node build/bench/scaling.js 700000 'C=/path/playouts /path/graph.txt'
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Table from 'cli-table3';
import { tournament } from '../src/runner/tournament.js';

const ROUNDS = 15;
/** Share of the games before the watch is started. */
const BEFORE = 1 / 4;
const [games = '700000', ...texts] = process.argv.slice(2);
const count = Number(games);

interface Contender {
  readonly name: string;
  /** Does all the work, in one part or in two at once; returns seconds. */
  run(parts: number, seed: number): Promise<number>;
}

const contenders: readonly Contender[] = [{ name: 'tournament', run: playTournament }, ...texts.map(programOf)];

const gains = contenders.map(() => [] as number[]);
for (let round = -1; round < ROUNDS; round++)
  for (const [i, contender] of contenders.entries()) {
    const alone = await contender.run(1, 2 + round);
    const both = await contender.run(2, 2 + round);
    // The first round warms up.
    if (round >= 0) gains[i].push(alone / both);
    process.stderr.write(`${contender.name}: ${alone.toFixed(2)} s alone, ${both.toFixed(2)} s in two\n`);
  }

const table = new Table({ head: ['program', 'gain of two', 'lowest', 'highest'], style: { head: [], border: [] } });
for (const [i, { name }] of contenders.entries()) {
  const sorted = [...gains[i]].sort((a, b) => a - b);
  table.push([name, ...[sorted[ROUNDS >> 1], sorted[0], sorted[ROUNDS - 1]].map((gain) => gain.toFixed(3))]);
}
console.log(table.toString());

async function playTournament(workers: number, seed: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'irregulars-bench-'));
  const out = join(folder, 'run.db');
  let [startedAt, gamesBefore] = [0, 0];
  const onProgress = ({ games }: { games: number }): void => {
    if (startedAt > 0 || games < BEFORE * count) return;
    startedAt = performance.now();
    gamesBefore = games;
  };
  const agents = ['random', 'random'];
  await tournament({ game: 'scotland-yard', agents, pairs: count / 2, seed, workers, out, onProgress });
  rmSync(folder, { recursive: true });
  return ((performance.now() - startedAt) / 1000) * (count / (count - gamesBefore));
}

/** `name=command arguments`. */
function programOf(text: string): Contender {
  const [name, line] = text.split(/=(.*)/s);
  const [command, ...args] = line.trim().split(/\s+/);
  const one = async (items: number, seed: number): Promise<unknown> => {
    const child = spawn(command, args, { stdio: ['pipe', 'ignore', 'inherit'] });
    child.stdin.end(`${Math.round(items)} ${seed}\n`);
    return once(child, 'exit');
  };
  const run = async (parts: number, seed: number): Promise<number> => {
    const started = performance.now();
    await Promise.all(Array.from({ length: parts }, (_, part) => one(count / parts, seed + part * count)));
    return (performance.now() - started) / 1000;
  };
  return { name, run };
}
