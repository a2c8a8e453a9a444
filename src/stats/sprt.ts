/**
 * Sequential probability ratio test on pairs (Wald 1945, in the generalized form of Van den Bergh): after every pair,
 * «B leads A by elo1» is weighed against «by elo0», and play stops as soon as one is clearly likelier.
 */
import { likeliestWithMean, likeliestWithRatio } from './constrained-likelihood.js';
import { ELO_PER_LOGIT, scoreFromElo } from './elo.js';
import type { PairCounts } from './pairs.js';
import { CELL_SCORES, requirePairCounts } from './pairs.js';

/** A cell nobody has seen yet is not impossible; without this, one result would settle the test. As in fishtest. */
const UNSEEN = 1e-3;

/** Beyond this the expected score is 0 or 1 to all digits that matter. */
const MAX_ELO = 2000;

export interface SprtOptions {
  /** The two leads to decide between, elo0 < elo1. */
  readonly elo0: number;
  readonly elo1: number;
  /** Chance to accept elo1 when elo0 is true; 0.05 unless given. */
  readonly alpha?: number;
  /** Chance to accept elo0 when elo1 is true; 0.05 unless given. */
  readonly beta?: number;
  /**
   * What the leads are measured in. `logistic` (the default): the expected score, as in `eloFromScore`.
   * `normalized`: the mean over the deviation, as in `normalizedElo`; the test then needs about the same number of games
   * however many are drawn.
   */
  readonly model?: 'logistic' | 'normalized';
}

export interface SprtResult {
  /** Log-likelihood ratio of elo1 to elo0; 0 before the first pair. */
  readonly llr: number;
  /** At or below this, elo0 is accepted. */
  readonly lower: number;
  /** At or above this, elo1 is accepted. */
  readonly upper: number;
  /** Undefined while the test goes on. */
  readonly verdict: 'H0' | 'H1' | undefined;
}

/**
 * The state of the test after the pairs counted. Look after each pair or each batch; stop at the first verdict, since
 * the error rates hold for that moment and not for a later one.
 */
export function sprt(counts: PairCounts, options: SprtOptions): SprtResult {
  requirePairCounts(counts);
  requireOptions(options);
  const { alpha = 0.05, beta = 0.05 } = options;
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const llr = logLikelihoodRatio(counts, options);
  return { llr, lower, upper, verdict: llr >= upper ? 'H1' : llr <= lower ? 'H0' : undefined };
}

function logLikelihoodRatio(counts: PairCounts, { elo0, elo1, model }: SprtOptions): number {
  if (counts.every((n) => n === 0)) return 0;
  const seen = counts.map((n) => (n === 0 ? UNSEEN : n));
  const total = seen.reduce((sum, n) => sum + n, 0);
  const frequencies = seen.map((n) => n / total);
  const likeliest = model === 'normalized' ? likeliestNormalized : likeliestLogistic;
  const p0 = likeliest(frequencies, elo0);
  const p1 = likeliest(frequencies, elo1);
  return seen.reduce((sum, n, cell) => sum + n * Math.log(p1[cell] / p0[cell]), 0);
}

const likeliestLogistic = (frequencies: readonly number[], elo: number): number[] =>
  likeliestWithMean(CELL_SCORES, frequencies, scoreFromElo(elo));

/** A pair's mean deviates sqrt(2) times less than a game's, so the same lead is sqrt(2) times more of it. */
const likeliestNormalized = (frequencies: readonly number[], elo: number): number[] =>
  likeliestWithRatio(CELL_SCORES, frequencies, 0.5, (elo / (2 * ELO_PER_LOGIT)) * Math.SQRT2);

function requireOptions({ elo0, elo1, alpha = 0.05, beta = 0.05 }: SprtOptions): void {
  if (!(elo0 >= -MAX_ELO && elo0 < elo1 && elo1 <= MAX_ELO)) {
    throw new RangeError(`sprt: elo0 is ${elo0}, elo1 is ${elo1}; allowed: -${MAX_ELO} to ${MAX_ELO}, elo0 below elo1`);
  }
  if (!(alpha > 0 && beta > 0 && alpha + beta < 1)) {
    throw new RangeError(
      `sprt: alpha is ${alpha}, beta is ${beta}; allowed: numbers above 0 that add up to less than 1`,
    );
  }
}
