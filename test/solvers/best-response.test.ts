import { describe, expect, test } from 'vitest';
import type { Agent } from '../../src/core/agent.js';
import { Rng } from '../../src/core/rng.js';
import { KUHN_CHIPS } from '../../src/games/calibration/kuhn-poker.js';
import { LEDUC_CHIPS } from '../../src/games/calibration/leduc-poker.js';
import { agentPolicy } from '../../src/solvers/agent-policy.js';
import { bestResponse, exploitability, nashConv, valuesOf } from '../../src/solvers/best-response.js';
import { buildGraph } from '../../src/solvers/build-graph.js';
import type { GameGraph } from '../../src/solvers/game-graph.js';
import type { Policy } from '../../src/solvers/policy.js';
import { firstMovePolicy, policyOf, uniformPolicy } from '../../src/solvers/policy.js';
import * as naive from '../games/calibration/best-response.js';
import { buildTree } from '../games/calibration/game-tree.js';
import { strategyOf } from '../games/calibration/strategy.js';
import { agentOf } from '../toys/agents.js';
import { chase, kuhn, leduc } from './games.js';

const kuhnGraph = buildGraph(kuhn);

/** Probabilities drawn by a fixed seed, a third of them 0. */
function randomPolicy(graph: GameGraph, seed: number): Policy {
  const rng = new Rng(seed);
  return policyOf(graph, (_game, _player, _observation, moves, out) => {
    const weights = Array.from(moves, () => (rng.below(3) === 0 ? 0 : rng.unit()));
    weights[rng.below(moves.length)] += 0.5;
    const total = weights.reduce((a, b) => a + b);
    out.set(weights.map((weight) => weight / total));
  });
}

describe.each([
  ['Kuhn poker', kuhn],
  ['Leduc poker', leduc],
  ['glasses', chase('glasses')],
])('at %s', (_name, game) => {
  const graph = buildGraph(game);
  const tree = buildTree(game);

  test.each([1, 2, 3])('values and best replies agree with a naive walk, policy %i', (seed) => {
    const policy = randomPolicy(graph, seed);
    const strategy = strategyOf(graph, policy, tree);
    const [first, second] = valuesOf(graph, policy);
    expect(first).toBeCloseTo(naive.valueOf(tree, strategy), 12);
    expect(second).toBeCloseTo(-first, 12);
    for (const player of [0, 1])
      expect(bestResponse(graph, policy, player).value).toBeCloseTo(naive.bestResponse(tree, strategy, player), 12);
    expect(nashConv(graph, policy)).toBeCloseTo(naive.nashConv(tree, strategy), 12);
  });

  test('the best reply earns what it promises', () => {
    const policy = randomPolicy(graph, 4);
    for (const player of [0, 1]) {
      const { value, choice } = bestResponse(graph, policy, player);
      const reply = policy.slice();
      for (let i = 0; i < graph.infosetCount; i++)
        if (graph.player[i] === player) {
          reply.fill(0, graph.firstSlot[i], graph.firstSlot[i + 1]);
          reply[choice[i]] = 1;
        } else expect(choice[i]).toBe(-1);
      expect(valuesOf(graph, reply)[player]).toBeCloseTo(value, 12);
    }
  });
});

describe('by hand', () => {
  test('against a second seat that always passes, the first bets and wins a chip every time', () => {
    expect(bestResponse(kuhnGraph, firstMovePolicy(kuhnGraph), 0).value * KUHN_CHIPS).toBeCloseTo(1, 12);
  });

  test('against a first seat that always passes, the second wins a chip every time: a jack and a queen must bet', () => {
    const { value, choice } = bestResponse(kuhnGraph, firstMovePolicy(kuhnGraph), 1);
    expect(value * KUHN_CHIPS).toBeCloseTo(1, 12);
    // A king wins the same chip either way; after a bet, which never comes, anything will do. Ties go to the pass.
    const bets = [...choice].filter((slot, i) => slot === kuhnGraph.firstSlot[i] + 1);
    expect(bets.length).toBe(2);
  });

  test('against one that always bets, a king and a queen call and a jack folds', () => {
    // Jack -1; queen calls for (2 - 2) / 2 = 0 instead of folding for -1; king +2: one third of a chip.
    const always = policyOf(kuhnGraph, (_game, _player, _observation, moves, out) => out.fill(1, moves.length - 1));
    expect(bestResponse(kuhnGraph, always, 1).value * KUHN_CHIPS).toBeCloseTo(1 / 3, 12);
  });
});

describe('published figures', () => {
  test('uniform play: Kuhn NashConv 11/12 chips, Leduc 4.747222 chips, glasses exploitability 0.466 and 0.494', () => {
    expect(nashConv(kuhnGraph, uniformPolicy(kuhnGraph)) * KUHN_CHIPS).toBeCloseTo(11 / 12, 12);
    const graph = buildGraph(leduc);
    expect(nashConv(graph, uniformPolicy(graph)) * LEDUC_CHIPS).toBeCloseTo(4.747222222222222, 10);
    const [hidden, shown] = ['glasses', 'glasses-reveal'].map((preset) => buildGraph(chase(preset)));
    expect(exploitability(hidden, uniformPolicy(hidden))).toBeCloseTo(0.466, 3);
    expect(exploitability(shown, uniformPolicy(shown))).toBeCloseTo(0.494, 3);
  });
});

describe('the policy of an agent', () => {
  test('is what it does: always the last move', () => {
    const last = agentOf('last', (view) => view.moves[view.moveCount - 1]);
    const always = policyOf(kuhnGraph, (_game, _player, _observation, moves, out) => out.fill(1, moves.length - 1));
    expect(agentPolicy(kuhnGraph, last, 3, 1)).toEqual(always);
  });

  test('is a share of its answers, which differ by seed', () => {
    let rng = new Rng(0);
    const agent: Agent = {
      spec: 'coin',
      reset: (_game, _player, seed) => void (rng = new Rng(seed)),
      choose: (view) => view.moves[rng.below(view.moveCount)],
    };
    const policy = agentPolicy(kuhnGraph, agent, 400, 5);
    // Four standard errors of an even coin tossed 400 times.
    for (const share of policy) expect(Math.abs(share - 0.5)).toBeLessThan(4 * Math.sqrt(0.25 / 400));
    expect(agentPolicy(kuhnGraph, agent, 400, 5)).toEqual(policy);
    expect(agentPolicy(kuhnGraph, agent, 400, 6)).not.toEqual(policy);
  });

  test('cannot be made of illegal moves', () => {
    expect(() =>
      agentPolicy(
        kuhnGraph,
        agentOf('rogue', () => 77),
        1,
        1,
      ),
    ).toThrow('rogue played 77');
  });
});

test('a seat that forgets how often it has decided has no best reply', () => {
  const forgetful = { ...kuhn, observe: (_s: Int32Array, _p: number, out: Int32Array) => void out.fill(0) };
  const graph = buildGraph(forgetful);
  expect(() => bestResponse(graph, uniformPolicy(graph), 0)).toThrow('decided more often');
  expect(bestResponse(graph, uniformPolicy(graph), 1).value).toBeLessThanOrEqual(1);
});
