/** Intervals for a share of successes in independent trials. */
import { incompleteBeta } from './beta.js';
import { bisect } from './bisect.js';
import type { Interval } from './interval.js';
import { requireConfidence } from './interval.js';
import { normalQuantile } from './normal.js';

/**
 * Wilson's score interval (Wilson 1927): the shares p whose own error, sqrt(p(1-p)/n), puts the
 * observed share within z. Never leaves [0, 1] and is never empty; no trials give [0, 1].
 *
 * `successes` may be a half-integer, a draw counting as half a success. The interval is then on the
 * wide side, since a draw varies less than a win or a loss; `pairs.ts` has the exact treatment.
 * Trials that come in correlated pairs are not independent: use `pairs.ts` for those as well.
 */
export function wilson(successes: number, trials: number, confidence = 0.95): Interval {
  requireConfidence(confidence);
  requireCounts(successes, trials);
  if (trials === 0) return { low: 0, high: 1 };
  const z = normalQuantile((1 + confidence) / 2);
  const share = successes / trials;
  const scale = 1 + (z * z) / trials;
  const center = (share + (z * z) / (2 * trials)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  return {
    low: successes === 0 ? 0 : Math.max(0, center - half),
    high: successes === trials ? 1 : Math.min(1, center + half),
  };
}

/**
 * The exact interval of Clopper and Pearson (1934): each end leaves half of the error to the binomial tail beyond the
 * observed count. Never covers less than it says, often more. Whole successes only: halves have no binomial tail.
 */
export function clopperPearson(successes: number, trials: number, confidence = 0.95): Interval {
  requireConfidence(confidence);
  requireCounts(successes, trials);
  if (!Number.isInteger(successes)) {
    throw new RangeError(`successes is ${successes}; allowed: a whole number (wilson also takes halves)`);
  }
  const tail = (1 - confidence) / 2;
  const failures = trials - successes;
  return {
    low: successes === 0 ? 0 : betaQuantile(tail, successes, failures + 1),
    high: failures === 0 ? 1 : 1 - betaQuantile(tail, failures, successes + 1),
  };
}

const betaQuantile = (p: number, a: number, b: number): number => bisect((x) => incompleteBeta(x, a, b) < p, 0, 1);

function requireCounts(successes: number, trials: number): void {
  if (!Number.isInteger(trials) || trials < 0) {
    throw new RangeError(`trials is ${trials}; allowed: a whole number, 0 or more`);
  }
  if (!(successes >= 0 && successes <= trials)) {
    throw new RangeError(`successes is ${successes}; allowed: 0 to ${trials}, the number of trials`);
  }
}
