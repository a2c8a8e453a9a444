/**
 * Why do location categories gain so little here? Plays games of two searches without them, and prints how often Mr X is
 * in which category (the authors' Table I), and how much better than an even draw their weights guess his station.
 *   npx tsx experiments/nijssen-winands-tables/categories.ts <playouts> <games>
 */
import type { State } from '../../src/core/game.js';
import { MR_X, PAWN, ROUND, STATION } from '../../src/games/scotland-yard/layout.js';
import {
  CATEGORIES,
  CATEGORY_TABLES,
  GENERAL_WEIGHTS,
  LocationDraw,
} from '../../src/specialists/scotland-yard/location-categories.js';
import { nearestDetective, stationTables } from '../../src/specialists/scotland-yard/station-tables.js';
import { estimateMean } from '../../src/stats/clusters.js';
import { cells } from './cells.js';
import { playGame, seat } from './games.js';

const [playouts = 1000, games = 60] = process.argv.slice(2).map(Number);

for (const name of ['Basic / Basic', 'Greedy-MCTS / Greedy-MCTS']) {
  const table = seat(cells(playouts).find((cell) => cell.name === name)!);
  const { game } = table;
  const tables = stationTables(game);
  const draws = CATEGORY_TABLES.map((kind) => new LocationDraw(tables, kind, 'one-step'));
  const even = CATEGORY_TABLES.indexOf('none');
  const here = new Float64Array(CATEGORIES + 1);
  const possible = new Float64Array(CATEGORIES + 1);
  // Bits saved against an even draw, by game; turns in which Mr X is in plain view do not count.
  const saved = draws.map(() => ({ sums: new Float64Array(games), counts: new Float64Array(games) }));
  const world = new Int32Array(game.stateWords);
  let pair = 0;

  const categoryOf = (at: number): number => Math.min(CATEGORIES, nearestDetective(tables, world, at));
  /** Before the first detective moves, all of them stand where they stood when Mr X chose. */
  const look = (s: State): void => {
    if (s[ROUND] < 1 || s[PAWN] !== MR_X + 1) return;
    world.set(s);
    game.prepare!(world);
    for (const draw of draws) draw.look(world);
    const seen = new Set<number>();
    for (let at = 1; at < tables.width; at++) if (draws[even].probability(at) > 0) seen.add(categoryOf(at));
    for (const category of seen) possible[category]++;
    here[categoryOf(s[STATION])]++;
    const bits = draws.map((draw) => Math.log2(draw.probability(s[STATION])));
    if (bits[even] === 0) return;
    saved.forEach(({ sums, counts }, i) => {
      sums[pair] += bits[i] - bits[even];
      counts[pair]++;
    });
  };

  table.onMove = look;
  for (; pair < games; pair++) playGame(table, { pair, leg: 0 });
  const shares = [...here].map((turns, category) => (turns / possible[category]).toFixed(3)).slice(1);
  console.log(`${name}, ${playouts} playouts, ${games} games`);
  console.log(`  share of turns in category 1 .. 5: ${shares.join(' ')}`);
  console.log(`  published:                         ${[...GENERAL_WEIGHTS].map((w) => w.toFixed(3)).join(' ')}`);
  saved.forEach((data, i) => {
    const { value, low, high } = estimateMean(data, false);
    const interval = [low, high].map((bound) => bound.toFixed(3)).join(' .. ');
    if (i !== even) console.log(`  bits saved by ${CATEGORY_TABLES[i]} weights: ${value.toFixed(3)} (${interval})`);
  });
}
