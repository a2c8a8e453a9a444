/**
 * What cards are worth to each side as one seat sees it: its own cards, the opponent's open ones, and of the opponent's
 * hidden cards those it knows and a share of all it cannot place. In thousandths of a point; see hopes.ts.
 */
import { bitCount } from '../../core/bits.js';
import type { Player, State } from '../../core/game.js';
import * as cards from './cards.js';
import { setsWithoutJoker } from './evidence.js';
import type { Hopes } from './hopes.js';
import { PART, POINT } from './hopes.js';
import * as layout from './layout.js';
import { LAY, LOSE } from './phases.js';
import type { Setup } from './setup.js';
import type { EvaluationWeights } from './weights.js';
import type { Worlds } from './worlds.js';

const { SETS, MAP, JOKER, TYPES, HIDEABLE, LOOSE_JOKER_POINTS } = cards;
const { PHASE, DAY, STANDING, FLAT, HELD, SHOWN, JOKERS, LOOSE, GAINED, RECEIVER, HIDDEN, HIDDEN_COUNT, KNOWN } =
  layout;

const MARKERS = 3;
/** Worse than anything: the worth of what is not there. */
export const NONE = -1_000_000;

export interface Outlook {
  /** By seat and type: what one more card is worth to the seat. */
  readonly gain: Int32Array;
  /** By seat and type: what the seat loses with one open card. */
  readonly loss: Int32Array;
  /** By seat and type: what it is worth to the seat to take an open card of the other. */
  readonly capture: Int32Array;
  /** By type: cards that the viewer cannot place. */
  readonly pool: Int32Array;
  /** Reads a position through the eyes of `player`; everything else speaks of that position. */
  look(s: State, player: Player): void;
  /** Points from all evidence, of `player` less those of the other. */
  balance(s: State): number;
  /** What the best of `sets` gains from a joker. */
  bestJoin(seat: Player, sets: number): number;
  /** What one more joker set aside is worth. */
  aside(s: State, seat: Player): number;
  actionsLeft(s: State, seat: Player): number;
  /** Actions of both sides still to come. */
  left(): number;
}

export function createOutlook(setup: Setup, weights: EvaluationWeights, hopes: Hopes, worlds: Worlds): Outlook {
  const { setBalance, mapPoints } = hopes;
  const { edition } = setup;
  const DAYS = edition.days;
  const ALL_ACTIONS = 2 * MARKERS * DAYS;
  const END_NEEDS_HIDDEN = edition.endNeedsHidden;
  const REVEALS = edition.revealForJoker;
  const END_COST = POINT * edition.endJoinPoints;
  const HOPE = weights.jokerHope * POINT;
  const LOST = LOOSE_JOKER_POINTS * POINT;
  const pool = new Int32Array(TYPES);
  const parts = new Int32Array(2 * HIDEABLE); // by seat: natural cards in parts of a card, expected where unknown
  const gain = new Int32Array(2 * TYPES);
  const loss = new Int32Array(2 * HIDEABLE);
  const capture = new Int32Array(2 * HIDEABLE);
  const join = new Int32Array(2 * SETS); // by seat and type: what a joker adds to the set
  let me = 0;
  let actions = 0;
  let sets = 0; // balance of all sets and fragments

  function actionsLeft(s: State, seat: Player): number {
    return actionsToday(s, seat) + MARKERS * (DAYS - Math.max(1, s[DAY]));
  }

  function look(s: State, player: Player): void {
    me = player;
    actions = actionsLeft(s, 0) + actionsLeft(s, 1);
    worlds.pool(s, player, pool, 0);
    countCards(s);
    sets = 0;
    for (let type = 0; type < SETS; type++) lookAtSet(s, type);
    lookAtMap();
    for (let seat = 0; seat < 2; seat++)
      gain[seat * TYPES + JOKER] = Math.max(bestJoin(seat, setsWithoutJoker(s, seat)), aside(s, seat));
  }

  /** Unknown hidden cards of the other are spread evenly over what the viewer cannot place. */
  function countCards(s: State): void {
    const other = 1 - me;
    let unknown = s[HIDDEN_COUNT + other];
    let unseen = 0;
    for (let type = 0; type < HIDEABLE; type++) {
      parts[me * HIDEABLE + type] = PART * (s[SHOWN + me * HIDEABLE + type] + s[HIDDEN + me * HIDEABLE + type]);
      parts[other * HIDEABLE + type] = PART * (s[SHOWN + other * HIDEABLE + type] + s[KNOWN + other * HIDEABLE + type]);
      unknown -= s[KNOWN + other * HIDEABLE + type];
      unseen += pool[type];
    }
    if (unknown === 0) return;
    for (let type = 0; type < HIDEABLE; type++)
      parts[other * HIDEABLE + type] += ((PART * unknown * pool[type]) / unseen) | 0;
  }

  function lookAtSet(s: State, type: number): void {
    const other = 1 - me;
    const mine = (parts[me * HIDEABLE + type] / PART) | 0;
    const his = parts[other * HIDEABLE + type];
    const myJoker = (s[JOKERS + me] >> type) & 1;
    const hisJoker = (s[JOKERS + other] >> type) & 1;
    const now = setBalance(actions, type, mine, his, myJoker, hisJoker);
    sets += now;
    gain[me * TYPES + type] = setBalance(actions, type, mine + 1, his, myJoker, hisJoker) - now;
    gain[other * TYPES + type] = now - setBalance(actions, type, mine, his + PART, myJoker, hisJoker);
    loss[me * HIDEABLE + type] = mine > 0 ? now - setBalance(actions, type, mine - 1, his, myJoker, hisJoker) : 0;
    loss[other * HIDEABLE + type] =
      his >= PART ? setBalance(actions, type, mine, his - PART, myJoker, hisJoker) - now : 0;
    capture[me * HIDEABLE + type] =
      his >= PART ? setBalance(actions, type, mine + 1, his - PART, myJoker, hisJoker) - now : 0;
    capture[other * HIDEABLE + type] =
      mine > 0 ? now - setBalance(actions, type, mine - 1, his + PART, myJoker, hisJoker) : 0;
    join[me * SETS + type] = myJoker === 1 ? 0 : setBalance(actions, type, mine, his, 1, hisJoker) - now;
    join[other * SETS + type] = hisJoker === 1 ? 0 : now - setBalance(actions, type, mine, his, myJoker, 1);
  }

  function lookAtMap(): void {
    for (let seat = 0; seat < 2; seat++) {
      const held = parts[seat * HIDEABLE + MAP];
      const now = mapPoints(actions, held);
      sets += seat === me ? now : -now;
      gain[seat * TYPES + MAP] = mapPoints(actions, held + PART) - now;
      loss[seat * HIDEABLE + MAP] = held >= PART ? now - mapPoints(actions, held - PART) : 0;
    }
    for (let seat = 0; seat < 2; seat++)
      capture[seat * HIDEABLE + MAP] = gain[seat * TYPES + MAP] + loss[(1 - seat) * HIDEABLE + MAP];
  }

  function bestJoin(seat: Player, among: number): number {
    let best = NONE;
    for (let type = 0; type < SETS; type++)
      if ((among >> type) & 1 && join[seat * SETS + type] > best) best = join[seat * SETS + type];
    return best;
  }

  /**
   * What `count` jokers set aside come to. Each is lost at the end, unless it finds a set of its own: one begun later,
   * one of hidden cards, or in the box where nothing more is asked, any.
   */
  function asideWorth(s: State, seat: Player, count: number): number {
    const alone = (LOST + (HOPE * actions) / ALL_ACTIONS) | 0;
    let free = ~s[JOKERS + seat];
    let sum = 0;
    for (let n = 0; n < count; n++) {
      let best = alone;
      let goal = -1;
      for (let type = 0; type < SETS; type++) {
        if (((free >> type) & 1) === 0 || parts[seat * HIDEABLE + type] < PART) continue;
        const worth = join[seat * SETS + type] + lateCost(s, seat, type);
        if (worth <= best) continue;
        best = worth;
        goal = type;
      }
      if (goal >= 0) free &= ~(1 << goal);
      sum += best;
    }
    return sum;
  }

  const aside = (s: State, seat: Player): number =>
    asideWorth(s, seat, s[LOOSE + seat] + 1) - asideWorth(s, seat, s[LOOSE + seat]);

  function lateCost(s: State, seat: Player, type: number): number {
    if (!END_NEEDS_HIDDEN) return 0;
    const open = s[SHOWN + seat * HIDEABLE + type];
    if (REVEALS && open === 0) return 0;
    return parts[seat * HIDEABLE + type] >= (open + 1) * PART ? END_COST : LOST;
  }

  function balance(s: State): number {
    return sets + jokers(s, me) - jokers(s, 1 - me);
  }

  function jokers(s: State, seat: Player): number {
    const gained = s[RECEIVER] === seat ? s[GAINED] : 0;
    return asideWorth(s, seat, s[LOOSE + seat]) + gained * gain[seat * TYPES + JOKER];
  }

  const left = (): number => actions;

  return { gain, loss, capture, pool, look, balance, bestJoin, aside, actionsLeft, left };
}

/** Actions of `seat` still to come today, the one under way not counted. */
export function actionsToday(s: State, seat: Player): number {
  if (s[DAY] <= 1) return MARKERS - bitCount(s[FLAT + seat]);
  // Events come before the markers stand up; one of them keeps a marker flat.
  if (s[PHASE] === LOSE || s[PHASE] === LAY) return MARKERS - bitCount(s[HELD + seat]);
  return bitCount(s[STANDING + seat]);
}
