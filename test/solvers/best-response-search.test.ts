import { describe, expect, test } from 'vitest';
import { random } from '../../src/agents/random.js';
import type { Agent } from '../../src/core/agent.js';
import type { Game, Player } from '../../src/core/game.js';
import { playGame } from '../../src/core/play.js';
import { agentPolicy } from '../../src/solvers/agent-policy.js';
import { BestResponseSearch } from '../../src/solvers/best-response-search.js';
import { bestResponse, exploitability, valuesOf } from '../../src/solvers/best-response.js';
import { buildGraph } from '../../src/solvers/build-graph.js';
import { uniformPolicy } from '../../src/solvers/policy.js';
import { exploitabilityBound, responseBound } from '../../src/solvers/response-bound.js';
import { agentOf, first } from '../toys/agents.js';
import { chase, kuhn, leduc } from './games.js';

const anyone = (): Agent => random.create('random', {});
/** Bets on a king and nothing else; its card is in the third or fourth word it observes. */
const honest = (): Agent => agentOf('honest', (view) => (view.observation[2 + view.player] === 3 ? 1 : 0));

describe('against known play', () => {
  test.each([0, 1])('it takes a chip a game from one who always passes, at seat %i', (seat) => {
    expect(responseBound(kuhn, first, seat, 50, 1, { iterations: 200 })).toEqual({ mean: 0.5, standardError: 0 });
  });

  test.each<[string, Player, Game]>([
    ['Kuhn poker', 0, kuhn],
    ['Kuhn poker', 1, kuhn],
    ['Leduc poker', 0, leduc],
    ['Leduc poker', 1, leduc],
  ])('it is within a tenth of the best reply to uniform play at %s, seat %i', (_name, seat, game) => {
    const graph = buildGraph(game);
    const uniform = uniformPolicy(graph);
    const reply = agentPolicy(graph, new BestResponseSearch(anyone, { iterations: 400 }), 1, 2);
    const both = uniform.map((p, k) => (graph.player[infosetOf(graph.firstSlot, k)] === seat ? reply[k] : p));
    const most = bestResponse(graph, uniform, seat).value;
    expect(valuesOf(graph, both)[seat]).toBeLessThanOrEqual(most + 1e-12);
    expect(valuesOf(graph, both)[seat]).toBeGreaterThan(0.9 * most);
  });

  test('it reads cards from the betting of a player who bets on kings only', () => {
    const graph = buildGraph(kuhn);
    const policy = agentPolicy(graph, honest(), 1, 1);
    for (const seat of [0, 1]) {
      const exact = bestResponse(graph, policy, seat).value;
      const { mean, standardError } = responseBound(kuhn, honest, seat, 1500, 3, { iterations: 200 });
      expect(Math.abs(mean - exact)).toBeLessThan(4 * standardError);
    }
  });
});

/** The information set that owns a slot. */
const infosetOf = (firstSlot: Int32Array, slot: number): number => firstSlot.findLastIndex((first) => first <= slot);

test('on glasses its bound on uniform play lies below the exact exploitability, and not far', () => {
  const game = chase('glasses');
  const graph = buildGraph(game);
  const exact = exploitability(graph, uniformPolicy(graph));
  const { mean, standardError } = exploitabilityBound(game, anyone, 60, 4, {
    iterations: 100,
    particles: 30,
    playout: 'random',
  });
  expect(mean).toBeLessThan(exact + 4 * standardError);
  expect(mean).toBeGreaterThan(exact - 0.1 - 4 * standardError);
});

test('a guide is asked for moves of the own seat only, and never where the tree reaches', () => {
  const asked: number[] = [];
  const guide = (): Agent => agentOf('guide', (view) => (asked.push(view.player), view.moves[0]));
  responseBound(leduc, anyone, 1, 20, 6, { iterations: 20, guide });
  expect(asked.length).toBeGreaterThan(20);
  expect(new Set(asked)).toEqual(new Set([1]));
  // At Kuhn poker the second seat decides once: its first decision is its last, and the tree's.
  asked.length = 0;
  responseBound(kuhn, anyone, 1, 20, 6, { iterations: 20, guide });
  expect(asked).toEqual([]);
});

test('it plays the same games again with the same seed, and a second game as a newcomer would', () => {
  const game = chase('glasses');
  const create = (): Agent => new BestResponseSearch(anyone, { iterations: 30, particles: 10 });
  const used = create();
  const play = (agent: Agent, seed: number): readonly number[] => playGame(game, [anyone(), agent], { seed }).moves;
  const moves = play(used, 1);
  expect(play(create(), 1)).toEqual(moves);
  expect(play(used, 2)).toEqual(play(create(), 2));
});

test('a fault of the agent under study is not counted as a result', () => {
  const rogue = (): Agent => agentOf('rogue', () => 77);
  expect(() => responseBound(kuhn, rogue, 1, 1, 1)).toThrow('played 77');
});
