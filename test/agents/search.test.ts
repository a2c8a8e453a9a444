import { describe, expect, test } from 'vitest';
import { createAgent } from '../../src/agents/index.js';
import { TreeSearch } from '../../src/agents/search.js';
import { ACTOR, newState } from '../../src/core/game.js';
import { playGame } from '../../src/core/play.js';
import { Rng } from '../../src/core/rng.js';
import { View } from '../../src/core/view.js';
import { createGame } from '../../src/games/index.js';
import { HUNTER_SEAT, manhunt } from '../toys/manhunt.js';
import { plainSettings } from './settings.js';

const ticTacToe = createGame('tic-tac-toe');
const kuhn = createGame('kuhn-poker');

function after(texts: string): Int32Array {
  const s = newState(ticTacToe);
  for (const text of texts.split(' ')) ticTacToe.apply(s, ticTacToe.parseMove(s, text));
  return s;
}

const SEARCHERS = ['mcts(iterations=1000)', 'pimc(iterations=1000,worlds=1)', 'ismcts(iterations=1000)'];

describe.each(SEARCHERS)('%s', (spec) => {
  test('never loses tic-tac-toe to a random player, in either seat', () => {
    for (let pair = 0; pair < 25; pair++)
      for (const seat of [0, 1]) {
        const agents = ['random', 'random'];
        agents[seat] = spec;
        const { returns } = playGame(
          ticTacToe,
          agents.map((text) => createAgent(text, ticTacToe)),
          { seed: 5, pair, leg: seat },
        );
        expect(returns[seat], `pair ${pair}, seat ${seat}`).toBeGreaterThanOrEqual(0);
      }
  });

  test('takes a win and stops a loss', () => {
    const view = new View(ticTacToe, 0);
    const agent = createAgent(spec, ticTacToe);
    agent.reset(ticTacToe, 0, 1);
    view.show(after('a1 a2 b1 b2'));
    expect(ticTacToe.formatMove(after('a1 a2 b1 b2'), agent.choose(view))).toBe('c1');
    view.show(after('a1 b2 c3 a2'));
    expect(ticTacToe.formatMove(after('a1 b2 c3 a2'), agent.choose(view))).toBe('c2');
  });
});

test('flat Monte Carlo takes a win', () => {
  const view = new View(ticTacToe, 0);
  const agent = createAgent('flat(playouts=50)', ticTacToe);
  agent.reset(ticTacToe, 0, 1);
  view.show(after('a1 a2 b1 b2'));
  expect(ticTacToe.formatMove(after('a1 a2 b1 b2'), agent.choose(view))).toBe('c1');
});

test('a king facing a bet calls and a jack folds, whatever the other card may be', () => {
  for (const [card, answer] of [
    ['king', 'bet'],
    ['jack', 'pass'],
  ]) {
    const s = newState(kuhn);
    for (const text of ['deal 1 queen', 'bet', `deal 2 ${card}`]) {
      const move = kuhn.parseMove(s, text);
      expect(move, text).toBeGreaterThanOrEqual(0);
      kuhn.apply(s, move);
    }
    expect(s[ACTOR]).toBe(1);
    const view = new View(kuhn, 1);
    view.show(s);
    const agent = createAgent('ismcts(iterations=2000)', kuhn);
    agent.reset(kuhn, 1, 3);
    expect(kuhn.formatMove(s, agent.choose(view))).toBe(answer);
  }
});

/** Runs a search for the hunters with the fugitive on one of several stations; returns it. */
function hunt(observer: 'own' | 'all', capacity: number, iterations: number): TreeSearch {
  const rng = new Rng(9);
  const s = newState(manhunt);
  manhunt.apply(s, 7);
  manhunt.apply(s, 6);
  const view = new View(manhunt, HUNTER_SEAT);
  view.show(s);
  const search = new TreeSearch(manhunt, HUNTER_SEAT, rng, plainSettings({ observer, capacity }));
  for (let i = 0; i < iterations; i++) {
    view.sample(search.state, rng);
    search.iterate();
  }
  return search;
}

test('every iteration visits the root once, and the edges of the root share the visits', () => {
  const { tree } = hunt('own', 5000, 2000);
  expect(tree.visits[0]).toBe(2000);
  let sum = 0;
  for (let c = tree.firstChild[0]; c !== -1; c = tree.nextSibling[c]) sum += tree.visits[c];
  expect(sum).toBe(2000);
});

test('moves that the observer cannot tell apart share an edge', () => {
  const fugitiveEdges = ({ tree }: TreeSearch): number => {
    let most = 0;
    for (let v = 0; v < tree.size; v++) {
      let edges = 0;
      for (let c = tree.firstChild[v]; c !== -1; c = tree.nextSibling[c]) if (tree.mover[c] === 0) edges++;
      most = Math.max(most, edges);
    }
    return most;
  };
  expect(fugitiveEdges(hunt('all', 5000, 2000))).toBeGreaterThan(1);
  // In round 2 nothing is shown, so all his moves look alike; the first reveal is in round 3.
  const own = hunt('own', 5000, 300);
  const first = own.tree;
  for (let v = 0; v < first.size; v++) {
    const c = first.firstChild[v];
    if (c === -1 || first.mover[c] !== 0 || depth(first.parent, v) > 2) continue;
    expect(first.nextSibling[c]).toBe(-1);
  }
});

function depth(parent: Int32Array, node: number): number {
  let d = 0;
  for (let v = node; parent[v] !== -1; v = parent[v]) d++;
  return d;
}

test('a full tree goes on counting visits without new nodes', () => {
  const { tree } = hunt('own', 40, 2000);
  expect(tree.size).toBe(40);
  expect(tree.visits[0]).toBe(2000);
});

test('others who move as in playouts make the moves of the rollout, and only the searching seat tries everything', () => {
  const repliesTo = (others: 'search' | 'rollout'): number => {
    const rng = new Rng(2);
    const settings = plainSettings({ observer: 'all', others, rollout: 'greedy', epsilon: 0, capacity: 5000 });
    const search = new TreeSearch(ticTacToe, 0, rng, settings);
    // Whatever the first seat does now, the second wins on c2 or takes it away: one reply is the best.
    const start = after('a1 a2 c3 b2');
    for (let i = 0; i < 500; i++) {
      search.state.set(start);
      search.iterate();
    }
    const { tree } = search;
    const b1 = tree.child(0, ticTacToe.parseMove(start, 'b1'));
    let replies = 0;
    for (let c = tree.firstChild[b1]; c !== -1; c = tree.nextSibling[c]) replies++;
    return replies;
  };
  expect(repliesTo('rollout')).toBe(1);
  expect(repliesTo('search')).toBe(4);
});
