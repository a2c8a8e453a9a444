import { expect, test } from 'vitest';
import { Pace } from '../../src/runner/pace.js';

test('nothing is timed before the pace is known', () => {
  const pace = new Pace();
  for (let i = 0; i < 9; i++) pace.learn(1, 10);
  expect([pace.isKnown, pace.isSlow]).toEqual([false, false]);
  pace.learn(1, 10);
  expect([pace.isKnown, pace.isSlow]).toEqual([true, true]);
});

test('one long game is enough to know', () => {
  const pace = new Pace();
  pace.learn(1, 20_000);
  expect(pace.isSlow).toBe(true);
});

test('the first games of a fast pairing may be slow', () => {
  const pace = new Pace();
  pace.learn(1, 8);
  pace.learn(1, 3);
  for (let i = 0; i < 1000; i++) pace.learn(1, 0.125);
  expect([pace.isKnown, pace.isSlow]).toEqual([true, false]);
});

test('a fast pairing stays fast when the machine sleeps', () => {
  const pace = new Pace();
  for (let i = 0; i < 1000; i++) pace.learn(1, 0.125);
  pace.learn(40_000, 3_600_000);
  expect(pace.isSlow).toBe(false);
});

test('a pairing that seemed slow is found to be fast', () => {
  const pace = new Pace();
  pace.learn(2, 150);
  expect(pace.isSlow).toBe(true);
  pace.learn(1000, 20);
  expect(pace.isSlow).toBe(false);
});
