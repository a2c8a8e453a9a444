/** A random move without a list. */
import { hasMember } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Move, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from './layout.js';
import type { CityMap } from './map.js';
import * as map from './map.js';

const { ACTOR, CHANCE } = core;
const { PAWN, STATION, PURSE, OCCUPIED } = layout;
const { MAY_DOUBLE, DOUBLE_MOVE, sliceOf } = map;

interface Facts {
  readonly map: CityMap;
  /** The deck of start cards. */
  readonly starts: Int32Array;
}

interface Questions {
  canLeave(s: State, at: number, purse: number): boolean;
  purseAfter(s: State, ticket: number): number;
}

/**
 * Draws from all that the tickets could pay for if no station were occupied and every double were safe, until what is
 * drawn is legal: few draws fail, and each of the legal moves is as likely as the next.
 */
export function createRandomMove(facts: Facts, { canLeave, purseAfter }: Questions): (s: State, rng: Rng) => Move {
  const FIRST = facts.map.first;
  const MOVES = facts.map.moves;
  const STARTS = facts.starts;

  return function randomMove(s, rng) {
    if (s[ACTOR] === CHANCE) return randomStart(s, rng);
    const pawn = s[PAWN];
    const purse = s[PURSE + pawn];
    const slice = sliceOf(s[STATION + pawn], (purse & 15) | (purse >= MAY_DOUBLE ? MAY_DOUBLE : 0));
    const first = FIRST[slice];
    const count = FIRST[slice + 1] - first;
    for (;;) {
      const move = MOVES[first + rng.below(count)];
      const to = (move >> 2) & 255;
      if (((s[OCCUPIED + (to >> 5)] >>> (to & 31)) & 1) !== 0) continue;
      if (move < DOUBLE_MOVE || (purse & MAY_DOUBLE) !== 0 || canLeave(s, to, purseAfter(s, move & 3))) return move;
    }
  };

  function randomStart(s: State, rng: Rng): Move {
    for (;;) {
      const at = STARTS[rng.below(STARTS.length)];
      if (!hasMember(s, OCCUPIED, at)) return at << 2;
    }
  }
}
