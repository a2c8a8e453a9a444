import { expect, test } from 'vitest';
import { MoveAverages } from '../../src/agents/move-averages.js';
import { Offers } from '../../src/agents/offers.js';
import { Tree } from '../../src/agents/tree.js';
import { createGame } from '../../src/games/index.js';

const game = createGame('tic-tac-toe');

test('edges are offered once each, keys without one are new, and children that are not legal stay out', () => {
  const tree = new Tree(10);
  const [three, , seven] = [3, 4, 7].map((key) => tree.add(0, key, 0));
  const offers = new Offers(game);
  offers.gather(tree, 0, Int32Array.of(7, 7, 2, 3, 2, 8), 6);
  expect([...offers.edges.subarray(0, offers.count)]).toEqual([seven, three]);
  expect([...offers.newKeys.subarray(0, offers.newCount)]).toEqual([2, 8]);
  expect([3, 4, 7].map((key) => tree.available[tree.child(0, key)])).toEqual([2, 1, 2]);
});

test('what was gathered before is forgotten', () => {
  const tree = new Tree(10);
  const a = tree.add(0, 3, 0);
  const offers = new Offers(game);
  offers.gather(tree, 0, Int32Array.of(3, 5), 2);
  offers.gather(tree, a, Int32Array.of(3, 5), 2);
  expect([offers.count, offers.newCount]).toEqual([0, 2]);
});

test('moves behind one edge are recalled by their mean, unknown ones as even', () => {
  const tree = new Tree(10);
  for (const key of [1, 2]) tree.add(0, key, 0);
  const averages = new MoveAverages(game);
  for (const [move, result] of [
    [5, 1],
    [6, -1],
    [6, 0],
  ]) {
    averages.note(0, move);
    averages.learn(Float64Array.of(result, -result));
  }
  const offers = new Offers(game);
  const keys = Int32Array.of(1, 2, 2);
  offers.gather(tree, 0, keys, 3);
  offers.recall(averages, 0, Int32Array.of(4, 5, 6), keys, 3);
  expect([...offers.averages.subarray(0, 2)]).toEqual([0.5, (1 + 0.25) / 2]);
});

test('averages are kept by seat and by move, and cleared', () => {
  const averages = new MoveAverages(game);
  averages.note(0, 4);
  averages.note(1, 4);
  averages.learn(Float64Array.of(1, -1));
  expect([averages.of(0, 4), averages.of(1, 4), averages.of(0, 3)]).toEqual([1, 0, 0.5]);
  averages.clear();
  expect(averages.of(0, 4)).toBe(0.5);
});
