import { expect, test } from 'vitest';
import { pairsOf, rateAgents } from '../../src/runner/ratings.js';

const sweep = (first: number, second: number, pairs: number): Parameters<typeof rateAgents>[1][number] => ({
  first,
  second,
  pairs: [0, 0, 0, 0, pairs],
});

test('of two agents one of whom won everything, neither has a rating, and each has half of the least lead', () => {
  const { ratings, differences } = rateAgents(2, [sweep(0, 1, 50)]);
  // The exact interval (Clopper and Pearson) of 50 pairs out of 50 begins at the 50th root of 0.025.
  const score = 0.025 ** (1 / 50);
  const lead = 400 * Math.log10(score / (1 - score));
  expect(ratings.map(({ elo }) => elo)).toEqual([null, null]);
  expect(ratings[0].eloInterval[0]).toBeCloseTo(lead / 2, 3);
  expect(ratings[0].eloInterval[1]).toBeNull();
  expect(ratings[1].eloInterval[0]).toBeNull();
  expect(ratings[1].eloInterval[1]).toBeCloseTo(-lead / 2, 3);
  expect(differences[0][1].elo).toBeNull();
  expect(differences[0][1].eloInterval[0]).toBeCloseTo(lead, 3);
  expect(differences[1][0].eloInterval[1]).toBeCloseTo(-lead, 3);
});

test('more games that all went one way raise the bound', () => {
  const bound = (pairs: number): number => rateAgents(2, [sweep(0, 1, pairs)]).ratings[0].eloInterval[0]!;
  expect(bound(100)).toBeGreaterThan(bound(50));
});

test('an agent that lost everything to a group of rated agents is bounded by their ratings', () => {
  const level = { first: 0, second: 1, pairs: [10, 0, 20, 0, 20] as const };
  const { ratings } = rateAgents(3, [level, sweep(0, 2, 25), sweep(1, 2, 25)]);
  const [a, b, c] = ratings;
  expect(a.elo! + b.elo!).toBeCloseTo(0, 6);
  expect(c.elo).toBeNull();
  expect(c.eloInterval[0]).toBeNull();
  const expected = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
  const bound = c.eloInterval[1]!;
  const score = (expected(bound - a.elo!) + expected(bound - b.elo!)) / 2;
  expect(score).toBeCloseTo(1 - 0.025 ** (1 / 50), 6);
});

test('where nobody is level with anybody nothing is rated', () => {
  const { ratings, differences } = rateAgents(3, [sweep(0, 1, 9), sweep(1, 2, 9), sweep(0, 2, 9)]);
  expect(ratings).toEqual(ratings.map(() => ({ elo: null, eloInterval: [null, null] })));
  expect(differences[0][2].eloInterval[0]).toBeGreaterThan(0);
  expect(differences[1][1]).toEqual({ elo: 0, eloInterval: [0, 0] });
});

test('pairs are added up from both sides', () => {
  const meetings = [
    { first: 0, second: 1, pairs: [1, 2, 3, 4, 5] as const },
    { first: 1, second: 0, pairs: [10, 0, 0, 0, 20] as const },
    { first: 2, second: 0, pairs: [100, 0, 0, 0, 0] as const },
  ];
  expect(pairsOf(meetings, 0, 1)).toEqual([21, 2, 3, 4, 15]);
  expect(pairsOf(meetings, 0)).toEqual([21, 2, 3, 4, 115]);
});
