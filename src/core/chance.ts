/** Luck and uniform play: one random move of whoever acts. */
import type { GameRules, Move, State } from './game.js';
import { ACTOR, CHANCE } from './game.js';
import type { Rng } from './rng.js';

/** What it takes to draw a move. */
type Listing = Pick<GameRules, 'legalMoves' | 'chanceWeights' | 'randomMove' | 'maxMoves'>;

/** Draws moves of one game without allocating; keeps the buffers that this takes. */
export class MoveSampler {
  readonly moves: Int32Array;
  readonly #weights: Int32Array;
  readonly #game: Listing;

  constructor(game: Listing) {
    this.#game = game;
    this.moves = new Int32Array(game.maxMoves);
    this.#weights = new Int32Array(game.chanceWeights ? game.maxMoves : 0);
  }

  /** As `sample`, in whatever way is fastest for the game; how much it takes from `rng` and what is in `moves` differ. */
  draw(state: State, rng: Rng): Move {
    const randomMove = this.#game.randomMove;
    return randomMove === undefined ? this.sample(state, rng) : randomMove(state, rng);
  }

  /** By weight at a chance node, evenly elsewhere, with one draw. Leaves the list it drew from in `moves`. */
  sample(state: State, rng: Rng): Move {
    const count = this.#game.legalMoves(state, this.moves);
    const weigh = this.#game.chanceWeights;
    if (weigh === undefined || state[ACTOR] !== CHANCE) return this.moves[rng.below(count)];
    weigh(state, this.moves, count, this.#weights);
    let total = 0;
    for (let i = 0; i < count; i++) total += this.#weights[i];
    let left = rng.below(total);
    let i = 0;
    while (left >= this.#weights[i]) left -= this.#weights[i++];
    return this.moves[i];
  }
}
