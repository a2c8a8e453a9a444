import { describe, expect, test } from 'vitest';
import { FinalChoice } from '../../src/agents/final-choice.js';
import type { Tree } from '../../src/agents/tree.js';
import { newState } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import { View } from '../../src/core/view.js';
import { createGame } from '../../src/games/index.js';
import { chiSquare, ONE_IN_A_MILLION } from '../core/chi-square.js';
import { rootOf } from './roots.js';

const tree = rootOf([3, 60, 20], [5, 30, 29], [8, 10, 0]);

test('most visits and best value', () => {
  expect(new FinalChoice('visits', 1).choose(tree, new Rng(1))).toBe(3);
  expect(new FinalChoice('value', 1).choose(tree, new Rng(1))).toBe(5);
});

test('equal scores go to the lower move, whatever the order of trying', () => {
  const choice = new FinalChoice('visits', 1);
  expect(choice.choose(rootOf([5, 10, 1], [3, 10, 9]), new Rng(1))).toBe(3);
  expect(choice.choose(rootOf([3, 10, 9], [5, 10, 1]), new Rng(1))).toBe(3);
});

describe.each([
  [1, [60, 30, 10]],
  [0.5, [3600, 900, 100]],
  [2, [Math.sqrt(60), Math.sqrt(30), Math.sqrt(10)]],
])('at temperature %d', (temperature, weights) => {
  const choice = new FinalChoice('sample', temperature);
  const sum = weights.reduce((a, b) => a + b);

  test('moves are drawn by the power of their visits', () => {
    const rng = new Rng(1);
    const drawn = new Map([3, 5, 8].map((move) => [move, 0]));
    for (let i = 0; i < 10_000; i++) {
      const move = choice.choose(tree, rng);
      drawn.set(move, drawn.get(move)! + 1);
    }
    const expected = weights.map((weight) => (10_000 * weight) / sum);
    expect(chiSquare([...drawn.values()], expected)).toBeLessThan(ONE_IN_A_MILLION[2]);
  });

  test('it says the probabilities that it draws by', () => {
    const out = probabilities(choice, tree);
    [3, 5, 8].forEach((move, i) => expect(out[move]).toBeCloseTo(weights[i] / sum, 3));
    expect(out.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  });
});

test('a sure choice says so', () => {
  expect(probabilities(new FinalChoice('visits', 1), tree)[3]).toBe(1);
  expect(probabilities(new FinalChoice('value', 1), tree)[5]).toBe(1);
});

test('a temperature near zero is the most visited move, and no power overflows', () => {
  const out = probabilities(new FinalChoice('sample', 0.01), rootOf([3, 2_000_000, 0], [5, 1_000_000, 0]));
  expect([out[3], out[5]]).toEqual([1, 0]);
});

/** For each square of tic-tac-toe, whose moves are the numbers 0 to 8. */
function probabilities(choice: FinalChoice, root: Tree): number[] {
  const game = createGame('tic-tac-toe');
  const view = new View(game, 0);
  const out = new Float64Array(9);
  view.show(newState(game));
  choice.mix(root, view, out);
  return [...out];
}
