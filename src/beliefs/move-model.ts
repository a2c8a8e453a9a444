/** What a belief expects of the others: how likely whoever acts is to choose each of his moves. */
import * as core from '../core/game.js';
import type { Game, State } from '../core/game.js';
import { Outlook } from '../core/outlook.js';
import type { Rng } from '../core/rng.js';

const { ACTOR } = core;

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
  readonly #temperature: number;
  readonly #rng: Rng;
  readonly #outlook: Outlook;

  constructor(game: Game, temperature: number, rng: Rng) {
    this.#temperature = temperature;
    this.#rng = rng;
    this.#outlook = new Outlook(game);
  }

  weigh(state: State, moves: Int32Array, count: number, out: Float64Array): void {
    const player = state[ACTOR];
    let best = -Infinity;
    for (let i = 0; i < count; i++) {
      out[i] = this.#outlook.after(state, moves[i], player, this.#rng);
      if (out[i] > best) best = out[i];
    }
    let sum = 0;
    for (let i = 0; i < count; i++) sum += out[i] = Math.exp((out[i] - best) / this.#temperature);
    for (let i = 0; i < count; i++) out[i] = (out[i] / sum) * (1 - SURPRISE) + SURPRISE / count;
  }
}
