/**
 * Ratings of many agents from a table of results (Zermelo 1929; Bradley and Terry 1952): the expected score of the first
 * seat is logistic in the rating difference, plus, on request, one advantage common to all first seats.
 *
 * A draw counts as half a win and half a loss. That fits the expected score, which is what a rating predicts here, and
 * needs no model of how draws arise; the price is an error stated too large when draws are many, unless the meetings
 * say what they varied by (`scoreVariance`).
 */
import { ELO_PER_LOGIT } from './elo.js';
import type { Interval } from './interval.js';
import { requireConfidence } from './interval.js';
import type { Meeting } from './meeting.js';
import { requireMeetings } from './meeting.js';
import { normalQuantile } from './normal.js';
import type { Fit } from './rating-fit.js';
import { fitModel } from './rating-fit.js';
import type { RatingGroups, Standing } from './rating-groups.js';
import { ratingGroups, unboundedAdvantage } from './rating-groups.js';

export interface RatingOptions {
  /** Fit an advantage of the first seat. Off unless given. */
  readonly seatAdvantage?: boolean;
  /**
   * Virtual games of each player, half of them won, against an opponent of rating 0, and as many between equals for the
   * seat advantage. They pull ratings together and keep them finite; 1 is mild. 0 unless given.
   */
  readonly prior?: number;
  readonly confidence?: number;
}

export interface Rating {
  /** Elo; plus or minus infinity, or NaN, where the results set no value: see `fitRatings`. */
  readonly elo: number;
  readonly standardError: number;
  readonly interval: Interval;
}

export interface RatingTable {
  readonly ratings: readonly Rating[];
  /** Of the ratings, in Elo squared; NaN between players of different groups. */
  readonly covariance: readonly (readonly number[])[];
  /** In Elo; present if asked for. */
  readonly seatAdvantage?: Rating;
  /** More than one group means that some results are too one-sided, or too few, to compare all players. */
  readonly groups: readonly (readonly number[])[];
  readonly iterations: number;
  readonly converged: boolean;
  /** Row a, column b: the lead of a over b, with the correlation of the two ratings taken into account. */
  readonly differences: readonly (readonly Rating[])[];
}

/**
 * Ratings of maximum likelihood, by Newton's method until no parameter moves by 1e-10 log-odds.
 *
 * Errors come from the inverse of the observed Fisher information under the condition that the ratings add up to 0, or,
 * for meetings with `scoreVariance`, from the sandwich of that inverse around the observed variances (White 1982).
 *
 * Without a prior, the results may leave distances open. Players then fall into groups: inside the first, largest group
 * ratings add up to 0; a player outside it has a rating of plus or minus infinity if all points went one way, and NaN if
 * no chain of points joins him to it. If an infinite seat advantage explains all results, the advantage is infinite (NaN
 * if either sign would do) and ratings inside a group are NaN. Whatever is not finite has an interval without ends.
 */
export function fitRatings(players: number, meetings: readonly Meeting[], options: RatingOptions = {}): RatingTable {
  const { confidence = 0.95, prior = 0, seatAdvantage = false } = options;
  requireConfidence(confidence);
  requireMeetings(players, meetings);
  if (!(prior >= 0 && prior < Infinity)) throw new RangeError(`prior is ${prior}; allowed: a finite number, 0 or more`);
  const groups = prior > 0 ? oneGroup(players) : ratingGroups(players, meetings);
  const inside = meetings.filter((m) => m.games > 0 && groups.standing(m.first, m.second) === 'level');
  const open = seatAdvantage && prior === 0 ? unboundedAdvantage(players, inside) : { up: false, down: false };
  const fit =
    open.up || open.down
      ? openFit(players, groups, open)
      : fitModel({ players, meetings: inside, prior, seatAdvantage, groups: groups.groups });
  return describe(players, groups, fit, { seatAdvantage, confidence });
}

/** A prior joins all players. */
const oneGroup = (players: number): RatingGroups => ({
  groups: [Array.from({ length: players }, (_, i) => i)],
  standing: () => 'level',
});

/** Nothing finite to find: only a player alone in his group is certain to lie at the group's origin. */
function openFit(players: number, { groups }: RatingGroups, open: { up: boolean; down: boolean }): Fit {
  const alone = new Set(groups.filter((group) => group.length === 1).map(([player]) => player));
  const parameters = Array.from({ length: players }, (_, i) => (alone.has(i) ? 0 : NaN));
  parameters.push(open.up === open.down ? NaN : open.up ? Infinity : -Infinity);
  const covariance = parameters.map((_, i) => parameters.map((_, j) => (i === j && alone.has(i) ? 0 : NaN)));
  return { parameters, covariance, iterations: 0, converged: false };
}

function describe(
  players: number,
  { groups, standing }: RatingGroups,
  { parameters, covariance, iterations, converged }: Fit,
  { seatAdvantage, confidence }: { readonly seatAdvantage: boolean; readonly confidence: number },
): RatingTable {
  const z = normalQuantile((1 + confidence) / 2);
  const all = Array.from({ length: players }, (_, i) => i);
  const isLevel = (a: number, b: number): boolean => standing(a, b) === 'level';
  const difference = (a: number, b: number): Rating => {
    if (!isLevel(a, b)) return unbounded(lead(standing(a, b)));
    const variance = covariance[a][a] + covariance[b][b] - 2 * covariance[a][b];
    return a === b ? rating(0, 0, z) : rating(parameters[a] - parameters[b], variance, z);
  };
  const main = groups[0][0];
  return {
    ratings: all.map((i) =>
      isLevel(i, main) ? rating(parameters[i], covariance[i][i], z) : unbounded(lead(standing(i, main))),
    ),
    covariance: all.map((i) => all.map((j) => (isLevel(i, j) ? covariance[i][j] * ELO_PER_LOGIT ** 2 : NaN))),
    ...(seatAdvantage && { seatAdvantage: rating(parameters[players], covariance[players][players], z) }),
    groups,
    iterations,
    converged,
    differences: all.map((a) => all.map((b) => difference(a, b))),
  };
}

const lead = (standing: Standing): number => (standing === 'above' ? Infinity : standing === 'below' ? -Infinity : NaN);

function rating(logOdds: number, variance: number, z: number): Rating {
  if (!Number.isFinite(logOdds)) return unbounded(logOdds);
  const elo = logOdds * ELO_PER_LOGIT;
  // Rounding may leave a variance of 0 a hair below it.
  const standardError = Math.sqrt(Math.max(0, variance)) * ELO_PER_LOGIT;
  return { elo, standardError, interval: { low: elo - z * standardError, high: elo + z * standardError } };
}

const unbounded = (elo: number): Rating => ({
  elo,
  standardError: NaN,
  interval: { low: -Infinity, high: Infinity },
});
