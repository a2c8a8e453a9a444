/** One choice at a node of a tree: which of the moves that are legal in this world is walked. */
import * as core from '../core/game.js';
import type { Game, Move, Player, State } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import type { MoveAverages } from './move-averages.js';
import { Offers } from './offers.js';
import type { Tree } from './tree.js';
import { NONE } from './tree.js';
import type { TreePolicy } from './tree-policy.js';

const { ACTOR } = core;

/** The observer who tells all moves apart. */
export const EVERYONE = -1;

export class MoveChoice {
  /** What the last `pick` settled on: the move, its key in the tree, and the edge behind it or NONE if it is new. */
  move: Move = 0;
  key = 0;
  edge = NONE;
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #policy: TreePolicy;
  readonly #averages: MoveAverages | undefined;
  readonly #offers: Offers;
  readonly #moves: Int32Array;
  readonly #keys: Int32Array;

  constructor(game: Game, rng: Rng, policy: TreePolicy, averages: MoveAverages | undefined) {
    this.#game = game;
    this.#rng = rng;
    this.#policy = policy;
    this.#averages = averages;
    this.#offers = new Offers(game);
    this.#moves = new Int32Array(game.maxMoves);
    this.#keys = new Int32Array(game.maxMoves);
  }

  /** A move not yet tried, at random; else what the policy selects. Keys are what `observer` sees of the moves. */
  pick(tree: Tree, node: number, state: State, observer: Player): void {
    const offers = this.#offers;
    const moves = this.#moves;
    const count = this.#game.legalMoves(state, moves);
    const keys = observer === EVERYONE ? moves : this.#see(state, observer, count);
    offers.gather(tree, node, keys, count);
    if (offers.newCount > 0) {
      this.edge = NONE;
      this.key = offers.newKeys[this.#rng.below(offers.newCount)];
    } else {
      if (this.#averages !== undefined) offers.recall(this.#averages, state[ACTOR], moves, keys, count);
      this.edge = this.#policy.select(tree, offers);
      this.key = tree.key[this.edge];
    }
    this.move = observer === EVERYONE ? this.key : this.#moveBehind(count);
  }

  #see(state: State, observer: Player, count: number): Int32Array {
    const keys = this.#keys;
    for (let i = 0; i < count; i++) keys[i] = this.#game.moveSeenBy(state, this.#moves[i], observer);
    return keys;
  }

  /** Any of the moves that share the key. */
  #moveBehind(count: number): Move {
    let behind = 0;
    let move = 0;
    for (let i = 0; i < count; i++)
      if (this.#keys[i] === this.key && this.#rng.below(++behind) === 0) move = this.#moves[i];
    return move;
  }
}
