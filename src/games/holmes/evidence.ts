/** A player's area: cards gained and lost, sets, jokers, and the cards one may point at. */
import * as core from '../../core/game.js';
import type { State } from '../../core/game.js';
import { bitCount } from '../../core/bits.js';
import * as cards from './cards.js';
import * as layout from './layout.js';
import * as moves from './moves.js';
import * as phases from './phases.js';
import type { Setup } from './setup.js';

const { ACTOR } = core;
const { SETS, MAP, JOKER, HIDEABLE } = cards;
const {
  PHASE,
  AFTER,
  TURN,
  TOKENS,
  SHOWN,
  JOKERS,
  LOOSE,
  HIDDEN,
  HIDDEN_COUNT,
  RECEIVER,
  GAINED,
  NEW,
  GROWN,
  FRESH,
  NOVEL,
} = layout;
const { PASS, PUT, OFFER, LOOSE_JOKER, SET_JOKER } = moves;
const { SETTLE, ATTACH, JOIN } = phases;

const ALL_SETS = (1 << SETS) - 1;

/** Tokens from the reserve, as many as are there: R27. */
export function gainTokens(s: State, seat: number, amount: number): void {
  s[TOKENS + seat] += Math.min(amount, cards.TOKENS_IN_BOX - s[TOKENS] - s[TOKENS + 1]);
}

/** Set of types 0 .. 6 of which `seat` shows a natural card. */
export function naturalSets(s: State, seat: number): number {
  let sets = 0;
  for (let type = 0; type < SETS; type++) if (s[SHOWN + seat * HIDEABLE + type] > 0) sets |= 1 << type;
  return sets;
}

/** Set of types that `seat` has on show, a joker that kept its type included. */
export const shownSets = (s: State, seat: number): number => naturalSets(s, seat) | s[JOKERS + seat];

/** Sets of `seat` that a joker may join. */
export const setsWithoutJoker = (s: State, seat: number): number => shownSets(s, seat) & ~s[JOKERS + seat];

/** R22: types on show, the map being one. */
export function typesShown(s: State, seat: number): number {
  return bitCount(shownSets(s, seat)) + (s[SHOWN + seat * HIDEABLE + MAP] > 0 ? 1 : 0);
}

/** Cards face up in the area of `seat`, jokers included. */
export function areaCount(s: State, seat: number): number {
  let count = s[LOOSE + seat] + bitCount(s[JOKERS + seat]);
  for (let type = 0; type < HIDEABLE; type++) count += s[SHOWN + seat * HIDEABLE + type];
  return count;
}

export function hide(s: State, seat: number, type: number): void {
  s[HIDDEN + seat * HIDEABLE + type]++;
  s[HIDDEN_COUNT + seat]++;
  if (seat === s[TURN]) s[NOVEL] = 1;
}

/** A card face up into the area of `seat`. Jokers, and jokers for the sets in NEW, are settled afterwards, in SETTLE. */
export function gain(s: State, seat: number, type: number): void {
  s[RECEIVER] = seat;
  if (type === JOKER) {
    s[GAINED]++;
    return;
  }
  const begun = s[SHOWN + seat * HIDEABLE + type]++ === 0;
  if (type < SETS) s[begun ? NEW : GROWN] |= 1 << type;
}

export function settleThen(s: State, after: number): void {
  s[AFTER] = after;
  s[PHASE] = SETTLE;
}

/** Writes `base + member` for every member of a small set; returns the new length of the list. */
export function listSet(set: number, base: number, out: Int32Array, n: number): number {
  for (let bits = set; bits !== 0; bits &= bits - 1) out[n++] = base + 31 - Math.clz32(bits & -bits);
  return n;
}

export interface Evidence {
  /** R14, R15: loose jokers to sets just begun, then gained jokers; then on to AFTER. */
  settle(s: State): void;
  listAttach(s: State, out: Int32Array): number;
  attach(s: State, move: number): void;
  listJoin(s: State, out: Int32Array): number;
  join(s: State, move: number): void;
  /** Takes a natural card away; a joker without cards is loose again: R17. */
  lose(s: State, seat: number, type: number): void;
  /** Cards of the area of `seat` as OFFER moves. */
  listArea(s: State, seat: number, jokers: boolean, map: boolean, out: Int32Array, n: number): number;
  /** Takes the card of an OFFER move out of the area of `seat`; returns its type. */
  takeOffer(s: State, seat: number, move: number): number;
}

export function createEvidence({ options }: Setup): Evidence {
  const KEEPS_TYPE = options.jokerKeepsType;
  const ANY_SET = options.looseJokerAnySet;
  const TRACK_FRESH = options.revealLater;

  function settle(s: State): void {
    const seat = s[RECEIVER];
    if (ANY_SET) s[NEW] |= s[GROWN];
    s[GROWN] = 0;
    s[NEW] &= ~s[JOKERS + seat];
    if (s[LOOSE + seat] > 0 && s[NEW] !== 0) s[PHASE] = ATTACH;
    else if (s[GAINED] > 0 && setsWithoutJoker(s, seat) !== 0) s[PHASE] = JOIN;
    else {
      // Without a set to join, the joker lies aside: nothing to decide.
      for (; s[GAINED] > 0; s[GAINED]--) setAside(s, seat);
      s[NEW] = 0;
      s[PHASE] = s[AFTER];
      return;
    }
    s[ACTOR] = seat;
  }

  function setAside(s: State, seat: number): void {
    s[LOOSE + seat]++;
    if (seat !== s[TURN]) return;
    s[NOVEL] = 1;
    if (TRACK_FRESH) s[FRESH]++;
  }

  function listAttach(s: State, out: Int32Array): number {
    out[0] = PASS;
    return listSet(s[NEW], PUT, out, 1);
  }

  function attach(s: State, move: number): void {
    if (move === PASS) s[NEW] = 0;
    else {
      const type = move - PUT;
      s[LOOSE + s[RECEIVER]]--;
      s[JOKERS + s[RECEIVER]] |= 1 << type;
      // In ascending order, so that each choice of sets can be made in one way.
      s[NEW] &= ~0 << (type + 1);
    }
    s[PHASE] = SETTLE;
  }

  function listJoin(s: State, out: Int32Array): number {
    out[0] = PASS;
    return listSet(setsWithoutJoker(s, s[RECEIVER]), PUT, out, 1);
  }

  function join(s: State, move: number): void {
    s[GAINED]--;
    if (move === PASS) setAside(s, s[RECEIVER]);
    else s[JOKERS + s[RECEIVER]] |= 1 << (move - PUT);
    // A joker set aside may not be put with a set of the same action: those have had their chance.
    s[NEW] = 0;
    s[PHASE] = SETTLE;
  }

  function lose(s: State, seat: number, type: number): void {
    const left = --s[SHOWN + seat * HIDEABLE + type];
    if (left === 0 && seat === s[TURN]) s[NOVEL] = 1;
    if (left > 0 || type === MAP || KEEPS_TYPE || ((s[JOKERS + seat] >> type) & 1) === 0) return;
    s[JOKERS + seat] &= ~(1 << type);
    s[LOOSE + seat]++;
  }

  function listArea(s: State, seat: number, jokers: boolean, map: boolean, out: Int32Array, n: number): number {
    n = listSet(naturalSets(s, seat), OFFER, out, n);
    if (map && s[SHOWN + seat * HIDEABLE + MAP] > 0) out[n++] = OFFER + MAP;
    if (!jokers) return n;
    if (s[LOOSE + seat] > 0) out[n++] = OFFER + LOOSE_JOKER;
    return listSet(s[JOKERS + seat] & ALL_SETS, OFFER + SET_JOKER, out, n);
  }

  function takeOffer(s: State, seat: number, move: number): number {
    const card = move - OFFER;
    if (card < LOOSE_JOKER) {
      lose(s, seat, card);
      return card;
    }
    s[NOVEL] = 1;
    if (card === LOOSE_JOKER) s[LOOSE + seat]--;
    else s[JOKERS + seat] &= ~(1 << (card - SET_JOKER));
    return JOKER;
  }

  return { settle, listAttach, attach, listJoin, join, lose, listArea, takeOffer };
}
