/** What to play once the search is over: three ways to read the edges of the root. */
import type { Move } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import type { View } from '../core/view.js';
import type { Tree } from './tree.js';
import { NONE } from './tree.js';

export const FINAL_CHOICES = ['visits', 'value', 'sample'] as const;
export type FinalChoiceName = (typeof FINAL_CHOICES)[number];

/** The largest weight of a draw: sums of weights stay in the range in which draws are even. */
const FULL_WEIGHT = 1 << 15;

/** The edge walked most often. Safe against lucky averages, and fully predictable. */
export const mostVisited = (tree: Tree): number => best(tree, (c) => tree.visits[c]);

/** The edge of the best average. */
const bestValue = (tree: Tree): number => best(tree, (c) => tree.total[c] / tree.visits[c]);

export class FinalChoice {
  readonly #name: FinalChoiceName;
  readonly #temperature: number;

  /** `temperature` is for `sample`: 1 draws in proportion to visits, less prefers the most visited more strongly. */
  constructor(name: FinalChoiceName, temperature: number) {
    this.#name = name;
    this.#temperature = temperature;
  }

  /** The move of one of the root's edges. */
  choose(tree: Tree, rng: Rng): Move {
    if (this.#name !== 'sample') return tree.key[this.#sure(tree)];
    const most = tree.visits[mostVisited(tree)];
    let left = rng.below(this.#sum(tree, most));
    let c = tree.firstChild[0];
    for (let weight = this.#weight(tree, c, most); left >= weight; weight = this.#weight(tree, c, most)) {
      left -= weight;
      c = tree.nextSibling[c];
    }
    return tree.key[c];
  }

  /** Writes the probability with which `choose` would answer each of the view's moves. */
  mix(tree: Tree, view: View, out: Float64Array): void {
    const sure = this.#name === 'sample' ? NONE : this.#sure(tree);
    const most = tree.visits[mostVisited(tree)];
    const sum = this.#sum(tree, most);
    for (let i = 0; i < view.moveCount; i++) {
      const c = tree.child(0, view.moves[i]);
      if (sure !== NONE) out[i] = c === sure ? 1 : 0;
      else out[i] = c === NONE ? 0 : this.#weight(tree, c, most) / sum;
    }
  }

  #sure(tree: Tree): number {
    return this.#name === 'value' ? bestValue(tree) : mostVisited(tree);
  }

  #sum(tree: Tree, most: number): number {
    let sum = 0;
    for (let c = tree.firstChild[0]; c !== NONE; c = tree.nextSibling[c]) sum += this.#weight(tree, c, most);
    return sum;
  }

  /** A whole number, so that draws do not hang on the last bit of a power. */
  #weight(tree: Tree, edge: number, most: number): number {
    const share = tree.visits[edge] / most;
    return Math.round(FULL_WEIGHT * (this.#temperature === 1 ? share : share ** (1 / this.#temperature)));
  }
}

function best(tree: Tree, score: (node: number) => number): number {
  let found = tree.firstChild[0];
  for (let c = tree.nextSibling[found]; c !== NONE; c = tree.nextSibling[c]) {
    const lead = score(c) - score(found);
    // Equal scores go to the lower move, so that the answer does not depend on the order of trying.
    if (lead > 0 || (lead === 0 && tree.key[c] < tree.key[found])) found = c;
  }
  return found;
}
