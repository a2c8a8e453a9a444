import type { Game, Player, State } from '../../src/core/game.js';
import type { Rng } from '../../src/core/rng.js';

/** A world that `player` cannot tell from `state`: whatever he is told or does must be the same there. */
export function twinWorld(game: Game, state: State, player: Player, rng: Rng): State {
  const world = state.slice();
  game.determinize(world, player, rng);
  return world;
}
