/** Many comparisons at once: p-values raised so that the chance of even one false alarm stays at the stated level. */
import { erfc } from './normal.js';

/** The chance of a standard normal at least as far from 0 as `z`, on either side. */
export function twoSidedP(z: number): number {
  return erfc(Math.abs(z) / Math.SQRT2);
}

/** Bonferroni: every p-value times their number, at most 1. Simple, and never better than `holm`. */
export function bonferroni(pValues: readonly number[]): number[] {
  requirePValues(pValues);
  return pValues.map((p) => Math.min(1, p * pValues.length));
}

/**
 * Holm (1979): the smallest p-value times n, the next times n - 1, and so on, never falling below the one before.
 * Valid however the comparisons depend on each other. Results stand in the order of the input.
 */
export function holm(pValues: readonly number[]): number[] {
  requirePValues(pValues);
  const order = pValues.map((_, i) => i).sort((a, b) => pValues[a] - pValues[b]);
  const adjusted = new Array<number>(pValues.length);
  let floor = 0;
  order.forEach((i, rank) => {
    floor = Math.max(floor, Math.min(1, pValues[i] * (pValues.length - rank)));
    adjusted[i] = floor;
  });
  return adjusted;
}

function requirePValues(pValues: readonly number[]): void {
  const wrong = pValues.find((p) => !(p >= 0 && p <= 1));
  if (wrong !== undefined) throw new RangeError(`p-value is ${wrong}; allowed: 0 to 1`);
}
