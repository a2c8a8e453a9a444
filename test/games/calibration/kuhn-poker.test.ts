import { describe, expect, test } from 'vitest';
import { checked } from '../../../src/core/checked.js';
import { ACTOR, CHANCE, newState } from '../../../src/core/game.js';
import { KUHN_CHIPS, kuhnPoker } from '../../../src/games/calibration/kuhn-poker.js';
import type { Strategy } from './best-response.js';
import { bestResponse, firstMove, nashConv, uniform, valueOf } from './best-response.js';
import { buildTree } from './game-tree.js';
import { movesAsText, observed, playText, resultOf } from './play-text.js';

const game = checked(kuhnPoker.create({}));
const tree = buildTree(game, KUHN_CHIPS);

/** A hand with the given cards and decisions, e.g. `hand('king', 'jack', 'pass bet bet')`. */
function hand(first: string, second: string, decisions = '') {
  const [opening, ...rest] = decisions.split(' ').filter((word) => word !== '');
  const deal = [`deal 1 ${first}`, ...(opening ? [opening, `deal 2 ${second}`] : []), ...rest];
  return playText(game, deal.join());
}
const chips = (state: Int32Array): number[] | undefined => resultOf(game, state)?.map((value) => value * KUHN_CHIPS);

describe('rules', () => {
  test('K1: each seat gets one of three cards, just before it first decides, and no card twice', () => {
    const start = newState(game);
    expect(start[ACTOR]).toBe(CHANCE);
    expect(movesAsText(game, start)).toEqual(['deal 1 jack', 'deal 1 queen', 'deal 1 king']);
    const dealt = playText(game, 'deal 1 queen');
    expect(dealt[ACTOR]).toBe(0);
    expect(movesAsText(game, playText(game, 'pass', dealt))).toEqual(['deal 2 jack', 'deal 2 king']);
    expect(game.parseMove(start, 'pass')).toBe(-1);
  });

  test('K2 and K3: the pot starts with an ante of one chip each, and a bet adds one', () => {
    expect(game.formatState(hand('king', 'jack'))).toBe('pot 2\ncards   king -\nactions -');
    expect(game.formatState(hand('king', 'jack', 'bet'))).toBe('pot 3\ncards   king jack\nactions bet');
    expect(game.formatState(hand('king', 'jack', 'pass bet'))).toBe('pot 3\ncards   king jack\nactions pass bet');
  });

  test('K4: the first seat decides again only after pass and bet', () => {
    const actors = ['pass', 'bet', 'pass bet'].map((decisions) => hand('jack', 'king', decisions)[ACTOR]);
    expect(actors).toEqual([1, 1, 0]);
    for (const decisions of ['pass', 'bet', 'pass bet'])
      expect(movesAsText(game, hand('jack', 'king', decisions))).toEqual(['pass', 'bet']);
    for (const decisions of ['pass pass', 'bet pass', 'bet bet', 'pass bet pass', 'pass bet bet'])
      expect(chips(hand('jack', 'king', decisions)), decisions).toBeDefined();
  });

  test('K5: a pass after a bet loses one chip whatever the cards', () => {
    expect(chips(hand('jack', 'king', 'bet pass'))).toEqual([1, -1]);
    expect(chips(hand('king', 'jack', 'pass bet pass'))).toEqual([-1, 1]);
  });

  test('K6: the higher card wins one chip after two passes and two after two bets', () => {
    expect(chips(hand('queen', 'jack', 'pass pass'))).toEqual([1, -1]);
    expect(chips(hand('queen', 'king', 'pass pass'))).toEqual([-1, 1]);
    expect(chips(hand('queen', 'jack', 'bet bet'))).toEqual([2, -2]);
    expect(chips(hand('jack', 'queen', 'pass bet bet'))).toEqual([-2, 2]);
  });

  test('K7: a seat sees its own card and all decisions, and the other card at the end', () => {
    expect(observed(game, hand('queen', 'jack', 'pass'), 0)).toBe(observed(game, hand('queen', 'king', 'pass'), 0));
    expect(observed(game, hand('queen', 'jack', 'pass'), 1)).toBe(observed(game, hand('king', 'jack', 'pass'), 1));
    expect(observed(game, hand('queen', 'jack', 'pass'), 0)).not.toBe(observed(game, hand('queen', 'jack', 'bet'), 0));
    expect(game.formatState(hand('queen', 'jack', 'bet'), 1)).toBe('pot 3\ncards   ? jack\nactions bet');
    expect(game.formatState(hand('queen', 'jack', 'bet pass'), 1)).toBe(
      'seat 1 wins 1\ncards   queen jack\nactions bet pass',
    );
    const start = newState(game);
    expect([game.formatMove(start, 2, 0), game.formatMove(start, 2, 1)]).toEqual(['deal 1 king', 'deal 1 a card']);
  });

  test('K8: a return of 1 is the two chips that a hand can cost', () => {
    expect(KUHN_CHIPS).toBe(2);
    expect(resultOf(game, hand('king', 'queen', 'bet bet'))).toEqual([1, -1]);
    expect(resultOf(game, hand('king', 'queen', 'bet pass'))).toEqual([0.5, -0.5]);
  });
});

describe('published facts', () => {
  test('there are 12 information sets, 30 hands and 58 histories', () => {
    expect(tree.infosets.length).toBe(12);
    expect(tree.terminalCount).toBe(30);
    expect(tree.nodeCount).toBe(58);
  });

  test('uniform play has NashConv 11/12, and always passing has 2', () => {
    expect(nashConv(tree, uniform(tree))).toBeCloseTo(11 / 12, 12);
    expect(nashConv(tree, firstMove(tree))).toBeCloseTo(2, 12);
  });

  test.each([0, 1 / 9, 0.2, 1 / 3])(
    "Kuhn's equilibrium with bluffs at %f is worth -1/18 and cannot be beaten",
    (alpha) => {
      const strategy = equilibrium(alpha);
      expect(valueOf(tree, strategy)).toBeCloseTo(-1 / 18, 12);
      expect(bestResponse(tree, strategy, 0)).toBeCloseTo(-1 / 18, 12);
      expect(bestResponse(tree, strategy, 1)).toBeCloseTo(1 / 18, 12);
    },
  );

  test('a bluff too many can be exploited', () => {
    expect(nashConv(tree, equilibrium(1 / 3, { 'jack |': 0.5 }))).toBeGreaterThan(0.01);
  });
});

/** Kuhn 1950: the first seat bluffs with its jack `alpha` of the time, at most 1/3. */
function equilibrium(alpha: number, changes: Record<string, number> = {}): Strategy {
  const bets: Record<string, number> = {
    'jack |': alpha,
    'queen |': 0,
    'king |': 3 * alpha,
    'jack | pass bet': 0,
    'queen | pass bet': alpha + 1 / 3,
    'king | pass bet': 1,
    'jack | pass': 1 / 3,
    'queen | pass': 0,
    'king | pass': 1,
    'jack | bet': 0,
    'queen | bet': 1 / 3,
    'king | bet': 1,
    ...changes,
  };
  const cards = ['jack', 'queen', 'king'];
  const strategy: number[][] = [];
  for (const [situation, bet] of Object.entries(bets)) {
    const [own, decisions] = situation.split('|').map((part) => part.trim());
    const other = cards.find((card) => card !== own)!;
    const player = decisions === 'pass' || decisions === 'bet' ? 1 : 0;
    const state = player === 0 ? hand(own, other, decisions) : hand(other, own, decisions);
    strategy[infosetOf(state, player)] = [1 - bet, bet];
  }
  return strategy;
}

function infosetOf(state: Int32Array, player: number): number {
  return tree.index.get(`${player}:${observed(game, state, player)}`)!;
}

describe('evaluation', () => {
  test('a king wants the bet, a jack does not, and a seat without a card expects nothing', () => {
    const gain = (card: string): number =>
      game.evaluate!(hand(card, 'queen', 'bet'), 0) - game.evaluate!(hand(card, 'queen', 'pass'), 0);
    expect(gain('king')).toBeGreaterThan(0);
    expect(gain('jack')).toBeLessThan(0);
    expect(game.evaluate!(playText(game, 'deal 1 king'), 1)).toBe(0);
    expect(game.evaluate!(hand('king', 'queen', 'bet bet'), 1)).toBe(-1);
  });
});
