/** Results between two players of a rating table. */
import type { PairCounts } from './pairs.js';
import { pairMoments } from './pairs.js';

/** Games between two players, the first of whom had the seat whose advantage may be estimated. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  /** Points of the first player: wins and half the draws. */
  readonly score: number;
  /**
   * Variance of `score` as observed, for games that are not independent; see `meetingOfPairs`. Unless given, it is the
   * variance of independent games without draws. Different meetings count as independent of each other.
   */
  readonly scoreVariance?: number;
}

/** A meeting from pairs, both seatings added up, with the error that the pairs show. */
export function meetingOfPairs(first: number, second: number, counts: PairCounts): Meeting {
  const { pairs, mean, variance } = pairMoments(counts);
  const meeting = { first, second, games: 2 * pairs, score: pairs === 0 ? 0 : 2 * pairs * mean };
  // All pairs alike show no error at all; the model's own is then the better guess.
  return variance > 0 ? { ...meeting, scoreVariance: 4 * pairs * variance } : meeting;
}

/** Refuses players that do not exist and scores that cannot be. */
export function requireMeetings(players: number, meetings: readonly Meeting[]): void {
  if (!Number.isInteger(players) || players < 1) {
    throw new RangeError(`players is ${players}; allowed: a whole number, 1 or more`);
  }
  for (const { first, second, games, score, scoreVariance = 0 } of meetings) {
    const place = `meeting of players ${first} and ${second}`;
    const known = [first, second].every((player) => Number.isInteger(player) && player >= 0 && player < players);
    if (!known || first === second) throw new RangeError(`${place}; allowed: two of 0 to ${players - 1}`);
    if (!(games >= 0 && games < Infinity && score >= 0 && score <= games)) {
      throw new RangeError(`${place}: score ${score} in ${games} games; allowed: 0 to the number of games`);
    }
    if (!(scoreVariance >= 0 && scoreVariance < Infinity)) {
      throw new RangeError(`${place}: scoreVariance is ${scoreVariance}; allowed: a finite number, 0 or more`);
    }
  }
}
