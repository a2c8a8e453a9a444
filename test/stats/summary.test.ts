import { expect, test } from 'vitest';
import { Running, meanInterval, summarize } from '../../src/stats/summary.js';
import { Rng } from '../../src/core/rng.js';

test('mean, variance and error of a small list come out as by hand', () => {
  const running = summarize([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(running.count).toBe(8);
  expect(running.mean).toBe(5);
  expect(running.variance).toBeCloseTo(32 / 7, 14);
  expect(running.standardError).toBeCloseTo(Math.sqrt(32 / 7 / 8), 14);
});

test('the interval of the mean gives the published limits', () => {
  // NIST/SEMATECH e-Handbook 1.3.5.2 and 1.3.5.4, data set ZARR13: 195 values, mean 9.261460, deviation 0.02278881;
  // the 95 % limits are printed as 9.258242 and 9.264679.
  const standardError = 0.02278881 / Math.sqrt(195);
  const { low, high } = meanInterval({ count: 195, mean: 9.26146, standardError });
  expect(low).toBeCloseTo(9.258242, 5);
  expect(high).toBeCloseTo(9.264679, 5);
});

test('large values with a small spread keep their variance', () => {
  expect(summarize([1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16]).variance).toBeCloseTo(30, 9);
});

test('merged parts equal the whole', () => {
  const rng = new Rng(5);
  const values = Array.from({ length: 100 }, () => rng.unit() * 10 - 3);
  const whole = summarize(values);
  for (const cut of [0, 1, 37, 99, 100]) {
    const part = summarize(values.slice(0, cut));
    part.merge(summarize(values.slice(cut)));
    expect(part.count).toBe(100);
    expect(part.mean).toBeCloseTo(whole.mean, 13);
    expect(part.variance).toBeCloseTo(whole.variance, 12);
  }
});

test('nothing has no mean, one value has no spread, and neither bounds anything', () => {
  const running = new Running();
  running.merge(new Running());
  expect(running.mean).toBeNaN();
  expect(meanInterval(running)).toEqual({ low: -Infinity, high: Infinity });
  running.add(3);
  expect(running.mean).toBe(3);
  expect(running.variance).toBeNaN();
  expect(meanInterval(running)).toEqual({ low: -Infinity, high: Infinity });
});

test('a value that is no number is refused', () => {
  expect(() => summarize([1, NaN])).toThrow('value is NaN');
  expect(() => meanInterval(new Running(), 0)).toThrow('confidence is 0');
});
