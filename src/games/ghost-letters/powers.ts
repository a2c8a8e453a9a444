/** Powers that are used by speaking, and the Ghost's answers: R49 to R53 and R55 to R60. */
import { removeMember } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Move, State } from '../../core/game.js';
import { cardCount, insertCard, listDeck, listHand, removeCard } from './cards.js';
import * as characters from './characters.js';
import * as deck from './deck.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { listTo } from './opening.js';
import { GAMBLED } from './options.js';
import * as phases from './phases.js';
import * as roles from './roles.js';

const { ACTOR, CHANCE } = core;
const { PHASE, SEAT, STEP, ROUND, CLUES, DISCARDS, DECK, TRUTH, USED, POWER_OF, TABLE, GHOST_SAW } = layout;
const { COPY, QUESTION, TURN_UP, ANSWER, ANSWER_MORE, LOOK, REWRITE, GIVE } = phases;
const { MEDIUM, SPECIAL_AGENT, WRITER, COACH } = characters;
const { NO_CARD } = deck;
const { LAWYER, PSYCHOLOGIST, SHERIFF, LIBRARIAN, HACKER, HUNTER, JOURNALIST, ANTIQUARIAN, GAMBLER, WAITER } =
  characters;
const { ACTOR_CHARACTER, DECLINED, HACKER_CLUES } = characters;

export interface Powers {
  /** Whether the speaker may use his power now. */
  isReady(s: State, seat: number): boolean;
  start(s: State): void;
  moves(s: State, out: Int32Array): number;
  apply(s: State, move: Move): void;
  /** What the Ghost may answer to a use of a power: all there is, or only what is true of this position. */
  answers(s: State, seat: number, use: number, isTrue: boolean, out: Int32Array): number;
}

export function createPowers(setup: Setup, resumeTalk: (s: State) => void): Powers {
  const { players, categories, columns, hand, deck: deckSize } = setup;
  const { role: ROLE, hands: HAND, discard: DISCARD, character: CHARACTER, use: USE, answer: ANSWERS } = setup;

  function isReady(s: State, seat: number): boolean {
    if (!setup.hasCharacters || (s[USED] >> seat) & 1) return false;
    const power = s[CHARACTER + seat] - 1;
    if (power !== ACTOR_CHARACTER) return isUsable(s, power, seat);
    for (let other = 1; other < players; other++) if (other !== seat && isCopyable(s, other, seat)) return true;
    return false;
  }

  const isCopyable = (s: State, seat: number, user: number): boolean =>
    s[CHARACTER + seat] - 1 !== ACTOR_CHARACTER && isUsable(s, s[CHARACTER + seat] - 1, user);

  /** R49: what points at clues needs some; a row that the toy does not have cannot be asked about. */
  function isUsable(s: State, power: number, seat: number): boolean {
    if (!characters.isSpoken(power)) return false;
    if (power === MEDIUM || power === SPECIAL_AGENT) return s[DISCARDS] > 0;
    if (power === WRITER) return s[HAND + seat * hand] !== 0;
    if (power === COACH) return nextGiver(s, seat, 0) < players;
    if (power === HUNTER) return s[CLUES] >= 2;
    if (power === LAWYER || power === PSYCHOLOGIST || power === JOURNALIST || power === ANTIQUARIAN) return true;
    if (power === SHERIFF || power === GAMBLER) return true;
    return characters.isExcluder(power) ? power - WAITER < categories : s[CLUES] >= 1;
  }

  function start(s: State): void {
    s[USED] |= 1 << s[SEAT];
    const power = s[CHARACTER + s[SEAT]] - 1;
    if (power === ACTOR_CHARACTER) s[PHASE] = COPY;
    else begin(s, power);
  }

  function begin(s: State, power: number): void {
    s[POWER_OF] = power + 1;
    s[USE + s[SEAT]] = (power + 1) | (sizeFor(s, power) << 16);
    s[STEP] = 0;
    if (characters.asksForClue(power) || characters.asksForCategory(power)) s[PHASE] = QUESTION;
    else if (power === GAMBLER) {
      s[PHASE] = TURN_UP;
      s[ACTOR] = CHANCE;
    } else if (power === SPECIAL_AGENT) {
      s[PHASE] = LOOK;
      s[ACTOR] = CHANCE;
    } else if (power === COACH) askGiver(s, nextGiver(s, s[SEAT], 0));
    else askGhost(s);
  }

  function sizeFor(s: State, power: number): number {
    const held = cardCount(s, HAND + s[SEAT] * hand, hand);
    if (power === ANTIQUARIAN) return held;
    if (power === WRITER) return Math.min(GAMBLED, held);
    return characters.showsDiscard(power) ? s[DISCARDS] : s[CLUES];
  }

  /** The first player behind `from` with a card to give. */
  function nextGiver(s: State, seat: number, from: number): number {
    let next = from + 1;
    while (next < players && (next === seat || s[HAND + next * hand] === 0)) next++;
    return next;
  }

  function askGiver(s: State, giver: number): void {
    s[PHASE] = GIVE;
    s[STEP] = giver;
    s[ACTOR] = giver;
  }

  function askGhost(s: State): void {
    s[PHASE] = ANSWER;
    s[ACTOR] = 0;
  }

  function moves(s: State, out: Int32Array): number {
    switch (s[PHASE]) {
      case COPY:
        return copyable(s, out);
      case QUESTION:
        return listTo(characters.asksForClue(s[POWER_OF] - 1) ? s[CLUES] : categories, out);
      case TURN_UP:
        return listDeck(s, deckSize, out);
      case LOOK:
        return unseenPlaces(s, out);
      case REWRITE:
        return listDeck(s, deckSize, out);
      case GIVE: {
        const n = listHand(s, HAND + s[STEP] * hand, hand, 0, out);
        out[n] = NO_CARD;
        return n + 1;
      }
      case ANSWER:
        if (s[POWER_OF] === WRITER + 1) return listHand(s, HAND + s[SEAT] * hand, hand, 0, out);
        return answers(s, s[SEAT], s[USE + s[SEAT]], true, out);
      default: // ANSWER_MORE
        return secondClues(s, out);
    }
  }

  function unseenPlaces(s: State, out: Int32Array): number {
    let n = 0;
    const size = characters.usedSize(s[USE + s[SEAT]]);
    for (let place = 0; place < size; place++) if (!characters.hasPlace(s[ANSWERS + s[SEAT]], place)) out[n++] = place;
    return n;
  }

  function copyable(s: State, out: Int32Array): number {
    let n = 0;
    for (let seat = 1; seat < players; seat++) if (seat !== s[SEAT] && isCopyable(s, seat, s[SEAT])) out[n++] = seat;
    return n;
  }

  /** R50: any of these or none; only what is shown about guilt and truth has to be so. */
  function answers(s: State, seat: number, use: number, isTrue: boolean, out: Int32Array): number {
    const power = characters.usedPower(use);
    const size = characters.usedSize(use);
    let n = 0;
    if (power === LAWYER) n = innocents(s, seat, isTrue, out);
    else if (power === PSYCHOLOGIST) n = listTo(players, out);
    else if (power === SHERIFF) n = listTo(size + 1, out);
    else if (power === LIBRARIAN || power === JOURNALIST) n = listTo(categories, out);
    else if (power === HACKER) n = connected(size, characters.usedArgument(use), out);
    else if (characters.isExcluder(power)) n = falseEvidence(s, power - WAITER, isTrue, out);
    else if (power === GAMBLER) n = listTo(GAMBLED, out);
    else if (power === COACH) for (let i = 0; i < characters.usedArgument(use); i++) out[n++] = size + i;
    else if (power === HUNTER) n = listTo(size - 1, out);
    else n = listTo(size, out); // a clue, or a place in the Antiquarian's hand or in the Medium's discard
    out[n] = DECLINED;
    return n + 1;
  }

  function innocents(s: State, seat: number, isTrue: boolean, out: Int32Array): number {
    let n = 0;
    for (let other = 1; other < players; other++)
      if (other !== seat && !(isTrue && s[ROLE + other] === roles.KILLER)) out[n++] = other;
    return n;
  }

  function connected(clues: number, clue: number, out: Int32Array): number {
    let n = listTo(categories * columns, out);
    for (let i = 0; i < clues; i++) if (i !== clue) out[n++] = HACKER_CLUES + i;
    return n;
  }

  function falseEvidence(s: State, category: number, isTrue: boolean, out: Int32Array): number {
    let n = 0;
    for (let column = 0; column < columns; column++)
      if (!isTrue || s[TRUTH + category] !== column + 1) out[n++] = column;
    return n;
  }

  /** The Hunter's second clue comes behind the first; after a refusal there is nothing left to show. */
  function secondClues(s: State, out: Int32Array): number {
    const first = s[ANSWERS + s[SEAT]] - 1;
    let n = 0;
    if (first === DECLINED) out[n++] = DECLINED;
    else for (let i = first + 1; i < characters.usedSize(s[USE + s[SEAT]]); i++) out[n++] = i;
    return n;
  }

  function apply(s: State, move: Move): void {
    switch (s[PHASE]) {
      case COPY:
        return begin(s, s[CHARACTER + move] - 1);
      case QUESTION:
        s[USE + s[SEAT]] |= move << 8;
        return askGhost(s);
      case TURN_UP:
        return turnUp(s, move);
      case LOOK:
        return look(s, move);
      case REWRITE:
        return rewrite(s, move);
      case GIVE:
        return give(s, move);
      case ANSWER:
        return s[POWER_OF] === WRITER + 1 ? takeAway(s, move) : answer(s, move);
      default: // ANSWER_MORE
        s[ANSWERS + s[SEAT]] |= (move + 1) << 8;
        return finish(s);
    }
  }

  /** R55: the Gambler's cards are open to all and end on the discard. */
  function turnUp(s: State, card: Move): void {
    removeMember(s, DECK, card);
    s[DISCARD + s[DISCARDS]++] = (card + 1) | (TABLE << 8) | (s[ROUND] << 12);
    if (++s[STEP] < GAMBLED) return;
    s[STEP] = 0;
    askGhost(s);
  }

  /** R57: cards of the discard for the Special agent's eyes only. */
  function look(s: State, place: Move): void {
    s[ANSWERS + s[SEAT]] = characters.addPlace(s[ANSWERS + s[SEAT]], place);
    if (++s[STEP] < Math.min(GAMBLED, characters.usedSize(s[USE + s[SEAT]]))) return;
    s[STEP] = 0;
    finish(s);
  }

  /** R58: the Ghost takes cards of the Writer's hand away, and the Writer draws as many. */
  function takeAway(s: State, card: Move): void {
    discard(s, s[SEAT], card);
    if (++s[STEP] < characters.usedSize(s[USE + s[SEAT]])) return;
    s[STEP] = 0;
    s[PHASE] = REWRITE;
    s[ACTOR] = CHANCE;
  }

  function discard(s: State, seat: number, card: Move): void {
    removeCard(s, HAND + seat * hand, hand, card + 1);
    s[DISCARD + s[DISCARDS]++] = (card + 1) | (seat << 8) | (s[ROUND] << 12) | GHOST_SAW;
  }

  function rewrite(s: State, card: Move): void {
    removeMember(s, DECK, card);
    insertCard(s, HAND + s[SEAT] * hand, hand, card + 1);
    if (++s[STEP] < characters.usedSize(s[USE + s[SEAT]])) return;
    s[STEP] = 0;
    finish(s);
  }

  /** R59: up to three of the others give the Coach a card, which only the Ghost sees. */
  function give(s: State, card: Move): void {
    if (card !== NO_CARD) {
      discard(s, s[STEP], card);
      s[USE + s[SEAT]] += 1 << 8;
    }
    const next = nextGiver(s, s[SEAT], s[STEP]);
    if (next < players && characters.usedArgument(s[USE + s[SEAT]]) < GAMBLED) return askGiver(s, next);
    s[STEP] = 0;
    askGhost(s);
  }

  function answer(s: State, move: Move): void {
    if (s[POWER_OF] === GAMBLER + 1) s[USE + s[SEAT]] |= (move + 1) << 8;
    else s[ANSWERS + s[SEAT]] = move + 1;
    if (s[POWER_OF] === HUNTER + 1) s[PHASE] = ANSWER_MORE;
    else finish(s);
  }

  function finish(s: State): void {
    s[POWER_OF] = 0;
    s[ACTOR] = s[SEAT];
    resumeTalk(s);
  }

  return { isReady, start, moves, apply, answers };
}
