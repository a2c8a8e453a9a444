/** Powers that take cards of the row, or discard them: Watson, Lestrade, Gregson, Von Kramm, Shinwell. */
import * as core from '../../core/game.js';
import type { State } from '../../core/game.js';
import * as cards from './cards.js';
import { gain, settleThen } from './evidence.js';
import * as layout from './layout.js';
import * as moves from './moves.js';
import * as phases from './phases.js';
import type { Setup } from './setup.js';
import { priceOf } from './setup.js';
import type { Supply } from './supply.js';
import { drawable, fromBottom, fromDeck, fromRow, toRow } from './supply.js';

const { ACTOR, CHANCE } = core;
const { TYPES } = cards;
const { PHASE, AFTER, TURN, TOKENS, ROW, ROW_COUNT, DECK_COUNT, BOTTOM_COUNT, DISCARD_COUNT, RESERVED } = layout;
const { PICKS, PRICE, WHOLE, OWED, LEAST } = layout;
const { PASS, TAKE, TAKE_RESERVED, DISCARD_ROW, CARD } = moves;
const { PICK, SHED, REPLACE, PURCHASE, REACTION, ACTION_DONE } = phases;

export interface Taking {
  startTake(s: State, character: number): void;
  startTakeOne(s: State): void;
  startDiscard(s: State, count: number): void;
  startReplace(s: State): void;
  startPurchase(s: State): void;
  listPick(s: State, out: Int32Array): number;
  pick(s: State, move: number): void;
  listShed(s: State, out: Int32Array): number;
  shed(s: State, move: number): void;
  replace(s: State, move: number): void;
}

export function createTaking(setup: Setup, supply: Supply): Taking {
  const { options } = setup;
  const MANDATORY = options.mandatory;
  const AMOUNT = setup.amount;
  const PRICES = setup.price;
  const ALL = setup.whole;
  const PURCHASE_PRICE = priceOf(setup, 'replace-row');
  const LAST_CARD_STAYS = options.shinwellSpent;

  function startTake(s: State, character: number): void {
    offer(s, AMOUNT[character], PRICES[character], MANDATORY, ACTION_DONE);
    if (s[PHASE] === PICK) s[WHOLE] = ALL[character];
  }

  function startTakeOne(s: State): void {
    offer(s, 1, 0, MANDATORY, REACTION);
  }

  function startPurchase(s: State): void {
    offer(s, 1, PURCHASE_PRICE, false, ACTION_DONE);
  }

  function offer(s: State, count: number, price: number, must: boolean, after: number): void {
    const seat = s[TURN];
    s[PHASE] = ACTION_DONE;
    if (s[TOKENS + seat] < price || (s[ROW_COUNT] === 0 && s[RESERVED + seat] === 0)) return; // R3
    s[PICKS] = count;
    s[PRICE] = price;
    s[OWED] = must ? 1 : 0;
    s[LEAST] = 0;
    s[AFTER] = after;
    s[PHASE] = PICK;
    s[ACTOR] = seat;
  }

  /** Cards that may be picked from place `least` on; the reserved card is the last place. */
  function pickable(s: State, least: number): number {
    let count = s[RESERVED + s[TURN]] > 0 ? 1 : 0;
    for (let type = least; type < TYPES; type++) count += s[ROW + type];
    return count;
  }

  /** Cards are picked in ascending order, so that each choice can be made in one way. */
  function listPick(s: State, out: Int32Array): number {
    let n = 0;
    if (s[OWED] === 0) out[n++] = PASS;
    // Whoever pays for two takes two: a card after which none is left to pick is no first pick.
    const more = s[WHOLE] === 1 ? Math.min(s[PICKS], pickable(s, s[LEAST])) - 1 : 0;
    let left = pickable(s, s[LEAST]);
    for (let type = s[LEAST]; type < TYPES; type++) {
      if (s[ROW + type] > 0 && left > more) out[n++] = TAKE + type;
      left -= s[ROW + type];
    }
    if (left > more) out[n++] = TAKE_RESERVED;
    return n;
  }

  function pick(s: State, move: number): void {
    const seat = s[TURN];
    if (move === PASS) return stopPicking(s, s[AFTER] === REACTION ? ACTION_DONE : s[AFTER]);
    s[TOKENS + seat] -= s[PRICE];
    const type = takeCard(s, seat, move);
    gain(s, seat, type);
    s[PICKS]--;
    s[LEAST] = move - TAKE;
    const left = move === TAKE_RESERVED ? 0 : pickable(s, s[LEAST]);
    if (s[WHOLE] === 1) {
      s[PRICE] = 0;
      s[OWED] = Math.min(s[PICKS], left);
    } else s[OWED] = 0;
    if (s[PICKS] === 0 || left === 0 || s[TOKENS + seat] < s[PRICE]) stopPicking(s, s[AFTER]);
  }

  function takeCard(s: State, seat: number, move: number): number {
    if (move === TAKE_RESERVED) {
      const type = s[RESERVED + seat] - 1;
      s[RESERVED + seat] = 0;
      return type;
    }
    fromRow(s, move - TAKE);
    return move - TAKE;
  }

  function stopPicking(s: State, after: number): void {
    s[PICKS] = s[PRICE] = s[WHOLE] = s[OWED] = s[LEAST] = 0;
    settleThen(s, after);
  }

  function startDiscard(s: State, count: number): void {
    startShed(s, count, ACTION_DONE);
  }

  function startReplace(s: State): void {
    startShed(s, 1, PURCHASE);
  }

  function startShed(s: State, count: number, after: number): void {
    s[PHASE] = ACTION_DONE;
    if (s[ROW_COUNT] === 0) return;
    s[PICKS] = count;
    s[OWED] = MANDATORY ? 1 : 0;
    s[LEAST] = 0;
    s[AFTER] = after;
    s[PHASE] = SHED;
    s[ACTOR] = s[TURN];
  }

  function listShed(s: State, out: Int32Array): number {
    let n = 0;
    if (s[OWED] === 0) out[n++] = PASS;
    for (let type = s[LEAST]; type < TYPES; type++) if (s[ROW + type] > 0) out[n++] = DISCARD_ROW + type;
    return n;
  }

  function shed(s: State, move: number): void {
    if (move === PASS) return stopPicking(s, ACTION_DONE);
    const type = move - DISCARD_ROW;
    fromRow(s, type);
    supply.discard(s, type);
    if (s[AFTER] === PURCHASE) return startReplacing(s);
    s[PICKS]--;
    s[OWED] = 0;
    s[LEAST] = type;
    let left = 0;
    for (let t = type; t < TYPES; t++) left += s[ROW + t];
    if (s[PICKS] === 0 || left === 0) stopPicking(s, ACTION_DONE);
  }

  /** F9: the card just discarded may be the only one there is, and then comes back. */
  function startReplacing(s: State): void {
    s[PICKS] = s[OWED] = 0;
    s[PHASE] = PURCHASE;
    if (LAST_CARD_STAYS && drawable(s) === 1) return;
    if (s[DECK_COUNT] === 0) {
      if (s[BOTTOM_COUNT] > 0) return toRow(s, fromBottom(s));
      if (s[DISCARD_COUNT] > 0) supply.reshuffle(s);
    }
    s[PHASE] = REPLACE;
    s[ACTOR] = CHANCE;
  }

  function replace(s: State, move: number): void {
    fromDeck(s, move - CARD);
    toRow(s, move - CARD);
    s[PHASE] = PURCHASE;
  }

  return {
    startTake,
    startTakeOne,
    startDiscard,
    startReplace,
    startPurchase,
    listPick,
    pick,
    listShed,
    shed,
    replace,
  };
}
