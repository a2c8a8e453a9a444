/**
 * Why does move filtering gain so little here? Counts where a searching Mr X spends his black tickets with the filter and
 * without it, against one-ply seekers, and gives him more or fewer of them at the start to see what one is worth.
 *   npx tsx experiments/nijssen-winands-tables/black-tickets.ts <playouts> <games>
 */
import type { State } from '../../src/core/game.js';
import { BLACK } from '../../src/games/scotland-yard/boards.js';
import { BOX, MR_X, PAWN, ROUND, STOCK } from '../../src/games/scotland-yard/layout.js';
import { EARLY_ROUNDS } from '../../src/specialists/scotland-yard/move-filter.js';
import { stationTables } from '../../src/specialists/scotland-yard/station-tables.js';
import { wilson } from '../../src/stats/proportion.js';
import { playGame, seat } from './games.js';

const [playouts = 1000, games = 300] = process.argv.slice(2).map(Number);
const TICKETS = STOCK + BLACK;
const hider = (filter: string): string =>
  `nijssen-winands(playouts=${playouts},categorization=none,reduction=0,filter=${filter})`;

console.log('| filter | black tickets | games | seekers win % | 95 % | spent | of these in rounds 1, 2 and reveals |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const [filter, given] of [
  ['off', 1],
  ['off', 3],
  ['off', 5],
  ['on', 5],
  ['off', 8],
] as const) {
  const table = seat({ hider: hider(filter), seekers: 'nw-greedy' });
  const { reveals } = stationTables(table.game);
  let [wins, spent, wasted, left] = [0, 0, 0, 0];

  /** Called after every move: at the first of Mr X he is given his tickets, later they are counted. */
  table.onMove = (s: State): void => {
    if (s[ROUND] === 1 && s[BOX] === 0 && s[PAWN] === MR_X) s[TICKETS] = left = given;
    if (s[TICKETS] >= left) return;
    left = s[TICKETS];
    spent++;
    if (s[ROUND] <= EARLY_ROUNDS || ((reveals >> s[BOX]) & 1) === 1) wasted++;
  };
  for (let pair = 0; pair < games; pair++) if (playGame(table, { pair, leg: 0 })) wins++;
  const { low, high } = wilson(wins, games);
  const percent = (share: number): string => (100 * share).toFixed(1);
  const row = [filter, given, games, percent(wins / games), `${percent(low)} .. ${percent(high)}`];
  console.log(`| ${[...row, (spent / games).toFixed(2), (wasted / games).toFixed(2)].join(' | ')} |`);
}
