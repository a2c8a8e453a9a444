/** How many moves there can be, and how long a game can last: R47. */
import { CHARACTER_CARDS } from './characters.js';
import { NO_CARD } from './deck.js';
import type { Setup } from './layout.js';
import { THREE, extraLetters, powerDiscards } from './counts.js';
import { WEIGHTS } from './speech.js';

const evidenceOf = (o: Setup): number => o.categories * o.columns;
/** Targets of a link, for and against, each with every weight: seats too where clues may hint at a character. */
const linksOf = (o: Setup): number => 2 * WEIGHTS * (evidenceOf(o) + (o.hasHints ? o.players : 0));

/** The longest list of moves: a deck to draw from, unless a toy has few cards or much can be said. */
export function countMoves(o: Setup): number {
  const clues = o.discard - o.clue;
  const seats = o.isCompetitive ? o.players : 0;
  const talk = o.talk > 0 ? Math.max(linksOf(o), WEIGHTS * seats, evidenceOf(o) + seats, clues, 13) : 0;
  const discards = o.saying - o.discard;
  const powers = o.hasCharacters
    ? Math.max(CHARACTER_CARDS, evidenceOf(o) + clues + 1, discards + 1, o.players + 1)
    : 0;
  return Math.max(o.deck, o.minds, seats, talk, o.columns, powers);
}

/** Every move is below this: cards and NO_CARD, unless links are more. */
export const moveSpaceOf = (o: Setup): number => Math.max(NO_CARD + 1, linksOf(o));

/** An act is at most a kind and two arguments. */
const ACT_PLIES = 3;

export function countPlies(o: Setup): number {
  const senders = o.players - 1;
  const minds = o.minds > 0 ? o.players : 0;
  const sleepers = o.isCompetitive ? senders + (o.mayLackKiller ? 1 : 0) : 1;
  const characters = o.hasCharacters ? 2 * senders : 0;
  const opening = o.cards.length + minds + 2 * evidenceOf(o) + o.categories * sleepers + characters;
  const replies = o.interjections > 0 ? senders * (senders - 1 + o.interjections * (ACT_PLIES - 1)) : 0;
  const discussion = senders * o.talk * ACT_PLIES + replies;
  const sending = senders * (o.letters + (o.talk > 0 || o.hasCharacters ? 1 : 0) + (o.bids ? 1 : 0)) + 1;
  const refreshing = senders * (o.hand > o.letters ? o.letters + 2 : o.letters) + 1 + o.letters + 1;
  const round = sending + senders * o.letters + o.letters + discussion;
  const play = o.rounds === 0 ? 0 : o.players * o.hand + 2 + discussion + o.rounds * round + o.refreshes * refreshing;
  let finale = 2 * o.categories * senders;
  if (o.isCompetitive) for (let gone = 0; gone <= o.accomplices; gone++) finale += 2 * (senders - gone);
  const words = Math.max(o.hasWitnessOrExpert ? 2 : 0, o.hasBlackmailer ? 1 + o.categories : 0);
  return opening + play + finale + words + powerPlies(o);
}

/**
 * Plies that powers add to all this, with something to spare. A power that is spoken takes the place of an act of three
 * plies. Cards moved are drawn again, extra letters are sent, drawn and sorted; Exterminator and Actor are asked twice;
 * Politician and Actor are asked at every ballot; both Coaches ask everybody.
 */
function powerPlies(o: Setup): number {
  if (!o.hasCharacters) return 0;
  const ballots = 2 * (o.categories + (o.isCompetitive ? 1 + o.accomplices : 0));
  const moved = 2 * powerDiscards(o.options) + 3 * extraLetters(o.options);
  return moved + 2 * ballots + 2 * o.players + 4 * THREE;
}
