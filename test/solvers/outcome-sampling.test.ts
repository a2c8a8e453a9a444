import { describe, expect, test } from 'vitest';
import { oos } from '../../src/agents/oos.js';
import type { Agent } from '../../src/core/agent.js';
import { playGame } from '../../src/core/play.js';
import { Rng } from '../../src/core/rng.js';
import { LEDUC_CHIPS } from '../../src/games/calibration/leduc-poker.js';
import { createGame } from '../../src/games/index.js';
import { agentPolicy } from '../../src/solvers/agent-policy.js';
import { bestResponse, exploitability } from '../../src/solvers/best-response.js';
import { buildGraph } from '../../src/solvers/build-graph.js';
import type { GameGraph } from '../../src/solvers/game-graph.js';
import { OutcomeSampling } from '../../src/solvers/outcome-sampling.js';
import { chase, kuhn, leduc } from './games.js';

const create = (iterations: number): Agent => oos.create('oos', { iterations, targeting: 0.6, exploration: 0.5 });

/** Exploitability after each of several numbers of games. */
function course(graph: GameGraph, target: number | undefined, games: readonly number[]): number[] {
  const search = new OutcomeSampling(graph, new Rng(11), { targeting: 0.6, exploration: 0.5 });
  if (target !== undefined) search.aimAt(target);
  return games.map((count) => {
    search.run(count);
    return exploitability(graph, search.policy());
  });
}

describe.each([
  ['Kuhn poker', kuhn, 50_000],
  ['Leduc poker', leduc, 100_000],
  ['glasses', chase('glasses'), 100_000],
])('a single search from the start at %s', (_name, game, games) => {
  const graph = buildGraph(game);

  // The error of sampling falls with the root of the games: by 10 from 1 % to all of them, were there nothing else.
  test.each([
    ['free', undefined, 2],
    ['steered to the first decision', 0, 2],
    // It then knows less of the rest of the game, but is drawn towards the same solution.
    ['steered to the last decision', graph.infosetCount - 1, 1.5],
  ])('becomes less exploitable with more games, %s', (_how, target, factor) => {
    const [early, late] = course(graph, target, [games / 100, games - games / 100]);
    expect(late).toBeLessThan(early / factor);
  });
});

describe('the agent', () => {
  test.each([
    ['Kuhn poker', kuhn, [10, 1000], 10],
    ['Leduc poker', leduc, [10, 300], 2],
  ])('is less exploitable at %s with more iterations', (_name, game, budgets, asks) => {
    const graph = buildGraph(game);
    const [few, many] = budgets.map((budget) => exploitability(graph, agentPolicy(graph, create(budget), asks, 3)));
    expect(many).toBeLessThan(few * 0.8);
  });

  test('plays the moves of its average policy', () => {
    const graph = buildGraph(kuhn);
    const told = agentPolicy(graph, create(50), 300, 8);
    const agent = create(50);
    const silent: Agent = {
      spec: 'silent',
      reset: (game, player, seed) => agent.reset(game, player, seed),
      choose: (view) => agent.choose(view),
    };
    const played = agentPolicy(graph, silent, 300, 8);
    // Four standard errors of a share among 300, at its widest.
    told.forEach((p, k) => expect(Math.abs(played[k] - p)).toBeLessThan(4 * Math.sqrt(0.25 / 300)));
  });

  test('plays whole games, the same again with the same seed', () => {
    const game = chase('glasses');
    const play = (): readonly number[] => playGame(game, [create(50), create(50)], { seed: 4 }).moves;
    const moves = play();
    expect(moves.length).toBeGreaterThan(3);
    expect(play()).toEqual(moves);
  });

  test('refuses games that are too large and games of more than two', () => {
    expect(oos.refuses!(createGame('scotland-yard'))).toMatch('too large to solve');
    expect(oos.refuses!(createGame('scotland-yard', { seats: 'players' }))).toBe('it has 6 seats, not two');
    expect(oos.refuses!(kuhn)).toBeUndefined();
    expect(() => create(1).reset(createGame('scotland-yard', { seats: 'players' }), 0, 1)).toThrow('6 seats');
  });
});

test('however it is steered, no seat secures more than the value of the game', () => {
  const graph = buildGraph(leduc);
  const search = new OutcomeSampling(graph, new Rng(2), { targeting: 0.9, exploration: 0.5 });
  search.aimAt(graph.infosetCount - 1);
  search.run(50_000);
  const policy = search.policy();
  const value = -0.0856064 / LEDUC_CHIPS;
  expect(-bestResponse(graph, policy, 1).value).toBeLessThan(value);
  expect(bestResponse(graph, policy, 0).value).toBeGreaterThan(value);
});
