/**
 * Where evidence comes from and where it goes: row, deck, discard, and what the players remember when the discard is
 * shuffled into a new deck.
 *
 * At that moment the deck is empty, so each player can work out which cards the other has hidden, rejected and in hand
 * taken together, but not which of them are the hidden ones. That is kept as a bound: the n hidden cards of then are
 * among these. With C the number of cards of each type in the bound, a hand of hidden cards H fits when
 * sum over types of min(H, C) >= n. Both players know the bounds of both. One word each:
 *
 *   29   25 24  22 21    18 17   14 13 11 10  8 7   5 4   2 1 0
 *   [  n  ] [map ] [ 9's  ] [ 8's ] [7's] [6's] [5's] [4's] [3's]
 */
import type { State } from '../../core/game.js';
import * as cards from './cards.js';
import * as layout from './layout.js';

const { TYPES, HIDEABLE } = cards;
const { ROW, ROW_COUNT, DECK, DECK_COUNT, BOTTOM, BOTTOM_COUNT, DISCARD, DISCARD_COUNT, PILE } = layout;
const { REJECTS, REJECT_COUNT, HIDDEN, KNOWN, DRAWER, DRAWN, DRAWN_COUNT, DRAWN_KNOWN } = layout;
const { BOUND_COUNT, BOUNDS, MAX_BOUNDS, MIXED } = layout;

const BOUND_SHIFT = Int32Array.of(0, 2, 5, 8, 11, 14, 18, 22);
const BOUND_MASK = Int32Array.of(3, 7, 7, 7, 7, 15, 15, 7);
const BOUND_SIZE = 25;

export const boundOf = (word: number, type: number): number => (word >> BOUND_SHIFT[type]) & BOUND_MASK[type];
export const boundSize = (word: number): number => word >> BOUND_SIZE;

/** Cards that can still be drawn, the discard included. */
export const drawable = (s: State): number => s[DECK_COUNT] + s[BOTTOM_COUNT] + s[DISCARD_COUNT];

export function toRow(s: State, type: number): void {
  s[ROW + type]++;
  s[ROW_COUNT]++;
}

export function fromRow(s: State, type: number): void {
  s[ROW + type]--;
  s[ROW_COUNT]--;
}

/** A card drawn from the part of the deck that nobody knows. */
export function fromDeck(s: State, type: number): void {
  s[DECK + type]--;
  s[DECK_COUNT]--;
}

export function toBottom(s: State, type: number): void {
  s[BOTTOM] |= type << (4 * s[BOTTOM_COUNT]++);
}

export function fromBottom(s: State): number {
  const type = s[BOTTOM] & 15;
  s[BOTTOM] >>>= 4;
  s[BOTTOM_COUNT]--;
  return type;
}

/** Type of the card on top of an open discard. */
export function topOfPile(s: State): number {
  const at = s[DISCARD_COUNT] - 1;
  return (s[PILE + (at >> 3)] >>> (4 * (at & 7))) & 15;
}

export function takeTop(s: State): number {
  const type = topOfPile(s);
  const at = --s[DISCARD_COUNT];
  s[PILE + (at >> 3)] &= ~(15 << (4 * (at & 7)));
  s[DISCARD + type]--;
  return type;
}

export interface Supply {
  /** A card that both players saw goes to the discard. */
  discard(s: State, type: number): void;
  /** The discard becomes the deck. */
  reshuffle(s: State): void;
  /** After one hidden card of `seat` was turned up: what the other still knows of the rest. */
  forgetOne(s: State, seat: number, type: number): void;
  /** After DRAWER kept `type` and the rest of his hand was shown: what the other now knows of his hidden cards. */
  inferKept(s: State, type: number): void;
}

export function createSupply(openDiscard: boolean): Supply {
  const together = new Int32Array(HIDEABLE);

  function discard(s: State, type: number): void {
    const at = s[DISCARD_COUNT]++;
    s[DISCARD + type]++;
    if (openDiscard) s[PILE + (at >> 3)] |= type << (4 * (at & 7));
  }

  function reshuffle(s: State): void {
    remember(s, 0);
    remember(s, 1);
    for (let type = 0; type < TYPES; type++) {
      s[DECK + type] = s[DISCARD + type] + s[REJECTS + type] + s[REJECTS + TYPES + type];
      s[DISCARD + type] = s[REJECTS + type] = s[REJECTS + TYPES + type] = 0;
    }
    s[DECK_COUNT] = s[DISCARD_COUNT];
    s[DISCARD_COUNT] = s[REJECT_COUNT] = s[REJECT_COUNT + 1] = 0;
    if (openDiscard) s.fill(0, PILE, REJECTS);
  }

  /** What the opponent of `seat` works out about his hidden cards while the deck is empty. */
  function remember(s: State, seat: number): void {
    const draws = s[DRAWN_COUNT] > 0 && s[DRAWER] === seat;
    let unknown = 0;
    let all = s[REJECT_COUNT + seat];
    for (let type = 0; type < HIDEABLE; type++) {
      const hidden = s[HIDDEN + seat * HIDEABLE + type] - s[KNOWN + seat * HIDEABLE + type];
      const drawn = draws ? s[DRAWN + type] - s[DRAWN_KNOWN + type] : 0;
      together[type] = hidden + drawn + s[REJECTS + seat * TYPES + type];
      unknown += hidden;
      all += hidden;
    }
    if (draws) s[MIXED] = 1;
    else if (all === unknown) {
      s.copyWithin(KNOWN + seat * HIDEABLE, HIDDEN + seat * HIDEABLE, HIDDEN + (seat + 1) * HIDEABLE);
      clearBounds(s, seat);
    }
    if (draws && openDiscard) addBound(s, seat, unknown, true);
    else if (all > unknown && unknown > 0) addBound(s, seat, unknown, false);
  }

  function clearBounds(s: State, seat: number): void {
    const first = BOUNDS + seat * MAX_BOUNDS;
    s.fill(0, first, first + MAX_BOUNDS);
    s[BOUND_COUNT + seat] = 0;
  }

  /** Every earlier bound narrows to the new one, since those cards are among these too; `apart` keeps the new one whole. */
  function addBound(s: State, seat: number, size: number, apart: boolean): void {
    const first = BOUNDS + seat * MAX_BOUNDS;
    let count = s[BOUND_COUNT + seat];
    for (let i = first; i < first + count; i++) {
      let narrowed = s[i] & (~0 << BOUND_SIZE);
      for (let type = 0; type < HIDEABLE; type++)
        narrowed |= Math.min(boundOf(s[i], type), together[type]) << BOUND_SHIFT[type];
      s[i] = narrowed;
    }
    if (!apart && count > 0 && boundSize(s[first + count - 1]) === size) return;
    if (count === MAX_BOUNDS) s.copyWithin(first, first + 1, first + count--);
    let bound = size << BOUND_SIZE;
    for (let type = 0; type < HIDEABLE; type++) bound |= together[type] << BOUND_SHIFT[type];
    s[first + count] = bound;
    s[BOUND_COUNT + seat] = count + 1;
  }

  function forgetOne(s: State, seat: number, type: number): void {
    const known = KNOWN + seat * HIDEABLE + type;
    if (s[known] > 0) s[known]--;
    else withoutOne(s, seat, type);
  }

  /** A card that was among the unknown ones no longer is: sum of min(H + 1, C) >= n is sum of min(H, C - 1) >= n - 1. */
  function withoutOne(s: State, seat: number, type: number): void {
    const first = BOUNDS + seat * MAX_BOUNDS;
    for (let i = first; i < first + s[BOUND_COUNT + seat]; i++)
      if (boundOf(s[i], type) > 0) s[i] -= (1 << BOUND_SHIFT[type]) + (1 << BOUND_SIZE);
    dropEmpty(s, seat);
  }

  /** Bounds that say nothing any more. */
  function dropEmpty(s: State, seat: number): void {
    const first = BOUNDS + seat * MAX_BOUNDS;
    let kept = 0;
    for (let i = 0; i < s[BOUND_COUNT + seat]; i++) if (boundSize(s[first + i]) > 0) s[first + kept++] = s[first + i];
    s.fill(0, first + kept, first + s[BOUND_COUNT + seat]);
    s[BOUND_COUNT + seat] = kept;
  }

  function inferKept(s: State, type: number): void {
    const seat = s[DRAWER];
    // He was known to hold more of this type than he shows: the one that is missing is the one he kept.
    if (type < HIDEABLE && s[DRAWN_KNOWN + type] > s[DRAWN + type]) s[KNOWN + seat * HIDEABLE + type]++;
    if (s[MIXED] === 1) inferMixed(s, seat);
    s[MIXED] = 0;
  }

  /**
   * The deck ran out during this draw, so the last bound is hidden and drawn cards together: whatever of it is not shown
   * now is hidden.
   */
  function inferMixed(s: State, seat: number): void {
    const last = s[BOUNDS + seat * MAX_BOUNDS + s[BOUND_COUNT + seat] - 1];
    for (let type = 0; type < HIDEABLE; type++) {
      const shown = Math.max(0, s[DRAWN + type] - s[DRAWN_KNOWN + type]);
      for (let n = boundOf(last, type) - shown; n > 0; n--) {
        s[KNOWN + seat * HIDEABLE + type]++;
        withoutOne(s, seat, type);
      }
    }
    dropEmpty(s, seat);
  }

  return { discard, reshuffle, forgetOne, inferKept };
}

/** Whether `hidden` (unknown cards by type, from `at`) fits everything that is remembered about `seat`. */
export function fitsBounds(s: State, seat: number, hidden: Int32Array): boolean {
  for (let i = 0; i < s[BOUND_COUNT + seat]; i++) {
    const bound = s[BOUNDS + seat * MAX_BOUNDS + i];
    let among = 0;
    for (let type = 0; type < HIDEABLE; type++) among += Math.min(hidden[type], boundOf(bound, type));
    if (among < boundSize(bound)) return false;
  }
  return true;
}
