/**
 * Results of pairs: two games on the same luck with the seats exchanged. The games of a pair are correlated, pairs are
 * not, so the pair is the unit of every error here.
 */
import type { Interval } from './interval.js';
import { requireConfidence } from './interval.js';
import { normalCdf } from './normal.js';
import { meanInterval } from './summary.js';

/**
 * How many pairs ended with each sum of an agent's two scores: 0, 1/2, 1, 3/2, 2 (a win is 1, a draw 1/2). Five numbers,
 * hence «pentanomial»; where no game is drawn, cells 1 and 3 stay empty.
 */
export type PairCounts = readonly [number, number, number, number, number];

/** The per-game score that each cell stands for. */
export const CELL_SCORES = [0, 0.25, 0.5, 0.75, 1] as const;

export interface PairMoments {
  readonly pairs: number;
  /** Mean score per game, 0 to 1; NaN without pairs. */
  readonly mean: number;
  /** Unbiased variance of one pair's mean score; NaN below two pairs. */
  readonly variance: number;
  /** Of the mean; NaN below two pairs. */
  readonly standardError: number;
}

export interface PairScore extends PairMoments {
  readonly interval: Interval;
}

/** The cell of a pair, from the two scores of the same agent. */
export function pairCell(first: number, second: number): number {
  for (const score of [first, second]) {
    if (score !== 0 && score !== 0.5 && score !== 1) {
      throw new RangeError(`score is ${score}; allowed: 0 (loss), 0.5 (draw) or 1 (win)`);
    }
  }
  return 2 * (first + second);
}

/** Counts pairs by cell, from the two scores of the same agent in each. */
export function countPairs(pairs: Iterable<readonly [number, number]>): PairCounts {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const [first, second] of pairs) counts[pairCell(first, second)]++;
  return counts;
}

/** Mean and error of the score, from the distribution of pairs. */
export function pairMoments(counts: PairCounts): PairMoments {
  requirePairCounts(counts);
  const pairs = counts.reduce((sum, n) => sum + n, 0);
  const mean = counts.reduce((sum, n, cell) => sum + n * CELL_SCORES[cell], 0) / pairs;
  const squares = counts.reduce((sum, n, cell) => sum + n * (CELL_SCORES[cell] - mean) ** 2, 0);
  const variance = pairs < 2 ? NaN : squares / (pairs - 1);
  return { pairs, mean, variance, standardError: Math.sqrt(variance / pairs) };
}

/**
 * The same with the interval of the mean: Student's, cut to [0, 1]. Without pairs, or with one, it is [0, 1]. When all
 * pairs ended alike the observed spread is 0, which bounds nothing; see `unanimous`.
 */
export function pairScore(counts: PairCounts, confidence = 0.95): PairScore {
  requireConfidence(confidence);
  const moments = pairMoments(counts);
  const { pairs, mean, variance, standardError } = moments;
  const { low, high } =
    variance === 0
      ? unanimous(mean, pairs, confidence)
      : meanInterval({ count: pairs, mean, standardError }, confidence);
  return { ...moments, interval: { low: Math.max(0, low), high: Math.min(1, high) } };
}

/**
 * After n equal results, another kind of result has a chance of at most q = 1 - (error/2)^(1/n) (Clopper and Pearson);
 * at worst every one of those would score 0, or 1.
 */
function unanimous(mean: number, pairs: number, confidence: number): Interval {
  const other = -Math.expm1(Math.log((1 - confidence) / 2) / pairs);
  return { low: mean * (1 - other), high: mean + (1 - mean) * other };
}

/**
 * Likelihood of superiority: the probability that the true score is above 1/2, given a flat prior and a normal error.
 * No pairs give 1/2. With no spread the normal error means nothing; n equal results above 1/2 then give
 * 1 - 2^-(n+1), as for n wins out of n with a flat prior on the chance of winning.
 */
export function superiority(counts: PairCounts): number {
  const { pairs, mean, variance, standardError } = pairMoments(counts);
  if (pairs === 0 || mean === 0.5) return 0.5;
  if (variance > 0) return normalCdf((mean - 0.5) / standardError);
  const doubt = 0.5 ** (pairs + 1);
  return mean > 0.5 ? 1 - doubt : doubt;
}

/** Single games of one agent. */
export interface GameCounts {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface PairingEffect {
  /** Standard error of the mean score by pairs: the right one. */
  readonly byPairs: number;
  /** The same as if all games were independent: shown for comparison only. */
  readonly byGames: number;
  /**
   * Correlation of the two scores of a pair around the common mean. Below 0, pairing has saved games; above 0, an error
   * by games would be too small.
   */
  readonly correlation: number;
}

/**
 * What pairing changed. The games are asked for as well, because a pair that scored 1 may be two draws or a win and a
 * loss. Since var(pair mean) = var(game) (1 + correlation) / 2, the ratio of the two errors gives the correlation.
 */
export function pairingEffect(counts: PairCounts, games: GameCounts): PairingEffect {
  const { pairs, mean, standardError } = pairMoments(counts);
  const { wins, draws, losses } = games;
  if (wins + draws + losses !== 2 * pairs || Math.abs((wins + draws / 2) / (2 * pairs) - mean) > 1e-9) {
    throw new RangeError(
      `games are ${wins} wins, ${draws} draws, ${losses} losses; allowed: the ${2 * pairs} games of the pairs ${counts.join(', ')}`,
    );
  }
  const squares = wins * (1 - mean) ** 2 + draws * (0.5 - mean) ** 2 + losses * mean ** 2;
  const byGames = Math.sqrt(squares / (2 * pairs - 1) / (2 * pairs));
  // Variances of a pair and of a game, each with its count below the line: 2 pair / game = 1 + correlation.
  const correlation = (4 * standardError ** 2 * (pairs - 1) * pairs) / squares - 1;
  return { byPairs: standardError, byGames, correlation };
}

/** Refuses counts that are not five numbers of 0 or more. */
export function requirePairCounts(counts: PairCounts): void {
  if (counts.length !== CELL_SCORES.length || !counts.every((n) => n >= 0 && n < Infinity)) {
    throw new RangeError(`pair counts are ${counts.join(', ')}; allowed: five numbers, each 0 or more`);
  }
}
