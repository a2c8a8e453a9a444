import { describe, expect, test } from 'vitest';
import { newState } from '../../src/core/game.js';
import { UsageError } from '../../src/core/usage-error.js';
import { createGame } from '../../src/games/index.js';
import { exploitability } from '../../src/solvers/best-response.js';
import { buildGraph } from '../../src/solvers/build-graph.js';
import { solve } from '../../src/solvers/cfr.js';
import { PublicCfr } from '../../src/specialists/scotland-yard/public-cfr.js';
import type { PublicTree } from '../../src/specialists/scotland-yard/public-tree.js';
import { buildPublicTree } from '../../src/specialists/scotland-yard/public-tree.js';
import { chase } from './games.js';

const treeOf = (preset: string): PublicTree => buildPublicTree(chase(preset), newState(chase(preset)));

/** Cells in which Mr X moves: his information sets. */
function mrXCells(tree: PublicTree): number {
  let count = 0;
  for (let n = 0; n < tree.nodeCount; n++) if (tree.isMrX[n]) count += tree.firstCell[n + 1] - tree.firstCell[n];
  return count;
}

describe('glasses without a reveal', () => {
  const tree = treeOf('glasses');

  test('has 1,005 public nodes, 748 of them of the detectives, and 995 information sets of Mr X', () => {
    expect(tree.nodeCount).toBe(1005);
    expect(tree.isMrX.filter((isMrX) => isMrX === 0).length).toBe(748);
    expect(mrXCells(tree)).toBe(995);
  });

  test('uniform play has exploitability 0.466', () => {
    const cfr = new PublicCfr(tree);
    expect(cfr.exploitability(cfr.average())).toBeCloseTo(0.466, 3);
  });

  test('is worth 8/9 to the detectives within 0.001; CFR+ is exploitable by at most 0.001 after 1,000 iterations', () => {
    const cfr = new PublicCfr(tree);
    cfr.run(1000);
    const policy = cfr.average();
    expect(cfr.exploitability(policy)).toBeLessThanOrEqual(0.001);
    expect(Math.abs((1 - cfr.valueOf(policy)) / 2 - 8 / 9)).toBeLessThan(1e-3);
    expect((1 + cfr.bestDetectives(policy)) / 2).toBeGreaterThanOrEqual(8 / 9);
    expect((1 - cfr.bestMrX(policy)) / 2).toBeLessThanOrEqual(8 / 9);
  });
});

test('glasses with a reveal has 2,026 public nodes and is won by the detectives', () => {
  const tree = treeOf('glasses-reveal');
  expect(tree.nodeCount).toBe(2026);
  const cfr = new PublicCfr(tree);
  cfr.run(100);
  expect((1 - cfr.valueOf(cfr.average())) / 2).toBeGreaterThan(0.999);
});

test.each(['glasses', 'glasses-reveal'])(
  '%s: the same iterations as over single states, to the last digits',
  (preset) => {
    const graph = buildGraph(chase(preset));
    const cfr = new PublicCfr(treeOf(preset));
    cfr.run(60);
    expect(cfr.exploitability(cfr.average())).toBeCloseTo(exploitability(graph, solve(graph, 60)), 10);
  },
);

describe('from the middle of a game', () => {
  /** A village with all kinds of tickets, after the deal and Mr X's first move. */
  function village(choices: readonly number[]) {
    const game = chase('village');
    const state = newState(game);
    const moves = new Int32Array(game.maxMoves);
    for (const choice of choices) game.apply(state, moves[choice % game.legalMoves(state, moves)]);
    return { game, state };
  }

  test('Mr X has the value that his prior gives him, and the solver comes near to an equilibrium', () => {
    const { game, state } = village([0, 1, 1, 0]);
    const tree = buildPublicTree(game, state);
    expect(tree.firstCell[1]).toBe(game.worldCount!(state, 1));
    const cfr = new PublicCfr(tree);
    cfr.run(100);
    const early = cfr.exploitability(cfr.average());
    cfr.run(400);
    expect(cfr.exploitability(cfr.average())).toBeLessThan(Math.max(early / 2, 1e-6));
  });

  test('a prior that knows his station is at least as good for the detectives', () => {
    const { game, state } = village([0, 1, 1]);
    const tree = buildPublicTree(game, state);
    const values = [undefined, ...Array.from({ length: tree.firstCell[1] }, (_, i) => i)].map((known) => {
      const prior =
        known === undefined ? undefined : Array.from({ length: tree.firstCell[1] }, (_, i) => +(i === known));
      const cfr = new PublicCfr(tree, prior);
      cfr.run(60);
      return cfr.valueOf(cfr.average());
    });
    const [blind, ...informed] = values;
    const mean = informed.reduce((a, b) => a + b) / informed.length;
    expect(mean).toBeLessThanOrEqual(blind + 0.01);
  });

  test('seats that think for themselves, deals and games that are too large are refused', () => {
    const players = createGame('scotland-yard', { seats: 'players' });
    const london = createGame('scotland-yard');
    expect(() => buildPublicTree(players, newState(players))).toThrow(UsageError);
    expect(() => buildPublicTree(london, newState(london))).toThrow('where a pawn is to move');
    const glasses = chase('glasses');
    expect(() => buildPublicTree(glasses, newState(glasses), 100)).toThrow('over 100 public states');
  });
});
