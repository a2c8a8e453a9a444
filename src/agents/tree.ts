/**
 * A search tree as parallel arrays, one index a node. Node 0 is the root; a node stands for the edge that leads to it.
 *
 *   firstChild[v] -> c1 -nextSibling-> c2 -nextSibling-> ... -> NONE
 *   each c: key (the move on its edge), mover (the seat that chose it), visits, available, total;
 *           score, chance and offeredAt where the policy mixes
 *
 * It has a fixed size: once full, `add` answers NONE, and searches go on from the nodes that there are.
 */
import type { Player } from '../core/game.js';

export const NONE = -1;

export class Tree {
  readonly capacity: number;
  size = 0;
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly key: Int32Array;
  readonly mover: Int32Array;
  readonly visits: Int32Array;
  /** How often the edge could have been chosen when its parent was visited. */
  readonly available: Int32Array;
  /** Sum of the mover's results, each in [0, 1]. */
  readonly total: Float64Array;
  /** What a mixing policy draws its moves by. */
  readonly score: Float64Array;
  /** The chance that a mixing policy last gave the edge, exploration apart. */
  readonly chance: Float64Array;
  /** The root's visits when that was. */
  readonly offeredAt: Int32Array;

  /** `mixes` makes room for what a mixing policy remembers. */
  constructor(capacity: number, mixes = false) {
    const mixing = mixes ? capacity : 0;
    this.capacity = capacity;
    this.score = new Float64Array(mixing);
    this.chance = new Float64Array(mixing);
    this.offeredAt = new Int32Array(mixing);
    this.parent = new Int32Array(capacity);
    this.firstChild = new Int32Array(capacity);
    this.nextSibling = new Int32Array(capacity);
    this.key = new Int32Array(capacity);
    this.mover = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.available = new Int32Array(capacity);
    this.total = new Float64Array(capacity);
    this.clear();
  }

  /** Leaves the root alone. */
  clear(): void {
    this.size = 0;
    this.add(NONE, 0, NONE);
  }

  add(parent: number, key: number, mover: Player): number {
    if (this.size === this.capacity) return NONE;
    const node = this.size++;
    this.parent[node] = parent;
    this.key[node] = key;
    this.mover[node] = mover;
    this.visits[node] = 0;
    this.available[node] = 1;
    this.total[node] = 0;
    if (node < this.score.length) {
      this.score[node] = 0;
      this.chance[node] = 0;
      this.offeredAt[node] = NONE;
    }
    this.firstChild[node] = NONE;
    this.nextSibling[node] = NONE;
    if (parent !== NONE) {
      this.nextSibling[node] = this.firstChild[parent];
      this.firstChild[parent] = node;
    }
    return node;
  }

  /** The child behind `key`, or NONE. */
  child(node: number, key: number): number {
    let c = this.firstChild[node];
    while (c !== NONE && this.key[c] !== key) c = this.nextSibling[c];
    return c;
  }

  /** The same, added if it is not there; NONE when the tree is full. */
  childOrNew(node: number, key: number, mover: Player): number {
    const child = this.child(node, key);
    return child === NONE ? this.add(node, key, mover) : child;
  }
}
