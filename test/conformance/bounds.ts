/** Counts, order, ranges and lengths, and bounds that are near the truth. */
import { MoveSampler } from '../../src/core/chance.js';
import { checked } from '../../src/core/checked.js';
import type { Game } from '../../src/core/game.js';
import { ACTOR, TERMINAL } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import { complain, gamesFor, inRandomGames, SEED } from './random-games.js';
import { legalMovesOf, observation } from './words.js';

/** Asks every question at every position of random games; `checked` judges the answers. */
export function keepsItsBounds(rules: Game): void {
  const game = checked(rules);
  inRandomGames(game, gamesFor(game, 2500), (state) => {
    for (let player = 0; player < game.playerCount; player++) observation(game, state, player);
    game.formatState(state);
    if (state[ACTOR] === TERMINAL) return game.returns(state, new Float64Array(game.playerCount));
    legalMovesOf(game, state);
    game.prepare?.(state.slice());
  });
}

/** The share of a bound that random games must come up to. */
export interface Reach {
  readonly moves: number;
  readonly plies: number;
}

export const HALF: Reach = { moves: 0.5, plies: 0.5 };

/** Some position has at least half of `maxMoves` legal moves, and some game lasts at least half of `maxPlies`. */
export function reachesItsBounds(game: Game, reach: Reach = HALF): void {
  const rng = new Rng(SEED);
  const sampler = new MoveSampler(game);
  const state = new Int32Array(game.stateWords);
  const games = Math.max(100, Math.min(2000, Math.round(60_000 / game.maxPlies)));
  let moves = 0;
  let plies = 0;
  for (let i = 0; i < games; i++) {
    game.reset(state);
    let ply = 0;
    for (; state[ACTOR] !== TERMINAL; ply++) {
      moves = Math.max(moves, game.legalMoves(state, sampler.moves));
      game.apply(state, sampler.sample(state, rng));
    }
    plies = Math.max(plies, ply);
  }
  if (moves < reach.moves * game.maxMoves)
    complain(game, state, `maxMoves = ${game.maxMoves}, but ${games} random games show at most ${moves} moves`);
  if (plies < reach.plies * game.maxPlies)
    complain(game, state, `maxPlies = ${game.maxPlies}, but ${games} random games last at most ${plies} plies`);
}
