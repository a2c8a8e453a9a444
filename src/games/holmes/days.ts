/** The day: markers, the end of an action, the row, the reserve, nightfall. */
import * as core from '../../core/game.js';
import type { State } from '../../core/game.js';
import { bitCount } from '../../core/bits.js';
import * as cards from './cards.js';
import * as editions from './editions.js';
import { listSet, shownSets } from './evidence.js';
import * as layout from './layout.js';
import { forgetOne } from './memory.js';
import * as moves from './moves.js';
import * as phases from './phases.js';
import type { Setup } from './setup.js';
import type { Supply } from './supply.js';
import { fromBottom, fromDeck, fromRow, toRow } from './supply.js';

const { ACTOR, CHANCE } = core;
const { SETS, TYPES, HIDEABLE } = cards;
const { CHARACTER_COUNT } = editions;
const { PHASE, DAY, TURN, PRESENT, CLOSED, STANDING, FLAT, ROW, ROW_COUNT, DECK_COUNT, BOTTOM_COUNT } = layout;
const { DISCARD_COUNT, SHOWN, JOKERS, LOOSE, HIDDEN, HIDDEN_COUNT, RESERVED, RIGHT, RECEIVER, FRESH, NOVEL } = layout;
const { PASS, TURN_UP, SET_ASIDE, MOVE_MARKER, HAND, CARD } = moves;
const { PLACE, FILL, REVEAL, RESERVE, ACTION_DONE, FILLING, FILLED, NEXT_TURN, DAY_DONE, CASTING, ENDING } = phases;

const MARKERS = 3;

export interface Days {
  listPlace(s: State, out: Int32Array): number;
  /** Lays the marker down; returns the character visited. */
  place(s: State, move: number): number;
  turnUp(s: State, move: number): void;
  actionDone(s: State): void;
  listReveal(s: State, out: Int32Array): number;
  reveal(s: State, move: number): void;
  fillNext(s: State): void;
  fill(s: State, move: number): void;
  filled(s: State): void;
  listReserve(s: State, out: Int32Array): number;
  reserve(s: State, move: number): void;
  nextTurn(s: State): void;
  dayDone(s: State): void;
}

export function createDays({ edition, options, fixed }: Setup, supply: Supply): Days {
  const LAST_DAY = edition.days;
  const ROW_SIZE = edition.row;
  const REVEALS = edition.revealForJoker;
  const REVEALS_LATER = options.revealLater;
  const RESERVES = options.reserve;
  const FIXED = fixed;

  /** R4, R5: from a standing marker, or the hand on day 1, to another open character without a marker of one's own. */
  function listPlace(s: State, out: Int32Array): number {
    const seat = s[TURN];
    let n = listTurnUp(s, seat, out, 0);
    const own = s[STANDING + seat] | s[FLAT + seat];
    const goals = s[PRESENT] & ~s[CLOSED] & ~own;
    if (s[DAY] === 1) return listSet(goals, MOVE_MARKER + HAND * CHARACTER_COUNT, out, n);
    for (let bits = s[STANDING + seat]; bits !== 0; bits &= bits - 1) {
      const from = 31 - Math.clz32(bits & -bits);
      n = listSet(goals, MOVE_MARKER + from * CHARACTER_COUNT, out, n);
    }
    return n;
  }

  function place(s: State, move: number): number {
    const from = ((move - MOVE_MARKER) / CHARACTER_COUNT) | 0;
    const to = move - MOVE_MARKER - from * CHARACTER_COUNT;
    if (from !== HAND) s[STANDING + s[TURN]] &= ~(1 << from);
    s[FLAT + s[TURN]] |= 1 << to;
    return to;
  }

  /** F1: jokers that a hidden card may be turned up for. */
  const readyJokers = (s: State, seat: number): number =>
    REVEALS_LATER ? s[LOOSE + seat] - s[FRESH] : s[LOOSE + seat];

  /** F1, F2: hidden cards of types that are not on show yet, while a joker waits for one. */
  function listTurnUp(s: State, seat: number, out: Int32Array, n: number): number {
    if (!REVEALS || readyJokers(s, seat) <= 0) return n;
    const shown = shownSets(s, seat);
    for (let type = 0; type < SETS; type++)
      if (s[HIDDEN + seat * HIDEABLE + type] > 0 && ((shown >> type) & 1) === 0) out[n++] = TURN_UP + type;
    return n;
  }

  function turnUp(s: State, move: number): void {
    const seat = s[TURN];
    const type = move - TURN_UP;
    s[HIDDEN + seat * HIDEABLE + type]--;
    s[HIDDEN_COUNT + seat]--;
    forgetOne(s, seat, type);
    s[SHOWN + seat * HIDEABLE + type]++;
    s[LOOSE + seat]--;
    s[JOKERS + seat] |= 1 << type;
  }

  /**
   * F1: hidden cards may be turned up before a marker is placed; after the action that is asked again where the action
   * has changed something, or was the last. Whether to ask depends only on what both know, so it tells the opponent
   * nothing.
   */
  function actionDone(s: State): void {
    const seat = s[TURN];
    s[RECEIVER] = 0;
    const asks = s[NOVEL] === 1 || (s[DAY] === LAST_DAY && !canAct(s, seat));
    s[NOVEL] = 0;
    if (REVEALS && asks && readyJokers(s, seat) > 0 && s[HIDDEN_COUNT + seat] > 0) {
      s[PHASE] = REVEAL;
      s[ACTOR] = seat;
    } else afterAction(s);
  }

  function canAct(s: State, seat: number): boolean {
    return s[DAY] === 1 ? bitCount(s[FLAT + seat]) < MARKERS : s[STANDING + seat] !== 0;
  }

  /** Nobody would use a row filled after the last action of the game. */
  function afterAction(s: State): void {
    const last = s[DAY] === LAST_DAY && s[TURN] === 1 && !canAct(s, 1);
    s[PHASE] = last ? ENDING : FILLING;
  }

  function listReveal(s: State, out: Int32Array): number {
    out[0] = PASS;
    return listTurnUp(s, s[TURN], out, 1);
  }

  function reveal(s: State, move: number): void {
    s[PHASE] = ACTION_DONE;
    if (move === PASS) return afterAction(s);
    s[NOVEL] = 1;
    turnUp(s, move);
  }

  function fillNext(s: State): void {
    while (s[ROW_COUNT] < ROW_SIZE) {
      if (s[DECK_COUNT] === 0 && s[BOTTOM_COUNT] > 0) {
        toRow(s, fromBottom(s));
        continue;
      }
      if (s[DECK_COUNT] === 0 && s[DISCARD_COUNT] > 0) supply.reshuffle(s); // R8
      if (s[DECK_COUNT] === 0) break; // R7
      s[PHASE] = FILL;
      s[ACTOR] = CHANCE;
      return;
    }
    s[PHASE] = FILLED;
  }

  function fill(s: State, move: number): void {
    fromDeck(s, move - CARD);
    toRow(s, move - CARD);
    s[PHASE] = FILLING;
  }

  /** R28: one offer a turn, after the row is full again. */
  function filled(s: State): void {
    const seat = s[TURN];
    s[PHASE] = NEXT_TURN;
    if (s[DAY] === 0) {
      s[DAY] = 1;
      s[RIGHT] = RESERVES ? 1 : 0; // R32
      s[TURN] = 1;
    } else if (RESERVES && s[RIGHT] === seat && s[RESERVED + seat] === 0 && s[ROW_COUNT] > 0) {
      s[PHASE] = RESERVE;
      s[ACTOR] = seat;
    }
  }

  function listReserve(s: State, out: Int32Array): number {
    let n = 0;
    out[n++] = PASS;
    for (let type = 0; type < TYPES; type++) if (s[ROW + type] > 0) out[n++] = SET_ASIDE + type;
    return n;
  }

  function reserve(s: State, move: number): void {
    s[PHASE] = NEXT_TURN;
    if (move === PASS) return;
    const type = move - SET_ASIDE;
    fromRow(s, type);
    s[RESERVED + s[TURN]] = type + 1;
    s[RIGHT] = 1 - s[TURN];
    s[PHASE] = FILLING;
  }

  function nextTurn(s: State): void {
    const seat = 1 - s[TURN];
    if (!canAct(s, seat)) {
      s[PHASE] = DAY_DONE;
      return;
    }
    s[FRESH] = s[NOVEL] = 0;
    s[TURN] = seat;
    s[PHASE] = PLACE;
    s[ACTOR] = seat;
  }

  /** R36: who was visited by both is away tomorrow; who was away is back. */
  function dayDone(s: State): void {
    s[CLOSED] = s[FLAT] & s[FLAT + 1] & ~FIXED & ~s[CLOSED];
    s[FRESH] = s[NOVEL] = 0;
    s[DAY]++;
    s[TURN] = 0;
    s[PHASE] = CASTING;
  }

  return {
    listPlace,
    place,
    turnUp,
    actionDone,
    listReveal,
    reveal,
    fillNext,
    fill,
    filled,
    listReserve,
    reserve,
    nextTurn,
    dayDone,
  };
}
