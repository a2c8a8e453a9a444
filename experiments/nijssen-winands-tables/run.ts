/**
 * Does our Nijssen & Winands player repeat the win rates of their paper? Plays cells of their tables, and prints all
 * that results.json holds with 95 % intervals.
 *   npx tsx experiments/nijssen-winands-tables/run.ts <playouts> <games> <table or cell>...
 * Every game is written down at once: a call goes on where results.json ends, also after an interruption.
 */
import type { Cell } from './cells.js';
import { cells, COMPARISONS, gamesOf } from './cells.js';
import { playGame, seat } from './games.js';
import { comparisonTable, readResults, resultTable, writeResults } from './results.js';

const [playouts = 0, games = 0] = process.argv.slice(2, 4).map(Number);
const wanted = process.argv.slice(4);
const results = readResults();

/** Players that do not search have no playouts. */
const budgetOf = ({ seekers, hider }: Cell): number => (`${seekers}${hider}`.includes('playouts') ? playouts : 0);

function play(cell: Cell): void {
  const { table, name } = cell;
  const budget = budgetOf(cell);
  let result = results.find((r) => r.table === table && r.name === name && r.playouts === budget);
  if (result === undefined) results.push((result = { table, name, playouts: budget, games: '' }));
  const players = seat(cell);
  for (const game of gamesOf(cell, games).slice(result.games.length)) {
    result.games += playGame(players, game) ? '1' : '0';
    writeResults(results);
  }
}

// Without a budget nothing that searches is played, but the names of all cells are needed.
const all = cells(playouts || 1);
for (const cell of all) if (wanted.includes(cell.table) || wanted.includes(cell.name)) play(cell);
console.log([...resultTable(results, all), '', ...comparisonTable(results, all, COMPARISONS)].join('\n'));
