/**
 * Does our Nijssen & Winands player repeat the win rates of their paper? Plays cells of their tables by the tournament
 * runner, keeps in results.json what has the most games, and prints all of it with 95 % Wilson intervals.
 *   npx tsx experiments/nijssen-winands-tables/run.ts <playouts> <pairs> <table>...
 * A pair is two games of the same deal with the sides exchanged. Where both are cells of the tables, both count. Every
 * match has its own results file under runs/, so the same call goes on there after an interruption.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tournament } from '../../src/runner/tournament.js';
import { wilson } from '../../src/stats/proportion.js';
import type { Cell } from './cells.js';
import { cells } from './cells.js';

interface Result extends Pick<Cell, 'table' | 'name' | 'published'> {
  readonly playouts: number;
  readonly seed: number;
  readonly games: number;
  /** Games that the seekers won. */
  readonly wins: number;
  /** Thinking time of both sides in a game, where it was taken. */
  readonly millis?: number;
}

const SEED = 2011;
const FILE = new URL('results.json', import.meta.url);
const RUNS = 'runs/nijssen-winands-tables';
const [playouts = 0, pairs = 0] = process.argv.slice(2, 4).map(Number);
const tables = process.argv.slice(4);
const results: Result[] = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Result[]) : [];

/** Players that do not search have no playouts. */
const budgetOf = ({ seekers, hider }: Cell): number => (`${seekers}${hider}`.includes('playouts') ? playouts : 0);

async function play(cell: Cell, all: readonly Cell[]): Promise<void> {
  const { agents, games } = await tournament({
    game: 'scotland-yard',
    options: { log: 24 },
    agents: [cell.hider, cell.seekers],
    pairs,
    seed: SEED,
    workers: 1,
    out: `${RUNS}/${playouts}-${cell.table}-${cell.name.replaceAll(/[^a-zA-Z0-9]+/g, '-')}.db`,
    resume: true,
  });
  const millis = agents.reduce((sum, agent) => sum + agent.millis, 0);
  const [hider, seekers] = agents.map(({ roles }) => roles.find(({ role }) => role === 'detectives')!);
  if (cell.hider === cell.seekers) keep(cell, games, hider.wins + seekers.wins, millis);
  else {
    keep(cell, seekers.games, seekers.wins, millis);
    const reverse = all.find((other) => other.hider === cell.seekers && other.seekers === cell.hider);
    if (reverse) keep(reverse, hider.games, hider.wins, millis);
  }
}

function keep(cell: Cell, games: number, wins: number, millis: number): void {
  const { table, name, published } = cell;
  const result = { table, name, published, playouts: budgetOf(cell), seed: SEED, games, wins, millis };
  const at = results.findIndex((r) => r.table === table && r.name === name && r.playouts === result.playouts);
  if (at < 0) results.push(result);
  else if (results[at].games <= games) results[at] = result;
  writeFileSync(FILE, `${JSON.stringify(results, undefined, 1)}\n`);
}

mkdirSync(RUNS, { recursive: true });
const all = cells(playouts);
const isMirrored = (cell: Cell, before: readonly Cell[]): boolean =>
  before.some((other) => other.hider === cell.seekers && other.seekers === cell.hider && other !== cell);
const open = all.filter((cell) => tables.includes(cell.table));
for (const [i, cell] of open.entries()) if (!isMirrored(cell, open.slice(0, i))) await play(cell, open);

const percent = (share: number): string => (100 * share).toFixed(1);
console.log('| table | seekers / hider | playouts | games | seekers win % | 95 % | published % |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const r of results) {
  const { low, high } = wilson(r.wins, r.games);
  console.log(
    `| ${r.table} | ${r.name} | ${r.playouts || '-'} | ${r.games} | ${percent(r.wins / r.games)} |` +
      ` ${percent(low)} .. ${percent(high)} | ${r.published} |`,
  );
}
