/**
 * Words of a Scotland Yard state, the same for every option, so that one reader serves them all. Pawn 0 is Mr X, pawns
 * 1 .. 5 are the detectives in their order of play; station 0 means «nowhere».
 */
import { HEADER } from '../../core/game.js';

/** Pawn 0, which is also his seat and, in WINNER, his side. */
export const MR_X = 0;
/** In WINNER: their side. */
export const DETECTIVES = 1;
/** Pawns at most: Mr X and five detectives. */
export const PAWNS = 6;
/** Words of a set of stations: a bit for each of 0 .. 223. */
export const SET_WORDS = 7;

export const PAWN = HEADER; // whose pawn moves, or is dealt a start card
export const BOX = PAWN + 1; // log boxes filled
export const ROUND = BOX + 1; // rounds begun
export const SECOND_LEG = ROUND + 1; // 1 while Mr X owes the second move of a double
export const DOUBLES = SECOND_LEG + 1; // double-move cards he has left
export const WINNER = DOUBLES + 1; // 0 Mr X, 1 the detectives; 0 until the end
export const STATION = WINNER + 1; // by pawn; that of Mr X is the one secret
export const STOCK = STATION + PAWNS; // tickets left, 4 words a pawn: taxi, bus, underground, black
export const PURSE = STOCK + 4 * PAWNS; // by pawn: what the stock can pay for, as bits; see rules.ts
export const OCCUPIED = PURSE + PAWNS; // set of the detectives' stations
export const SHOWN_PLY = OCCUPIED + SET_WORDS; // PLY just after Mr X last showed himself; 0 before
export const POSSIBLE = SHOWN_PLY + 1; // set of stations where Mr X may be, as of ...
export const POSSIBLE_PLY = POSSIBLE + SET_WORDS; // ... this PLY; later plies are still to be worked in
/**
 * What everybody saw of each ply, one word a ply:
 *
 *   23     16 15      8 7 6 5   3  2   1    0
 *   [ from   ][  to    ]   [pawn][2x][ticket ]
 *
 * `to` is 0 where Mr X moved unseen, `from` is 0 for him always and for start cards.
 */
export const HISTORY = POSSIBLE_PLY + 1;

export const seen = (from: number, to: number, pawn: number, double: number, ticket: number): number =>
  (from << 16) | (to << 8) | (pawn << 3) | (double << 2) | ticket;
export const seenFrom = (word: number): number => (word >> 16) & 255;
export const seenTo = (word: number): number => (word >> 8) & 255;
export const seenPawn = (word: number): number => (word >> 3) & 7;
export const seenDouble = (word: number): number => (word >> 2) & 1;
export const seenTicket = (word: number): number => word & 3;
