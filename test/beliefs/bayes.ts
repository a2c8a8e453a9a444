/** Bayes' rule done the slow way: every history of a game, and what each seat makes of it. */
import type { MoveModel } from '../../src/beliefs/move-model.js';
import type { Game, Player, State } from '../../src/core/game.js';
import { ACTOR, CHANCE, newState, PLY, TERMINAL } from '../../src/core/game.js';
import { hashWords } from '../../src/core/hash.js';
import { after, keyOf, legalMovesOf, observation, prepared } from '../conformance/words.js';

/** By what the seat knows, by world: how likely the histories that lead there, the seat's own choices apart. */
export type Posterior = Map<string, Map<string, number>>;

/** Looks at all histories of up to `plies` moves. */
export function bayes(game: Game, player: Player, model: MoveModel, plies: number): Posterior {
  const posterior: Posterior = new Map();
  const visit = (state: State, weight: number): void => {
    if (state[ACTOR] === player) note(state, weight);
    if (state[ACTOR] === TERMINAL || state[PLY] === plies) return;
    const moves = legalMovesOf(game, state);
    const chances = probabilities(game, state, moves, model);
    moves.forEach((move, i) => visit(after(game, state, move), state[ACTOR] === player ? weight : weight * chances[i]));
  };
  const note = (state: State, weight: number): void => {
    const key = keyOf(observation(game, state, player));
    const worlds = posterior.get(key) ?? new Map<string, number>();
    posterior.set(key, worlds);
    const world = keyOf(prepared(game, state));
    worlds.set(world, (worlds.get(world) ?? 0) + weight);
  };
  visit(newState(game), 1);
  for (const worlds of posterior.values()) normalize(worlds);
  return posterior;
}

function probabilities(game: Game, state: State, moves: number[], model: MoveModel): number[] {
  const list = Int32Array.from(moves);
  if (state[ACTOR] !== CHANCE) {
    const out = new Float64Array(moves.length);
    model.weigh(state, list, moves.length, out);
    return [...out];
  }
  const weights = new Int32Array(moves.length).fill(1);
  game.chanceWeights?.(state, list, moves.length, weights);
  const total = weights.reduce((a, b) => a + b);
  return [...weights].map((w) => w / total);
}

function normalize(worlds: Map<string, number>): void {
  const total = [...worlds.values()].reduce((a, b) => a + b);
  for (const [world, weight] of worlds) worlds.set(world, weight / total);
}

/** A fixed player with habits that mean nothing: what it sees decides how much it likes each move. */
export function habits(game: Game): MoveModel {
  return {
    weigh: (state, moves, count, out) => {
      const seen = observation(game, state, state[ACTOR]);
      for (let i = 0; i < count; i++) out[i] = 1 + ((hashWords(seen, seen.length, moves[i]) >>> 3) & 7);
      const total = out.subarray(0, count).reduce((a, b) => a + b);
      for (let i = 0; i < count; i++) out[i] /= total;
    },
  };
}
