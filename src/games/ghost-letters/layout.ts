/**
 * The numbers of one set-up and the words of its state. Seat 0 is the Ghost, seats 1 .. players - 1 sit clockwise from
 * him. A card in a word is its number plus one, so that 0 is «none» or, in an observation, «hidden».
 */
import { HEADER } from '../../core/game.js';
import { SET_WORDS } from './deck.js';
import type { GhostLettersOptions } from './options.js';
import { extraLetters, lettersEach, powerDiscards, refreshes } from './counts.js';
import { ACCOMPLICE, BLACKMAILER, EXPERT, roleCards, WITNESS } from './roles.js';

export const PHASE = HEADER; // see phases.ts
export const SEAT = PHASE + 1; // whose turn it is within the phase
export const STEP = SEAT + 1; // counter within that turn: cards, categories, draws
export const ROUND = STEP + 1; // 1 .. rounds; 0 before the first
export const RADIO = ROUND + 1; // seat that speaks first in this round
export const TURNS = RADIO + 1; // turns left in this discussion, the present one included
export const ACTS = TURNS + 1; // acts of speech left in this turn
export const ACT = ACTS + 1; // act being put together: kind | first argument << 4
export const HOLDER = ACT + 1; // seat whose turn others interject behind; 0 while a turn goes on
export const REPLIES = HOLDER + 1; // interjections of this discussion, two bits for each seat
export const DRAWN = REPLIES + 1; // card on its way into a category
export const LETTERS = DRAWN + 1; // letters sent so far
export const MAIL_START = LETTERS + 1; // letters sent before this round
export const CLUES = MAIL_START + 1; // clues on the table
export const DISCARDS = CLUES + 1; // cards discarded
export const SAYINGS = DISCARDS + 1; // acts of speech so far
export const BALLOTS = SAYINGS + 1; // ballots held
export const KEEP = BALLOTS + 1; // letters of this round, by rank, that the Ghost will reveal: his secret
export const OWN = KEEP + 1; // cards of his hand, by place, that he will add: his secret
export const THROWN = OWN + 1; // 1 if the Ghost discarded a card in this round
export const STAGE = THROWN + 1; // 0 .. categories - 1 the evidence votes, then the arrests
export const REPEATED = STAGE + 1; // 1 during the second ballot of a stage
export const ARRESTED = REPEATED + 1; // seats arrested, as bits
export const TAKEN = ARRESTED + 1; // seat arrested last, plus one; 0 nobody
export const SHOWN = TAKEN + 1; // seats whose role card lies open, as bits
export const VERDICT = SHOWN + 1; // 0 not yet, 1 solved, 2 not solved
export const POINTED = VERDICT + 1; // seat that the Killer points at in the end
export const RESULT = POINTED + 1; // who won; see RESULTS in finale.ts
export const CHOSEN = RESULT + 1; // by category: column voted for, plus one; 0 none
export const TRUTH = CHOSEN + 3; // by category: true column, plus one
export const NAMED = TRUTH + 3; // by category: column the Blackmailer names, plus one
export const DECK = NAMED + 3; // set of the cards that nobody has seen
export const USED = DECK + SET_WORDS; // seats that have used their power, as bits
export const POWER_OF = USED + 1; // power in use, plus one; 0 none
export const LISTS = POWER_OF + 1; // first word whose place depends on the set-up

/** A letter or a discard: card | seat << 8 | round << 12. A clue: card | round << 8. */
export const cardIn = (word: number): number => (word & 255) - 1;
export const seatIn = (word: number): number => (word >> 8) & 15;
export const roundIn = (word: number): number => (word >> 12) & 255;
export const clueRound = (word: number): number => word >> 8;
/** In a discard: the Ghost has seen it. */
export const GHOST_SAW = 1 << 20;
/** In place of a seat: a card discarded for all to see. */
export const TABLE = 15;

/**
 * Hands that the Ghost has been shown, and remembers: R53. A slot is a head, open to all, and the cards shown; those that
 * he takes away from the Writer leave it. Head: seat | round << 4 | cards drawn since, while the power was used << 8 |
 * cards in the discard by then << 12.
 */
export const SHOWINGS = 3; // Antiquarian, Writer and an Actor
export const showingSeat = (head: number): number => head & 15;
export const showingRound = (head: number): number => (head >> 4) & 15;
export const showingDrawn = (head: number): number => (head >> 8) & 15;
export const showingDiscards = (head: number): number => head >> 12;
export const ONE_DRAWN = 1 << 8;

export interface Setup {
  readonly options: GhostLettersOptions;
  readonly players: number;
  readonly isCompetitive: boolean;
  /** Special roles in dealing order; see roles.ts. */
  readonly cards: Int32Array;
  readonly accomplices: number;
  readonly hasWitnessOrExpert: boolean;
  readonly hasBlackmailer: boolean;
  readonly mayLackKiller: boolean;
  readonly categories: number;
  readonly columns: number;
  readonly rounds: number;
  readonly hand: number;
  /** Letters of one player in a round, and cards that the Ghost may add. */
  readonly letters: number;
  readonly deck: number;
  /** Minds to choose from; 0 where they make no difference. */
  readonly minds: number;
  readonly talk: number;
  readonly interjections: number;
  readonly bids: boolean;
  /** Rounds after which hands are filled up again. */
  readonly refreshes: number;
  /** First words of the lists. */
  readonly role: number;
  readonly mind: number;
  readonly evidence: number;
  readonly hands: number;
  readonly letter: number;
  readonly clue: number;
  readonly discard: number;
  readonly saying: number;
  readonly ballot: number;
  readonly vote: number;
  readonly bid: number;
  readonly character: number;
  readonly use: number;
  readonly answer: number;
  readonly showing: number;
  readonly hasCharacters: boolean;
  readonly hasHints: boolean;
  readonly words: number;
}

/** Seats of a ballot in one word. */
export const VOTES_PER_WORD = 6;
export const BALLOT_WORDS = 2;

export function createSetup(options: GhostLettersOptions): Setup {
  const { players, rounds, talk } = options;
  const isCompetitive = options.mode === 'competitive';
  const cards = Int32Array.from(isCompetitive ? roleCards(players, options.blackmailer, options.witness) : []);
  const accomplices = cards.filter((role) => role === ACCOMPLICE).length;
  const letters = lettersEach(options);
  const senders = players - 1;
  const extra = extraLetters(options);
  const speaks = talk > 0 || options.characters;
  const role = LISTS;
  const mind = role + players;
  const evidence = mind + players;
  const hands = evidence + options.categories * options.columns;
  const letter = hands + players * options.hand;
  const clue = letter + rounds * senders * letters + extra;
  const discard = clue + 1 + rounds * (senders + 1) * letters + extra;
  const saying = discard + refreshes(options) * players + powerDiscards(options);
  const acts = (talk + options.interjections) * (rounds + 1);
  const ballot = saying + (speaks ? senders * (acts + rounds) : 0);
  const vote = ballot + BALLOT_WORDS * 2 * (options.categories + (isCompetitive ? 1 + accomplices : 0));
  const bid = vote + players;
  const character = bid + players;
  return {
    options,
    players,
    isCompetitive,
    cards,
    accomplices,
    hasWitnessOrExpert: cards.includes(WITNESS) || cards.includes(EXPERT),
    hasBlackmailer: cards.includes(BLACKMAILER),
    mayLackKiller: options.discard,
    categories: options.categories,
    columns: options.columns,
    rounds,
    hand: options.hand,
    letters,
    deck: options.deck,
    minds: options.noise > 0 && options.minds > 1 ? options.minds : 0,
    talk,
    interjections: options.interjections,
    refreshes: refreshes(options),
    bids: options.radio === 'bid' && senders > 1,
    role,
    mind,
    evidence,
    hands,
    letter,
    clue,
    discard,
    saying,
    ballot,
    vote,
    bid,
    character,
    use: character + players,
    answer: character + 2 * players,
    showing: character + 3 * players,
    hasCharacters: options.characters,
    hasHints: options.hints,
    words: options.characters ? character + 3 * players + SHOWINGS * (1 + options.hand) : character,
  };
}
