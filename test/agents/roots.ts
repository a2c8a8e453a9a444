import { Tree } from '../../src/agents/tree.js';

/** A root with one edge for each [move, visits, total]. */
export function rootOf(...edges: readonly (readonly [number, number, number])[]): Tree {
  const tree = new Tree(edges.length + 1);
  for (const [move, visits, total] of edges) {
    const node = tree.add(0, move, 0);
    tree.visits[node] = visits;
    tree.total[node] = total;
  }
  return tree;
}
