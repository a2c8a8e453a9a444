import { expect, test } from 'vitest';
import { bonferroni, holm, twoSidedP } from '../../src/stats/comparisons.js';

// The p-values of Benjamini and Hochberg (1995), section 3.2.
const SORTED = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
];

test('Bonferroni and Holm reject what the published example says', () => {
  // There Bonferroni at 0.05 rejects the three smallest of fifteen.
  expect(bonferroni(SORTED).filter((p) => p <= 0.05)).toHaveLength(3);
  expect(holm(SORTED).filter((p) => p <= 0.05)).toHaveLength(3);
});

test('Holm multiplies by the comparisons still open and never falls', () => {
  const adjusted = holm([0.01, 0.04, 0.03, 0.005]);
  [0.03, 0.06, 0.06, 0.02].forEach((wanted, i) => expect(adjusted[i]).toBeCloseTo(wanted, 15));
});

test('Holm is never above Bonferroni and keeps the order of the input', () => {
  const shuffled = [0.5719, 0.0001, 1, 0.0298, 0.0201];
  const byHolm = holm(shuffled);
  const byBonferroni = bonferroni(shuffled);
  byHolm.forEach((p, i) => expect(p).toBeLessThanOrEqual(byBonferroni[i]));
  const order = (values: readonly number[]): number[] => values.map((_, i) => i).sort((a, b) => values[a] - values[b]);
  expect(order(byHolm)[0]).toBe(order(shuffled)[0]);
});

test('adjusted values stay within 0 and 1', () => {
  expect(bonferroni([0.4, 0.7])).toEqual([0.8, 1]);
  expect(holm([0.6, 0.7])).toEqual([1, 1]);
  expect(holm([])).toEqual([]);
  expect(bonferroni([])).toEqual([]);
});

test('a p-value outside 0 to 1 is refused', () => {
  expect(() => holm([0.2, 1.2])).toThrow('p-value is 1.2');
  expect(() => bonferroni([NaN])).toThrow(RangeError);
});

test('two-sided p-values of the usual points come out', () => {
  expect(twoSidedP(0)).toBe(1);
  expect(twoSidedP(1.959963984540054)).toBeCloseTo(0.05, 14);
  expect(twoSidedP(-2.5758293035489004)).toBeCloseTo(0.01, 14);
});
