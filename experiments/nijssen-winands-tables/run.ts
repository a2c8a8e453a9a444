/**
 * Does our Nijssen & Winands player repeat the win rates of their paper? Plays the cells of their tables, adds the games
 * to results.json, where earlier ones are kept, and prints all of it with 95 % Wilson intervals.
 *   npx tsx experiments/nijssen-winands-tables/run.ts <playouts> <games> <seconds> <table>...
 * Every cell gets up to <games> games in all, as far as the seconds reach; without arguments it only prints.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Table } from '../../src/core/table.js';
import { createGame } from '../../src/games/index.js';
import { createAgent } from '../../src/specialists/index.js';
import { wilson } from '../../src/stats/proportion.js';
import type { Cell } from './cells.js';
import { cells } from './cells.js';

interface Result {
  readonly table: string;
  readonly name: string;
  readonly published: Cell['published'];
  readonly playouts: number;
  games: number;
  wins: number;
  plies: number;
  cpuSeconds: number;
}

const SEED = 2011;
const FILE = new URL('results.json', import.meta.url);
const DEALS = 6;
const [playouts = 0, games = 0, seconds = 0] = process.argv.slice(2, 5).map(Number);
const tables = process.argv.slice(5);
const game = createGame('scotland-yard', { log: 24 });
const results: Result[] = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Result[]) : [];

function resultOf({ table, name, published, seekers, hider }: Cell): Result {
  // Players that do not search have no playouts.
  const budget = `${seekers}${hider}`.includes('playouts') ? playouts : 0;
  const found = results.find((r) => r.table === table && r.name === name && r.playouts === budget);
  if (found) return found;
  const result = { table, name, published, playouts: budget, games: 0, wins: 0, plies: 0, cpuSeconds: 0 };
  results.push(result);
  return result;
}

/** Plays the next game of the cell; game k has the same deal in every cell. */
function playOne(cell: Cell, table: Table, result: Result): void {
  const before = process.cpuUsage();
  table.play(SEED, result.games, 0);
  if (table.fault) throw new Error(`${cell.name}, game ${result.games}: ${table.fault.what}`);
  const { user, system } = process.cpuUsage(before);
  result.games++;
  if (table.returns[1] > 0) result.wins++;
  result.plies += table.moveCount - DEALS;
  result.cpuSeconds += (user + system) / 1e6;
}

const open = cells(playouts)
  .filter((cell) => tables.includes(cell.table))
  .map((cell) => ({
    cell,
    result: resultOf(cell),
    table: new Table(game, [createAgent(cell.hider, game), createAgent(cell.seekers, game)]),
  }));
const end = Date.now() + 1000 * seconds;
for (let round = 0; round < games; round++)
  for (const { cell, table, result } of open)
    if (result.games <= round && result.games < games && Date.now() < end) playOne(cell, table, result);
if (open.length > 0) writeFileSync(FILE, `${JSON.stringify(results, undefined, 1)}\n`);

const percent = (share: number): string => (100 * share).toFixed(1);
console.log(
  '| table | seekers / hider | playouts | games | seekers win % | 95 % | published % | plies / 6 | CPU s a game |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const r of results) {
  const { low, high } = wilson(r.wins, r.games);
  console.log(
    `| ${r.table} | ${r.name} | ${r.playouts || '-'} | ${r.games} | ${percent(r.wins / r.games)} |` +
      ` ${percent(low)} .. ${percent(high)} | ${r.published} | ${(r.plies / DEALS / r.games).toFixed(1)} |` +
      ` ${(r.cpuSeconds / r.games).toFixed(2)} |`,
  );
}
