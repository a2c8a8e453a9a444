/**
 * Which cards fit the bounds that are remembered about a seat; see memory.ts.
 *
 * Let C be the cards of a bound by type and n the number of hidden ones then. Hidden cards stay hidden, so those of then
 * are among C, among the C of every later bound, and among the hidden cards H of now. Without early cards that is all:
 * H fits when for every bound the sum over types of min(H, C, every later C) is n or more.
 *
 * Early cards take part of C for themselves, and of the next C as well, being rejects by then. What they were is guessed:
 * cards of the hand while it is held, then cards of the rejects until those are shuffled, and later any. H fits when with
 * some guess the sums above are large enough, C being without the early cards. The card that was kept from such a hand
 * is hidden later than n were, unless it is an early one itself: then n + 1 hidden cards are among C.
 */
import type { State } from '../../core/game.js';
import * as cards from './cards.js';
import * as layout from './layout.js';
import { amongThem, boundSize, earlyCount, earlyOf, fateOf, IN_HAND, KEPT_HIDDEN } from './memory.js';

const { TYPES, HIDEABLE, JOKER } = cards;
const { BOUND_COUNT, BOUNDS, MAX_BOUNDS } = layout;

/** Where the early cards of the last bound are now. */
export const NOWHERE = 0;
export const HAND = 1;
export const REJECTED = 2;

export interface Recall {
  /** Reads what is remembered about `seat`; says where early cards are. */
  load(s: State, seat: number): number;
  /** Whether `hidden`, by type, fits when nothing is asked of early cards. */
  mayHide(hidden: Int32Array): boolean;
  /** Whether `hidden` fits, and `pile`, by type, is where early cards can be. */
  fits(hidden: Int32Array, pile: Int32Array): boolean;
}

export function createRecall(): Recall {
  // By bound, in the order they arose.
  const size = new Int32Array(MAX_BOUNDS);
  const early = new Int32Array(MAX_BOUNDS);
  const fate = new Int32Array(MAX_BOUNDS);
  const among = new Int32Array(MAX_BOUNDS * TYPES);
  const most = new Int32Array(MAX_BOUNDS * TYPES); // the least of this bound and all later ones
  // The guess: early cards that were not kept, with a row of none before the first bound.
  const lost = new Int32Array((MAX_BOUNDS + 1) * TYPES);
  // Cards that can have been hidden at each bound, by that guess, and in the row after the last one those hidden now.
  const room = new Int32Array((MAX_BOUNDS + 1) * TYPES);
  let count = 0;
  let anyEarly = false;
  let within: Int32Array = lost; // where the early cards of the last bound are to be found

  function load(s: State, seat: number): number {
    count = s[BOUND_COUNT + seat];
    anyEarly = false;
    for (let i = count - 1; i >= 0; i--) {
      size[i] = boundSize(s[BOUNDS + seat * MAX_BOUNDS + i]);
      early[i] = earlyCount(earlyOf(s, seat, i));
      fate[i] = fateOf(earlyOf(s, seat, i));
      if (early[i] > 0) anyEarly = true;
      for (let type = 0; type < TYPES; type++) {
        const n = (among[i * TYPES + type] = amongThem(s, seat, i, type));
        most[i * TYPES + type] = i === count - 1 ? n : Math.min(n, most[(i + 1) * TYPES + type]);
      }
    }
    if (count === 0 || early[count - 1] === 0) return NOWHERE;
    return fate[count - 1] === IN_HAND ? HAND : REJECTED;
  }

  function mayHide(hidden: Int32Array): boolean {
    for (let i = 0; i < count; i++) {
      let sum = 0;
      for (let type = 0; type < HIDEABLE; type++) sum += Math.min(hidden[type], most[i * TYPES + type]);
      if (sum < size[i]) return false;
    }
    return true;
  }

  function fits(hidden: Int32Array, pile: Int32Array): boolean {
    if (!mayHide(hidden)) return false;
    if (!anyEarly) return true;
    within = pile;
    for (let type = 0; type < HIDEABLE; type++) room[count * TYPES + type] = hidden[type];
    return guess(count - 1);
  }

  /** Guesses the early cards of bound `i` and of all before it; those of later bounds are guessed. */
  function guess(i: number): boolean {
    if (i < 0) return leavesRoom(0);
    if (lose(i, early[i], 0)) return true;
    if (fate[i] <= IN_HAND) return false;
    return fate[i] === KEPT_HIDDEN ? keepEarly(i, size, i, 1) : keepEarly(i, among, i * TYPES + JOKER, -1);
  }

  /** The card that was kept is an early one: one more hidden card is in the bound, or one joker less is left in it. */
  function keepEarly(i: number, words: Int32Array, at: number, change: number): boolean {
    words[at] += change;
    const found = lose(i, early[i] - 1, 0);
    words[at] -= change;
    return found;
  }

  /** Guesses `left` more early cards of bound `i`, in ascending order of type. */
  function lose(i: number, left: number, least: number): boolean {
    if (left === 0) return (i === count - 1 || leavesRoom(i + 1)) && guess(i - 1);
    const at = (i + 1) * TYPES;
    for (let type = least; type < TYPES; type++) {
      if (lost[at + type] >= (i === count - 1 ? within[type] : among[i * TYPES + type])) continue;
      lost[at + type]++;
      const found = lose(i, left - 1, type);
      lost[at + type]--;
      if (found) return true;
    }
    return false;
  }

  /** Whether enough cards can have been hidden at bound `i`, beside its own early cards and those of the bound before. */
  function leavesRoom(i: number): boolean {
    let sum = 0;
    for (let type = 0; type < TYPES; type++) {
      const at = i * TYPES + type;
      const left = among[at] - lost[at] - lost[at + TYPES];
      if (left < 0) return false;
      room[at] = Math.min(left, room[at + TYPES]);
      sum += room[at];
    }
    return sum >= size[i];
  }

  return { load, mayHide, fits };
}
