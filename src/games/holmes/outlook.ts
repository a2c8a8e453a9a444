/**
 * What cards are worth to each side as one seat sees it: the sets it knows of, a share of the unknown cards for those it
 * does not, and how much can still change. Points are expected points of the final count.
 */
import { bitCount } from '../../core/bits.js';
import type { Player, State } from '../../core/game.js';
import * as cards from './cards.js';
import * as layout from './layout.js';
import type { Setup } from './setup.js';
import type { Worlds } from './worlds.js';

const { SETS, MAP, JOKER, TYPES, HIDEABLE, FULL_SET_POINTS, LOOSE_JOKER_POINTS } = cards;
const { DAY, STANDING, FLAT, ROW, SHOWN, JOKERS, LOOSE, GAINED, RECEIVER, HIDDEN, HIDDEN_COUNT, KNOWN } = layout;

const MARKERS = 3;
const MAP_POINTS = Float64Array.from(cards.MAP_POINTS);
/** Share of the cards still out that moves a majority, and of those that a side may hope for. */
const DRIFT = 0.35;
const GROWTH = 0.25;

export interface Outlook {
  /** Reads a position through the eyes of `player`; everything below speaks of that position. */
  look(s: State, player: Player): void;
  /** One number: the share of the game that is still to come, in 0 .. 1. */
  readonly rest: Float64Array;
  actionsLeft(s: State, seat: Player): number;
  /** Expected points from all evidence, of `player` less those of the other. */
  balance(s: State): number;
  /** What one more card of `type` is worth to `seat`. */
  gainOf(s: State, seat: Player, type: number): number;
  /** What `seat` loses with one open card of `type`. */
  lossOf(s: State, seat: Player, type: number): number;
  /** Chance that a card of the deck is of `type`. */
  chanceOf(type: number): number;
}

export function createOutlook(setup: Setup, worlds: Worlds): Outlook {
  const COPIES = setup.copies;
  const DAYS = setup.edition.days;
  const END_COST = setup.edition.endJoinPoints;
  const pool = new Int32Array(TYPES);
  const natural = new Float64Array(2 * HIDEABLE); // by seat: natural cards, expected where they are unknown
  const spread = new Float64Array(SETS); // how far a majority may still move
  const growth = new Float64Array(TYPES); // cards a side may still hope for
  const jokers = new Int32Array(2);
  let me = 0;
  let unseen = 1;
  // Numbers with fractions live in arrays: a variable of that kind would be allocated anew at each change.
  const rest = new Float64Array(1); // share of the game still to come

  function actionsLeft(s: State, seat: Player): number {
    const today = s[DAY] <= 1 ? MARKERS - bitCount(s[FLAT + seat]) : bitCount(s[STANDING + seat]);
    return today + MARKERS * (DAYS - Math.max(1, s[DAY]));
  }

  function look(s: State, player: Player): void {
    me = player;
    const left = (actionsLeft(s, 0) + actionsLeft(s, 1)) / (2 * MARKERS * DAYS);
    rest[0] = left;
    worlds.pool(s, player, pool, 0);
    const unknown = countCards(s);
    for (let type = 0; type < TYPES; type++) {
      const out = pool[type] + s[ROW + type];
      growth[type] = GROWTH * left * out;
      if (type < SETS) spread[type] = 1.7 / Math.sqrt(0.12 + DRIFT * left * out);
      const expected = type < HIDEABLE ? unknown * (pool[type] / Math.max(1, unseen - pool[JOKER])) : 0;
      if (type < HIDEABLE) natural[(1 - me) * HIDEABLE + type] += expected;
    }
    jokers[0] = s[JOKERS];
    jokers[1] = s[JOKERS + 1];
  }

  /** Known cards of both sides; returns how many hidden cards of the other are unknown. */
  function countCards(s: State): number {
    const other = 1 - me;
    let unknown = s[HIDDEN_COUNT + other];
    unseen = 0;
    for (let type = 0; type < HIDEABLE; type++) {
      natural[me * HIDEABLE + type] = s[SHOWN + me * HIDEABLE + type] + s[HIDDEN + me * HIDEABLE + type];
      natural[other * HIDEABLE + type] = s[SHOWN + other * HIDEABLE + type] + s[KNOWN + other * HIDEABLE + type];
      unknown -= s[KNOWN + other * HIDEABLE + type];
      unseen += pool[type];
    }
    unseen += pool[JOKER];
    return unknown;
  }

  const size = (seat: number, type: number): number => natural[seat * HIDEABLE + type] + ((jokers[seat] >> type) & 1);

  /** Expected points of a set of `own` cards against `other`, less those of the other side. */
  function setBalance(type: number, own: number, other: number): number {
    const lead = own - other;
    const win = 1 / (1 + Math.exp(-spread[type] * (lead - 0.5)));
    const lose = 1 / (1 + Math.exp(spread[type] * (lead + 0.5)));
    const value = cards.valueOf(type) - growth[type];
    return win * Math.max(0.5, value - other) - lose * Math.max(0.5, value - own);
  }

  /** Hope for the whole set: none while the other side holds a card of it. */
  function wholeSet(type: number, own: number, other: number): number {
    if (COPIES[type] === 0 || other > 0.4 || own < 1) return 0;
    const share = Math.min(1, (own + growth[type]) / COPIES[type]);
    return FULL_SET_POINTS * share * share * share * share * (1 - other);
  }

  function typeBalance(seat: number, type: number, more: number, joker: number): number {
    const own = natural[seat * HIDEABLE + type] + more;
    const other = natural[(1 - seat) * HIDEABLE + type];
    const sets = setBalance(type, size(seat, type) + more + joker, size(1 - seat, type));
    return sets + wholeSet(type, own, other) - wholeSet(type, other, own);
  }

  /** Map fragments are worth what their table says, some further on while more may come. */
  function mapPoints(held: number): number {
    if (held < 0.5) return 0;
    const n = Math.min(MAP_POINTS.length - 1, held + growth[MAP]);
    const low = Math.floor(n);
    return MAP_POINTS[low] + (low < MAP_POINTS.length - 1 ? (n - low) * (MAP_POINTS[low + 1] - MAP_POINTS[low]) : 0);
  }

  /** What a joker adds to the best set it can join; without a set it is a hope early and a burden late. */
  function jokerGain(s: State, seat: number): number {
    let best = LOOSE_JOKER_POINTS + 5 * rest[0];
    for (let type = 0; type < SETS; type++) {
      if ((jokers[seat] >> type) & 1 || natural[seat * HIDEABLE + type] < 0.9) continue;
      const gain = typeBalance(seat, type, 0, 1) - typeBalance(seat, type, 0, 0);
      // A set on show takes it at once; a hidden one when it is opened.
      const late = s[SHOWN + seat * HIDEABLE + type] > 0 ? 0 : END_COST;
      if (gain + late > best) best = gain + late;
    }
    return best;
  }

  function gainOf(s: State, seat: Player, type: number): number {
    if (type === JOKER) return jokerGain(s, seat);
    if (type === MAP) {
      const held = natural[seat * HIDEABLE + MAP];
      return mapPoints(held + 1) - mapPoints(held);
    }
    return typeBalance(seat, type, 1, 0) - typeBalance(seat, type, 0, 0);
  }

  function lossOf(s: State, seat: Player, type: number): number {
    if (type === JOKER) return jokerGain(s, seat);
    const held = natural[seat * HIDEABLE + type];
    if (type === MAP) return mapPoints(held) - mapPoints(held - 1);
    return typeBalance(seat, type, 0, 0) - typeBalance(seat, type, -1, 0);
  }

  function balance(s: State): number {
    let sum = mapPoints(natural[me * HIDEABLE + MAP]) - mapPoints(natural[(1 - me) * HIDEABLE + MAP]);
    for (let type = 0; type < SETS; type++) sum += typeBalance(me, type, 0, 0);
    return sum + looseJokers(s, me) - looseJokers(s, 1 - me);
  }

  function looseJokers(s: State, seat: number): number {
    const loose = s[LOOSE + seat] + (s[RECEIVER] === seat ? s[GAINED] : 0);
    // Kept for later, a joker is worth a little less than where it would go now.
    return loose > 0 ? loose * (jokerGain(s, seat) - 0.4) : 0;
  }

  const chanceOf = (type: number): number => pool[type] / Math.max(1, unseen);

  return { look, rest, actionsLeft, balance, gainOf, lossOf, chanceOf };
}
