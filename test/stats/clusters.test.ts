import { expect, test } from 'vitest';
import { estimateDifference, estimateMean } from '../../src/stats/clusters.js';
import { pairScore } from '../../src/stats/pairs.js';
import { summarize, meanInterval } from '../../src/stats/summary.js';

const sums = (values: readonly number[], counts: readonly number[]) => ({
  sums: Float64Array.from(values),
  counts: Float64Array.from(counts),
});

test('clusters of equal size give the mean and interval of their means', () => {
  const scores = [0, 0.5, 1, 1, 1.5, 2, 2, 0.5];
  const estimate = estimateMean(sums(scores, [2, 2, 2, 2, 2, 2, 2, 2]), true);
  const { mean, interval } = pairScore([1, 2, 2, 1, 2]);
  expect(estimate.value).toBeCloseTo(mean, 12);
  expect(estimate.low).toBeCloseTo(interval.low, 12);
  expect(estimate.high).toBeCloseTo(interval.high, 12);
  expect(estimate).toMatchObject({ count: 16, clusters: 8 });
});

test('clusters of unequal size give the ratio of sums, with its error by linearization', () => {
  // By hand: 7 / 10 = 0.7; residuals 0.3, -0.1, -0.2 over 10; variance 3/2 of their squares 0.0014.
  const estimate = estimateMean(sums([1, 2, 4], [1, 3, 6]), true);
  expect(estimate.value).toBeCloseTo(0.7, 12);
  // Student's 97.5 % quantile at two degrees of freedom.
  expect(estimate.high - estimate.value).toBeCloseTo(Math.min(0.3, 4.302652729911275 * Math.sqrt(0.0014 * 1.5)), 9);
});

test('clusters without any value count for nothing', () => {
  const { count, clusters, ...rest } = estimateMean(sums([1, 0, 2, 0, 0.5], [1, 0, 2, 0, 2]), false);
  expect({ count, clusters }).toEqual({ count: 5, clusters: 3 });
  expect(rest).toEqual(expectOnly(estimateMean(sums([1, 2, 0.5], [1, 2, 2]), false)));
});

const expectOnly = ({ value, low, high }: { value: number; low: number; high: number }) => ({
  value: expect.closeTo(value, 12),
  low: expect.closeTo(low, 12),
  high: expect.closeTo(high, 12),
});

test('a share on which all clusters agree still has an interval', () => {
  const { value, low, high } = estimateMean(sums([2, 2, 2, 2], [2, 2, 2, 2]), true);
  expect({ value, high }).toEqual({ value: 1, high: 1 });
  expect(low).toBeCloseTo(0.025 ** 0.25, 12);
});

test('nothing to average gives no number, one cluster no bounds', () => {
  expect(estimateMean(sums([0, 0], [0, 0]), false).value).toBeNaN();
  expect(estimateMean(sums([3], [2]), false)).toMatchObject({ value: 1.5, low: -Infinity, high: Infinity });
});

test('a difference on the same luck is the mean of the differences', () => {
  const a = [1, 0.5, 2, 1.5, 1];
  const b = [0.5, 0, 2, 1, 0.5];
  const twos = [2, 2, 2, 2, 2];
  const estimate = estimateDifference(sums(a, twos), sums(b, twos), true);
  const differences = summarize(a.map((x, k) => (x - b[k]) / 2));
  const { low, high } = meanInterval(differences);
  expect(estimate.value).toBeCloseTo(differences.mean, 12);
  expect(estimate.low).toBeCloseTo(low, 12);
  expect(estimate.high).toBeCloseTo(high, 12);
});

test('shares that do not differ in any cluster may still differ a little', () => {
  const same = sums([1, 2, 0, 1], [2, 2, 2, 2]);
  const { value, low, high } = estimateDifference(same, same, true);
  expect(value).toBe(0);
  expect(high).toBeCloseTo(1 - 0.025 ** 0.25, 12);
  expect(low).toBeCloseTo(-high, 12);
});
