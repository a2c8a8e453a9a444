/**
 * Who sits where. A *part* is what one agent plays alone: all seats of one role, or, where every seat has the same role,
 * one seat. Two agents share out the parts; the two legs of a pair exchange them.
 *
 * With two parts there is one way to share them. With n parts there are 2^(n-1) - 1 ways in which both agents play (up to
 * exchange), and pair k takes the way k mod that number: every pair is still two games with everything exchanged, and
 * over many pairs each agent plays every part in every company equally often.
 */
import { UsageError } from '../core/usage-error.js';

/** The first agent of a pairing, or the second. */
export type Side = 0 | 1;

export class Seating {
  /** Role of each part. */
  readonly parts: readonly string[];
  /** Part of each seat. */
  readonly partOfSeat: readonly number[];
  readonly ways: number;

  constructor(roles: readonly string[]) {
    const distinct = [...new Set(roles)];
    const byRole = distinct.length > 1;
    this.parts = byRole ? distinct : roles;
    this.partOfSeat = roles.map((role, seat) => (byRole ? distinct.indexOf(role) : seat));
    this.ways = (1 << (this.parts.length - 1)) - 1;
    if (this.ways < 1) throw new UsageError('a tournament needs a game with two parts or more; this one has one');
  }

  /** Which agent plays `part` in this game. */
  side(pair: number, leg: number, part: number): Side {
    // The first agent always has part 0 in leg 0; bits say which of the other parts are the second agent's.
    const others = (pair % this.ways) + 1;
    const side = part === 0 ? 0 : (others >> (part - 1)) & 1;
    return (side ^ leg) as Side;
  }

  /** Which agent sits on each seat. */
  sides(pair: number, leg: number): Side[] {
    return this.partOfSeat.map((part) => this.side(pair, leg, part));
  }
}
