/** Elo differences of two agents, from the mean score of one against the other. */
import type { Interval } from './interval.js';
import type { PairCounts } from './pairs.js';
import { pairMoments, pairScore } from './pairs.js';

/** One unit of log-odds in Elo: 400 points are odds of ten to one (Elo 1978, logistic form). */
export const ELO_PER_LOGIT = 400 / Math.LN10;

/** The rating lead that makes `score` (0 to 1) the expected one. Minus and plus infinity at 0 and 1. */
export function eloFromScore(score: number): number {
  if (!(score >= 0 && score <= 1)) throw new RangeError(`score is ${score}; allowed: 0 to 1`);
  return ELO_PER_LOGIT * (Math.log(score) - Math.log1p(-score));
}

/** The expected score of an agent that leads by `elo`; 0 and 1 at minus and plus infinity. */
export function scoreFromElo(elo: number): number {
  return 1 / (1 + Math.exp(-elo / ELO_PER_LOGIT));
}

/**
 * An interval of scores as an interval of Elo: the same statement on another scale, so it covers exactly as often. It is
 * not symmetric around the estimate. An end at 0 or 1 becomes infinite: the results set no bound on that side.
 */
export function eloInterval(score: Interval): Interval {
  return { low: eloFromScore(score.low), high: eloFromScore(score.high) };
}

export interface EloEstimate {
  /** Infinite when every pair was won, or lost; NaN without pairs. */
  readonly elo: number;
  readonly interval: Interval;
}

/** Logistic Elo lead from pairs, with the interval of the pair score carried over. */
export function eloFromPairs(counts: PairCounts, confidence = 0.95): EloEstimate {
  const { pairs, mean, interval } = pairScore(counts, confidence);
  return { elo: pairs === 0 ? NaN : eloFromScore(mean), interval: eloInterval(interval) };
}

/**
 * Normalized Elo: the lead in units of one game's standard deviation, scaled so that it equals logistic Elo for small
 * leads and no draws. It says how many games tell two agents apart, not how often one wins. The deviation of a game is
 * taken from the pairs, as sqrt(2) times that of a pair's mean.
 * Source: M. Van den Bergh, cantate.be/Fishtest, normalized_elo_practical.pdf.
 */
export function normalizedElo(counts: PairCounts): number {
  const { mean, variance } = pairMoments(counts);
  return 2 * ELO_PER_LOGIT * ((mean - 0.5) / Math.sqrt(2 * variance));
}
