import { expect } from 'vitest';
import type { Agent } from '../../src/core/agent.js';
import { MoveSampler } from '../../src/core/chance.js';
import type { Game } from '../../src/core/game.js';
import { ACTOR, CHANCE, newState, PLY, TERMINAL } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import { View } from '../../src/core/view.js';
import { twinWorld } from '../conformance/twin-worlds.js';

/** Decisions of a game that are put to the test, spread over it. */
const DECISIONS = 8;

/**
 * Plays a random game at which every seat is a pair of twins with the same seed, who see the same moves. Now and then
 * both are asked, one in the true position, the other in a world that its seat cannot tell from it; they must agree.
 */
export function expectBlind(game: Game, create: () => Agent, seed: number): void {
  const rng = new Rng(seed);
  const sampler = new MoveSampler(game);
  const state = newState(game);
  const seats = Array.from({ length: game.playerCount }, (_, seat) => {
    const twins = [create(), create()];
    for (const twin of twins) twin.reset(game, seat, seed);
    return { twins, views: [new View(game, seat), new View(game, seat)] };
  });
  const every = Math.max(1, Math.floor(decisionsOf(game, seed) / DECISIONS));
  let decisions = 0;
  while (state[ACTOR] !== TERMINAL) {
    const actor = state[ACTOR];
    if (actor !== CHANCE && decisions++ % every === 0) {
      const { twins, views } = seats[actor];
      views[0].show(state);
      views[1].show(twinWorld(game, state, actor, rng));
      const [move, other] = twins.map((twin, i) => twin.choose(views[i]));
      expect(other, `${game.id}, ply ${state[PLY]}, seed ${seed}: seat ${actor} is not blind`).toBe(move);
    }
    const move = sampler.sample(state, rng);
    seats.forEach(({ twins }, seat) => {
      for (const twin of twins) twin.see?.(game.moveSeenBy(state, move, seat));
    });
    game.apply(state, move);
  }
}

/** How many decisions a random game of that seed has, about. */
function decisionsOf(game: Game, seed: number): number {
  const rng = new Rng(seed);
  const sampler = new MoveSampler(game);
  const state = newState(game);
  let decisions = 0;
  while (state[ACTOR] !== TERMINAL) {
    if (state[ACTOR] !== CHANCE) decisions++;
    game.apply(state, sampler.sample(state, rng));
  }
  return decisions;
}
