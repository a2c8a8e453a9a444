import { expect, test } from 'vitest';
import { JobSizes } from '../../src/runner/job-size.js';

const MANY = 1_000_000;
const crewOf = (hands: number): ConstructorParameters<typeof JobSizes>[1] => ({ hands, jobMillis: 200 });

test('jobs grow until they last a fifth of a second, by no more than four times at once', () => {
  const sizes = new JobSizes(2, crewOf(2));
  const seen = [];
  for (let job = 0; job < 6; job++) {
    const size = sizes.sizeOf(0, MANY);
    seen.push(size);
    // A pair takes one millisecond.
    sizes.learn(0, size, size);
  }
  expect(seen).toEqual([1, 4, 16, 64, 200, 200]);
  expect(sizes.sizeOf(1, MANY)).toBe(1);
});

test('a job is one pair at least and never too large to lose', () => {
  const sizes = new JobSizes(2, crewOf(1));
  sizes.learn(0, 1, 60_000);
  expect(sizes.sizeOf(0, MANY)).toBe(1);
  for (let job = 0; job < 20; job++) sizes.learn(1, 1000, 0);
  expect(sizes.sizeOf(1, MANY)).toBe(20_000);
});

test('towards the end jobs shrink, to a quarter and no further', () => {
  const sizes = new JobSizes(1, crewOf(2));
  for (let job = 0; job < 8; job++) sizes.learn(0, 1000, 1000);
  expect([MANY, 800, 400, 240, 100, 1].map((left) => sizes.sizeOf(0, left))).toEqual([200, 200, 100, 60, 50, 50]);
});
