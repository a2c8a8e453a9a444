/** The end: hidden cards are opened, loose jokers find sets, points are counted. */
import * as core from '../../core/game.js';
import type { State } from '../../core/game.js';
import * as cards from './cards.js';
import { listSet, setsWithoutJoker, shownSets } from './evidence.js';
import * as layout from './layout.js';
import { clearBounds } from './memory.js';
import * as moves from './moves.js';
import * as phases from './phases.js';
import type { Setup } from './setup.js';

const { ACTOR, TERMINAL } = core;
const { SETS, MAP, TYPES, HIDEABLE, FULL_SET_POINTS, LOOSE_JOKER_POINTS, RESERVED_POINTS } = cards;
const { PHASE, TURN, STEP, TOKENS, SHOWN, JOKERS, LOOSE, HIDDEN, HIDDEN_COUNT, KNOWN, RESERVED } = layout;
const { DISCARD, REJECTS, REJECT_COUNT, JOINED, OPENED, SCORE, LEAST } = layout;
const { PASS, PUT } = moves;
const { OPEN, FINAL, COUNTING, OVER } = phases;

const MAP_POINTS = Int32Array.from(cards.MAP_POINTS);

/** Steps of the end: OPENS + seat, PLACES + seat. */
const OPENS = 0;
const PLACES = 2;
const TOGETHER = Int32Array.of(OPENS, OPENS + 1, PLACES, PLACES + 1);
const IN_TURN = Int32Array.of(OPENS, PLACES, OPENS + 1, PLACES + 1);

export interface Scoring {
  end(s: State): void;
  openHand(s: State): void;
  listFinal(s: State, out: Int32Array): number;
  joinAtEnd(s: State, move: number): void;
  count(s: State): void;
}

export function createScoring({ edition, options, copies }: Setup): Scoring {
  const ORDER = edition.endInTurn ? IN_TURN : TOGETHER;
  const NEEDS_HIDDEN = edition.endNeedsHidden;
  const NEW_ONLY = options.endJoinNewOnly;
  const JOIN_POINTS = edition.endJoinPoints;
  const COPIES = copies;

  function end(s: State): void {
    s[STEP] = 0;
    s[PHASE] = COUNTING;
  }

  function open(s: State, seat: number): void {
    const shown = shownSets(s, seat);
    let opened = 0;
    for (let type = 0; type < HIDEABLE; type++) {
      const hidden = s[HIDDEN + seat * HIDEABLE + type];
      if (hidden > 0 && type !== MAP && !(NEW_ONLY && (shown >> type) & 1)) opened |= 1 << type;
      s[SHOWN + seat * HIDEABLE + type] += hidden;
      s[HIDDEN + seat * HIDEABLE + type] = s[KNOWN + seat * HIDEABLE + type] = 0;
    }
    s[OPENED + seat] = opened;
    s[HIDDEN_COUNT + seat] = 0;
    showRejects(s, seat);
    clearBounds(s, seat);
  }

  /** R9: nothing depends on them any more, and so nobody has to remember what they could be. */
  function showRejects(s: State, seat: number): void {
    for (let type = 0; type < TYPES; type++) {
      s[DISCARD + type] += s[REJECTS + seat * TYPES + type];
      s[REJECTS + seat * TYPES + type] = 0;
    }
    s[REJECT_COUNT + seat] = 0;
  }

  /** R13, F4: sets that a loose joker may join now, in ascending order. */
  function goals(s: State, seat: number): number {
    const sets = setsWithoutJoker(s, seat) & (~0 << s[LEAST]);
    return NEEDS_HIDDEN ? sets & s[OPENED + seat] : sets;
  }

  /** Each in turn opens his hidden cards and places his loose jokers; then points are counted. */
  function count(s: State): void {
    for (; s[STEP] < ORDER.length; nextStep(s)) {
      const seat = ORDER[s[STEP]] & 1;
      const opens = ORDER[s[STEP]] < PLACES;
      if (opens ? s[HIDDEN_COUNT + seat] === 0 : s[LOOSE + seat] === 0 || goals(s, seat) === 0) continue;
      s[PHASE] = opens ? OPEN : FINAL;
      s[ACTOR] = s[TURN] = seat;
      return;
    }
    s[SCORE] = points(s, 0);
    s[SCORE + 1] = points(s, 1);
    s[PHASE] = OVER;
    s[ACTOR] = TERMINAL;
  }

  function nextStep(s: State): void {
    s[LEAST] = 0;
    s[STEP]++;
    s[PHASE] = COUNTING;
  }

  function openHand(s: State): void {
    open(s, s[TURN]);
    nextStep(s);
  }

  function listFinal(s: State, out: Int32Array): number {
    out[0] = PASS;
    return listSet(goals(s, s[TURN]), PUT, out, 1);
  }

  function joinAtEnd(s: State, move: number): void {
    const seat = s[TURN];
    s[PHASE] = COUNTING;
    if (move === PASS) return nextStep(s);
    const type = move - PUT;
    s[LOOSE + seat]--;
    s[JOKERS + seat] |= 1 << type;
    s[JOINED + seat]++;
    s[LEAST] = type + 1;
  }

  function points(s: State, seat: number): number {
    let sum = MAP_POINTS[s[SHOWN + seat * HIDEABLE + MAP]];
    for (let type = 0; type < SETS; type++) sum += setPoints(s, seat, type);
    sum += LOOSE_JOKER_POINTS * s[LOOSE + seat] + JOIN_POINTS * s[JOINED + seat];
    return s[RESERVED + seat] > 0 ? sum + RESERVED_POINTS : sum;
  }

  /** R25, R26: the larger set is worth its value less the cards of the smaller; all natural cards are worth 3 more. */
  function setPoints(s: State, seat: number, type: number): number {
    const own = s[SHOWN + seat * HIDEABLE + type];
    const other = setSize(s, 1 - seat, type);
    const majority = own + ((s[JOKERS + seat] >> type) & 1) > other ? cards.valueOf(type) - other : 0;
    return own > 0 && own === COPIES[type] ? majority + FULL_SET_POINTS : majority;
  }

  return { end, openHand, listFinal, joinAtEnd, count };
}

/** Cards of a set, its joker included. */
const setSize = (s: State, seat: number, type: number): number =>
  s[SHOWN + seat * HIDEABLE + type] + ((s[JOKERS + seat] >> type) & 1);

/** The seat that won: more points, then more tokens; -1 for a draw: R38. */
export function winner(s: State): number {
  const lead = s[SCORE] - s[SCORE + 1] || s[TOKENS] - s[TOKENS + 1];
  return lead > 0 ? 0 : lead < 0 ? 1 : -1;
}
