/** The tiles, cards and actions that a position offers, in ascending order of their moves. */
import { lowestBit } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { State } from '../../core/game.js';
import * as actions from './actions.js';
import type { Board } from './board.js';
import * as layout from './layout.js';

const { ACTOR, PLY } = core;
const { STAGE, SIDES, LEFT, TURNED, SUSPECTS, SHOWN, TILE, JACK, SECRET, IDENTITY, JACK_SEAT } = layout;
const { ROTATION, EXCHANGE, HOLMES, TOBY, JOKER, ALIBI, OFFERED } = actions;
const { FIRST_EXCHANGE, FIRST_STEP, FIRST_JOKER, JOKER_NOBODY, ALIBI_MOVE, PAIR_A, PAIR_B } = actions;

/** Writes moves into a buffer and returns how many. */
export type List = (s: State, out: Int32Array) => number;

export interface Listing {
  readonly tiles: List;
  readonly cards: List;
  readonly actions: List;
  /** The longest of these lists. */
  readonly longest: number;
}

export function createListing(board: Board): Listing {
  const POSITIONS = board.positions;
  const START_WALLS = board.startWalls;
  const ALL_SUSPECTS = board.allSuspects;
  const EXCHANGES = Int32Array.from(PAIR_A.keys())
    .filter((pair) => PAIR_B[pair] < POSITIONS)
    .map((pair) => FIRST_EXCHANGE + pair);

  /** R4 */
  function tiles(s: State, out: Int32Array): number {
    const wall = START_WALLS[s[PLY]];
    let n = 0;
    for (let left = ALL_SUSPECTS & ~s[SUSPECTS]; left !== 0; left &= left - 1) {
      const tile = lowestBit(left) << 2;
      if (wall >= 0) out[n++] = tile | wall;
      else for (let w = 0; w < 4; w++) out[n++] = tile | w;
    }
    return n;
  }

  /** The identities that Jack may draw, or the alibi cards in the pile. */
  function cards(s: State, out: Int32Array): number {
    const gone = s[STAGE] === IDENTITY ? 0 : s[SHOWN] | s[SECRET] | (1 << s[JACK]);
    let n = 0;
    for (let left = ALL_SUSPECTS & ~gone; left !== 0; left &= left - 1) out[n++] = lowestBit(left);
    return n;
  }

  function listActions(s: State, out: Int32Array): number {
    const offered = OFFERED[(s[SIDES] << 4) | s[LEFT]];
    let n = (offered >> ROTATION) & 1 ? listRotations(s, out) : 0;
    if ((offered >> EXCHANGE) & 1) for (let i = 0; i < EXCHANGES.length; i++) out[n++] = EXCHANGES[i];
    for (let action = HOLMES; action <= TOBY; action++)
      if ((offered >> action) & 1) {
        out[n] = FIRST_STEP + 2 * (action - HOLMES);
        out[n + 1] = out[n] + 1;
        n += 2;
      }
    if ((offered >> JOKER) & 1) {
      const last = s[ACTOR] === JACK_SEAT ? JOKER_NOBODY : JOKER_NOBODY - 1; // R11, R12
      for (let move = FIRST_JOKER; move <= last; move++) out[n++] = move;
    }
    if ((offered >> ALIBI) & 1) out[n++] = ALIBI_MOVE;
    return n;
  }

  function listRotations(s: State, out: Int32Array): number {
    let n = 0;
    for (let at = 0; at < POSITIONS; at++) {
      if ((s[TURNED] >> s[TILE + at]) & 1) continue; // R14
      out[n] = 3 * at;
      out[n + 1] = 3 * at + 1;
      out[n + 2] = 3 * at + 2;
      n += 3;
    }
    return n;
  }

  // At most a Rotation, the Exchange and two detectives; or the second tile, in any direction.
  const longest = Math.max(3 * POSITIONS + EXCHANGES.length + 4, 4 * (POSITIONS - 1));
  return { tiles, cards, actions: listActions, longest };
}
