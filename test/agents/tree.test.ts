import { expect, test } from 'vitest';
import { finalChoice } from '../../src/agents/final-choice.js';
import { NONE, Tree } from '../../src/agents/tree.js';
import { Rng } from '../../src/core/rng.js';

/** A root with one edge for each [move, visits, total]. */
function rootOf(...edges: readonly (readonly [number, number, number])[]): Tree {
  const tree = new Tree(edges.length + 1);
  for (const [move, visits, total] of edges) {
    const node = tree.add(0, move, 0);
    tree.visits[node] = visits;
    tree.total[node] = total;
  }
  return tree;
}

test('children are found by their move, and others are not', () => {
  const tree = new Tree(10);
  const a = tree.add(0, 7, 1);
  const b = tree.add(0, 9, 1);
  const deep = tree.add(a, 9, 0);
  expect([tree.child(0, 7), tree.child(0, 9), tree.child(a, 9), tree.child(0, 8), tree.child(b, 7)]).toEqual([
    a,
    b,
    deep,
    NONE,
    NONE,
  ]);
  expect([tree.parent[deep], tree.mover[deep], tree.key[deep]]).toEqual([a, 0, 9]);
});

test('a full tree refuses new nodes and keeps the old ones', () => {
  const tree = new Tree(3);
  expect([tree.add(0, 1, 0), tree.add(0, 2, 0), tree.add(0, 3, 0)]).toEqual([1, 2, NONE]);
  expect(tree.child(0, 3)).toBe(NONE);
  expect(tree.child(0, 2)).toBe(2);
});

test('clearing leaves a root without children or visits', () => {
  const tree = rootOf([4, 10, 5]);
  tree.visits[0] = 10;
  tree.clear();
  expect([tree.size, tree.visits[0], tree.firstChild[0], tree.child(0, 4)]).toEqual([1, 0, NONE, NONE]);
});

test('final choices read visits, values or draw by visits', () => {
  const tree = rootOf([3, 60, 20], [5, 30, 29], [8, 10, 0]);
  const rng = new Rng(1);
  expect(finalChoice.visits(tree, rng)).toBe(3);
  expect(finalChoice.value(tree, rng)).toBe(5);
  const drawn = new Map<number, number>();
  for (let i = 0; i < 10_000; i++) {
    const move = finalChoice.sample(tree, rng);
    drawn.set(move, (drawn.get(move) ?? 0) + 1);
  }
  // Binomial with n = 10,000: four standard deviations are at most 200.
  expect(Math.abs(drawn.get(3)! - 6000)).toBeLessThan(200);
  expect(Math.abs(drawn.get(5)! - 3000)).toBeLessThan(200);
  expect(Math.abs(drawn.get(8)! - 1000)).toBeLessThan(200);
});

test('equal scores go to the lower move, whatever the order of trying', () => {
  const rng = new Rng(1);
  expect(finalChoice.visits(rootOf([5, 10, 1], [3, 10, 9]), rng)).toBe(3);
  expect(finalChoice.visits(rootOf([3, 10, 9], [5, 10, 1]), rng)).toBe(3);
});
