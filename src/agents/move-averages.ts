import type { Game, Move, Player } from '../core/game.js';

/** What nothing is known of is taken to be even. */
const EVEN = 0.5;

/** How each move has done for the seat that made it, wherever it was made during one search. */
export class MoveAverages {
  readonly #moveSpace: number;
  // By seat and move: seat * moveSpace + move.
  readonly #visits: Int32Array;
  readonly #total: Float64Array;
  // The moves of the iteration in hand.
  readonly #path: Int32Array;
  readonly #movers: Int32Array;
  #length = 0;

  constructor(game: Game) {
    this.#moveSpace = game.moveSpace;
    this.#visits = new Int32Array(game.playerCount * game.moveSpace);
    this.#total = new Float64Array(game.playerCount * game.moveSpace);
    this.#path = new Int32Array(game.maxPlies);
    this.#movers = new Int32Array(game.maxPlies);
  }

  clear(): void {
    this.#visits.fill(0);
    this.#total.fill(0);
    this.#length = 0;
  }

  /** The mean result of the move, in [0, 1]. */
  of(player: Player, move: Move): number {
    const at = player * this.#moveSpace + move;
    return this.#visits[at] === 0 ? EVEN : this.#total[at] / this.#visits[at];
  }

  /** The move is part of the iteration in hand. */
  note(player: Player, move: Move): void {
    this.#movers[this.#length] = player;
    this.#path[this.#length++] = player * this.#moveSpace + move;
  }

  /** The iteration has ended so, for each seat in [-1, 1]. */
  learn(returns: Float64Array): void {
    for (let i = 0; i < this.#length; i++) {
      this.#visits[this.#path[i]]++;
      this.#total[this.#path[i]] += (returns[this.#movers[i]] + 1) / 2;
    }
    this.#length = 0;
  }
}
