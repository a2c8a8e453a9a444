import { expect, test } from 'vitest';
import { eloFromPairs, eloFromScore, eloInterval, normalizedElo, scoreFromElo } from '../../src/stats/elo.js';
import type { PairCounts } from '../../src/stats/pairs.js';
import { countPairs, pairScore, pairingEffect, superiority } from '../../src/stats/pairs.js';
import * as oracle from './oracle.js';
import { expectRelative } from './relative.js';

test('the pair score agrees with the list of all pairs', () => {
  for (const [counts, [mean, variance, standardError, low, high, los]] of oracle.PAIR_SCORE) {
    const score = pairScore(counts);
    expectRelative(score.mean, mean, 1e-13);
    expectRelative(score.variance, variance, 1e-13);
    expectRelative(score.standardError, standardError, 1e-13);
    expectRelative(score.interval.low, Math.max(0, low), 1e-12);
    expectRelative(score.interval.high, Math.min(1, high), 1e-12);
    expectRelative(superiority(counts), los, 1e-12);
  }
});

// fastchess, app/tests/elo_test.cpp: pair counts, then Elo, its half-width, normalized Elo, superiority; all to 1 %.
const PUBLISHED: readonly [PairCounts, number, number, number, number][] = [
  [[34, 54, 63, 64, 75], 55.58, 27.65, 57.94, 1],
  [[332, 433, 498, 333, 334], -8.64, 10.33, -9.17, 0.0505],
  [[7895, 8757, 5685, 568, 9999], -21.04, 2.95, -19.01, 0],
];

test('Elo, its error, normalized Elo and superiority give the published numbers', () => {
  for (const [counts, elo, half, normalized, los] of PUBLISHED) {
    const estimate = eloFromPairs(counts);
    expectRelative(estimate.elo, elo, 0.01);
    expectRelative((estimate.interval.high - estimate.interval.low) / 2, half, 0.01);
    expectRelative(normalizedElo(counts), normalized, 0.01);
    expect(superiority(counts)).toBeCloseTo(los, 3);
  }
});

test('pairs are counted by the sum of both scores', () => {
  const pairs: [number, number][] = [
    [0, 0],
    [0, 0.5],
    [1, 0],
    [0.5, 0.5],
    [0, 1],
    [1, 0.5],
    [1, 1],
    [1, 1],
  ];
  expect(countPairs(pairs)).toEqual([1, 1, 3, 1, 2]);
  expect(() => countPairs([[0.25, 1]])).toThrow('score is 0.25');
});

test('no pairs, and one pair, leave the score open', () => {
  const none = pairScore([0, 0, 0, 0, 0]);
  expect(none.mean).toBeNaN();
  expect(none.interval).toEqual({ low: 0, high: 1 });
  expect(pairScore([0, 0, 0, 0, 1]).interval).toEqual({ low: 0, high: 1 });
  expect(superiority([0, 0, 0, 0, 0])).toBe(0.5);
  const elo = eloFromPairs([0, 0, 0, 0, 0]);
  expect(elo.elo).toBeNaN();
  expect(elo.interval).toEqual({ low: -Infinity, high: Infinity });
});

test('pairs that all ended alike still leave room for other results', () => {
  const won = pairScore([0, 0, 0, 0, 10]).interval;
  // One-sided exact bound of 10 successes in 10: 0.025^(1/10).
  expect(won.low).toBeCloseTo(0.025 ** 0.1, 14);
  expect(won.high).toBe(1);
  const split = pairScore([0, 0, 10, 0, 0]).interval;
  expect(split.low).toBeCloseTo(0.5 * 0.025 ** 0.1, 14);
  expect(split.high).toBeCloseTo(1 - 0.5 * 0.025 ** 0.1, 14);
  expect(superiority([0, 0, 0, 0, 10])).toBe(1 - 2 ** -11);
  expect(superiority([10, 0, 0, 0, 0])).toBe(2 ** -11);
  expect(superiority([0, 0, 10, 0, 0])).toBe(0.5);
});

test('an agent that only won has an infinite lead, bounded below only', () => {
  const { elo, interval } = eloFromPairs([0, 0, 0, 0, 10]);
  expect(elo).toBe(Infinity);
  expect(interval.high).toBe(Infinity);
  expect(interval.low).toBeCloseTo(eloFromScore(0.025 ** 0.1), 10);
});

test('counts that cannot be are refused', () => {
  expect(() => pairScore([1, 0, -1, 0, 0])).toThrow('pair counts are 1, 0, -1, 0, 0');
  expect(() => pairScore([1, 2, 3] as unknown as PairCounts)).toThrow(RangeError);
});

test('the two games of a pair may cancel, repeat or ignore each other', () => {
  // Whoever has the good seat wins: both games always cancel.
  const cancel = pairingEffect([0, 0, 50, 0, 0], { wins: 50, draws: 0, losses: 50 });
  expect(cancel.correlation).toBe(-1);
  expect(cancel.byPairs).toBe(0);
  expect(cancel.byGames).toBeCloseTo(Math.sqrt(0.25 / 99), 14);
  // The second game repeats the first: half the games are wasted.
  const repeat = pairingEffect([25, 0, 0, 0, 25], { wins: 50, draws: 0, losses: 50 });
  expect(repeat.correlation).toBeCloseTo(1, 14);
  expect(repeat.byPairs / repeat.byGames).toBeCloseTo(Math.sqrt((2 * 99) / 98), 12);
  const ignore = pairingEffect([25, 0, 50, 0, 25], { wins: 100, draws: 0, losses: 100 });
  expect(ignore.correlation).toBeCloseTo(0, 14);
});

test('games that do not belong to the pairs are refused', () => {
  expect(() => pairingEffect([0, 0, 1, 0, 1], { wins: 2, draws: 0, losses: 2 })).toThrow('2 wins, 0 draws, 2 losses');
  expect(() => pairingEffect([0, 0, 1, 0, 1], { wins: 3, draws: 0, losses: 0 })).toThrow(RangeError);
});

test('Elo and score undo each other, and 400 points are ten to one', () => {
  expect(scoreFromElo(400)).toBeCloseTo(10 / 11, 14);
  expect(eloFromScore(0.75)).toBeCloseTo(400 * Math.log10(3), 11);
  for (const elo of [-900, -35, 0, 1, 250]) expect(eloFromScore(scoreFromElo(elo))).toBeCloseTo(elo, 9);
});

test('scores of 0 and 1 are infinite leads, both ways', () => {
  expect(eloInterval({ low: 0, high: 1 })).toEqual({ low: -Infinity, high: Infinity });
  expect(scoreFromElo(Infinity)).toBe(1);
  expect(scoreFromElo(-Infinity)).toBe(0);
  expect(() => eloFromScore(1.1)).toThrow('score is 1.1');
});
