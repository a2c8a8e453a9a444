/**
 * What runner and results file cost: the CPU time of a game in a tournament of random players with one worker, next to
 * the same players at a table in a bare loop (table.ts), and to a loop that lists, draws and applies (playouts.ts). All
 * in turn, in fresh processes, each measured from a quarter of its games on, when its threads have started and the engine
 * has compiled what they do. What a run takes before that, once, however long it is, is in the last column.
 *   node build/bench/overhead.js 800000
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tournament } from '../src/runner/tournament.js';
import { orComplain, readCount } from './command-line.js';
import { median, quantile } from './figures.js';
import { formatTable } from './table-text.js';

const ROUNDS = 15;
/** Share of the games before the watch is started. */
const BEFORE = 1 / 4;
interface Cost {
  /** CPU microseconds of a game. */
  readonly game: number;
  /** CPU seconds beyond what its games explain. */
  readonly start: number;
}

interface Contender {
  readonly name: string;
  cost(seed: number): Cost;
}

await orComplain(async () => {
  const [games = '800000', only] = process.argv.slice(2);
  const count = readCount('games', games);
  if (only === undefined) compare(count);
  else console.log(JSON.stringify(await playTournament(count, readCount('seed', only))));
});

function compare(count: number): void {
  const contenders: readonly Contender[] = [
    { name: 'tournament', cost: (seed) => run<Cost>('overhead', [String(count), String(seed)], '')[0] },
    { name: 'table', cost: (seed) => bareCost('table', count, seed) },
    { name: 'listed', cost: (seed) => bareCost('playouts', count, seed) },
  ];
  const costs = contenders.map((): Cost[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, { cost }] of contenders.entries()) costs[i].push(cost(1 + round));
    process.stderr.write(`${costs.map((mine) => mine[round].game.toFixed(2)).join(' ')} microseconds a game\n`);
  }
  const rows = contenders.map(({ name }, i) => ({
    name,
    ratios: costs[0].map(({ game }, round) => game / costs[i][round].game),
    best: fastest(costs[0]) / fastest(costs[i]),
    game: median(costs[i].map(({ game }) => game)),
    start: median(costs[i].map(({ start }) => start)),
  }));
  console.log(
    formatTable(rows, [
      ['a game in', ({ name }) => name],
      ['µs', ({ game }) => game.toFixed(2)],
      ['tournament takes', ({ ratios }) => `${median(ratios).toFixed(3)} of it`],
      ['10 % .. 90 %', ({ ratios }) => `${quantile(ratios, 0.1).toFixed(3)} .. ${quantile(ratios, 0.9).toFixed(3)}`],
      ['at the best', ({ best }) => best.toFixed(3)],
      ['start, s', ({ start }) => start.toFixed(2)],
    ]),
  );
}

/** What is left when the machine is at its quietest. */
function fastest(costs: readonly Cost[]): number {
  return Math.min(...costs.map(({ game }) => game));
}

/** Of a program by the protocol of serve.ts, which is asked for its first games and then for the others. */
function bareCost(script: string, count: number, seed: number): Cost {
  const first = Math.round(BEFORE * count);
  const [early, late] = run<string>(script, [], `${first} ${seed}\n${count - first} ${seed + 1}\n`);
  const [before, after] = [early, late].map((answer) => Number(answer.split(' ')[1]) / 1e3);
  return costOf(before, after, first, count - first);
}

/** From the CPU microseconds of the first games, loading included, and of all the others. */
function costOf(early: number, late: number, first: number, others: number): Cost {
  const game = late / others;
  return { game, start: (early - first * game) / 1e6 };
}

/** Runs a bench program; returns its lines. */
function run<Line>(script: string, args: readonly string[], input: string): Line[] {
  const path = fileURLToPath(new URL(`${script}.js`, import.meta.url));
  const { stdout, status, stderr } = spawnSync(process.execPath, [path, ...args], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script} ended with exit code ${status}: ${stderr}`);
  const lines = stdout.trim().split('\n');
  return lines.map((line) => (line.startsWith('{') ? JSON.parse(line) : line) as Line);
}

async function playTournament(count: number, seed: number): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'irregulars-bench-'));
  const cpu = (): number => process.cpuUsage().user + process.cpuUsage().system;
  let [early, first] = [0, 0];
  const onProgress = ({ games }: { games: number }): void => {
    if (early > 0 || games < BEFORE * count) return;
    early = cpu();
    first = games;
  };
  const agents = ['random', 'random'];
  const out = join(folder, 'run.db');
  await tournament({ game: 'scotland-yard', agents, pairs: count / 2, seed, workers: 1, out, onProgress });
  rmSync(folder, { recursive: true });
  return costOf(early, cpu() - early, first, count - first);
}
