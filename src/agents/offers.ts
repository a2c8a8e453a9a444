/** What can be chosen at a node in one world: the edges tried before and the keys that have none yet. */
import type { Game, Player } from '../core/game.js';
import type { MoveAverages } from './move-averages.js';
import type { Tree } from './tree.js';
import { NONE } from './tree.js';

const LAST_CLOCK = 2 ** 31 - 4;

export class Offers {
  /** Edges tried before, without repetition; the first `count` count. */
  readonly edges: Int32Array;
  count = 0;
  /** How the moves behind each of those edges have done anywhere; filled in by `recall` only. */
  readonly averages: Float64Array;
  /** Keys of moves that have no edge yet; the first `newCount` count. */
  readonly newKeys: Int32Array;
  newCount = 0;
  // By key: the clock's value where the node has a child behind it, one more once that is offered, two more where the
  // key is listed as new. Older values mean nothing.
  readonly #mark: Int32Array;
  /** By key: the child, and once it is offered its place in `edges`. */
  readonly #slot: Int32Array;
  readonly #seen: Int32Array;
  #clock = 1;

  constructor(game: Game) {
    const keys = Math.max(game.moveSpace, game.seenSpace);
    this.edges = new Int32Array(game.maxMoves);
    this.averages = new Float64Array(game.maxMoves);
    this.newKeys = new Int32Array(game.maxMoves);
    this.#mark = new Int32Array(keys);
    this.#slot = new Int32Array(keys);
    this.#seen = new Int32Array(game.maxMoves);
  }

  /** Sorts `keys`, of which several may be equal, by what the node knows of them. */
  gather(tree: Tree, node: number, keys: Int32Array, count: number): void {
    const { firstChild, nextSibling, key, available } = tree;
    const { edges, newKeys } = this;
    const mark = this.#mark;
    const slot = this.#slot;
    if ((this.#clock += 3) > LAST_CLOCK) this.#rewind();
    const clock = this.#clock;
    for (let c = firstChild[node]; c !== NONE; c = nextSibling[c]) {
      slot[key[c]] = c;
      mark[key[c]] = clock;
    }
    let known = 0;
    let fresh = 0;
    for (let i = 0; i < count; i++) {
      const k = keys[i];
      if (mark[k] > clock) continue;
      if (mark[k] === clock) {
        const edge = slot[k];
        available[edge]++;
        slot[k] = known;
        edges[known++] = edge;
        mark[k] = clock + 1;
      } else {
        newKeys[fresh++] = k;
        mark[k] = clock + 2;
      }
    }
    this.count = known;
    this.newCount = fresh;
  }

  /** Looks up how the moves behind the edges just gathered have done: of several behind one edge, the mean. */
  recall(averages: MoveAverages, player: Player, moves: Int32Array, keys: Int32Array, count: number): void {
    this.averages.fill(0, 0, this.count);
    this.#seen.fill(0, 0, this.count);
    for (let i = 0; i < count; i++) {
      if (this.#mark[keys[i]] !== this.#clock + 1) continue;
      const place = this.#slot[keys[i]];
      this.averages[place] += averages.of(player, moves[i]);
      this.#seen[place]++;
    }
    for (let place = 0; place < this.count; place++) this.averages[place] /= this.#seen[place];
  }

  #rewind(): void {
    this.#mark.fill(0);
    this.#clock = 1;
  }
}
