/**
 * Does our Nijssen & Winands player repeat the win rates of their paper? Plays cells of their tables, and writes all
 * that results.json holds into the README, with 95 % intervals.
 *   npx tsx experiments/nijssen-winands-tables/run.ts <playouts> <games> <table or cell>...
 * Every game is written down at once: a call goes on where results.json ends, also after an interruption, and several
 * calls may play different cells at the same time.
 */
import { writeBetweenMarks } from '../../bench/readme.js';
import type { Cell } from './cells.js';
import { cells, COMPARISONS, gamesOf } from './cells.js';
import { playGame, seat } from './games.js';
import { comparisonTable, gamesPlayed, keep, PAGE, readResults, resultTable } from './results.js';

const [playouts = 0, games = 0] = process.argv.slice(2, 4).map(Number);
const wanted = process.argv.slice(4);

/** Players that do not search have no playouts. */
const budgetOf = ({ seekers, hider }: Cell): number => (`${seekers}${hider}`.includes('playouts') ? playouts : 0);

function play(cell: Cell): void {
  const { table, name } = cell;
  const budget = budgetOf(cell);
  const players = seat(cell);
  let won = gamesPlayed(cell, budget);
  for (const game of gamesOf(cell, games).slice(won.length)) {
    won += playGame(players, game) ? '1' : '0';
    keep({ table, name, playouts: budget, games: won });
  }
}

// Without a budget nothing that searches is played, but the names of all cells are needed.
const all = cells(playouts || 1);
for (const cell of all) if (wanted.includes(cell.table) || wanted.includes(cell.name)) play(cell);
const results = readResults();
writeBetweenMarks(PAGE, 'results', resultTable(results, all).join('\n'));
writeBetweenMarks(PAGE, 'changes', comparisonTable(results, all, COMPARISONS).join('\n'));
