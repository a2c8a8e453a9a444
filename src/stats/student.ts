/** Student's t distribution: intervals of a mean whose variance is itself estimated. */
import { tails } from './beta.js';
import { bisect } from './bisect.js';

/** P(T <= t) with `freedom` degrees of freedom, any number above 0. DLMF 8.17 and Abramowitz & Stegun 26.7.1. */
export function studentCdf(t: number, freedom: number): number {
  requireFreedom(freedom);
  const tail = upperTail(Math.abs(t), freedom);
  return t > 0 ? 1 - tail : tail;
}

/** The t with P(T <= t) = p. Minus and plus infinity at 0 and 1. */
export function studentQuantile(p: number, freedom: number): number {
  requireFreedom(freedom);
  if (!(p >= 0 && p <= 1)) throw new RangeError(`studentQuantile: p is ${p}; allowed: 0 to 1`);
  if (p === 0.5) return 0;
  if (p === 0 || p === 1) return p === 0 ? -Infinity : Infinity;
  const tail = Math.min(p, 1 - p);
  let high = 1;
  while (upperTail(high, freedom) > tail && high < Number.MAX_VALUE) high *= 2;
  const size = bisect((t) => upperTail(t, freedom) > tail, 0, high);
  return p < 0.5 ? -size : size;
}

/** P(T > t) for t >= 0: half of the Beta(freedom/2, 1/2) tail below freedom / (freedom + t^2). */
function upperTail(t: number, freedom: number): number {
  const square = t * t;
  if (square === Infinity) return 0;
  return tails(freedom / (freedom + square), square / (freedom + square), freedom / 2, 0.5).lower / 2;
}

function requireFreedom(freedom: number): void {
  if (!(freedom > 0 && freedom < Infinity)) {
    throw new RangeError(`degrees of freedom is ${freedom}; allowed: a finite number above 0`);
  }
}
