/**
 * Where Mr X may be in the game on the desk: what `PossibleStations` keeps for a state, as a list only. It is most often
 * short, and so it spreads by going through the moves of its stations one by one.
 */
import { lowestBit } from '../../core/bits.js';
import type { Move, State } from '../../core/game.js';
import * as boards from '../../games/scotland-yard/boards.js';
import * as layout from '../../games/scotland-yard/layout.js';
import * as map from '../../games/scotland-yard/map.js';
import * as table from './desk.js';
import * as filter from './move-filter.js';
import type { StationTables } from './station-tables.js';

const { BLACK } = boards;
const { sliceOf } = map;
const { BOX, ROUND, STOCK, POSSIBLE, SET_WORDS } = layout;
const { memory, alsoUnfold } = table;
const { DESK, FIRST, MOVES, TAKEN } = memory;
const { EARLY_ROUNDS } = filter;

const LIST = 256;
/** Two banks of lists: of one the present list, in the other the lists after a move by each of the four tickets. */
const BANK = 4 * LIST;
const STATIONS = new Uint8Array(2 * BANK);
export const stations = STATIONS;
/** Whether a station is in the present list. */
const IS_LISTED = new Uint8Array(256);
/** By ticket: the length of the list after such a move; 0 where it is not worked out. */
const REACHED = new Int32Array(32); // four would do, but the engine moves short arrays about
const TAXI_ONLY = new Uint8Array(256);
let reveals = 0;
let from = 0;
let size = 0;

alsoUnfold(unfold);

function unfold(t: StationTables): void {
  reveals = t.reveals;
  for (let at = 0; at < 32 * SET_WORDS; at++) TAXI_ONLY[at] = (t.taxiOnly[at >> 5] >>> (at & 31)) & 1;
}

/** Takes over the set of a prepared state. */
export function look(s: State): void {
  clear();
  for (let w = 0; w < SET_WORDS; w++)
    for (let bits = s[POSSIBLE + w]; bits !== 0; bits &= bits - 1) {
      const at = (w << 5) + lowestBit(bits);
      STATIONS[from + size++] = at;
      IS_LISTED[at] = 1;
    }
}

function clear(): void {
  for (let i = from; i < from + size; i++) IS_LISTED[STATIONS[i]] = 0;
  size = 0;
  for (let ticket = 0; ticket < 4; ticket++) REACHED[ticket] = 0;
}

/** How many stations are in the list, and at which index of `stations` it begins. */
export function possibleSize(): number {
  return size;
}

export function possibleFrom(): number {
  return from;
}

/** Whether Mr X, who is to move, will show himself. */
export function isShownNext(): boolean {
  return ((reveals >> (DESK[BOX] + 1)) & 1) === 1;
}

/** Whether Mr X, who is to move, would waste a black ticket; see `move-filter`. */
export function wastesBlack(): boolean {
  return DESK[STOCK + BLACK] > 0 && (DESK[ROUND] <= EARLY_ROUNDS || isShownNext() || isTaxiOnly());
}

/** Whether only taxis stop wherever Mr X may be. */
function isTaxiOnly(): boolean {
  for (let i = from; i < from + size; i++) if (TAXI_ONLY[STATIONS[i]] === 0) return false;
  return true;
}

/** How many stations are possible if Mr X, who is to move, pays with `ticket` and stays hidden. */
export function sizeAfter(ticket: number): number {
  if (REACHED[ticket] === 0) reach(ticket);
  return REACHED[ticket];
}

/** Works out the list after a move by `ticket`. What is listed counts as taken meanwhile, so that it is listed once. */
function reach(ticket: number): void {
  const start = otherBank() + ticket * LIST;
  let end = start;
  for (let i = from; i < from + size; i++) {
    const slice = sliceOf(STATIONS[i], 1 << ticket);
    for (let e = FIRST[slice], last = FIRST[slice + 1]; e < last; e++) {
      const to = (MOVES[e] >> 2) & 255;
      STATIONS[end] = to;
      end += TAKEN[to] ^ 1;
      TAKEN[to] = 1;
    }
  }
  for (let i = start; i < end; i++) TAKEN[STATIONS[i]] = 0;
  REACHED[ticket] = end - start;
}

const otherBank = (): number => (from < BANK ? BANK : 0);

/** Mr X is about to play `move`. */
export function follow(move: Move): void {
  const ticket = move & 3;
  const isShown = isShownNext();
  const next = otherBank() + ticket * LIST;
  const length = isShown ? 1 : sizeAfter(ticket);
  if (isShown) STATIONS[next] = (move >> 2) & 255;
  clear();
  from = next;
  size = length;
  for (let i = from; i < from + size; i++) IS_LISTED[STATIONS[i]] = 1;
}

/** A detective goes to `at`: either the game ends, or Mr X is not there. */
export function exclude(at: number): void {
  if (IS_LISTED[at] === 0) return;
  IS_LISTED[at] = 0;
  let i = from;
  while (STATIONS[i] !== at) i++;
  STATIONS[i] = STATIONS[from + --size];
}
