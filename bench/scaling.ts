/**
 * What a second core is worth: the same tournament with one worker and with two, and, to know what the machine has to
 * give, the same number of items by one and by two processes of another program (serve.ts), all in turn. By the clock, so
 * the machine must be otherwise idle.
 *   node build/bench/scaling.js 700000 'C=/path/playouts /path/graph.txt'
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Table from 'cli-table3';
import { tournament } from '../src/runner/tournament.js';

const ROUNDS = 5;
const [games = '700000', ...texts] = process.argv.slice(2);
const count = Number(games);

interface Contender {
  readonly name: string;
  /** Does all the work, in one part or in two at once. */
  run(parts: number, seed: number): Promise<unknown>;
}

const contenders: readonly Contender[] = [{ name: 'tournament', run: playTournament }, ...texts.map(programOf)];

const gains = contenders.map(() => [] as number[]);
for (let round = -1; round < ROUNDS; round++)
  for (const [i, contender] of contenders.entries()) {
    const alone = await seconds(() => contender.run(1, 2 + round));
    const both = await seconds(() => contender.run(2, 2 + round));
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

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function playTournament(workers: number, seed: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'irregulars-bench-'));
  const out = join(folder, 'run.db');
  await tournament({ game: 'scotland-yard', agents: ['random', 'random'], pairs: count / 2, seed, workers, out });
  rmSync(folder, { recursive: true });
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
  const run = (parts: number, seed: number): Promise<unknown> =>
    Promise.all(Array.from({ length: parts }, (_, part) => one(count / parts, seed + part * count)));
  return { name, run };
}
