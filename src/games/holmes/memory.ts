/**
 * What the players remember when the discard is shuffled into a new deck.
 *
 * At that moment the deck is empty, so each player can work out which cards the other has hidden, rejected and in hand
 * taken together, but not which is where. That is a bound: the n hidden cards of then are among these. When the deck
 * runs out in the middle of a draw, the hand of then is among them as well: the early cards. They are followed to where
 * they are or went: the hand, and afterwards the rejects, but for one that he may have kept. recall.ts says which cards
 * fit all of this. Both players know the bounds of both. Each is a word in BOUNDS and a byte in EARLY:
 *
 *   29   25 24  22 21    18 17   14 13 11 10  8 7   5 4   2 1 0      6  5 4   3 2    0
 *   [  n  ] [map ] [ 9's  ] [ 8's ] [7's] [6's] [5's] [4's] [3's]   [fate] [early] [jokers]
 *
 * MAX_BOUNDS are enough. With rejects face down, a reshuffle outside a draw adds a bound only when there are rejects,
 * and gives all hidden cards away otherwise; rejects come from a visit to Pike. So a visit brings two bounds at most, one
 * in its draw and one afterwards, and there is one visit a day. With an open discard only reshuffles in a draw add one,
 * and there are two visits a day that draw several cards.
 */
import type { State } from '../../core/game.js';
import * as cards from './cards.js';
import * as layout from './layout.js';

const { TYPES, HIDEABLE, JOKER } = cards;
const { REJECTS, REJECT_COUNT, HIDDEN, KNOWN, DRAWER, DRAWN, DRAWN_COUNT, DRAWN_KNOWN } = layout;
const { BOUND_COUNT, BOUNDS, EARLY, MAX_BOUNDS, EARLY_WORDS } = layout;

const SHIFT = Int32Array.of(0, 2, 5, 8, 11, 14, 18, 22);
const MASK = Int32Array.of(3, 7, 7, 7, 7, 15, 15, 7);
const SIZE = 25;
const EARLY_SHIFT = 3;
const FATE = 5;

/** What became of early cards: all are in hand; or one was kept, early or not, and the rest rejected. */
export const IN_HAND = 1;
export const KEPT_HIDDEN = 2;
export const KEPT_JOKER = 3;

const boundOf = (word: number, type: number): number => (word >> SHIFT[type]) & MASK[type];
export const boundSize = (word: number): number => word >> SIZE;
export const earlyCount = (byte: number): number => (byte >> EARLY_SHIFT) & 3;
export const fateOf = (byte: number): number => byte >> FATE;

/** The byte of the i-th bound about `seat`. */
export const earlyOf = (s: State, seat: number, i: number): number =>
  (s[EARLY + seat * EARLY_WORDS + (i >> 2)] >> (8 * (i & 3))) & 255;

function setEarly(s: State, seat: number, i: number, byte: number): void {
  s[EARLY + seat * EARLY_WORDS + (i >> 2)] ^= (earlyOf(s, seat, i) ^ byte) << (8 * (i & 3));
}

/** How many cards of `type` the i-th bound about `seat` has. */
export const amongThem = (s: State, seat: number, i: number, type: number): number =>
  type === JOKER ? earlyOf(s, seat, i) & 7 : boundOf(s[BOUNDS + seat * MAX_BOUNDS + i], type);

/** Whether the deck ran out between two cards of the hand that `seat` holds. */
export const holdsEarly = (s: State, seat: number): boolean =>
  s[BOUND_COUNT + seat] > 0 && fateOf(earlyOf(s, seat, s[BOUND_COUNT + seat] - 1)) === IN_HAND;

export function clearBounds(s: State, seat: number): void {
  s.fill(0, BOUNDS + seat * MAX_BOUNDS, BOUNDS + (seat + 1) * MAX_BOUNDS);
  s.fill(0, EARLY + seat * EARLY_WORDS, EARLY + (seat + 1) * EARLY_WORDS);
  s[BOUND_COUNT + seat] = 0;
}

/** What the opponent of `seat` works out about his cards while the deck is empty. */
export function remember(s: State, seat: number): void {
  let size = 0;
  let early = 0;
  let bound = 0;
  for (let type = 0; type < HIDEABLE; type++) {
    const hidden = s[HIDDEN + seat * HIDEABLE + type] - s[KNOWN + seat * HIDEABLE + type];
    const drawn = unknownInHand(s, seat, type);
    size += hidden;
    early += drawn;
    bound |= (hidden + drawn + s[REJECTS + seat * TYPES + type]) << SHIFT[type];
  }
  const jokers = unknownInHand(s, seat, JOKER);
  early += jokers;
  if (early === 0 && (size === 0 || s[REJECT_COUNT + seat] === 0)) return knowAll(s, seat);
  const last = s[BOUND_COUNT + seat]++;
  s[BOUNDS + seat * MAX_BOUNDS + last] = bound | (size << SIZE);
  const fate = early > 0 ? IN_HAND : 0;
  setEarly(s, seat, last, (jokers + s[REJECTS + seat * TYPES + JOKER]) | (early << EARLY_SHIFT) | (fate << FATE));
}

const unknownInHand = (s: State, seat: number, type: number): number =>
  s[DRAWN_COUNT] > 0 && s[DRAWER] === seat ? s[DRAWN + type] - s[DRAWN_KNOWN + type] : 0;

/** There is nothing that his hidden cards could be taken for. */
function knowAll(s: State, seat: number): void {
  s.copyWithin(KNOWN + seat * HIDEABLE, HIDDEN + seat * HIDEABLE, HIDDEN + (seat + 1) * HIDEABLE);
  clearBounds(s, seat);
}

/** After DRAWER kept a card of `type` and rejected the rest of his hand face down. */
export function keptSecretly(s: State, type: number): void {
  const seat = s[DRAWER];
  if (!holdsEarly(s, seat)) return;
  const last = s[BOUND_COUNT + seat] - 1;
  const fate = type === JOKER ? KEPT_JOKER : KEPT_HIDDEN;
  setEarly(s, seat, last, earlyOf(s, seat, last) ^ ((IN_HAND ^ fate) << FATE));
}

/** After DRAWER kept a card of `type` and the rest of his hand was shown: what the other now knows of his hidden cards. */
export function inferKept(s: State, type: number): void {
  const seat = s[DRAWER];
  // He was known to hold more of this type than he shows: the one that is missing is the one he kept.
  if (type < HIDEABLE && s[DRAWN_KNOWN + type] > s[DRAWN + type]) s[KNOWN + seat * HIDEABLE + type]++;
  if (holdsEarly(s, seat)) inferEarly(s, seat);
}

/**
 * The last bound is hidden and early cards together, with no rejects among them: whatever of it is not shown now is
 * hidden. Of the rest, which is shown at least once, what is hidden is left as a bound without early cards.
 */
function inferEarly(s: State, seat: number): void {
  const count = s[BOUND_COUNT + seat];
  const last = s[BOUNDS + seat * MAX_BOUNDS + count - 1];
  setEarly(s, seat, count - 1, 0);
  narrow(s, seat, last);
  for (let type = 0; type < HIDEABLE; type++) {
    const shown = Math.max(0, s[DRAWN + type] - s[DRAWN_KNOWN + type]);
    for (let n = boundOf(last, type) - shown; n > 0; n--) {
      s[KNOWN + seat * HIDEABLE + type]++;
      withoutOne(s, seat, type);
    }
  }
  dropEmpty(s, seat);
}

/** Cards that were hidden earlier are among those of the last bound too. */
function narrow(s: State, seat: number, last: number): void {
  const first = BOUNDS + seat * MAX_BOUNDS;
  for (let at = first; at < first + s[BOUND_COUNT + seat]; at++) {
    let narrowed = s[at] & (~0 << SIZE);
    for (let type = 0; type < HIDEABLE; type++)
      narrowed |= Math.min(boundOf(s[at], type), boundOf(last, type)) << SHIFT[type];
    s[at] = narrowed;
  }
}

/** After one hidden card of `seat` was turned up, which happens only with open discards: what is known of the rest. */
export function forgetOne(s: State, seat: number, type: number): void {
  const known = KNOWN + seat * HIDEABLE + type;
  if (s[known] > 0) s[known]--;
  else withoutOne(s, seat, type);
}

/** A card that was among the unknown ones no longer is: sum of min(H + 1, C) >= n is sum of min(H, C - 1) >= n - 1. */
function withoutOne(s: State, seat: number, type: number): void {
  const first = BOUNDS + seat * MAX_BOUNDS;
  for (let i = first; i < first + s[BOUND_COUNT + seat]; i++)
    if (boundOf(s[i], type) > 0) s[i] -= (1 << SHIFT[type]) + (1 << SIZE);
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
