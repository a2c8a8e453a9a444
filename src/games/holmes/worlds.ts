/**
 * The worlds that fit what a seat knows. The cards it cannot place are spread over the opponent's hidden cards (no joker
 * among them), the cards he rejected, those in his hand, and the deck. Worlds that differ only in which copy of a type
 * lies where are one world, and every world counts once: R39.
 */
import { bitCount, nthMember } from '../../core/bits.js';
import type { Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as cards from './cards.js';
import * as layout from './layout.js';
import { createRecall, HAND, NOWHERE, REJECTED } from './recall.js';

const { TYPES, HIDEABLE, JOKER } = cards;
const { DECK, REJECTS, REJECT_COUNT, HIDDEN, HIDDEN_COUNT, KNOWN, DRAWER, DRAWN, DRAWN_COUNT, DRAWN_KNOWN } = layout;
const { UNSEEN, DEALT, CHOSEN, BOUND_COUNT } = layout;

/** Most cards that one seat can have hidden, rejected and in hand. */
const MAX_HIDDEN = 24;
const MAX_REJECTS = 16;
const MAX_HAND = 3;

export interface Worlds {
  /** Writes by type the cards that `player` cannot place. */
  pool(s: State, player: Player, out: Int32Array, at: number): void;
  worldCount(s: State, player: Player): number;
  setWorld(s: State, player: Player, index: number): void;
  determinize(s: State, player: Player, rng: Rng): void;
}

export function createWorlds(): Worlds {
  // Ways to spread types from `type` on: table[type][hidden][rejects][hand] still to place, with strides of their own.
  const table = new Float64Array((TYPES + 1) * (MAX_HIDDEN + 1) * (MAX_REJECTS + 1) * (MAX_HAND + 1));
  const free = new Int32Array(TYPES); // cards to spread, by type
  const rest = new Int32Array(TYPES); // those left when hidden cards are chosen
  const hidden = new Int32Array(HIDEABLE);
  const pile = new Int32Array(TYPES); // hand or rejects, where they are chosen one by one
  const recall = createRecall();
  const member = new Int32Array(1);
  let hide = 0;
  let reject = 0;
  let hand = 0;
  let piled = NOWHERE; // which of the two is chosen so, because early cards must be in it
  let pileSize = 0;
  let wanted = 0; // index of the world to write, among those not passed yet; below 0 when only counting
  let found = false;

  const draws = (s: State, seat: Player): boolean => s[DRAWN_COUNT] > 0 && s[DRAWER] === seat;

  function pool(s: State, player: Player, out: Int32Array, at: number): void {
    const other = 1 - player;
    const hands = draws(s, other);
    for (let type = 0; type < TYPES; type++) {
      let n = s[DECK + type] + s[REJECTS + other * TYPES + type];
      if (type < HIDEABLE) n += s[HIDDEN + other * HIDEABLE + type] - s[KNOWN + other * HIDEABLE + type];
      if (hands) n += s[DRAWN + type] - s[DRAWN_KNOWN + type];
      out[at + type] = n;
    }
  }

  /** Reads what is to be spread, and how. */
  function load(s: State, player: Player): void {
    const other = 1 - player;
    pool(s, player, free, 0);
    hide = s[HIDDEN_COUNT + other];
    for (let type = 0; type < HIDEABLE; type++) hide -= s[KNOWN + other * HIDEABLE + type];
    reject = s[REJECT_COUNT + other];
    hand = 0;
    if (draws(s, other)) {
      hand = s[DRAWN_COUNT];
      for (let type = 0; type < TYPES; type++) hand -= s[DRAWN_KNOWN + type];
    }
    piled = recall.load(s, other);
    pileSize = 0;
    if (piled === HAND) [pileSize, hand] = [hand, 0];
    else if (piled === REJECTED) [pileSize, reject] = [reject, 0];
  }

  const cell = (type: number, h: number, r: number, w: number): number =>
    ((type * (hide + 1) + h) * (reject + 1) + r) * (hand + 1) + w;

  /** Fills the table for `from` cards of each type; `most` bounds how many of them may be hidden. */
  function fillTable(from: Int32Array, most: number): void {
    const size = cell(1, 0, 0, 0);
    table.fill(0, TYPES * size, (TYPES + 1) * size);
    table[TYPES * size] = 1;
    for (let type = TYPES - 1; type >= 0; type--)
      for (let h = 0; h <= most; h++)
        for (let r = 0; r <= reject; r++)
          for (let w = 0; w <= hand; w++) table[cell(type, h, r, w)] = ways(from[type], type, h, r, w);
  }

  function ways(cardsOfType: number, type: number, h: number, r: number, w: number): number {
    const most = type === JOKER ? 0 : Math.min(h, cardsOfType);
    let sum = 0;
    for (let a = 0; a <= most; a++)
      for (let b = Math.min(r, cardsOfType - a); b >= 0; b--)
        for (let c = Math.min(w, cardsOfType - a - b); c >= 0; c--) sum += table[cell(type + 1, h - a, r - b, w - c)];
    return sum;
  }

  /** Writes the index-th way to spread `from`; cards are added to those of `hidden` and `pile`. */
  function spread(s: State, other: number, from: Int32Array, most: number, index: number): void {
    let [h, r, w, left] = [most, reject, hand, index];
    const hands = draws(s, other);
    for (let type = 0; type < TYPES; type++) {
      const n = from[type];
      const top = type === JOKER ? 0 : Math.min(h, n);
      search: for (let a = 0; a <= top; a++)
        for (let b = Math.min(r, n - a); b >= 0; b--)
          for (let c = Math.min(w, n - a - b); c >= 0; c--) {
            const count = table[cell(type + 1, h - a, r - b, w - c)];
            if (left >= count) {
              left -= count;
              continue;
            }
            if (type < HIDEABLE) hidden[type] += a;
            s[REJECTS + other * TYPES + type] = piled === REJECTED ? pile[type] : b;
            if (hands) s[DRAWN + type] = s[DRAWN_KNOWN + type] + (piled === HAND ? pile[type] : c);
            s[DECK + type] = n - a - b - c;
            h -= a;
            r -= b;
            w -= c;
            break search;
          }
    }
    for (let type = 0; type < HIDEABLE; type++)
      s[HIDDEN + other * HIDEABLE + type] = s[KNOWN + other * HIDEABLE + type] + hidden[type];
  }

  /**
   * Goes through the choices of hidden cards that fit what is remembered and adds up the ways to spread the other cards.
   * Stops at the wanted world, with `hidden`, `pile` and `rest` as they are there.
   */
  function listHidden(type: number, left: number): number {
    if (type === HIDEABLE) return left === 0 ? listPiles() : 0;
    let sum = 0;
    for (let a = 0; a <= Math.min(left, free[type]); a++) {
      hidden[type] = a;
      sum += listHidden(type + 1, left - a);
      if (found) return sum;
    }
    hidden[type] = 0;
    return sum;
  }

  function listPiles(): number {
    if (piled === NOWHERE) return recall.fits(hidden, pile) ? countRest() : 0;
    return recall.mayHide(hidden) ? listPile(0, pileSize) : 0;
  }

  function listPile(type: number, left: number): number {
    if (type === TYPES) return left === 0 && recall.fits(hidden, pile) ? countRest() : 0;
    let sum = 0;
    const most = free[type] - (type < HIDEABLE ? hidden[type] : 0);
    for (let a = 0; a <= Math.min(left, most); a++) {
      pile[type] = a;
      sum += listPile(type + 1, left - a);
      if (found) return sum;
    }
    pile[type] = 0;
    return sum;
  }

  function countRest(): number {
    for (let type = 0; type < TYPES; type++)
      rest[type] = free[type] - pile[type] - (type < HIDEABLE ? hidden[type] : 0);
    fillTable(rest, 0);
    const count = table[cell(0, 0, reject, hand)];
    if (count > wanted && wanted >= 0) found = true;
    else wanted -= count;
    return count;
  }

  function list(index: number): number {
    hidden.fill(0);
    pile.fill(0);
    wanted = index;
    found = false;
    return listHidden(0, hide);
  }

  function cardWorlds(s: State, player: Player): number {
    load(s, player);
    if (hide + reject + hand + pileSize === 0) return 1;
    if (s[BOUND_COUNT + 1 - player] > 0) return list(-1);
    fillTable(free, hide);
    return table[cell(0, hide, reject, hand)];
  }

  /** After cardWorlds, which leaves the table behind. */
  function setCards(s: State, player: Player, index: number): void {
    if (hide + reject + hand + pileSize === 0) return;
    if (s[BOUND_COUNT + 1 - player] > 0) {
      list(index);
      return spread(s, 1 - player, rest, 0, wanted);
    }
    hidden.fill(0);
    spread(s, 1 - player, free, hide, index);
  }

  const dealing = (s: State, player: Player): boolean => s[DEALT + 1 - player] !== 0;

  /** The opponent's start characters: one or two of those the player has not, and which of them he chose. */
  function startWorlds(s: State, player: Player): number {
    const others = bitCount(s[UNSEEN] & ~s[DEALT + player]);
    const pairs = bitCount(s[DEALT + 1 - player]) === 1 ? others : (others * (others - 1)) / 2;
    return s[CHOSEN + 1 - player] > 0 ? 2 * pairs : pairs;
  }

  function setStart(s: State, player: Player, index: number): void {
    const others = s[UNSEEN] & ~s[DEALT + player];
    const chosen = s[CHOSEN + 1 - player] > 0;
    const two = bitCount(s[DEALT + 1 - player]) === 2;
    let pair = chosen ? index >> 1 : index;
    let first = 0;
    if (two) for (let more = bitCount(others) - 1; pair >= more; pair -= more--) first++;
    else first = pair;
    const a = nth(others, first);
    const b = two ? nth(others, first + 1 + pair) : a;
    s[DEALT + 1 - player] = (1 << a) | (1 << b);
    if (chosen) s[CHOSEN + 1 - player] = (index & 1 ? b : a) + 1;
  }

  function nth(set: number, index: number): number {
    member[0] = set;
    return nthMember(member, 0, index);
  }

  function worldCount(s: State, player: Player): number {
    return dealing(s, player) ? startWorlds(s, player) : cardWorlds(s, player);
  }

  function setWorld(s: State, player: Player, index: number): void {
    if (dealing(s, player)) return setStart(s, player, index);
    cardWorlds(s, player);
    setCards(s, player, index);
  }

  function determinize(s: State, player: Player, rng: Rng): void {
    if (dealing(s, player)) return setStart(s, player, rng.below(startWorlds(s, player)));
    const count = cardWorlds(s, player);
    if (count > 1) setCards(s, player, below(rng, count));
  }

  return { pool, worldCount, setWorld, determinize };
}

/** A uniform integer below `n`, for n beyond the range of `Rng.below` too. */
function below(rng: Rng, n: number): number {
  if (n <= 2 ** 21) return rng.below(n);
  const bits = rng.below(2 ** 21) * 2 ** 32 + (rng.next() >>> 0);
  return Math.min(n - 1, Math.floor((bits / 2 ** 53) * n));
}
