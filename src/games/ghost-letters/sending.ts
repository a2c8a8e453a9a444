/** Letters, the powers that change them, and who gets the radio: R17, R18, R26, R54, R62, R63. */
import { removeMember } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Move, State } from '../../core/game.js';
import { cardCount, listDeck, listHand, removeCard, sortRun } from './cards.js';
import * as characters from './characters.js';
import { NO_CARD } from './deck.js';
import type { Hands } from './hands.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { listTo } from './opening.js';
import { THREE } from './counts.js';
import * as phases from './phases.js';
import { CHECKED } from './speech.js';

const { ACTOR, CHANCE } = core;
const { PHASE, SEAT, STEP, ROUND, RADIO, LETTERS, MAIL_START, SAYINGS, DECK, USED } = layout;
const { CHECK, COPY_MAIL, EMPTY, REFILL, SEND, COOK_DRAW, BID, TOSS_RADIO } = phases;
const { NO_CATEGORY, CHECK_CHARACTER, USE_POWER, BID_LEVELS } = phases;
const { EXTERMINATOR, COURIER, COOK, ACTOR_CHARACTER } = characters;

export interface Sending {
  /** Begins a round. */
  start(s: State): void;
  moves(s: State, out: Int32Array): number;
  apply(s: State, move: Move): void;
}

export function createSending(setup: Setup, hands: Hands, endSending: (s: State) => void): Sending {
  const { players, hand, letters, categories, talk, bids, deck: deckSize, hasCharacters, hasHints } = setup;
  const { letter: LETTER, saying: SAYING, bid: BIDS, character: CHARACTER, use: USE } = setup;
  const SENDERS = players - 1;

  function start(s: State): void {
    s[ROUND]++;
    s[RADIO] = 0;
    s[STEP] = 0;
    s[MAIL_START] = s[LETTERS];
    for (let seat = 1; seat < players; seat++) s[BIDS + seat] = 0;
    askSender(s, 1);
  }

  function askSender(s: State, seat: number): void {
    s[SEAT] = seat;
    ask(s, talk > 0 || hasCharacters ? CHECK : SEND);
  }

  function ask(s: State, phase: number): void {
    s[PHASE] = phase;
    s[ACTOR] = s[SEAT];
  }

  function askLuck(s: State, phase: number): void {
    s[PHASE] = phase;
    s[ACTOR] = CHANCE;
  }

  function moves(s: State, out: Int32Array): number {
    switch (s[PHASE]) {
      case CHECK:
        return checks(s, out);
      case COPY_MAIL:
        return copyable(s, out);
      case EMPTY:
        return hands.orNone(listHand(s, hands.at(s[SEAT]), hand, 0, out), out);
      case SEND:
        return listHand(s, hands.at(s[SEAT]), hand, 0, out);
      case BID:
        return listTo(BID_LEVELS, out);
      case TOSS_RADIO:
        return mostEager(s, out);
      default: // REFILL, COOK_DRAW
        return listDeck(s, deckSize, out);
    }
  }

  function checks(s: State, out: Int32Array): number {
    let n = talk > 0 ? listTo(categories, out) : 0;
    out[n++] = NO_CATEGORY;
    if (hasHints && talk > 0) out[n++] = CHECK_CHARACTER;
    if (hasCharacters && ((s[USED] >> s[SEAT]) & 1) === 0 && hasMailPower(s, s[SEAT])) out[n++] = USE_POWER;
    return n;
  }

  function hasMailPower(s: State, seat: number): boolean {
    if (s[CHARACTER + seat] !== ACTOR_CHARACTER + 1) return isUsable(s, s[CHARACTER + seat] - 1, seat);
    for (let other = 1; other < players; other++) if (isUsable(s, s[CHARACTER + other] - 1, seat)) return true;
    return false;
  }

  /** R62: the Courier needs a second card to send. */
  const isUsable = (s: State, power: number, seat: number): boolean =>
    characters.isOfMail(power) && (power !== COURIER || cardCount(s, hands.at(seat), hand) > letters);

  function copyable(s: State, out: Int32Array): number {
    let n = 0;
    for (let seat = 1; seat < players; seat++) if (isUsable(s, s[CHARACTER + seat] - 1, s[SEAT])) out[n++] = seat;
    return n;
  }

  function mostEager(s: State, out: Int32Array): number {
    let best = 0;
    for (let seat = 1; seat < players; seat++) if (s[BIDS + seat] > best) best = s[BIDS + seat];
    let n = 0;
    for (let seat = 1; seat < players; seat++) if (s[BIDS + seat] === best) out[n++] = seat;
    return n;
  }

  function apply(s: State, move: Move): void {
    switch (s[PHASE]) {
      case CHECK:
        return check(s, move);
      case COPY_MAIL:
        return begin(s, s[CHARACTER + move] - 1);
      case EMPTY:
        return empty(s, move);
      case REFILL:
        hands.draw(s, s[SEAT], move);
        if (hands.isFull(s, s[SEAT])) ask(s, CHECK);
        return;
      case SEND:
        removeCard(s, hands.at(s[SEAT]), hand, move + 1);
        return post(s, move);
      case COOK_DRAW:
        removeMember(s, DECK, move);
        return post(s, move);
      case BID:
        s[BIDS + s[SEAT]] = move + 1;
        return nextSender(s);
      default: // TOSS_RADIO
        s[RADIO] = move;
        return endSending(s);
    }
  }

  function check(s: State, category: Move): void {
    if (category === USE_POWER) {
      s[USED] |= 1 << s[SEAT];
      if (s[CHARACTER + s[SEAT]] === ACTOR_CHARACTER + 1) ask(s, COPY_MAIL);
      else begin(s, s[CHARACTER + s[SEAT]] - 1);
      return;
    }
    s[SAYING + s[SAYINGS]++] = CHECKED | (category << 4) | (s[SEAT] << 20) | (s[ROUND] << 24);
    if (isPlaying(s, COOK)) askLuck(s, COOK_DRAW);
    else ask(s, SEND);
  }

  /** Courier and Cook go on with what they check; what they send follows from the power that they are using. */
  function begin(s: State, power: number): void {
    s[USE + s[SEAT]] = (power + 1) | (s[ROUND] << 8);
    ask(s, power === EXTERMINATOR ? EMPTY : CHECK);
  }

  const isPlaying = (s: State, power: number): boolean =>
    hasCharacters && s[USE + s[SEAT]] === ((power + 1) | (s[ROUND] << 8));

  /** R54: as many cards as the Exterminator likes, one after another; then he draws and goes on with his letter. */
  function empty(s: State, card: Move): void {
    if (card !== NO_CARD) hands.discard(s, s[SEAT], card, 0);
    if (card !== NO_CARD && s[hands.at(s[SEAT])] !== 0) return;
    if (hands.isFull(s, s[SEAT])) ask(s, CHECK);
    else askLuck(s, REFILL);
  }

  function post(s: State, card: Move): void {
    s[LETTER + s[LETTERS]++] = (card + 1) | (s[SEAT] << 8) | (s[ROUND] << 12);
    const due = isPlaying(s, COOK) ? THREE : isPlaying(s, COURIER) ? letters + 1 : letters;
    // In ascending order at any time: in which order he sent them is forgotten.
    sortRun(s, LETTER + s[LETTERS] - ++s[STEP], s[STEP]);
    if (s[STEP] < due) return;
    s[STEP] = 0;
    if (bids) ask(s, BID);
    else nextSender(s);
  }

  function nextSender(s: State): void {
    if (s[SEAT] < SENDERS) return askSender(s, s[SEAT] + 1);
    s[SEAT] = 0;
    askLuck(s, TOSS_RADIO);
  }

  return { start, moves, apply };
}
