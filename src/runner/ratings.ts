/** Elo ratings and leads from pairs, with bounds where all points went one way. */
import { fitRatings } from '../stats/bradley-terry.js';
import { eloFromPairs, scoreFromElo } from '../stats/elo.js';
import type { Interval } from '../stats/interval.js';
import { meetingOfPairs } from '../stats/meeting.js';
import type { PairCounts } from '../stats/pairs.js';
import { pairScore } from '../stats/pairs.js';

/** Low end, high end; `null` where nothing bounds it. JSON has no infinity. */
export type Ends = readonly [number | null, number | null];

export interface EloRating {
  /** `null` where all points went one way, so that no number is enough; the interval then says from where on. */
  readonly elo: number | null;
  readonly eloInterval: Ends;
}

/** Pairs of two agents, counted by the sum of the first one's two scores. */
export interface PairMeeting {
  readonly first: number;
  readonly second: number;
  readonly pairs: PairCounts;
}

export interface EloTable {
  readonly ratings: readonly EloRating[];
  /** Row a, column b: the lead of a over b, with the correlation of the two ratings taken into account. */
  readonly differences: readonly (readonly EloRating[])[];
}

const OPEN: Ends = [null, null];
/** No bound lies further out: a score of 1 in 10^17. */
const FARTHEST = 7000;

/**
 * Bradley-Terry by maximum likelihood. Inside the largest group of agents whose points went both ways ratings add up to
 * 0. An agent that won, or lost, everything against that group has no rating, only a bound.
 */
export function rateAgents(agents: number, meetings: readonly PairMeeting[]): EloTable {
  const fit = fitRatings(
    agents,
    meetings.map(({ first, second, pairs }) => meetingOfPairs(first, second, pairs)),
  );
  const [main] = fit.groups;
  const everybody = Array.from({ length: agents }, (_, agent) => agent);
  const ratingOf = (agent: number): EloRating => {
    // An agent in a group of its own would be rated against itself.
    if (main.length === 1) return { elo: null, eloInterval: agents === 2 ? half(leadOf(meetings, agent)) : OPEN };
    const { elo, interval } = fit.ratings[agent];
    if (Number.isFinite(elo)) return { elo, eloInterval: ends(interval) };
    const rivals = main.map((rival) => ({ elo: fit.ratings[rival].elo, pairs: pairsOf(meetings, agent, rival) }));
    return { elo: null, eloInterval: boundAgainst(rivals) };
  };
  const differenceOf = (a: number, b: number): EloRating => {
    const { elo, interval } = fit.differences[a][b];
    return Number.isFinite(elo)
      ? { elo, eloInterval: ends(interval) }
      : { elo: null, eloInterval: ends(eloFromPairs(pairsOf(meetings, a, b)).interval) };
  };
  return {
    ratings: everybody.map(ratingOf),
    differences: everybody.map((a) => everybody.map((b) => differenceOf(a, b))),
  };
}

export const ends = ({ low, high }: Interval): Ends => [finite(low), finite(high)];

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Of two agents, each has half of the lead: ratings add up to 0. */
const half = ([low, high]: Ends): Ends => [low === null ? null : low / 2, high === null ? null : high / 2];

function leadOf(meetings: readonly PairMeeting[], agent: number): Ends {
  return ends(eloFromPairs(pairsOf(meetings, agent, 1 - agent)).interval);
}

/** The rating at which the interval of the agent's score ends, the ratings of its rivals being what they are. */
function boundAgainst(rivals: readonly { readonly elo: number; readonly pairs: PairCounts }[]): Ends {
  const { pairs, mean, interval } = pairScore(rivals.reduce((sum, rival) => addPairs(sum, rival.pairs), NO_PAIRS));
  if (pairs === 0) return OPEN;
  const expected = (elo: number): number =>
    rivals.reduce((sum, rival) => sum + pairCount(rival.pairs) * scoreFromElo(elo - rival.elo), 0) / pairs;
  return mean > 0.5 ? [ratingFor(expected, interval.low), null] : [null, ratingFor(expected, interval.high)];
}

/** Where a score that rises with the rating reaches `score`, by bisection. */
function ratingFor(expected: (elo: number) => number, score: number): number {
  let low = -FARTHEST;
  let high = FARTHEST;
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (expected(middle) < score) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const NO_PAIRS: PairCounts = [0, 0, 0, 0, 0];

const pairCount = (counts: PairCounts): number => counts.reduce((sum, n) => sum + n, 0);

/** All pairs of one agent against a rival, or against all, however they were listed. */
export function pairsOf(meetings: readonly PairMeeting[], agent: number, rival?: number): PairCounts {
  let total = NO_PAIRS;
  for (const { first, second, pairs } of meetings) {
    if (first === agent && (rival ?? second) === second) total = addPairs(total, pairs);
    if (second === agent && (rival ?? first) === first) total = addPairs(total, reversed(pairs));
  }
  return total;
}

function addPairs(a: PairCounts, b: PairCounts): PairCounts {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]];
}

/** The same pairs as the other agent counts them. */
const reversed = ([a, b, c, d, e]: PairCounts): PairCounts => [e, d, c, b, a];
