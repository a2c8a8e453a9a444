/** What to play once the search is over: three ways to read the edges of the root. */
import type { Move } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import type { Tree } from './tree.js';
import { NONE } from './tree.js';

/** Picks the move of one of the root's edges. */
export type FinalChoice = (tree: Tree, rng: Rng) => Move;

export const FINAL_CHOICES = ['visits', 'value', 'sample'] as const;
export type FinalChoiceName = (typeof FINAL_CHOICES)[number];

/** The edge walked most often. Safe against lucky averages, and fully predictable. */
const mostVisited: FinalChoice = (tree) => best(tree, (c) => tree.visits[c]);

/** The edge of the best average. */
const bestValue: FinalChoice = (tree) => best(tree, (c) => tree.total[c] / tree.visits[c]);

/** An edge drawn in proportion to its visits: for games in which being predictable loses. */
const inProportion: FinalChoice = (tree, rng) => {
  let total = 0;
  for (let c = tree.firstChild[0]; c !== NONE; c = tree.nextSibling[c]) total += tree.visits[c];
  let left = rng.below(total);
  let c = tree.firstChild[0];
  while (left >= tree.visits[c]) {
    left -= tree.visits[c];
    c = tree.nextSibling[c];
  }
  return tree.key[c];
};

export const finalChoice: Readonly<Record<FinalChoiceName, FinalChoice>> = {
  visits: mostVisited,
  value: bestValue,
  sample: inProportion,
};

function best(tree: Tree, score: (node: number) => number): Move {
  let found = tree.firstChild[0];
  for (let c = tree.nextSibling[found]; c !== NONE; c = tree.nextSibling[c]) {
    const lead = score(c) - score(found);
    // Equal scores go to the lower move, so that the answer does not depend on the order of trying.
    if (lead > 0 || (lead === 0 && tree.key[c] < tree.key[found])) found = c;
  }
  return tree.key[found];
}
