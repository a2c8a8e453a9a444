/** Powers that draw from the deck: Langdale Pike, Madame Ziba, and the answer to Von Kramm. */
import * as core from '../../core/game.js';
import type { State } from '../../core/game.js';
import * as cards from './cards.js';
import { gain, hide, settleThen } from './evidence.js';
import * as layout from './layout.js';
import { inferKept, keptSecretly } from './memory.js';
import * as moves from './moves.js';
import * as phases from './phases.js';
import type { Setup } from './setup.js';
import type { Supply } from './supply.js';
import { drawable, fromBottom, fromDeck, toBottom } from './supply.js';

const { ACTOR, CHANCE } = core;
const { TYPES, JOKER } = cards;
const { PHASE, AFTER, TURN, TOKENS, DECK_COUNT, BOTTOM_COUNT, DISCARD_COUNT, REJECTS, REJECT_COUNT } = layout;
const { DRAWER, TO_DRAW, DRAWN, DRAWN_COUNT, DRAWN_KNOWN, PICKS } = layout;
const { PASS, USE, DRAW_N, KEEP_CARD, ON_TOP, CARD } = moves;
const { DRAW, DRAW_HOW_MANY, SHARE, KEEP, TOP, GIFT, REACT } = phases;
const { DRAWING, DRAWN_ALL, PASSING_ON, ACTION_DONE } = phases;

export interface Drawing {
  startDrawHowMany(s: State, most: number): void;
  listHowMany(s: State, out: Int32Array): number;
  drawHowMany(s: State, move: number): void;
  startShare(s: State, count: number): void;
  share(s: State, move: number): void;
  react(s: State): void;
  answer(s: State, move: number): void;
  drawNext(s: State): void;
  drawn(s: State, move: number): void;
  haveDrawn(s: State): void;
  listHand(s: State, base: number, out: Int32Array): number;
  keep(s: State, move: number): void;
  top(s: State, move: number): void;
  passOn(s: State): void;
  gift(s: State, move: number): void;
}

export function createDrawing({ edition, options }: Setup, supply: Supply): Drawing {
  const MANDATORY = options.mandatory;
  const OPEN_DISCARD = edition.openDiscard;

  function startDrawHowMany(s: State, most: number): void {
    const count = Math.min(most, s[TOKENS + s[TURN]], drawable(s)); // R7
    s[PHASE] = count > 0 ? DRAW_HOW_MANY : ACTION_DONE;
    s[PICKS] = count;
    s[ACTOR] = s[TURN];
  }

  function listHowMany(s: State, out: Int32Array): number {
    let n = 0;
    if (!MANDATORY) out[n++] = PASS;
    for (let i = 1; i <= s[PICKS]; i++) out[n++] = DRAW_N + i;
    return n;
  }

  function drawHowMany(s: State, move: number): void {
    s[PICKS] = 0;
    if (move === PASS) {
      s[PHASE] = ACTION_DONE;
      return;
    }
    s[TOKENS + s[TURN]] -= move - DRAW_N; // R11
    startDraw(s, s[TURN], move - DRAW_N, ACTION_DONE);
  }

  function startShare(s: State, count: number): void {
    s[PICKS] = Math.min(count, drawable(s)); // F11
    s[PHASE] = s[PICKS] > 0 ? SHARE : ACTION_DONE;
    s[ACTOR] = s[TURN];
    if (MANDATORY && s[PICKS] > 0) share(s, USE);
  }

  function share(s: State, move: number): void {
    const count = s[PICKS];
    s[PICKS] = 0;
    if (move === PASS) s[PHASE] = ACTION_DONE;
    else startDraw(s, s[TURN], count, PASSING_ON);
  }

  /** R23: the opponent has seen which card was taken. */
  function react(s: State): void {
    const seat = 1 - s[TURN];
    s[PHASE] = s[TOKENS + seat] > 0 && drawable(s) > 0 ? REACT : ACTION_DONE;
    s[ACTOR] = seat;
  }

  function answer(s: State, move: number): void {
    const seat = 1 - s[TURN];
    s[PHASE] = ACTION_DONE;
    if (move === PASS) return;
    s[TOKENS + seat]--;
    startDraw(s, seat, 1, ACTION_DONE);
  }

  function startDraw(s: State, seat: number, count: number, after: number): void {
    s[DRAWER] = seat;
    s[TO_DRAW] = count;
    s[AFTER] = after;
    s[PHASE] = DRAWING;
  }

  function drawNext(s: State): void {
    if (s[TO_DRAW] === 0) {
      s[PHASE] = DRAWN_ALL;
      return;
    }
    if (s[DECK_COUNT] === 0) {
      if (s[BOTTOM_COUNT] > 0) return drawKnown(s);
      if (s[DISCARD_COUNT] > 0) supply.reshuffle(s); // R8
    }
    s[PHASE] = DRAW;
    s[ACTOR] = CHANCE;
  }

  /** Both know what lies at the bottom: no luck, and no secret. */
  function drawKnown(s: State): void {
    const type = fromBottom(s);
    s[DRAWN_KNOWN + type]++;
    intoHand(s, type);
  }

  function drawn(s: State, move: number): void {
    fromDeck(s, move - CARD);
    intoHand(s, move - CARD);
    s[PHASE] = DRAWING;
  }

  function intoHand(s: State, type: number): void {
    s[DRAWN + type]++;
    s[DRAWN_COUNT]++;
    s[TO_DRAW]--;
  }

  function outOfHand(s: State, type: number): void {
    s[DRAWN + type]--;
    s[DRAWN_COUNT]--;
  }

  function firstInHand(s: State): number {
    let type = 0;
    while (s[DRAWN + type] === 0) type++;
    return type;
  }

  function haveDrawn(s: State): void {
    if (s[DRAWN_COUNT] === 1) return keep(s, KEEP_CARD + firstInHand(s));
    s[PHASE] = KEEP;
    s[ACTOR] = s[DRAWER];
  }

  function listHand(s: State, base: number, out: Int32Array): number {
    let n = 0;
    for (let type = 0; type < TYPES; type++) if (s[DRAWN + type] > 0) out[n++] = base + type;
    return n;
  }

  /** R10: a joker is kept like any card, but lies open. */
  function keep(s: State, move: number): void {
    const type = move - KEEP_CARD;
    outOfHand(s, type);
    if (type === JOKER) gain(s, s[DRAWER], JOKER);
    else hide(s, s[DRAWER], type);
    if (OPEN_DISCARD || s[AFTER] === PASSING_ON) {
      inferKept(s, type);
      for (let t = 0; t < TYPES; t++) s[DRAWN_KNOWN + t] = s[DRAWN + t];
    } else keptSecretly(s, type);
    if (s[AFTER] === PASSING_ON) return settleThen(s, PASSING_ON);
    if (OPEN_DISCARD) rejectOpenly(s);
    else rejectSecretly(s);
  }

  /** F6: of two different cards the discarding player chooses which lies on top. */
  function rejectOpenly(s: State): void {
    if (s[DRAWN_COUNT] === 2 && s[DRAWN + firstInHand(s)] === 1) {
      s[PHASE] = TOP;
      s[ACTOR] = s[DRAWER];
      return;
    }
    while (s[DRAWN_COUNT] > 0) discardFromHand(s, firstInHand(s));
    finish(s);
  }

  function discardFromHand(s: State, type: number): void {
    outOfHand(s, type);
    supply.discard(s, type);
  }

  function top(s: State, move: number): void {
    const type = move - ON_TOP;
    outOfHand(s, type);
    discardFromHand(s, firstInHand(s));
    supply.discard(s, type);
    finish(s);
  }

  /** R9: only he who drew them knows them. */
  function rejectSecretly(s: State): void {
    const seat = s[DRAWER];
    for (let type = 0; type < TYPES; type++) {
      s[REJECTS + seat * TYPES + type] += s[DRAWN + type];
      s[DRAWN + type] = 0;
    }
    s[REJECT_COUNT + seat] += s[DRAWN_COUNT];
    s[DISCARD_COUNT] += s[DRAWN_COUNT];
    s[DRAWN_COUNT] = 0;
    finish(s);
  }

  function finish(s: State): void {
    s.fill(0, DRAWN_KNOWN, DRAWN_KNOWN + TYPES);
    s[DRAWER] = 0;
    settleThen(s, ACTION_DONE);
  }

  function passOn(s: State): void {
    if (s[DRAWN_COUNT] === 0) return finish(s);
    const type = firstInHand(s);
    if (s[DRAWN_COUNT] === s[DRAWN + type]) return gift(s, KEEP_CARD + type);
    s[PHASE] = GIFT;
    s[ACTOR] = 1 - s[DRAWER];
  }

  /** F12: one is kept face up, the other goes under the deck. */
  function gift(s: State, move: number): void {
    outOfHand(s, move - KEEP_CARD);
    if (s[DRAWN_COUNT] > 0) {
      const last = firstInHand(s);
      outOfHand(s, last);
      toBottom(s, last);
    }
    gain(s, 1 - s[DRAWER], move - KEEP_CARD);
    finish(s);
  }

  return {
    startDrawHowMany,
    listHowMany,
    drawHowMany,
    startShare,
    share,
    react,
    answer,
    drawNext,
    drawn,
    haveDrawn,
    listHand,
    keep,
    top,
    passOn,
    gift,
  };
}
