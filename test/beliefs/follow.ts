/** Beliefs that follow random games, as an agent's would. */
import type { Belief, ListedBelief } from '../../src/beliefs/belief.js';
import { MoveSampler } from '../../src/core/chance.js';
import type { Game, Player, State } from '../../src/core/game.js';
import { ACTOR, newState, PLY, TERMINAL } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import { View } from '../../src/core/view.js';
import { keyOf } from '../conformance/words.js';

export interface Followed {
  readonly game: Game;
  readonly player: Player;
  readonly beliefs: readonly Belief[];
  readonly games: number;
  /** Where games that last longer are broken off. */
  readonly plies: number;
}

/** Visits the decisions of the seat, after all beliefs have looked; returns how many there were. */
export function follow(f: Followed, visit: (state: State, view: View) => void): number {
  const { game, player, beliefs } = f;
  const rng = new Rng(7);
  const sampler = new MoveSampler(game);
  const view = new View(game, player);
  let decisions = 0;
  for (let g = 0; g < f.games; g++) {
    for (const belief of beliefs) belief.reset(game, player, g);
    for (const state = newState(game); state[ACTOR] !== TERMINAL && state[PLY] <= f.plies;) {
      if (state[ACTOR] === player) {
        view.show(state);
        for (const belief of beliefs) belief.look(view);
        visit(state, view);
        decisions++;
      }
      const move = sampler.sample(state, rng);
      for (const belief of beliefs) belief.see?.(game.moveSeenBy(state, move, player));
      game.apply(state, move);
    }
  }
  return decisions;
}

/** The probability of each world, by its words. */
export function weightsOf(belief: ListedBelief): Map<string, number> {
  const weights = new Map<string, number>();
  for (let i = 0; i < belief.worldCount; i++) {
    const key = keyOf(belief.world(i));
    weights.set(key, (weights.get(key) ?? 0) + belief.weight(i));
  }
  return weights;
}
