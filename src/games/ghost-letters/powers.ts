/** Powers that are used by speaking: R49 to R53 and R55 to R60. What the Ghost may answer is in answers.ts. */
import { removeMember } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Move, State } from '../../core/game.js';
import type { Answers } from './answers.js';
import { createAnswers, pointings } from './answers.js';
import { cardCount, listDeck, listHand, removeCard } from './cards.js';
import * as characters from './characters.js';
import { NO_CARD } from './deck.js';
import type { Hands } from './hands.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { listTo } from './opening.js';
import { THREE } from './counts.js';
import * as phases from './phases.js';
import { showingOf } from './shown-hands.js';

const { ACTOR, CHANCE } = core;
const { PHASE, SEAT, STEP, ROUND, CLUES, DISCARDS, DECK, USED, POWER_OF, TABLE, GHOST_SAW } = layout;
const { COPY, QUESTION, TURN_UP, ANSWER, ANSWER_MORE, LOOK, REWRITE, GIVE } = phases;
const { LAWYER, PSYCHOLOGIST, SHERIFF, HUNTER, JOURNALIST, ANTIQUARIAN, GAMBLER, WAITER } = characters;
const { MEDIUM, SPECIAL_AGENT, WRITER, COACH, ACTOR_CHARACTER } = characters;

export interface Powers {
  /** Whether the speaker may use his power now. */
  isReady(s: State, seat: number): boolean;
  start(s: State): void;
  moves(s: State, out: Int32Array): number;
  apply(s: State, move: Move): void;
  readonly answers: Answers['list'];
}

export function createPowers(setup: Setup, hands: Hands, resumeTalk: (s: State) => void): Powers {
  const { players, categories, hand, deck: deckSize, discard: DISCARD } = setup;
  const { character: CHARACTER, use: USE, answer: ANSWERS, showing: SHOWING } = setup;
  const answers = createAnswers(setup);

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
    if (power === WRITER) return s[hands.at(seat)] !== 0;
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
    if (characters.showsHand(power)) showHand(s);
    if (characters.asksForClue(power) || characters.asksForCategory(power)) s[PHASE] = QUESTION;
    else if (power === GAMBLER) askLuck(s, TURN_UP);
    else if (power === SPECIAL_AGENT) askLuck(s, LOOK);
    else if (power === COACH) askGiver(s, nextGiver(s, s[SEAT], 0));
    else askGhost(s);
  }

  function sizeFor(s: State, power: number): number {
    const held = cardCount(s, hands.at(s[SEAT]), hand);
    if (power === ANTIQUARIAN) return held;
    if (power === WRITER) return Math.min(THREE, held);
    return characters.showsDiscard(power) ? s[DISCARDS] : s[CLUES];
  }

  /** R53: the Ghost keeps what he sees, in the next slot. */
  function showHand(s: State): void {
    let slot = SHOWING;
    while (s[slot] !== 0) slot += 1 + hand;
    s[slot] = s[SEAT] | (s[ROUND] << 4) | (s[DISCARDS] << 12);
    for (let i = 0; i < hand; i++) s[slot + 1 + i] = s[hands.at(s[SEAT]) + i];
  }

  /** The first player behind `from` with a card to give; his last one he keeps for his letter. */
  function nextGiver(s: State, seat: number, from: number): number {
    let next = from + 1;
    while (next < players && (next === seat || cardCount(s, hands.at(next), hand) < 2)) next++;
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

  function askLuck(s: State, phase: number): void {
    s[PHASE] = phase;
    s[ACTOR] = CHANCE;
  }

  function moves(s: State, out: Int32Array): number {
    switch (s[PHASE]) {
      case COPY:
        return copyable(s, out);
      case QUESTION:
        return listTo(characters.asksForClue(s[POWER_OF] - 1) ? s[CLUES] : categories, out);
      case LOOK:
        return unseenPlaces(s, out);
      case GIVE:
        return hands.orNone(listHand(s, hands.at(s[STEP]), hand, 0, out), out);
      case ANSWER:
        if (s[POWER_OF] === WRITER + 1) return listHand(s, hands.at(s[SEAT]), hand, 0, out);
        return answers.list(s, s[SEAT], s[USE + s[SEAT]], true, out);
      case ANSWER_MORE:
        return answers.listMore(s, s[SEAT], out);
      default: // TURN_UP, REWRITE
        return listDeck(s, deckSize, out);
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
      default: // ANSWER, ANSWER_MORE
        return s[POWER_OF] === WRITER + 1 ? takeAway(s, move) : answer(s, move);
    }
  }

  /** R55: the Gambler's cards are open to all and end on the discard. */
  function turnUp(s: State, card: Move): void {
    removeMember(s, DECK, card);
    s[DISCARD + s[DISCARDS]++] = (card + 1) | (TABLE << 8) | (s[ROUND] << 12);
    if (++s[STEP] < THREE) return;
    s[STEP] = 0;
    askGhost(s);
  }

  /** R57: cards of the discard for the Special agent's eyes only. */
  function look(s: State, place: Move): void {
    s[ANSWERS + s[SEAT]] = characters.addPlace(s[ANSWERS + s[SEAT]], place);
    if (++s[STEP] < Math.min(THREE, characters.usedSize(s[USE + s[SEAT]]))) return;
    finish(s);
  }

  /** R58: the Ghost takes cards of the Writer's hand away, and the Writer draws as many. */
  function takeAway(s: State, card: Move): void {
    const slot = showingOf(s, setup, s[SEAT]);
    hands.discard(s, s[SEAT], card, GHOST_SAW);
    removeCard(s, slot + 1, hand, card + 1);
    // What he remembers is the hand as he left it.
    s[slot] = (s[slot] & 0xfff) | (s[DISCARDS] << 12);
    if (++s[STEP] < characters.usedSize(s[USE + s[SEAT]])) return;
    s[STEP] = 0;
    askLuck(s, REWRITE);
  }

  function rewrite(s: State, card: Move): void {
    hands.draw(s, s[SEAT], card);
    s[showingOf(s, setup, s[SEAT])] += layout.ONE_DRAWN;
    if (++s[STEP] === characters.usedSize(s[USE + s[SEAT]])) finish(s);
  }

  /** R59: up to three of the others give the Coach a card, which only the Ghost sees. */
  function give(s: State, card: Move): void {
    if (card !== NO_CARD) {
      hands.discard(s, s[STEP], card, GHOST_SAW);
      s[USE + s[SEAT]] += 1 << 8;
    }
    const next = nextGiver(s, s[SEAT], s[STEP]);
    if (next < players && characters.usedArgument(s[USE + s[SEAT]]) < THREE) return askGiver(s, next);
    s[STEP] = 0;
    askGhost(s);
  }

  function answer(s: State, move: Move): void {
    if (s[POWER_OF] === GAMBLER + 1) s[USE + s[SEAT]] |= (move + 1) << 8;
    else s[ANSWERS + s[SEAT]] |= (move + 1) << (8 * s[STEP]);
    s[PHASE] = ANSWER_MORE;
    if (++s[STEP] === pointings(s[POWER_OF] - 1)) finish(s);
  }

  function finish(s: State): void {
    s[STEP] = 0;
    s[POWER_OF] = 0;
    s[ACTOR] = s[SEAT];
    resumeTalk(s);
  }

  return { isReady, start, moves, apply, answers: answers.list };
}
