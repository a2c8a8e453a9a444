/**
 * The numbers of one set-up and the words of its state. Seat 0 is the Ghost, seats 1 .. players - 1 sit clockwise from
 * him. A card in a word is its number plus one, so that 0 is «none» or, in an observation, «hidden».
 */
import { HEADER } from '../../core/game.js';
import { CHARACTER_CARDS } from './characters.js';
import { SET_WORDS } from './deck.js';
import type { GhostLettersOptions } from './options.js';
import { lettersEach, powerCards } from './options.js';
import { ACCOMPLICE, BLACKMAILER, EXPERT, roleCards, WITNESS } from './roles.js';

export const PHASE = HEADER; // see phases.ts
export const SEAT = PHASE + 1; // whose turn it is within the phase
export const STEP = SEAT + 1; // counter within that turn: cards, categories, draws
export const ROUND = STEP + 1; // 1 .. rounds; 0 before the first
export const RADIO = ROUND + 1; // seat that speaks first in this round
export const TURNS = RADIO + 1; // turns left in this discussion, the present one included
export const ACTS = TURNS + 1; // acts of speech left in this turn
export const ACT = ACTS + 1; // act being put together: kind | first argument << 4
export const DRAWN = ACT + 1; // card on its way into a category
export const LETTERS = DRAWN + 1; // letters sent so far
export const CLUES = LETTERS + 1; // clues on the table
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
/** An act of speech: kind | a << 4 | b << 12 | seat << 20 | round << 24. */
export const sayingKind = (word: number): number => word & 15;
export const sayingA = (word: number): number => (word >> 4) & 255;
export const sayingB = (word: number): number => (word >> 12) & 255;
export const sayingSeat = (word: number): number => (word >> 20) & 15;
export const sayingRound = (word: number): number => word >> 24;

/** In a discard: the Ghost has seen it. */
export const GHOST_SAW = 1 << 20;
/** In place of a seat: a card discarded for all to see. */
export const TABLE = 15;

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
  readonly bids: boolean;
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
  readonly hasCharacters: boolean;
  readonly hasHints: boolean;
  readonly words: number;
  readonly maxPlies: number;
}

/** Seats of a ballot in one word. */
export const VOTES_PER_WORD = 6;
export const BALLOT_WORDS = 2;

export function createSetup(options: GhostLettersOptions): Setup {
  const { players, rounds, talk } = options;
  const isCompetitive = options.mode === 'competitive';
  const cards = Int32Array.from(isCompetitive ? roleCards(players, options.blackmailer) : []);
  const accomplices = cards.filter((role) => role === ACCOMPLICE).length;
  const letters = lettersEach(options);
  const senders = players - 1;
  const extra = options.characters ? powerCards(options.hand) : 0;
  const speaks = talk > 0 || options.characters;
  const role = LISTS;
  const mind = role + players;
  const evidence = mind + players;
  const hands = evidence + options.categories * options.columns;
  const letter = hands + players * options.hand;
  const clue = letter + rounds * senders * letters;
  const discard = clue + 1 + rounds * (senders + 1) * letters;
  const saying = discard + Math.max(0, rounds - 1) * players + extra;
  const ballot = saying + (speaks ? senders * (talk * (rounds + 1) + rounds) : 0);
  const vote = ballot + BALLOT_WORDS * 2 * (options.categories + (isCompetitive ? 1 + accomplices : 0));
  const bid = vote + players;
  const character = bid + players;
  const setup = {
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
    hasCharacters: options.characters,
    hasHints: options.hints,
    words: options.characters ? character + 3 * players : character,
  };
  return { ...setup, maxPlies: countPlies(setup) };
}

/** The longest list of moves: a deck to draw from, unless a toy has few cards. */
export function countMoves(o: Setup): number {
  const clues = o.rounds * o.players * o.letters + 1;
  const evidence = o.categories * o.columns;
  const talk = o.talk > 0 ? Math.max(2 * evidence, clues, 9) : 0;
  const seats = o.isCompetitive ? o.players - 1 + (o.mayLackKiller ? 1 : 0) : 0;
  const discards = o.saying - o.discard;
  const powers = o.hasCharacters ? Math.max(CHARACTER_CARDS, evidence + clues + 1, discards + 1, o.players + 1) : 0;
  return Math.max(o.deck, o.minds, seats, talk, o.columns, powers);
}

/** An act is at most a kind and two arguments; a power may take a few plies more, all powers together so many. */
const ACT_PLIES = 3;
const POWER_PLIES = 10;

function countPlies(o: Omit<Setup, 'maxPlies'>): number {
  const senders = o.players - 1;
  const minds = o.minds > 0 ? o.players : 0;
  const evidence = 2 * o.categories * o.columns;
  const sleepers = o.isCompetitive ? senders + (o.mayLackKiller ? 1 : 0) : 1;
  const opening = o.cards.length + minds + evidence + o.categories * sleepers + (o.hasCharacters ? 2 * senders : 0);
  const discussion = senders * o.talk * ACT_PLIES;
  const sending = senders * (o.letters + (o.talk > 0 || o.hasCharacters ? 1 : 0) + (o.bids ? 1 : 0)) + 1;
  const refreshing = senders * (o.hand > o.letters ? o.letters + 2 : o.letters) + 1 + o.letters + 1;
  const round = sending + senders * o.letters + o.letters + discussion;
  const play =
    o.rounds === 0 ? 0 : o.players * o.hand + 2 + discussion + o.rounds * round + (o.rounds - 1) * refreshing;
  let finale = 2 * o.categories * senders;
  if (o.isCompetitive) for (let gone = 0; gone <= o.accomplices; gone++) finale += 2 * (senders - gone);
  const words = Math.max(o.hasWitnessOrExpert ? 2 : 0, o.hasBlackmailer ? 1 + o.categories : 0);
  const ballots = 2 * (o.categories + (o.isCompetitive ? 1 + o.accomplices : 0));
  const powers = o.hasCharacters ? POWER_PLIES + 2 * o.players + 2 * o.hand + 8 + ballots : 0;
  return opening + play + finale + words + powers;
}
