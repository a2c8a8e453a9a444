/**
 * A search tree as parallel arrays, one index a node. Node 0 is the root; a node stands for the edge that leads to it.
 *
 *   firstChild[v] -> c1 -nextSibling-> c2 -nextSibling-> ... -> NONE
 *   each c: key (the move on its edge), mover (the seat that chose it), visits, available, total
 *
 * It never grows: once full, `add` answers NONE and the search goes on with the nodes it has.
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

  constructor(capacity: number) {
    this.capacity = capacity;
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
}
