/**
 * The rules of Scotland Yard as a playout needs them: on one game at a time, at a constant place that the engine can
 * address without looking, and without what is kept for others, as the history. A byte for each station says whether a
 * detective is there.
 *
 * One desk serves all players of a thread: who plays out takes it over with `lay` and is done before anyone else comes.
 */
import { hasMember } from '../../core/bits.js';
import type { Move, State } from '../../core/game.js';
import * as boards from '../../games/scotland-yard/boards.js';
import * as layout from '../../games/scotland-yard/layout.js';
import * as map from '../../games/scotland-yard/map.js';
import type { StationTables } from './station-tables.js';

const { BLACK, TICKETS } = boards;
const { DOUBLE_MOVE, MOVE_SPACE, SLICES, sliceOf } = map;
const { MR_X, PAWN, BOX, SECOND_LEG, DOUBLES, STATION, STOCK, PURSE, OCCUPIED, PAWNS, SET_WORDS } = layout;

/** The words of a state up to here are laid out; `ACTOR`, `PLY` and `WINNER` are not kept up. */
const LAID = OCCUPIED + SET_WORDS;

// Not exported themselves: what is exported has no constant place for the engine.
const DESK: State = new Int32Array(LAID);
/** The moves listed last. */
const LISTED = new Int32Array(MOVE_SPACE);
const TAKEN = new Uint8Array(256);

// What is known of the map, see `CityMap`; moves as many as half words can number.
const FIRST = new Uint16Array(SLICES + 1);
const MOVES = new Uint16Array(1 << 16);
/** The tickets that pay for a line, as bits, by from << 8 | to; 0 where there is none. */
const FARES = new Uint8Array(1 << 16);
/** To be bound to names of the module that reads or writes them. */
export const memory = { DESK, LISTED, TAKEN, FIRST, MOVES } as const;

let tables: StationTables | undefined;
let boxes = 0;

/** What else is to be made ready when a player of another game takes the desk. */
const others: ((t: StationTables) => void)[] = [];

/** `unfoldToo` is called with the tables of each game before it is laid out, if they are not those of the last one. */
export function alsoUnfold(unfoldToo: (t: StationTables) => void): void {
  others.push(unfoldToo);
}

/** Lays out the game of `s`. */
export function lay(s: State, t: StationTables): void {
  if (tables !== t) unfold(t);
  for (let pawn = 1; pawn < PAWNS; pawn++) TAKEN[DESK[STATION + pawn]] = 0;
  for (let i = 0; i < LAID; i++) DESK[i] = s[i];
  for (let pawn = 1; pawn < PAWNS; pawn++) TAKEN[DESK[STATION + pawn]] = 1;
}

function unfold(t: StationTables): void {
  const { stations, first, moves, near } = t.map;
  tables = t;
  boxes = t.boxes;
  for (const unfoldToo of others) unfoldToo(t);
  FIRST.set(first);
  MOVES.set(moves);
  FARES.fill(0);
  for (let from = 1; from <= stations; from++)
    for (let to = 1; to <= stations; to++)
      for (let ticket = 0; ticket < TICKETS.length; ticket++)
        if (hasMember(near, ((from << 2) | ticket) * SET_WORDS, to)) FARES[(from << 8) | to] |= 1 << ticket;
}

/** Lists the moves from `from` that the purse pays for; returns how many. */
export function listMoves(from: number, purse: number): number {
  const slice = sliceOf(from, purse);
  let n = 0;
  for (let e = FIRST[slice], end = FIRST[slice + 1]; e < end; e++) {
    const move = MOVES[e];
    LISTED[n] = move;
    n += TAKEN[(move >> 2) & 255] ^ 1;
  }
  return n;
}

/** Appends the doubles whose second leg is sure to be payable. */
export function addDoubles(singles: number): number {
  const isSafe = isDoubleSafe();
  let n = singles;
  for (let i = 0; i < singles; i++) if (isSafe || canGoOn(LISTED[i])) LISTED[n++] = LISTED[i] | DOUBLE_MOVE;
  return n;
}

/** Whether Mr X can pay for another move after `move`. */
function canGoOn(move: Move): boolean {
  const ticket = move & 3;
  const purse = purseOfMrX();
  const slice = sliceOf((move >> 2) & 255, DESK[STOCK + ticket] === 1 ? purse & ~(1 << ticket) : purse);
  for (let e = FIRST[slice], end = FIRST[slice + 1]; e < end; e++) if (TAKEN[(MOVES[e] >> 2) & 255] === 0) return true;
  return false;
}

/** How many moves the map has from `from`, if no detective is next to it. */
export function countOnMap(from: number, purse: number): number {
  const slice = sliceOf(from, purse);
  return FIRST[slice + 1] - FIRST[slice];
}

export function onMap(from: number, purse: number, index: number): Move {
  return MOVES[FIRST[sliceOf(from, purse)] + index];
}

/** The tickets that pay for a line from one station to another, as bits. */
export function fares(from: number, to: number): number {
  return FARES[(from << 8) | to];
}

/** The tickets that pay for a line from `at` to a detective. Pawns that do not play are where no line leads. */
export function faresToDetectives(at: number): number {
  const row = at << 8;
  return (
    FARES[row | DESK[STATION + 1]] |
    FARES[row | DESK[STATION + 2]] |
    FARES[row | DESK[STATION + 3]] |
    FARES[row | DESK[STATION + 4]] |
    FARES[row | DESK[STATION + 5]]
  );
}

export function mayDouble(): boolean {
  return DESK[DOUBLES] > 0 && DESK[SECOND_LEG] === 0 && DESK[BOX] <= boxes - 2;
}

/** Whether Mr X can go back to where he came from, whatever ticket takes him on the first leg. */
export function isDoubleSafe(): boolean {
  const black = DESK[STOCK + BLACK];
  return black >= 2 || (black === 0 && DESK[STOCK] !== 1 && DESK[STOCK + 1] !== 1 && DESK[STOCK + 2] !== 1);
}

/** The tickets that Mr X has, as bits. */
export function purseOfMrX(): number {
  return (
    ((0 - DESK[STOCK]) >>> 31) |
    (((0 - DESK[STOCK + 1]) >>> 30) & 2) |
    (((0 - DESK[STOCK + 2]) >>> 29) & 4) |
    (((0 - DESK[STOCK + 3]) >>> 28) & 8)
  );
}

/** Afterwards it is the first detective's turn, whether he can move or not, or again Mr X's. */
export function moveMrX(move: Move): void {
  const double = move >> 10;
  DESK[STATION] = (move >> 2) & 255;
  DESK[STOCK + (move & 3)]--;
  DESK[BOX]++;
  DESK[DOUBLES] -= double;
  DESK[SECOND_LEG] = double;
  DESK[PAWN] = double === 1 ? MR_X : 1;
}

export function moveDetective(pawn: number, move: Move): void {
  const from = DESK[STATION + pawn];
  const to = (move >> 2) & 255;
  const ticket = move & 3;
  TAKEN[from] = 0;
  TAKEN[to] = 1;
  DESK[OCCUPIED + (from >> 5)] &= ~(1 << (from & 31));
  DESK[OCCUPIED + (to >> 5)] |= 1 << (to & 31);
  DESK[STATION + pawn] = to;
  DESK[STOCK + ticket]++;
  if (--DESK[STOCK + (pawn << 2) + ticket] === 0) DESK[PURSE + pawn] &= ~(1 << ticket);
}
