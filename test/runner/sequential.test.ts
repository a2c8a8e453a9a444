import { expect, test } from 'vitest';
import { Rng } from '../../src/core/rng.js';
import { Seating } from '../../src/runner/seating.js';
import { SequentialTest } from '../../src/runner/sequential.js';
import { sprt } from '../../src/stats/sprt.js';
import type { Block } from '../../src/store/rows.js';

const seating = new Seating(['first', 'second']);
const options = { elo0: 0, elo1: 40 };
const PAIRS = 4000;

/** Results of pairs by two games each: 0 a win of the first seat, 1 one of the second. The first agent leads a little. */
const results = new Int32Array(2 * PAIRS);
const rng = new Rng(4);
for (let pair = 0; pair < PAIRS; pair++) {
  results[2 * pair] = rng.below(100) < 54 ? 0 : 1;
  results[2 * pair + 1] = rng.below(100) < 54 ? 1 : 0;
}

function block(first: number, count: number): Block {
  const outcome = results.slice(2 * first, 2 * (first + count));
  const outcomes = [
    [1, -1],
    [-1, 1],
  ];
  return { pairing: 0, first, count, plies: outcome, outcome, outcomes, faults: [], moves: [], millis: [0, 0] };
}

/** Where the test ends if one looks after every eighth pair. */
function expectedEnd(): number {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let pair = 0; pair < PAIRS; pair++) {
    counts[2 * (results[2 * pair] === 0 ? 1 : 0) + 2 * (results[2 * pair + 1] === 1 ? 1 : 0)]++;
    if (pair % 8 === 7 && sprt(counts, options).verdict !== undefined) return pair + 1;
  }
  return PAIRS;
}

test('the test ends at the same pair whatever the blocks and whatever their order', () => {
  const end = expectedEnd();
  expect(end).toBeGreaterThan(64);
  expect(end).toBeLessThan(PAIRS);
  for (const size of [1, 7, 64, 1000]) {
    const sequential = new SequentialTest(options, seating, [0, 0, 0, 0, 0], 0);
    const firsts = Array.from({ length: Math.floor(PAIRS / size) }, (_, i) => i * size);
    // Every two blocks change places.
    const order = firsts.map((_, i) => firsts[i ^ 1] ?? firsts[i]);
    let kept = 0;
    for (const first of order) for (const ready of sequential.offer(block(first, size))) kept += ready.count;
    expect(kept, `blocks of ${size}`).toBe(end);
    expect(sequential.isOver).toBe(true);
  }
});

test('blocks before their turn are held, and given out in order', () => {
  const sequential = new SequentialTest(options, seating, [0, 0, 0, 0, 0], 0);
  expect(sequential.offer(block(20, 10))).toEqual([]);
  expect(sequential.offer(block(10, 10))).toEqual([]);
  expect(sequential.heldCount).toBe(2);
  expect(sequential.offer(block(0, 10)).map(({ first }) => first)).toEqual([0, 10, 20]);
  expect(sequential.heldCount).toBe(0);
});

test('a resumed test goes on where it was', () => {
  const end = expectedEnd();
  const half = 8 * Math.floor(end / 16) + 3;
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let pair = 0; pair < half; pair++)
    counts[2 * (results[2 * pair] === 0 ? 1 : 0) + 2 * (results[2 * pair + 1] === 1 ? 1 : 0)]++;
  const sequential = new SequentialTest(options, seating, counts, half);
  const [ready] = sequential.offer(block(half, PAIRS - half));
  expect(half + ready.count).toBe(end);
  expect([...ready.plies]).toEqual([...results.slice(2 * half, 2 * end)]);
});
