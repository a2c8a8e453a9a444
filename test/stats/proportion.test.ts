import { expect, test } from 'vitest';
import { clopperPearson, wilson } from '../../src/stats/proportion.js';
import * as oracle from './oracle.js';
import { expectRelative } from './relative.js';

test("Wilson's interval solves the score equation", () => {
  for (const [successes, trials, confidence, low, high] of oracle.WILSON) {
    const interval = wilson(successes, trials, confidence);
    expectRelative(interval.low, low, 1e-12, `low of ${successes}/${trials}`);
    expectRelative(interval.high, high, 1e-12, `high of ${successes}/${trials}`);
  }
});

test("Wilson's interval gives the published limits", () => {
  // Newcombe (1998), Statistics in Medicine 17:857-872, table I, method 3: four examples.
  const published = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ];
  for (const [successes, trials, low, high] of published) {
    const interval = wilson(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  }
});

test('the exact interval gives the published limits', () => {
  // Newcombe (1998), the same table, method 5.
  const published = [
    [81, 263, 0.2527, 0.3676],
    [15, 148, 0.0578, 0.1617],
    [0, 20, 0, 0.1684],
    [1, 29, 0.0009, 0.1776],
  ];
  for (const [successes, trials, low, high] of published) {
    const interval = clopperPearson(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  }
});

test('the exact interval solves the binomial tails', () => {
  for (const [successes, trials, confidence, low, high] of oracle.CLOPPER_PEARSON) {
    const interval = clopperPearson(successes, trials, confidence);
    expectRelative(interval.low, low, 1e-12, `low of ${successes}/${trials}`);
    expectRelative(interval.high, high, 1e-12, `high of ${successes}/${trials}`);
  }
});

test('no trials say nothing', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  expect(clopperPearson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('only wins, or only losses, end exactly at 1 or at 0', () => {
  for (const trials of [1, 3, 10, 1000]) {
    expect(wilson(trials, trials).high).toBe(1);
    expect(wilson(0, trials).low).toBe(0);
    expect(clopperPearson(trials, trials).high).toBe(1);
    expect(clopperPearson(0, trials).low).toBe(0);
  }
});

test('winning and losing are mirror images', () => {
  for (const interval of [wilson, clopperPearson]) {
    const won = interval(7, 19);
    const lost = interval(12, 19);
    expect(won.low).toBeCloseTo(1 - lost.high, 14);
    expect(won.high).toBeCloseTo(1 - lost.low, 14);
  }
});

test('counts and confidences that cannot be are refused, with what is allowed', () => {
  expect(() => wilson(5, 4)).toThrow('successes is 5; allowed: 0 to 4');
  expect(() => wilson(-1, 4)).toThrow(RangeError);
  expect(() => wilson(1, 2.5)).toThrow('trials is 2.5');
  expect(() => wilson(1, 4, 1)).toThrow('confidence is 1');
  expect(() => clopperPearson(1.5, 4)).toThrow('successes is 1.5');
});
