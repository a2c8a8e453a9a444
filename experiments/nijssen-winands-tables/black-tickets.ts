/**
 * Why does move filtering gain so little here? Gives a searching Mr X more or fewer black tickets at the start, against
 * one-ply seekers, to see what one is worth; counts where he spends them, with the filter and without it.
 *   npx tsx experiments/nijssen-winands-tables/black-tickets.ts <playouts> <games>
 */
import type { State } from '../../src/core/game.js';
import { ACTOR, CHANCE } from '../../src/core/game.js';
import { BLACK } from '../../src/games/scotland-yard/boards.js';
import { BOX, MR_X, PURSE, ROUND, STOCK } from '../../src/games/scotland-yard/layout.js';
import { EARLY_ROUNDS } from '../../src/specialists/scotland-yard/move-filter.js';
import { stationTables } from '../../src/specialists/scotland-yard/station-tables.js';
import { estimateDifference, estimateMean } from '../../src/stats/clusters.js';
import { playGame, seat } from './games.js';

const [playouts = 1000, games = 600] = process.argv.slice(2).map(Number);
const TICKETS = STOCK + BLACK;

/** By game, 1 where the seekers won; and black tickets spent, and spent in the first rounds and reveals, by game. */
interface Played {
  readonly sums: Float64Array;
  readonly counts: Float64Array;
  readonly spent: number;
  readonly wasted: number;
}

function play(filter: string, given: number): Played {
  const hider = `nijssen-winands(playouts=${playouts},categorization=none,reduction=0,filter=${filter})`;
  const table = seat({ hider, seekers: 'nw-greedy' });
  const { reveals } = stationTables(table.game);
  const sums = new Float64Array(games);
  let [spent, wasted, left] = [0, 0, 0];

  /** Before every move. While start cards are dealt Mr X is given his tickets, later they are counted. */
  table.onMove = (s: State): void => {
    if (s[ACTOR] === CHANCE) {
      s[TICKETS] = left = given;
      if (given === 0) s[PURSE + MR_X] &= ~(1 << BLACK);
    }
    if (s[TICKETS] >= left) return;
    left = s[TICKETS];
    spent++;
    if (s[ROUND] <= EARLY_ROUNDS || ((reveals >> s[BOX]) & 1) === 1) wasted++;
  };
  for (let pair = 0; pair < games; pair++) sums[pair] = playGame(table, { pair, leg: 0 }) ? 1 : 0;
  return { sums, counts: new Float64Array(games).fill(1), spent: spent / games, wasted: wasted / games };
}

const percent = (share: number): string => (100 * share).toFixed(1);

console.log(
  '| black tickets | spent | of these wasted | spent, filter | seekers win % | with filter % | difference | 95 % |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const given of [0, 1, 2, 3, 5]) {
  const [off, on] = ['off', 'on'].map((filter) => play(filter, given));
  const { value, low, high } = estimateDifference(on, off, true);
  const rates = [off, on].map((played) => percent(estimateMean(played, true).value));
  const row = [given, off.spent.toFixed(2), off.wasted.toFixed(2), on.spent.toFixed(2), ...rates, percent(value)];
  console.log(`| ${[...row, `${percent(low)} .. ${percent(high)}`].join(' | ')} |`);
}
