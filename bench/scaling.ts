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
import { UsageError } from '../src/core/usage-error.js';
import { tournament } from '../src/runner/tournament.js';
import type { Candidate } from './command-line.js';
import { orComplain, readCandidate, readCount } from './command-line.js';
import { median } from './figures.js';
import { formatTable } from './table-text.js';

const ROUNDS = 15;
/** Share of the games before the watch is started. */
const BEFORE = 1 / 4;
interface Contender {
  readonly name: string;
  /** Does all the work, in one part or in two at once; returns seconds. */
  run(parts: number, seed: number): Promise<number>;
}

await orComplain(async () => {
  const [games = '700000', ...texts] = process.argv.slice(2);
  const count = readCount('games', games);
  const programs = texts.map(readCandidate).map((program) => contenderOf(program, count));
  const tournaments = {
    name: 'tournament',
    run: (workers: number, seed: number) => timeTournament(count, workers, seed),
  };
  console.log(await compareGains([tournaments, ...programs]));
});

async function compareGains(contenders: readonly Contender[]): Promise<string> {
  const gains = contenders.map((): number[] => []);
  for (let round = -1; round < ROUNDS; round++)
    for (const [i, contender] of contenders.entries()) {
      const alone = await contender.run(1, 2 + round);
      const both = await contender.run(2, 2 + round);
      // The first round warms up.
      if (round >= 0) gains[i].push(alone / both);
      process.stderr.write(`${contender.name}: ${alone.toFixed(2)} s alone, ${both.toFixed(2)} s in two\n`);
    }
  const rows = contenders.map(({ name }, i) => ({ name, gains: gains[i] }));
  return formatTable(rows, [
    ['program', ({ name }) => name],
    ['gain of two', ({ gains }) => median(gains).toFixed(3)],
    ['lowest', ({ gains }) => Math.min(...gains).toFixed(3)],
    ['highest', ({ gains }) => Math.max(...gains).toFixed(3)],
  ]);
}

async function timeTournament(count: number, workers: number, seed: number): Promise<number> {
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

/** One that answers by the protocol of serve.ts, with a process for each part. */
function contenderOf({ name, command }: Candidate, count: number): Contender {
  const [file, ...args] = command;
  const one = async (items: number, seed: number): Promise<void> => {
    const child = spawn(file, args, { stdio: ['pipe', 'ignore', 'inherit'] });
    child.stdin.on('error', () => undefined).end(`${Math.round(items)} ${seed}\n`);
    const [code] = await once(child, 'exit').catch(({ message }: Error) => {
      throw new UsageError(`${name} cannot be started: ${message}`);
    });
    if (code !== 0) throw new UsageError(`${name} ended with exit code ${code}`);
  };
  const run = async (parts: number, seed: number): Promise<number> => {
    const started = performance.now();
    await Promise.all(Array.from({ length: parts }, (_, part) => one(count / parts, seed + part * count)));
    return (performance.now() - started) / 1000;
  };
  return { name, run };
}
