import type { Offers } from './offers.js';
import type { Tree } from './tree.js';
import type { TreePolicy } from './tree-policy.js';

/** ln n for the counts that searches reach; larger ones are computed. */
const LN = Float64Array.from({ length: 1 << 16 }, (_, n) => Math.log(n));
const ln = (n: number): number => (n < LN.length ? LN[n] : Math.log(n));

/** The edge of the highest upper bound: its average and more, the less it was tried when it could have been. */
export class Ucb1 implements TreePolicy {
  readonly mixes = false;
  readonly #c: number;

  /** `c` is the exploration constant for results in [0, 1]. */
  constructor(c: number) {
    this.#c = c;
  }

  select(tree: Tree, { edges, count }: Offers): number {
    const { visits, available, total } = tree;
    const c = this.#c;
    let best = edges[0];
    let bestBound = -1;
    for (let i = 0; i < count; i++) {
      const edge = edges[i];
      const n = visits[edge];
      const bound = total[edge] / n + c * Math.sqrt(ln(available[edge]) / n);
      if (bound > bestBound) {
        bestBound = bound;
        best = edge;
      }
    }
    return best;
  }

  /** Visits and averages are all it needs, and the search keeps those. */
  learn(): void {
    return;
  }
}

/**
 * The same with progressive history (Nijssen & Winands 2011): a bonus for moves that did well anywhere in this search,
 * which fades as the edge is tried, and faster where it loses.
 */
export class BiasedUcb1 implements TreePolicy {
  readonly mixes = false;
  readonly #c: number;
  readonly #bias: number;

  constructor(c: number, bias: number) {
    this.#c = c;
    this.#bias = bias;
  }

  select(tree: Tree, { edges, averages, count }: Offers): number {
    const { visits, available, total } = tree;
    let best = edges[0];
    let bestBound = -1;
    for (let i = 0; i < count; i++) {
      const edge = edges[i];
      const n = visits[edge];
      const bonus = (this.#bias * averages[i]) / (n - total[edge] + 1);
      const bound = total[edge] / n + this.#c * Math.sqrt(ln(available[edge]) / n) + bonus;
      if (bound > bestBound) {
        bestBound = bound;
        best = edge;
      }
    }
    return best;
  }

  learn(): void {
    return;
  }
}
