/**
 * What if a random Mr X could step on a detective, and were caught? Plays the games of a cell whose hider is random as
 * the rules have it, and prints the seekers' win rate so, and as it were with open stations. The second follows from the
 * same games: a random walker who has kept clear of detectives so far is one who could not do otherwise, so a game counts
 * as an escape by as much as the chance to have kept clear at every move.
 *   npx tsx experiments/nijssen-winands-tables/open-stations.ts <playouts> <games> <cell>...
 */
import { bitCount } from '../../src/core/bits.js';
import type { State } from '../../src/core/game.js';
import { ACTOR } from '../../src/core/game.js';
import { DOUBLE_MOVE } from '../../src/games/scotland-yard/map.js';
import { MR_X, OCCUPIED, SET_WORDS, STATION, STOCK } from '../../src/games/scotland-yard/layout.js';
import { stationTables } from '../../src/specialists/scotland-yard/station-tables.js';
import { estimateMean } from '../../src/stats/clusters.js';
import { cells, gamesOf } from './cells.js';
import { playGame, seat } from './games.js';

const [playouts = 1000, games = 60] = process.argv.slice(2, 4).map(Number);

for (const name of process.argv.slice(4)) {
  const cell = cells(playouts).find((one) => one.name === name)!;
  const table = seat(cell);
  const { game } = table;
  const { near } = stationTables(game);
  const moves = new Int32Array(game.maxMoves);
  const caught = [0, 1].map(() => ({ sums: new Float64Array(games), counts: new Float64Array(games).fill(1) }));
  let clear = 1;

  /** Moves to a detective that Mr X could pay for; doubles are as many again on both sides, and do not matter. */
  const movesToDetectives = (s: State): number => {
    let ways = 0;
    for (let ticket = 0; ticket < 4; ticket++)
      if (s[STOCK + ticket] > 0)
        for (let w = 0; w < SET_WORDS; w++)
          ways += bitCount(near[((s[STATION] << 2) | ticket) * SET_WORDS + w] & s[OCCUPIED + w]);
    return ways;
  };
  table.onMove = (s) => {
    if (s[ACTOR] !== MR_X) return;
    const legal = moves.subarray(0, game.legalMoves(s, moves)).filter((move) => move < DOUBLE_MOVE).length;
    clear *= legal / (legal + movesToDetectives(s));
  };

  gamesOf(cell, games).forEach((each, i) => {
    clear = 1;
    const isCaught = playGame(table, each);
    caught[0].sums[i] = isCaught ? 1 : 0;
    caught[1].sums[i] = isCaught ? 1 : 1 - clear;
  });
  const [played, open] = caught.map((data) => {
    const { value, low, high } = estimateMean(data, true);
    return `${(100 * value).toFixed(1)} (${(100 * low).toFixed(1)} .. ${(100 * high).toFixed(1)})`;
  });
  console.log(`${name}, ${playouts} playouts, ${games} games: ${played} as played, ${open} with open stations`);
}
