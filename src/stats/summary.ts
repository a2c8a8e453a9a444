/** Mean, spread and interval of a list of numbers, in one pass. */
import type { Interval } from './interval.js';
import { requireConfidence } from './interval.js';
import { studentQuantile } from './student.js';

/**
 * A running mean and variance. Values may be added one at a time, and two accumulators may be merged, in any order:
 * the result differs by rounding only.
 */
export class Running {
  #count = 0;
  #mean = 0;
  // Sum of squared distances from the current mean.
  #squares = 0;

  /** How many values were added. */
  get count(): number {
    return this.#count;
  }

  /** NaN before the first value. */
  get mean(): number {
    return this.#count === 0 ? NaN : this.#mean;
  }

  /** Unbiased, with count - 1 below the line. NaN before the second value. */
  get variance(): number {
    return this.#count < 2 ? NaN : this.#squares / (this.#count - 1);
  }

  /** Of the mean. NaN before the second value. */
  get standardError(): number {
    return Math.sqrt(this.variance / this.#count);
  }

  /** Welford (1962): the sum of squares grows without ever subtracting two large numbers. */
  add(value: number): void {
    if (!Number.isFinite(value)) throw new RangeError(`value is ${value}; allowed: a finite number`);
    this.#count++;
    const distance = value - this.#mean;
    this.#mean += distance / this.#count;
    this.#squares += distance * (value - this.#mean);
  }

  /** Chan, Golub and LeVeque (1979): as if every value of `other` had been added here. */
  merge(other: Running): void {
    const total = this.#count + other.#count;
    if (total === 0) return;
    const distance = other.#mean - this.#mean;
    this.#squares += other.#squares + (distance * distance * this.#count * other.#count) / total;
    this.#mean += (distance * other.#count) / total;
    this.#count = total;
  }
}

/** All of `values` in one accumulator. */
export function summarize(values: Iterable<number>): Running {
  const running = new Running();
  for (const value of values) running.add(value);
  return running;
}

/**
 * Student's interval of a mean. What is counted must be independent: pairs, not the two games of a pair.
 * Fewer than two values bound nothing: the interval is the whole line.
 */
export function meanInterval(values: Pick<Running, 'count' | 'mean' | 'standardError'>, confidence = 0.95): Interval {
  requireConfidence(confidence);
  if (values.count < 2) return { low: -Infinity, high: Infinity };
  const half = studentQuantile((1 + confidence) / 2, values.count - 1) * values.standardError;
  return { low: values.mean - half, high: values.mean + half };
}
