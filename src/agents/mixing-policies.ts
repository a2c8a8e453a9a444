/**
 * Tree policies that draw their moves, for nodes where any fixed move can be answered: EXP3 (Auer et al. 2002) and
 * regret matching (Hart & Mas-Colell 2000), both with a share of even draws. The share of visits that an edge gets over
 * time is its probability in the average policy.
 *
 * A result tells of one move only, so each policy estimates what the others would have brought: the estimate of the
 * move made is divided by its probability, which is right on average.
 */
import type { Rng } from '../core/rng.js';
import type { Offers } from './offers.js';
import type { Tree } from './tree.js';
import { NONE } from './tree.js';
import type { TreePolicy } from './tree-policy.js';

abstract class MixingPolicy implements TreePolicy {
  readonly mixes = true;
  /** Share of even draws. */
  protected readonly gamma: number;
  readonly #rng: Rng;

  constructor(gamma: number, rng: Rng) {
    this.gamma = gamma;
    this.#rng = rng;
  }

  select(tree: Tree, { edges, count }: Offers): number {
    const { chance, offeredAt } = tree;
    this.weigh(tree, edges, count);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += chance[edges[i]];
    for (let i = 0; i < count; i++) {
      chance[edges[i]] = sum > 0 ? chance[edges[i]] / sum : 1 / count;
      offeredAt[edges[i]] = tree.visits[0];
    }
    if (this.#rng.unit() < this.gamma) return edges[this.#rng.below(count)];
    let left = this.#rng.unit();
    let i = 0;
    while (i < count - 1 && (left -= chance[edges[i]]) >= 0) i++;
    return edges[i];
  }

  learn(tree: Tree, edge: number, result: number): void {
    const { parent, firstChild, nextSibling, offeredAt } = tree;
    const now = tree.visits[0];
    // An edge that is new has not been drawn from what was offered.
    if (offeredAt[edge] !== now) return;
    let offered = 0;
    for (let c = firstChild[parent[edge]]; c !== NONE; c = nextSibling[c]) if (offeredAt[c] === now) offered++;
    const probability = (1 - this.gamma) * tree.chance[edge] + this.gamma / offered;
    this.update(tree, edge, result, probability, offered);
  }

  /** Writes to `chance` in what proportion the edges are to be drawn; all zero where there is no preference. */
  protected abstract weigh(tree: Tree, edges: Int32Array, count: number): void;
  /** Brings the scores of the edges offered with `edge`, which was drawn with this probability, up to date. */
  protected abstract update(tree: Tree, edge: number, result: number, probability: number, offered: number): void;
}

/** Exponential weights: a move is likelier by a factor for every unit that it is ahead. */
export class Exp3 extends MixingPolicy {
  protected weigh({ score, chance }: Tree, edges: Int32Array, count: number): void {
    let most = -Infinity;
    for (let i = 0; i < count; i++) if (score[edges[i]] > most) most = score[edges[i]];
    const rate = this.gamma / count;
    for (let i = 0; i < count; i++) chance[edges[i]] = Math.exp(rate * (score[edges[i]] - most));
  }

  protected update({ score }: Tree, edge: number, result: number, probability: number): void {
    score[edge] += result / probability;
  }
}

/** Each move in proportion to how much is regretted that it was not made. */
export class RegretMatching extends MixingPolicy {
  protected weigh({ score, chance }: Tree, edges: Int32Array, count: number): void {
    for (let i = 0; i < count; i++) chance[edges[i]] = Math.max(0, score[edges[i]]);
  }

  protected update(tree: Tree, edge: number, result: number, probability: number): void {
    const { parent, firstChild, nextSibling, offeredAt, visits, total, score, chance } = tree;
    const now = visits[0];
    let known = 0;
    let sum = 0;
    for (let c = firstChild[parent[edge]]; c !== NONE; c = nextSibling[c]) {
      known += visits[c];
      sum += total[c];
    }
    // Measured from the node's average, estimates vary less and are as right.
    const surprise = (result - sum / known) / probability;
    const expected = chance[edge] * surprise;
    for (let c = firstChild[parent[edge]]; c !== NONE; c = nextSibling[c])
      if (offeredAt[c] === now) score[c] += (c === edge ? surprise : 0) - expected;
  }
}
