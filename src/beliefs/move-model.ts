/** What a belief expects of the others: how likely whoever acts is to choose each of his moves. */
import { MoveSampler } from '../core/chance.js';
import * as core from '../core/game.js';
import type { Game, Move, Player, State } from '../core/game.js';
import type { Rng } from '../core/rng.js';

const { ACTOR, CHANCE, TERMINAL } = core;

export interface MoveModel {
  /** Writes the probability of each of the first `count` moves, all that are legal in `state`; they sum to 1. */
  weigh(state: State, moves: Int32Array, count: number, out: Float64Array): void;
}

/** Any move is as likely as any other. */
export const evenModel: MoveModel = {
  weigh: (_state, _moves, count, out) => {
    for (let i = 0; i < count; i++) out[i] = 1 / count;
  },
};

/** The part of all moves that is made for no reason: nobody is so predictable that one surprise proves a world wrong. */
const SURPRISE = 0.02;

/**
 * Everybody looks one move ahead by the game's own evaluation, and plays the better-looking moves more often: in
 * proportion to exp(value / temperature).
 */
export class OneMoveAhead implements MoveModel {
  readonly #game: Game;
  readonly #temperature: number;
  readonly #rng: Rng;
  readonly #sampler: MoveSampler;
  readonly #after: State;
  readonly #returns: Float64Array;

  constructor(game: Game, temperature: number, rng: Rng) {
    this.#game = game;
    this.#temperature = temperature;
    this.#rng = rng;
    this.#sampler = new MoveSampler(game);
    this.#after = new Int32Array(game.stateWords);
    this.#returns = new Float64Array(game.playerCount);
  }

  weigh(state: State, moves: Int32Array, count: number, out: Float64Array): void {
    const player = state[ACTOR];
    let best = -Infinity;
    for (let i = 0; i < count; i++) {
      out[i] = this.#valueAfter(state, moves[i], player);
      if (out[i] > best) best = out[i];
    }
    let sum = 0;
    for (let i = 0; i < count; i++) sum += out[i] = Math.exp((out[i] - best) / this.#temperature);
    for (let i = 0; i < count; i++) out[i] = (out[i] / sum) * (1 - SURPRISE) + SURPRISE / count;
  }

  #valueAfter(state: State, move: Move, player: Player): number {
    const s = this.#after;
    s.set(state);
    this.#game.apply(s, move);
    while (s[ACTOR] === CHANCE) this.#game.apply(s, this.#sampler.sample(s, this.#rng));
    if (s[ACTOR] !== TERMINAL) return this.#game.evaluate!(s, player);
    this.#game.returns(s, this.#returns);
    return this.#returns[player];
  }
}
