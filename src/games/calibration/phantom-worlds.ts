/**
 * What can be hidden in phantom tic-tac-toe. Which of the other's tries failed is public, so a world is one choice of
 * squares for those tries, and every world is one history.
 */
import { bitCount } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Player, State } from '../../core/game.js';
import { SQUARES } from './squares.js';

const { ACTOR, TERMINAL } = core;

/** Tries of one seat at most: each square once. */
export const MAX_TRIES = SQUARES.length;

/** A try: 1 + the square, and TAKEN where it failed. UNSEEN stands for a square that the viewer does not know. */
export const TAKEN = 16;
export const UNSEEN = 15;
export const isTaken = (word: number): boolean => (word & TAKEN) !== 0;
export const squareOf = (word: number): number => (word & 15) - 1;

// State words.
export const MARKS = core.HEADER; // by seat: squares it has marked, as a set
export const FOUND = MARKS + 2; // by seat: squares it has found taken, as a set
export const TRY_COUNT = FOUND + 2; // by seat: tries so far
export const TRIES = TRY_COUNT + 2; // MAX_TRIES words a seat: its tries in order, 0 where none was made yet
export const WORDS = TRIES + 2 * MAX_TRIES;

export interface Worlds {
  worldCount(state: State, player: Player): number;
  setWorld(state: State, player: Player, index: number): void;
}

/** `wins` is 1 for each set of squares that holds a line. */
export function createWorlds(wins: Uint8Array): Worlds {
  const MARK_SETS = setsWithoutLine(wins);
  const others = new Int32Array(MAX_TRIES); // the other's marks in the order they were made
  const own = new Int32Array(MAX_TRIES); // the player's own marks in that order

  /**
   * The worlds are all choices of three things that do not touch each other: the set of the other's marks, which
   * holds what we found and no line; their order, in which each square that we found comes early enough; and which of
   * our marks each of the other's failures hit. When seat `player` had made `n` marks, the other had made
   * `n + player`, so the i-th square that we found has `n + player - i` places to go.
   */
  function worldCount(s: State, player: Player): number {
    if (s[ACTOR] === TERMINAL) return 1;
    const other = 1 - player;
    const unknown = bitCount(s[MARKS + other]) - bitCount(s[FOUND + player]);
    let count = setCount(s, player) * failureChoices(s, player) * failureChoices(s, other);
    for (let i = 2; i <= unknown; i++) count *= i;
    return count;
  }

  /** In how many ways the failures of `seat` fall on marks that the other had made by then. */
  function failureChoices(s: State, seat: Player): number {
    const first = TRIES + seat * MAX_TRIES;
    let marks = 0;
    let failures = 0;
    let choices = 1;
    for (let i = first; i < first + s[TRY_COUNT + seat]; i++)
      if (isTaken(s[i])) choices *= marks + seat - failures++;
      else marks++;
    return choices;
  }

  const fits = (s: State, player: Player, set: number): boolean =>
    (set & s[MARKS + player]) === 0 && (set & s[FOUND + player]) === s[FOUND + player];

  function setCount(s: State, player: Player): number {
    const sets = MARK_SETS[bitCount(s[MARKS + 1 - player])];
    let n = 0;
    for (let i = 0; i < sets.length; i++) if (fits(s, player, sets[i])) n++;
    return n;
  }

  function nthSet(s: State, player: Player, index: number): number {
    const sets = MARK_SETS[bitCount(s[MARKS + 1 - player])];
    let left = index;
    let i = 0;
    while (!fits(s, player, sets[i]) || left-- > 0) i++;
    return sets[i];
  }

  /** Reads `index` as a number whose digits are the choices that `worldCount` multiplies. */
  function setWorld(s: State, player: Player, index: number): void {
    if (s[ACTOR] === TERMINAL) return;
    const other = 1 - player;
    const setChoices = setCount(s, player);
    const set = nthSet(s, player, index % setChoices);
    const rest = orderMarks(s, player, set, Math.floor(index / setChoices));
    s[MARKS + other] = set;
    retry(s, player, rest);
  }

  /** Fills `others` with the squares of `set` and `own` with the player's marks; returns the digits left over. */
  function orderMarks(s: State, player: Player, set: number, digits: number): number {
    const first = TRIES + player * MAX_TRIES;
    others.fill(-1);
    let rest = digits;
    let marks = 0;
    let failures = 0;
    for (let i = first; i < first + s[TRY_COUNT + player]; i++)
      if (isTaken(s[i])) {
        const places = marks + player - failures++;
        putInGap(rest % places, squareOf(s[i]));
        rest = Math.floor(rest / places);
      } else own[marks++] = squareOf(s[i]);
    const unknown = set & ~s[FOUND + player];
    let places = bitCount(unknown);
    for (let left = unknown; left !== 0; left &= left - 1) {
      putInGap(rest % places, 31 - Math.clz32(left & -left));
      rest = Math.floor(rest / places--);
    }
    return rest;
  }

  /** Puts `square` into the index-th place of `others` that is still free. */
  function putInGap(index: number, square: number): void {
    let left = index;
    let at = 0;
    while (others[at] >= 0 || left-- > 0) at++;
    others[at] = square;
  }

  /** Writes the other's tries anew: its marks from `others`, its failures on marks of `own` by the digits. */
  function retry(s: State, player: Player, digits: number): void {
    const other = 1 - player;
    const first = TRIES + other * MAX_TRIES;
    let rest = digits;
    let marks = 0;
    let failures = 0;
    let found = 0;
    for (let i = first; i < first + s[TRY_COUNT + other]; i++)
      if (isTaken(s[i])) {
        const places = marks + other - failures++;
        const square = nthUnhit(rest % places, found);
        rest = Math.floor(rest / places);
        found |= 1 << square;
        s[i] = (square + 1) | TAKEN;
      } else s[i] = others[marks++] + 1;
    s[FOUND + other] = found;
  }

  function nthUnhit(index: number, found: number): number {
    let left = index;
    let at = 0;
    while ((found >> own[at]) & 1 || left-- > 0) at++;
    return own[at];
  }

  return { worldCount, setWorld };
}

/** By number of marks: the sets of squares that hold no line, which are those a game can go on with. */
function setsWithoutLine(wins: Uint8Array): Int32Array[] {
  const sets = Array.from(wins.keys()).filter((set) => wins[set] === 0);
  return Array.from({ length: SQUARES.length + 1 }, (_, size) =>
    Int32Array.from(sets.filter((set) => bitCount(set) === size)),
  );
}
