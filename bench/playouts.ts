/**
 * Uniformly random games of one game through the public interface: list the legal moves, draw one, apply it.
 *   node build/bench/playouts.js scotland-yard '{"detectives":4}'
 *   node build/bench/playouts.js scotland-yard '{}' drawn        draws moves as the game does it best
 *   node build/bench/playouts.js scotland-yard '{}' fused        whole playouts, where the game has them
 *   node build/bench/playouts.js scotland-yard '{}' prepare      also brings derived words up to date at every ply
 */
import { createGame } from '../src/games/index.js';
import type { Game } from '../src/core/game.js';
import * as core from '../src/core/game.js';
import { Rng } from '../src/core/rng.js';
import { MoveSampler } from '../src/core/chance.js';
import { hashWords } from '../src/core/hash.js';
import type { Batch } from './serve.js';
import { serve } from './serve.js';

const { ACTOR, PLY, TERMINAL } = core;

const [id = 'scotland-yard', options = '{}', mode = 'listed'] = process.argv.slice(2);
const game = createGame(id, JSON.parse(options) as Record<string, unknown>);
const state = core.newState(game);
const moves = new Int32Array(game.maxMoves);
const returns = new Float64Array(game.playerCount);
const sampler = new MoveSampler(game);
const rng = new Rng(0);
/** Enough to notice another game, and no more than the C programs hash. */
const hashed = Math.min(game.stateWords, 33);

const MODES: Readonly<Record<string, (game: Game) => void>> = {
  listed: game.chanceWeights ? playWeighted : playEven,
  drawn: playDrawn,
  fused: playFused,
  prepare: playPrepared,
};
const play = MODES[mode];
await serve((n, seed) => batch(n, seed));

function batch(n: number, seed: number): Batch {
  let units = 0;
  let hash = 0;
  let wins = 0;
  for (let i = 0; i < n; i++) {
    rng.seed(seed + i);
    game.reset(state);
    play(game);
    units += state[PLY];
    game.returns(state, returns);
    if (returns[0] > 0) wins++;
    hash = hashWords(state, hashed, hash);
  }
  return { units, hash, extra: wins };
}

function playEven(game: Game): void {
  while (state[ACTOR] !== TERMINAL) game.apply(state, moves[rng.below(game.legalMoves(state, moves))]);
}

function playWeighted(game: Game): void {
  while (state[ACTOR] !== TERMINAL) game.apply(state, sampler.sample(state, rng));
}

function playDrawn(game: Game): void {
  while (state[ACTOR] !== TERMINAL) game.apply(state, sampler.draw(state, rng));
}

function playFused(game: Game): void {
  game.playout!(state, rng);
}

function playPrepared(game: Game): void {
  while (state[ACTOR] !== TERMINAL) {
    game.apply(state, sampler.sample(state, rng));
    game.prepare?.(state);
  }
}
