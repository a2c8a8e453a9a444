/**
 * Where Mr X may be: the exact set of stations that fit all that everybody has seen.
 *
 * It is worked out on demand from the public history, so games in which nobody asks pay nothing. The state keeps the
 * last answer and the ply it was for; only plies since then, or since he last showed himself, are worked in.
 */
import { addMember, lowestBit, removeMember } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { State } from '../../core/game.js';
import * as layout from './layout.js';
import type { CityMap } from './map.js';

const { ACTOR, PLY, CHANCE } = core;
const { MR_X, DETECTIVES, WINNER, STATION, PURSE, OCCUPIED, SHOWN_PLY, POSSIBLE, POSSIBLE_PLY, HISTORY, SET_WORDS } =
  layout;

export interface Possible {
  /** Writes the set at `out[POSSIBLE]`, and nothing else. */
  derivePossible(s: State, out: Int32Array): void;
  /** Does the same in the state itself, so that the next question starts from here. */
  advancePossible(s: State): void;
}

/** `canLeave(s, at, purse)` says whether Mr X, at `at` with that purse, has a move. */
export function createPossible(map: CityMap, canLeave: (s: State, at: number, purse: number) => boolean): Possible {
  const NEAR = map.near;
  const occupied = new Int32Array(SET_WORDS);
  const reached = new Int32Array(SET_WORDS);

  function derivePossible(s: State, out: Int32Array): void {
    for (let i = POSSIBLE; i < POSSIBLE + SET_WORDS; i++) out[i] = s[i];
    if (s[WINNER] === DETECTIVES) showMrX(out, s[STATION]);
    else if (s[ACTOR] !== CHANCE) workIn(s, out);
  }

  function advancePossible(s: State): void {
    workIn(s, s);
    s[POSSIBLE_PLY] = s[PLY];
  }

  function workIn(s: State, out: Int32Array): void {
    let ply = s[POSSIBLE_PLY];
    if (s[SHOWN_PLY] > ply) {
      ply = s[SHOWN_PLY];
      showMrX(out, layout.seenTo(s[HISTORY + ply - 1]));
    }
    rewindDetectives(s, ply);
    for (; ply < s[PLY]; ply++) {
      const word = s[HISTORY + ply];
      if (layout.seenPawn(word) === MR_X) spread(out, layout.seenTicket(word));
      else {
        // He was not there, for play went on.
        removeMember(occupied, 0, layout.seenFrom(word));
        addMember(occupied, 0, layout.seenTo(word));
        removeMember(out, POSSIBLE, layout.seenTo(word));
      }
    }
    if (s[ACTOR] === MR_X) dropStuck(s, out);
  }

  function showMrX(out: Int32Array, at: number): void {
    for (let i = POSSIBLE; i < POSSIBLE + SET_WORDS; i++) out[i] = 0;
    addMember(out, POSSIBLE, at);
  }

  /** Sets `occupied` to where the detectives stood when `ply` plies had been played. */
  function rewindDetectives(s: State, ply: number): void {
    for (let i = 0; i < SET_WORDS; i++) occupied[i] = s[OCCUPIED + i];
    for (let p = s[PLY] - 1; p >= ply; p--) {
      const word = s[HISTORY + p];
      if (layout.seenPawn(word) === MR_X) continue;
      removeMember(occupied, 0, layout.seenTo(word));
      addMember(occupied, 0, layout.seenFrom(word));
    }
  }

  /** He took one line that `ticket` pays for, to a station without a detective. */
  function spread(out: Int32Array, ticket: number): void {
    reached.fill(0);
    for (let w = 0; w < SET_WORDS; w++)
      for (let bits = out[POSSIBLE + w]; bits !== 0; bits &= bits - 1) {
        const near = ((((w << 5) + lowestBit(bits)) << 2) | ticket) * SET_WORDS;
        for (let i = 0; i < SET_WORDS; i++) reached[i] |= NEAR[near + i];
      }
    for (let i = 0; i < SET_WORDS; i++) out[POSSIBLE + i] = reached[i] & ~occupied[i];
  }

  /**
   * It is his move and play goes on, so he has one. Earlier turns need no such step: a station without a way out
   * leads nowhere when the set spreads.
   */
  function dropStuck(s: State, out: Int32Array): void {
    for (let w = 0; w < SET_WORDS; w++)
      for (let bits = out[POSSIBLE + w]; bits !== 0; bits &= bits - 1) {
        const at = (w << 5) + lowestBit(bits);
        if (!canLeave(s, at, s[PURSE])) removeMember(out, POSSIBLE, at);
      }
  }

  return { derivePossible, advancePossible };
}
