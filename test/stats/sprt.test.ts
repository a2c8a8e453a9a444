import { expect, test } from 'vitest';
import { likeliestWithMean, likeliestWithRatio, moments } from '../../src/stats/constrained-likelihood.js';
import type { PairCounts } from '../../src/stats/pairs.js';
import { sprt } from '../../src/stats/sprt.js';
import { Rng } from '../../src/core/rng.js';
import * as oracle from './oracle.js';
import { expectRelative } from './relative.js';

test('the ratio agrees with the Lagrange conditions solved in 40 digits', () => {
  for (const [counts, model, elo0, elo1, llr] of oracle.LLR) {
    expectRelative(sprt(counts, { elo0, elo1, model }).llr, llr, 1e-9, `${counts.join()} ${model}`);
  }
});

test('the ratio gives the published numbers', () => {
  // fastchess, app/tests/sprt_test.cpp, its cases of pentanomial counts without empty cells; the last is a printed run.
  const published: [PairCounts, 'logistic' | 'normalized', number, number, number][] = [
    [[365, 16618, 36229, 16974, 390], 'normalized', 0, 2, 2.25],
    [[127, 4883, 10712, 5150, 104], 'normalized', -1.75, 0.25, 3.01],
    [[223, 9863, 21279, 10037, 246], 'logistic', 0.5, 2.5, -3.07],
    [[871, 26175, 55983, 26678, 821], 'logistic', 0, 2, -4.98],
    [[0, 0, 2, 0, 37], 'normalized', 0, 20, 2.96],
  ];
  for (const [counts, model, elo0, elo1, llr] of published) {
    expect(Math.abs(sprt(counts, { elo0, elo1, model }).llr - llr)).toBeLessThan(0.0051);
  }
});

test("the bounds are Wald's", () => {
  const { lower, upper } = sprt([0, 0, 0, 0, 0], { elo0: 0, elo1: 5, alpha: 0.05, beta: 0.1 });
  expect(lower).toBeCloseTo(Math.log(0.1 / 0.95), 14);
  expect(upper).toBeCloseTo(Math.log(0.9 / 0.05), 14);
});

test('logistic Elo is the default, and the two models differ', () => {
  const counts: PairCounts = [10, 20, 40, 25, 12];
  const plain = sprt(counts, { elo0: 0, elo1: 10 });
  expect(plain).toEqual(sprt(counts, { elo0: 0, elo1: 10, model: 'logistic' }));
  expect(plain.llr).not.toBeCloseTo(sprt(counts, { elo0: 0, elo1: 10, model: 'normalized' }).llr, 2);
});

test('before the first pair nothing is known', () => {
  const { llr, verdict } = sprt([0, 0, 0, 0, 0], { elo0: 0, elo1: 5 });
  expect(llr).toBe(0);
  expect(verdict).toBeUndefined();
});

test('one pair settles nothing, whatever its result', () => {
  for (const model of ['logistic', 'normalized'] as const) {
    for (let cell = 0; cell < 5; cell++) {
      const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
      counts[cell] = 1;
      const { llr, verdict } = sprt(counts, { elo0: 0, elo1: 20, model });
      expect(Number.isFinite(llr)).toBe(true);
      expect(verdict).toBeUndefined();
    }
  }
});

test('lopsided results decide after as many pairs as the ratio of the two best explanations asks for', () => {
  // Only wins: each hypothesis explains one best by winning with its expected score, so a pair is worth ln(s1 / s0).
  const s1 = 1 / (1 + 10 ** (-20 / 400));
  const needed = Math.ceil(Math.log(19) / Math.log(s1 / 0.5));
  const after = (pairs: number): unknown => sprt([0, 0, 0, 0, pairs], { elo0: 0, elo1: 20 }).verdict;
  expect(after(needed - 1)).toBeUndefined();
  expect(after(needed + 1)).toBe('H1');
  expect(sprt([needed + 1, 0, 0, 0, 0], { elo0: 0, elo1: 20 }).verdict).toBe('H0');
});

test('even results without any spread speak for no lead', () => {
  expect(sprt([0, 0, 1000, 0, 0], { elo0: 0, elo1: 20 }).verdict).toBe('H0');
  expect(sprt([0, 0, 1000, 0, 0], { elo0: -20, elo1: 0 }).verdict).toBe('H1');
  expect(sprt([0, 0, 1000, 0, 0], { elo0: -10, elo1: 10 }).llr).toBeCloseTo(0, 9);
});

test('exchanging the agents and the hypotheses changes the sign', () => {
  for (const model of ['logistic', 'normalized'] as const) {
    const forth = sprt([3, 8, 20, 14, 9], { elo0: -5, elo1: 30, model }).llr;
    const back = sprt([9, 14, 20, 8, 3], { elo0: -30, elo1: 5, model }).llr;
    expect(forth).toBeCloseTo(-back, 9);
  }
});

test('the likeliest distributions meet their condition and beat every neighbor that does', () => {
  const values = [0, 0.25, 0.5, 0.75, 1];
  const rng = new Rng(3);
  for (let round = 0; round < 200; round++) {
    const weights = values.map(() => Math.exp(6 * rng.unit()));
    const total = weights.reduce((a, b) => a + b);
    const frequencies = weights.map((w) => w / total);
    const mean = 0.05 + 0.9 * rng.unit();
    const p = likeliestWithMean(values, frequencies, mean);
    expect(moments(values, p).mean).toBeCloseTo(mean, 10);
    const value = (q: readonly number[]): number => frequencies.reduce((sum, f, i) => sum + f * Math.log(q[i]), 0);
    // Moves that keep sum and mean: take two from a cell, give one to each neighbor, and back.
    for (const cell of [1, 2, 3]) {
      for (const step of [1e-4, -1e-4]) {
        const q = p.map((x, i) => x + step * (i === cell ? -2 : Math.abs(i - cell) === 1 ? 1 : 0));
        if (q.every((x) => x > 0)) expect(value(q)).toBeLessThan(value(p));
      }
    }
    const ratio = 4 * (rng.unit() - 0.5);
    const tilted = moments(values, likeliestWithRatio(values, frequencies, 0.5, ratio));
    expect((tilted.mean - 0.5) / Math.sqrt(tilted.variance)).toBeCloseTo(ratio, 7);
  }
});

test('hypotheses, errors and counts that cannot be are refused', () => {
  const counts: PairCounts = [1, 1, 1, 1, 1];
  expect(() => sprt(counts, { elo0: 5, elo1: 5 })).toThrow('elo0 is 5, elo1 is 5');
  expect(() => sprt(counts, { elo0: 0, elo1: Infinity })).toThrow(RangeError);
  expect(() => sprt(counts, { elo0: 0, elo1: 5, alpha: 0 })).toThrow('alpha is 0');
  expect(() => sprt(counts, { elo0: 0, elo1: 5, alpha: 0.6, beta: 0.5 })).toThrow(RangeError);
  expect(() => sprt([1, NaN, 0, 0, 0], { elo0: 0, elo1: 5 })).toThrow('pair counts');
});
