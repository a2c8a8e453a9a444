import { describe, expect, test } from 'vitest';
import { MoveAverages } from '../../src/agents/move-averages.js';
import { Offers } from '../../src/agents/offers.js';
import { createPlayout } from '../../src/agents/playout.js';
import { AverageMoves, GreedyMoves } from '../../src/agents/playout-moves.js';
import { Tree } from '../../src/agents/tree.js';
import { BiasedUcb1 } from '../../src/agents/ucb1.js';
import type { Game, State } from '../../src/core/game.js';
import { ACTOR, newState, PLY, TERMINAL } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import { createGame } from '../../src/games/index.js';
import { chiSquare, ONE_IN_A_MILLION } from '../core/chi-square.js';
import { lottery } from '../toys/lottery.js';

const ticTacToe = createGame('tic-tac-toe');
const judged: Game = { ...ticTacToe, evaluate: (_s, player) => [0.25, -0.5][player] };
const plain = { rollout: 'random', epsilon: 0, depth: 0, bias: 0 } as const;

function after(texts: string): State {
  const s = newState(ticTacToe);
  for (const text of texts.split(' ')) ticTacToe.apply(s, ticTacToe.parseMove(s, text));
  return s;
}

function playFrom(s: State, game: Game, settings: Parameters<typeof createPlayout>[2]): number[] {
  const out = new Float64Array(game.playerCount);
  createPlayout(game, new Rng(3), settings).playout.run(s, out);
  return [...out];
}

test.each([1, 2, 4])('a cut at depth %d plays so many moves, then asks the evaluation for each seat', (depth) => {
  const s = newState(judged);
  expect(playFrom(s, judged, { ...plain, depth })).toEqual([0.25, -0.5]);
  expect(s[PLY]).toBe(depth);
});

test('depth 0 plays to the end, and so does a game that ends before the cut', () => {
  for (const depth of [0, 20]) {
    const s = newState(judged);
    const [first, second] = playFrom(s, judged, { ...plain, depth });
    expect(s[ACTOR]).toBe(TERMINAL);
    expect([-1, 0, 1]).toContain(first);
    expect(first + second).toBe(0);
  }
});

test('a game without an evaluation is played to the end at random, whatever was asked for', () => {
  const s = newState(lottery);
  playFrom(s, lottery, { ...plain, rollout: 'greedy', depth: 1 });
  expect(s[ACTOR]).toBe(TERMINAL);
});

describe('greedy moves', () => {
  test('take a win', () => {
    const moves = new GreedyMoves(ticTacToe, new Rng(1), 0);
    const s = after('a1 a2 b1 b2');
    for (let i = 0; i < 20; i++) expect(ticTacToe.formatMove(s, moves.pick(s))).toBe('c1');
  });

  test('are any moves with probability epsilon', () => {
    const moves = new GreedyMoves(ticTacToe, new Rng(1), 0.6);
    const s = after('a1 a2 b1 b2');
    const counts = new Map<string, number>();
    for (let i = 0; i < 5000; i++) {
      const text = ticTacToe.formatMove(s, moves.pick(s));
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const wins = counts.get('c1')!;
    // Five squares are free: the win comes by judgement in two of five, and by luck in a fifth of the rest.
    const a3 = counts.get('a3')!;
    expect(chiSquare([wins, a3, 5000 - wins - a3], [5000 * 0.52, 5000 * 0.12, 5000 * 0.36])).toBeLessThan(
      ONE_IN_A_MILLION[2],
    );
    expect(counts.size).toBe(5);
  });
});

test('mast plays what has done best so far, and equals at random', () => {
  const averages = new MoveAverages(ticTacToe);
  const moves = new AverageMoves(ticTacToe, new Rng(1), 0, averages);
  const s = newState(ticTacToe);
  expect(new Set(Array.from({ length: 200 }, () => moves.pick(s))).size).toBe(9);
  averages.note(0, 4);
  averages.learn(Float64Array.of(1, -1));
  expect(moves.pick(s)).toBe(4);
});

test('playouts note their moves for the averages, when there is a bias', () => {
  const { playout, averages } = createPlayout(ticTacToe, new Rng(2), { ...plain, bias: 1 });
  const s = newState(ticTacToe);
  const out = new Float64Array(2);
  playout.run(s, out);
  averages!.learn(out);
  const known = Array.from({ length: 9 }, (_, move) => averages!.of(0, move)).filter((x) => x !== 0.5);
  expect(known.length).toBeGreaterThan(2);
  expect(new Set(known)).toEqual(new Set([(out[0] + 1) / 2]));
});

test('of edges that have done the same, the biased bound prefers the move that did better elsewhere, and less so later', () => {
  const tree = new Tree(3);
  const offers = new Offers(ticTacToe);
  const [poor, good] = [0, 1].map((key) => tree.add(0, key, 0));
  offers.gather(tree, 0, Int32Array.of(0, 1), 2);
  offers.averages.set([0.1, 0.9]);
  const selected = (visits: number, leadOfPoor: number): number => {
    for (const edge of [poor, good]) {
      tree.visits[edge] = visits;
      tree.available[edge] = 2 * visits;
      tree.total[edge] = visits / 2;
    }
    tree.total[poor] += visits * leadOfPoor;
    return new BiasedUcb1(0.7, 1).select(tree, offers);
  };
  expect(selected(4, 0.05)).toBe(good);
  expect(selected(400, 0.05)).toBe(poor);
});
