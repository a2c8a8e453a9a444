/** A tree of the moves of one side that chooses in it: moves not yet tried first, at random, then by upper bounds. */
import { Offers } from '../../agents/offers.js';
import { NONE, Tree } from '../../agents/tree.js';
import { Ucb1 } from '../../agents/ucb1.js';
import type { Game, Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';

export class Chooser {
  readonly tree: Tree;
  readonly #game: Game;
  readonly #player: Player;
  readonly #rng: Rng;
  readonly #ucb1: Ucb1;
  readonly #moves: Int32Array;
  readonly #offers: Offers;

  /** `c` is the exploration constant of UCB1, for results in [0, 1]. */
  constructor(game: Game, player: Player, rng: Rng, c: number, capacity: number) {
    this.tree = new Tree(capacity);
    this.#game = game;
    this.#player = player;
    this.#rng = rng;
    this.#ucb1 = new Ucb1(c);
    this.#moves = new Int32Array(game.maxMoves);
    this.#offers = new Offers(game);
  }

  /** What the node knows of the moves that the state allows; good until the next call. */
  offersAt(node: number, s: State): Offers {
    this.#offers.gather(this.tree, node, this.#moves, this.#game.legalMoves(s, this.#moves));
    return this.#offers;
  }

  /** The child behind the move that is chosen, perhaps new. NONE where the tree is full. */
  select(node: number, s: State): number {
    const offers = this.offersAt(node, s);
    if (offers.newCount === 0) return this.#ucb1.select(this.tree, offers);
    return this.tree.add(node, offers.newKeys[this.#rng.below(offers.newCount)], this.#player);
  }

  /** Hands the result, in the eyes of the side that chooses, to all nodes on the way to `leaf`. */
  learn(leaf: number, result: number): void {
    const { parent, visits, total } = this.tree;
    for (let node = leaf; node !== NONE; node = parent[node]) {
      visits[node]++;
      total[node] += result;
    }
  }
}
