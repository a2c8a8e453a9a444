import { expect, test } from 'vitest';
import { NONE, Tree } from '../../src/agents/tree.js';
import { rootOf } from './roots.js';

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
