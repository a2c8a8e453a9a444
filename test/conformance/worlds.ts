/** Listed worlds: all different, all playable, the truth among them. */
import { checked } from '../../src/core/checked.js';
import type { Game, Player, State } from '../../src/core/game.js';
import { ACTOR, TERMINAL } from '../../src/core/game.js';
import type { Rng } from '../../src/core/rng.js';
import { complain, gamesFor, inRandomGames } from './random-games.js';
import { playOut } from './secrets.js';
import { keyOf, prepared } from './words.js';

/** Lists of at most so many worlds are read through; longer ones would take the time of many short ones. */
const MAX_LISTED = 400;

export function listsItsWorlds(rules: Game): void {
  const game = checked(rules);
  if (!game.worldCount) return;
  inRandomGames(game, gamesFor(game, 3500), (state, rng) => {
    if (state[ACTOR] === TERMINAL) return;
    for (let player = 0; player < game.playerCount; player++) {
      const count = game.worldCount!(state, player);
      // About 20 worlds a position on average, however many there are.
      if (count > MAX_LISTED || (count > 20 && rng.below(count) >= 20)) continue;
      readWorlds(game, state, player, count, rng);
    }
  });
}

function readWorlds(game: Game, state: State, player: Player, count: number, rng: Rng): void {
  const start = rng.below(2) === 0 ? state : prepared(game, state);
  const keys = new Map<string, number>();
  for (let index = 0; index < count; index++) {
    const world = start.slice();
    game.setWorld!(world, player, index);
    const key = keyOf(prepared(game, world));
    const twin = keys.get(key);
    if (twin !== undefined) complain(game, state, `worlds ${twin} and ${index} of seat ${player} are the same`);
    keys.set(key, index);
    if (rng.below(4 * count) === 0) playOut(game, world, rng);
  }
  if (!keys.has(keyOf(prepared(game, state))))
    complain(game, state, `the truth is not among the ${count} worlds of seat ${player}`);
}
