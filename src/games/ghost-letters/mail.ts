/** Hands, the first lead, letters, refreshing and the Ghost's clues: R15 to R22. */
import { addMember, removeMember } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Move, State } from '../../core/game.js';
import { cardCount, insertCard, listDeck, listHand, removeCard, sortRun } from './cards.js';
import * as characters from './characters.js';
import * as deck from './deck.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { listTo } from './opening.js';
import * as phases from './phases.js';

const { ACTOR, CHANCE } = core;
const { NO_CARD } = deck;
const { PHASE, SEAT, STEP, ROUND, RADIO, LETTERS, CLUES, DISCARDS, SAYINGS, KEEP, OWN, THROWN, DECK, USED } = layout;
const { DEAL_HANDS, LEAD, LEAD_DRAW, CHECK, SEND, BID, TOSS_RADIO, THROW, REFRESH } = phases;
const { SORT, ADD, GHOST_THROW, GHOST_DRAW, CHECKED, NO_CATEGORY, CHECK_CHARACTER, BID_LEVELS } = phases;
const { USE_POWER, EMPTY, REFILL } = phases;
const { EXTERMINATOR, ANTIQUARIAN } = characters;

export interface Mail {
  startDealing(s: State): void;
  startRound(s: State): void;
  moves(s: State, out: Int32Array): number;
  apply(s: State, move: Move): void;
  /** The letters of the present round in ascending order, as the Ghost sees them; returns how many. */
  sortedLetters(s: State, out: Int32Array): number;
}

export function createMail(setup: Setup, startTalk: (s: State) => void): Mail {
  const { players, hand, letters, rounds, categories, talk, bids, deck: deckSize } = setup;
  const { hands: HAND, letter: LETTER, clue: CLUE, discard: DISCARD, saying: SAYING, bid: BIDS } = setup;
  const { hasCharacters, hasHints, character: CHARACTER, use: USE, answer: ANSWERS } = setup;
  const SENDERS = players - 1;
  const MAIL = SENDERS * letters;
  const sorted = new Int32Array(MAIL);

  const handOf = (seat: number): number => HAND + seat * hand;

  function startDealing(s: State): void {
    s[PHASE] = DEAL_HANDS;
    s[SEAT] = 0;
    s[ACTOR] = CHANCE;
  }

  function moves(s: State, out: Int32Array): number {
    const at = handOf(s[SEAT]);
    switch (s[PHASE]) {
      case LEAD:
      case THROW:
      case EMPTY:
      case GHOST_THROW:
        return orNone(listHand(s, at, hand, 0, out), out);
      case CHECK:
        return checks(s, out);
      case SEND:
        return listHand(s, at, hand, 0, out);
      case BID:
        return listTo(BID_LEVELS, out);
      case TOSS_RADIO:
        return mostEager(s, out);
      case SORT:
        return listTo(2, out);
      case ADD:
        return additions(s, out);
      case GHOST_DRAW:
        return cardCount(s, at, hand) === hand ? orNone(0, out) : listDeck(s, deckSize, out);
      default: // DEAL_HANDS, LEAD_DRAW, REFRESH, REFILL
        return listDeck(s, deckSize, out);
    }
  }

  function orNone(n: number, out: Int32Array): number {
    out[n] = NO_CARD;
    return n + 1;
  }

  function checks(s: State, out: Int32Array): number {
    let n = talk > 0 ? listTo(categories, out) : 0;
    out[n++] = NO_CATEGORY;
    if (hasHints && talk > 0) out[n++] = CHECK_CHARACTER;
    if (hasCharacters && s[CHARACTER + s[SEAT]] === EXTERMINATOR + 1 && ((s[USED] >> s[SEAT]) & 1) === 0)
      out[n++] = USE_POWER;
    return n;
  }

  function mostEager(s: State, out: Int32Array): number {
    let best = 0;
    for (let seat = 1; seat < players; seat++) if (s[BIDS + seat] > best) best = s[BIDS + seat];
    let n = 0;
    for (let seat = 1; seat < players; seat++) if (s[BIDS + seat] === best) out[n++] = seat;
    return n;
  }

  /** R20: cards of his hand in ascending order, so that the order of adding two tells nothing. */
  function additions(s: State, out: Int32Array): number {
    const own = s[OWN];
    if (own === 0 && s[STEP] > 0) return orNone(0, out);
    return orNone(listHand(s, HAND, hand, own === 0 ? 0 : 32 - Math.clz32(own), out), out);
  }

  function apply(s: State, move: Move): void {
    switch (s[PHASE]) {
      case DEAL_HANDS:
        return dealHand(s, move);
      case LEAD:
        return lead(s, move);
      case LEAD_DRAW:
        draw(s, 0, move);
        return startTalk(s);
      case CHECK:
        return check(s, move);
      case EMPTY:
        return empty(s, move);
      case REFILL:
        return refill(s, move);
      case SEND:
        return send(s, move);
      case BID:
        s[BIDS + s[SEAT]] = move + 1;
        return nextSender(s);
      case TOSS_RADIO:
        s[RADIO] = move;
        return endSending(s);
      case THROW:
        return throwAway(s, move);
      case REFRESH:
        return refresh(s, move);
      case SORT:
        return sort(s, move);
      case ADD:
        return add(s, move);
      case GHOST_THROW:
        return ghostThrow(s, move);
      default: // GHOST_DRAW
        return ghostDraw(s, move);
    }
  }

  function draw(s: State, seat: number, card: Move): void {
    removeMember(s, DECK, card);
    insertCard(s, handOf(seat), hand, card + 1);
  }

  const isFull = (s: State, seat: number): boolean => s[handOf(seat) + hand - 1] !== 0;

  function dealHand(s: State, card: Move): void {
    draw(s, s[SEAT], card);
    if (!isFull(s, s[SEAT])) return;
    if (++s[SEAT] < players) return;
    s[SEAT] = 0;
    s[PHASE] = LEAD;
    s[ACTOR] = 0;
  }

  function lead(s: State, card: Move): void {
    if (card === NO_CARD) return startRound(s);
    removeCard(s, HAND, hand, card + 1);
    s[CLUE + s[CLUES]++] = card + 1;
    s[PHASE] = LEAD_DRAW;
    s[ACTOR] = CHANCE;
  }

  function startRound(s: State): void {
    s[ROUND]++;
    s[RADIO] = 0;
    s[STEP] = 0;
    for (let seat = 1; seat < players; seat++) s[BIDS + seat] = 0;
    askSender(s, 1);
  }

  function askSender(s: State, seat: number): void {
    s[SEAT] = seat;
    s[ACTOR] = seat;
    s[PHASE] = talk > 0 || hasCharacters ? CHECK : SEND;
  }

  function check(s: State, category: Move): void {
    if (category === USE_POWER) {
      s[USED] |= 1 << s[SEAT];
      s[USE + s[SEAT]] = EXTERMINATOR + 1;
      s[PHASE] = EMPTY;
      return;
    }
    s[SAYING + s[SAYINGS]++] = CHECKED | (category << 4) | (s[SEAT] << 20) | (s[ROUND] << 24);
    s[PHASE] = SEND;
  }

  /** R54: as many cards as the Exterminator likes, one after another; then he draws and goes on with his letter. */
  function empty(s: State, card: Move): void {
    discard(s, s[SEAT], card);
    if (card !== NO_CARD && s[handOf(s[SEAT])] !== 0) return;
    s[PHASE] = isFull(s, s[SEAT]) ? CHECK : REFILL;
    s[ACTOR] = isFull(s, s[SEAT]) ? s[SEAT] : CHANCE;
  }

  function refill(s: State, card: Move): void {
    draw(s, s[SEAT], card);
    if (!isFull(s, s[SEAT])) return;
    s[PHASE] = CHECK;
    s[ACTOR] = s[SEAT];
  }

  function send(s: State, card: Move): void {
    const seat = s[SEAT];
    // R53: the advice was about a hand that is no more.
    if (hasCharacters && characters.usedPower(s[USE + seat]) === ANTIQUARIAN) s[ANSWERS + seat] = 0;
    removeCard(s, handOf(seat), hand, card + 1);
    s[LETTER + s[LETTERS]++] = (card + 1) | (seat << 8) | (s[ROUND] << 12);
    if (++s[STEP] < letters) return;
    s[STEP] = 0;
    sortRun(s, LETTER + s[LETTERS] - letters, letters);
    if (bids) s[PHASE] = BID;
    else nextSender(s);
  }

  function nextSender(s: State): void {
    if (s[SEAT] < SENDERS) return askSender(s, s[SEAT] + 1);
    s[SEAT] = 0;
    s[PHASE] = TOSS_RADIO;
    s[ACTOR] = CHANCE;
  }

  /** R19: nothing that is drawn in the last round could be used, so nothing is. */
  function endSending(s: State): void {
    if (s[ROUND] === rounds) startSorting(s);
    else askRefresher(s, 1);
  }

  function askRefresher(s: State, seat: number): void {
    s[SEAT] = seat;
    const hasCards = s[handOf(seat)] !== 0;
    s[PHASE] = hasCards ? THROW : REFRESH;
    s[ACTOR] = hasCards ? seat : CHANCE;
  }

  function throwAway(s: State, card: Move): void {
    discard(s, s[SEAT], card);
    s[PHASE] = REFRESH;
    s[ACTOR] = CHANCE;
  }

  function discard(s: State, seat: number, card: Move): void {
    if (card === NO_CARD) return;
    removeCard(s, handOf(seat), hand, card + 1);
    s[DISCARD + s[DISCARDS]++] = (card + 1) | (seat << 8) | (s[ROUND] << 12);
  }

  function refresh(s: State, card: Move): void {
    draw(s, s[SEAT], card);
    if (!isFull(s, s[SEAT])) return;
    if (s[SEAT] < SENDERS) askRefresher(s, s[SEAT] + 1);
    else startSorting(s);
  }

  function startSorting(s: State): void {
    s[SEAT] = 0;
    s[STEP] = 0;
    s[PHASE] = SORT;
    s[ACTOR] = 0;
  }

  function sort(s: State, keep: Move): void {
    s[KEEP] |= keep << s[STEP];
    if (++s[STEP] < MAIL) return;
    s[STEP] = 0;
    s[PHASE] = ADD;
  }

  function add(s: State, card: Move): void {
    if (card !== NO_CARD) s[OWN] |= 1 << placeOf(s, card);
    if (++s[STEP] < letters) return;
    s[STEP] = 0;
    reveal(s);
    if (s[ROUND] === rounds) startTalk(s);
    else s[PHASE] = GHOST_THROW;
  }

  function placeOf(s: State, card: Move): number {
    let place = 0;
    while (s[HAND + place] !== card + 1) place++;
    return place;
  }

  /** R21: all at once and in the order of their numbers, so that nothing tells letters from the Ghost's own cards. */
  function reveal(s: State): void {
    const first = CLUE + s[CLUES];
    let n = 0;
    const count = sortedLetters(s, sorted);
    for (let i = 0; i < count; i++) if ((s[KEEP] >> i) & 1) s[first + n++] = sorted[i];
    for (let place = hand - 1; place >= 0; place--)
      if ((s[OWN] >> place) & 1) {
        const card = s[HAND + place];
        s[first + n++] = card;
        removeCard(s, HAND, hand, card);
      }
    sortRun(s, first, n);
    for (let i = 0; i < n; i++) s[first + i] |= s[ROUND] << 8;
    s[CLUES] += n;
    s[KEEP] = 0;
    s[OWN] = 0;
  }

  function sortedLetters(s: State, out: Int32Array): number {
    const first = LETTER + (s[ROUND] - 1) * MAIL;
    for (let i = 0; i < MAIL; i++) out[i] = s[first + i] & 255;
    sortRun(out, 0, MAIL);
    return MAIL;
  }

  function ghostThrow(s: State, card: Move): void {
    discard(s, 0, card);
    s[THROWN] = card === NO_CARD ? 0 : 1;
    s[PHASE] = GHOST_DRAW;
    s[ACTOR] = CHANCE;
  }

  /** R22: as many draws as he could need at most, some of them empty, so that their number tells nothing. */
  function ghostDraw(s: State, card: Move): void {
    if (card !== NO_CARD) draw(s, 0, card);
    if (++s[STEP] <= letters) return;
    s[STEP] = 0;
    s[THROWN] = 0;
    startTalk(s);
  }

  return { startDealing, startRound, moves, apply, sortedLetters };
}

/** Puts all cards of the deck into the set of unseen ones. */
export function fillDeck(s: State, size: number): void {
  for (let card = 0; card < size; card++) addMember(s, DECK, card);
}
