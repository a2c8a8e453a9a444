import type { Offers } from './offers.js';
import type { Tree } from './tree.js';

/** Which of the moves tried before is tried again at a node of the tree, and what is learned from the result. */
export interface TreePolicy {
  /** Whether the tree has to keep `score`, `chance` and `offeredAt` for it. */
  readonly mixes: boolean;
  /** Picks one of the offered edges, of which there is at least one; answers with its node. */
  select(tree: Tree, offers: Offers): number;
  /** Takes in the result of an edge for its mover, in [0, 1], before it is counted there. */
  learn(tree: Tree, edge: number, result: number): void;
}
