import { expect } from 'vitest';

/** Expects `actual` to differ from `wanted` by at most `tolerance` of it (of 1, where `wanted` is 0). */
export function expectRelative(actual: number, wanted: number, tolerance: number, what = ''): void {
  const error = Math.abs(actual - wanted) / (wanted === 0 ? 1 : Math.abs(wanted));
  expect(error, `${what}: ${actual} instead of ${wanted}`).toBeLessThanOrEqual(tolerance);
}
