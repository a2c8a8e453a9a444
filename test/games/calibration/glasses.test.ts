/** The chase on the glasses map, solved over the rules as they are: two reveal variants and what uniform play loses. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/core/game.js';
import { createGame, presetOptions } from '../../../src/games/index.js';
import { bestResponse, nashConv, uniform } from './best-response.js';
import type { GameTree } from './game-tree.js';
import { buildTree } from './game-tree.js';
import { solved } from './strategy.js';

const DETECTIVES = 1;
const chase = (preset: string): Game => createGame('scotland-yard', presetOptions('scotland-yard', preset));

/** Bounds on the probability that the detectives win, each secured by one side's strategy. */
function bounds(game: Game, tree: GameTree, iterations: number): [number, number] {
  const strategy = solved(game, tree, iterations);
  return [(1 - bestResponse(tree, strategy, 0)) / 2, (1 + bestResponse(tree, strategy, DETECTIVES)) / 2];
}

describe('glasses without a reveal', () => {
  const game = chase('glasses');
  const tree = buildTree(game);

  test('Mr X has 995 information sets and the detectives 748', () => {
    expect([0, 1].map((player) => tree.infosets.filter((set) => set.player === player).length)).toEqual([995, 748]);
  });

  test('uniform play has exploitability 0.466', () => {
    expect(nashConv(tree, uniform(tree)) / 2).toBeCloseTo(0.466, 3);
  });

  test('the detectives win 8/9 of the games, within 0.001', () => {
    const [least, most] = bounds(game, tree, 100);
    expect(least).toBeGreaterThan(8 / 9 - 1e-3);
    expect(least).toBeLessThanOrEqual(8 / 9);
    expect(most).toBeGreaterThanOrEqual(8 / 9);
    expect(most).toBeLessThan(8 / 9 + 1e-3);
  }, 60_000);
});

describe('glasses with a reveal in box 3', () => {
  const game = chase('glasses-reveal');
  const tree = buildTree(game);

  test('uniform play has exploitability 0.494', () => {
    expect(nashConv(tree, uniform(tree)) / 2).toBeCloseTo(0.494, 3);
  });

  test('the detectives win, within 0.001', () => {
    const [least, most] = bounds(game, tree, 60);
    expect(least).toBeGreaterThan(1 - 1e-3);
    expect(most).toBe(1);
  }, 60_000);
});
