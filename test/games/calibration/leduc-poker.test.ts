import { describe, expect, test } from 'vitest';
import { checked } from '../../../src/core/checked.js';
import type { State } from '../../../src/core/game.js';
import { ACTOR, CHANCE, newState } from '../../../src/core/game.js';
import { LEDUC_CHIPS, leducPoker } from '../../../src/games/calibration/leduc-poker.js';
import { bestResponse, firstMove, nashConv, uniform, valueOf } from './best-response.js';
import { buildTree } from './game-tree.js';
import { movesAsText, observed, playText, resultOf } from './play-text.js';
import { solved } from './strategy.js';

const game = checked(leducPoker.create({ suits: 'distinct' }));
const ranks = checked(leducPoker.create({ suits: 'equal' }));
const tree = buildTree(game, LEDUC_CHIPS);
const rankTree = buildTree(ranks, LEDUC_CHIPS);

/** A hand without suits: cards of the seats and the table, decisions of the two rounds. */
function hand(cards: string, first: string, second?: string): State {
  const [one, two, table] = cards.split(' ');
  const [opening, ...rest] = first.split(' ');
  const text = [`deal 1 ${one}`, opening, `deal 2 ${two}`, ...rest];
  if (second !== undefined) text.push(`deal table ${table}`);
  if (second) text.push(...second.split(' '));
  return playText(ranks, text.join());
}
const chips = (state: State): number[] | undefined =>
  resultOf(ranks, state)?.map((value) => Math.round(value * LEDUC_CHIPS * 1e9) / 1e9);

describe('rules', () => {
  test('L1: six cards, one for each seat before it first decides and one for the table after the first round', () => {
    const cards = ['jack of spades', 'jack of hearts', 'queen of spades', 'queen of hearts', 'king of spades'];
    const start = newState(game);
    expect(movesAsText(game, start)).toEqual([...cards, 'king of hearts'].map((card) => `deal 1 ${card}`));
    const second = playText(game, 'deal 1 king of hearts, call');
    expect(movesAsText(game, second)).toEqual(cards.map((card) => `deal 2 ${card}`));
    const table = playText(game, 'deal 2 jack of spades, call', second);
    expect(table[ACTOR]).toBe(CHANCE);
    expect(movesAsText(game, table)).toEqual(cards.slice(1).map((card) => `deal table ${card}`));
  });

  test('L2: each seat antes one chip', () => {
    expect(game.formatState(newState(game))).toBe('pot 2\ncards   - | - | table -\nround 1 -\nround 2 -');
  });

  test('L3: the first seat begins both rounds', () => {
    expect(playText(game, 'deal 1 king of hearts')[ACTOR]).toBe(0);
    expect(hand('jack queen king', 'raise raise call', '')[ACTOR]).toBe(0);
    expect(hand('jack queen king', 'call raise call', '')[ACTOR]).toBe(0);
  });

  test('L4: one may fold only to a raise, and loses what one has put in', () => {
    expect(movesAsText(ranks, playText(ranks, 'deal 1 jack'))).toEqual(['call', 'raise']);
    expect(movesAsText(ranks, hand('jack king queen', 'call'))).toEqual(['call', 'raise']);
    expect(movesAsText(ranks, hand('jack king queen', 'raise'))).toEqual(['fold', 'call', 'raise']);
    expect(chips(hand('jack king queen', 'raise fold'))).toEqual([1, -1]);
    expect(chips(hand('king jack queen', 'raise raise fold'))).toEqual([-3, 3]);
    expect(chips(hand('king jack queen', 'raise call', 'call raise fold'))).toEqual([-3, 3]);
  });

  test('L5: at most two raises a round, of two chips and then of four', () => {
    expect(movesAsText(ranks, hand('jack king queen', 'raise raise'))).toEqual(['fold', 'call']);
    expect(movesAsText(ranks, hand('jack king queen', 'call raise raise'))).toEqual(['fold', 'call']);
    expect(ranks.formatState(hand('jack king queen', 'raise'))).toContain('pot 4');
    expect(ranks.formatState(hand('jack king queen', 'raise raise'))).toContain('pot 8');
    expect(ranks.formatState(hand('jack king queen', 'call call', 'raise'))).toContain('pot 6');
    expect(ranks.formatState(hand('jack king queen', 'call call', 'raise raise'))).toContain('pot 14');
    expect(movesAsText(ranks, hand('jack king queen', 'raise raise call', 'raise'))).toEqual(['fold', 'call', 'raise']);
  });

  test('L6: a call ends a round, an opening check does not', () => {
    expect(hand('jack king queen', 'call')[ACTOR]).toBe(1);
    for (const round of ['call call', 'raise call', 'raise raise call', 'call raise call', 'call raise raise call']) {
      expect(hand('jack king queen', round)[ACTOR], round).toBe(CHANCE);
      expect(chips(hand('jack king queen', 'call call', round)), round).toBeDefined();
    }
  });

  test('L7: a pair wins, then the higher card; equal ranks share the pot', () => {
    expect(chips(hand('jack king jack', 'call call', 'call call'))).toEqual([1, -1]);
    expect(chips(hand('queen jack jack', 'raise call', 'call call'))).toEqual([-3, 3]);
    expect(chips(hand('queen jack king', 'call call', 'raise call'))).toEqual([5, -5]);
    expect(chips(hand('queen king jack', 'call raise call', 'raise raise call'))).toEqual([-11, 11]);
    expect(chips(hand('queen queen king', 'raise call', 'raise call'))).toEqual([0, 0]);
  });

  test('L8: a seat sees its own card, the table and all decisions, and the other card at the end', () => {
    const states = ['jack king queen', 'queen king queen'].map((cards) => hand(cards, 'raise call', 'call'));
    expect(observed(ranks, states[0], 1)).toBe(observed(ranks, states[1], 1));
    expect(observed(ranks, states[0], 0)).not.toBe(observed(ranks, states[1], 0));
    expect(ranks.formatState(states[0], 1)).toBe(
      'pot 6\ncards   ? | king | table queen\nround 1 raise call\nround 2 call',
    );
    const over = hand('jack king queen', 'raise fold');
    expect(ranks.formatState(over, 1)).toBe(
      'seat 1 wins 1\ncards   jack | king | table -\nround 1 raise fold\nround 2 -',
    );
  });

  test('L9: equal suits make one card of two, dealt by the copies left; distinct ones do not', () => {
    const second = playText(ranks, 'deal 1 king, call');
    const moves = new Int32Array(ranks.maxMoves);
    const weights = new Int32Array(ranks.maxMoves);
    const count = ranks.legalMoves(second, moves);
    ranks.chanceWeights!(second, moves, count, weights);
    expect(movesAsText(ranks, second)).toEqual(['deal 2 jack', 'deal 2 queen', 'deal 2 king']);
    expect([...weights]).toEqual([2, 2, 1]);
    expect(movesAsText(ranks, hand('king king jack', 'call call'))).toEqual(['deal table jack', 'deal table queen']);
    expect(game.chanceWeights).toBeUndefined();
    expect(ranks.worldCount!(hand('king jack queen', 'call'), 0)).toBe(3);
    expect(ranks.worldCount!(hand('king jack king', 'call call', 'call'), 0)).toBe(2);
    expect(game.worldCount!(playText(game, 'deal 1 king of hearts, call, deal 2 jack of spades'), 0)).toBe(5);
  });

  test('L10: a return of 1 is the 13 chips that a hand can cost', () => {
    const most = hand('king jack queen', 'raise raise call', 'raise raise call');
    expect(LEDUC_CHIPS).toBe(13);
    expect(resultOf(ranks, most)).toEqual([1, -1]);
  });
});

describe('published facts', () => {
  test('there are 936 information sets, 468 for each seat, and 288 where suits are equal', () => {
    expect([0, 1].map((player) => tree.infosets.filter((set) => set.player === player).length)).toEqual([468, 468]);
    expect(rankTree.infosets.length).toBe(288);
  });

  test('there are 5,520 hands in 9,457 histories, less what dealing late saves', () => {
    expect(tree.terminalCount).toBe(5520);
    // Dealt at once, the first decision has 30 nodes and the second card 6; dealt late, 6 and 12.
    expect(tree.nodeCount).toBe(9457 - (30 - 6) + (12 - 6));
    expect(tree.chanceCount).toBe(157 + (12 - 6));
  });

  test('uniform play is worth -0.078125 chips and has NashConv 4.747222; never raising has 2', () => {
    for (const each of [tree, rankTree]) {
      expect(valueOf(each, uniform(each))).toBeCloseTo(-0.078125, 10);
      expect(nashConv(each, uniform(each))).toBeCloseTo(4.747222222222222, 10);
      expect(nashConv(each, firstMove(each))).toBeCloseTo(2, 10);
    }
  });

  test('the value of -0.0856064 lies between what the solver secures for either seat', () => {
    const strategy = solved(ranks, rankTree, 2000);
    const least = -bestResponse(rankTree, strategy, 1);
    const most = bestResponse(rankTree, strategy, 0);
    expect(least).toBeLessThan(-0.0856064);
    expect(most).toBeGreaterThan(-0.0856064);
    expect(most - least).toBeLessThan(0.001);
  }, 60_000);
});

describe('evaluation', () => {
  test('a pair is worth more than a king alone, and more with more in the pot', () => {
    const pair = ranks.evaluate!(hand('jack king jack', 'call call', 'call'), 0);
    const king = ranks.evaluate!(hand('king queen jack', 'call call', 'call'), 0);
    const jack = ranks.evaluate!(hand('jack queen king', 'call call', 'call'), 0);
    expect(pair).toBeGreaterThan(king);
    expect(king).toBeGreaterThan(jack);
    expect(ranks.evaluate!(hand('jack king jack', 'raise call', 'call'), 0)).toBeGreaterThan(pair);
    expect(ranks.evaluate!(playText(ranks, 'deal 1 king'), 1)).toBe(0);
    expect(ranks.evaluate!(hand('king jack queen', 'raise raise call', 'raise raise call'), 1)).toBe(-1);
  });
});
