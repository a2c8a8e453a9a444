/** Powers that move cards between areas, row and discard: Irene Adler, Billy, Violet Hunter in both boxes. */
import * as core from '../../core/game.js';
import type { State } from '../../core/game.js';
import * as cards from './cards.js';
import type { Evidence } from './evidence.js';
import { gain, gainTokens, hide, listSet, naturalSets, settleThen } from './evidence.js';
import * as layout from './layout.js';
import * as moves from './moves.js';
import * as phases from './phases.js';
import type { Setup } from './setup.js';
import { priceOf } from './setup.js';
import type { Supply } from './supply.js';
import { fromRow, takeTop, toRow } from './supply.js';

const { ACTOR } = core;
const { MAP, JOKER, TYPES, HIDEABLE } = cards;
const { PHASE, DAY, TURN, TOKENS, ROW, ROW_COUNT, DISCARD_COUNT, SHOWN, JOKERS, LOOSE, KNOWN, GIVEN } = layout;
const { PASS, USE, ROB, TAKE } = moves;
const { STEAL, SELL, GIVE, SWAP, BUY, ACTION_DONE } = phases;

export interface Trading {
  startSteal(s: State): void;
  listSteal(s: State, out: Int32Array): number;
  steal(s: State, move: number): void;
  startSell(s: State): void;
  listSell(s: State, out: Int32Array): number;
  sell(s: State, move: number): void;
  startGive(s: State): void;
  listGive(s: State, out: Int32Array): number;
  give(s: State, move: number): void;
  listSwap(s: State, out: Int32Array): number;
  swap(s: State, move: number): void;
  startBuy(s: State): void;
  listYes(out: Int32Array): number;
  buy(s: State, move: number): void;
}

export function createTrading(setup: Setup, supply: Supply, evidence: Evidence): Trading {
  const { options } = setup;
  const MANDATORY = options.mandatory;
  const SWAPS_JOKERS = !options.violetNoJoker;
  const BUY_PRICE = priceOf(setup, 'take-discard');

  /** Offers a decision to whoever has the turn, where there is something to decide. */
  function offer(s: State, phase: number, able: boolean): void {
    s[PHASE] = able ? phase : ACTION_DONE; // R3
    s[ACTOR] = s[TURN];
  }

  /** «No», unless powers must be used. */
  function listNo(out: Int32Array): number {
    out[0] = PASS;
    return MANDATORY ? 0 : 1;
  }

  function hasNatural(s: State, seat: number): boolean {
    return naturalSets(s, seat) !== 0 || s[SHOWN + seat * HIDEABLE + MAP] > 0;
  }

  function startSteal(s: State): void {
    offer(s, STEAL, s[TOKENS + s[TURN]] >= s[DAY] && hasNatural(s, 1 - s[TURN]));
  }

  function listSteal(s: State, out: Int32Array): number {
    const other = 1 - s[TURN];
    const n = listSet(naturalSets(s, other), ROB, out, listNo(out));
    if (s[SHOWN + other * HIDEABLE + MAP] === 0) return n;
    out[n] = ROB + MAP;
    return n + 1;
  }

  /** R18: the stolen card lies face down, but both know it. */
  function steal(s: State, move: number): void {
    s[PHASE] = ACTION_DONE;
    if (move === PASS) return;
    const type = move - ROB;
    s[TOKENS + s[TURN]] -= s[DAY];
    evidence.lose(s, 1 - s[TURN], type);
    hide(s, s[TURN], type);
    s[KNOWN + s[TURN] * HIDEABLE + type]++;
  }

  function startSell(s: State): void {
    offer(s, SELL, naturalSets(s, s[TURN]) !== 0);
  }

  function listSell(s: State, out: Int32Array): number {
    return evidence.listArea(s, s[TURN], false, false, out, listNo(out));
  }

  /** R19: never less than nothing. */
  function sell(s: State, move: number): void {
    s[PHASE] = ACTION_DONE;
    if (move === PASS) return;
    const type = evidence.takeOffer(s, s[TURN], move);
    supply.discard(s, type);
    gainTokens(s, s[TURN], Math.max(0, cards.valueOf(type) - s[DAY]));
  }

  function startGive(s: State): void {
    const seat = s[TURN];
    const jokers = SWAPS_JOKERS && (s[LOOSE + seat] > 0 || s[JOKERS + seat] !== 0);
    const row = SWAPS_JOKERS ? s[ROW_COUNT] : s[ROW_COUNT] - s[ROW + JOKER];
    offer(s, GIVE, row > 0 && (jokers || hasNatural(s, seat)));
  }

  function listGive(s: State, out: Int32Array): number {
    return evidence.listArea(s, s[TURN], SWAPS_JOKERS, true, out, listNo(out));
  }

  function give(s: State, move: number): void {
    s[PHASE] = ACTION_DONE;
    if (move === PASS) return;
    s[GIVEN] = evidence.takeOffer(s, s[TURN], move) + 1;
    s[PHASE] = SWAP;
  }

  function listSwap(s: State, out: Int32Array): number {
    let n = 0;
    for (let type = 0; type < TYPES; type++)
      if (s[ROW + type] > 0 && (SWAPS_JOKERS || type !== JOKER)) out[n++] = TAKE + type;
    return n;
  }

  /** R21: the given card lies in the row at once, which stays as long as it was. */
  function swap(s: State, move: number): void {
    const type = move - TAKE;
    fromRow(s, type);
    toRow(s, s[GIVEN] - 1);
    s[GIVEN] = 0;
    gain(s, s[TURN], type);
    settleThen(s, ACTION_DONE);
  }

  function startBuy(s: State): void {
    offer(s, BUY, s[TOKENS + s[TURN]] >= BUY_PRICE && s[DISCARD_COUNT] > 0);
  }

  function listYes(out: Int32Array): number {
    const n = listNo(out);
    out[n] = USE;
    return n + 1;
  }

  function buy(s: State, move: number): void {
    s[PHASE] = ACTION_DONE;
    if (move === PASS) return;
    s[TOKENS + s[TURN]] -= BUY_PRICE;
    gain(s, s[TURN], takeTop(s));
    settleThen(s, ACTION_DONE);
  }

  return {
    startSteal,
    listSteal,
    steal,
    startSell,
    listSell,
    sell,
    startGive,
    listGive,
    give,
    listSwap,
    swap,
    startBuy,
    listYes,
    buy,
  };
}
