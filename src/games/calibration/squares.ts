/** The board that both kinds of tic-tac-toe are played on: a set of squares is one word, a bit for each square. */
import { bitCount } from '../../core/bits.js';

/** Squares by number, row by row from the top left: a1 is 0, b1 is 1, a2 is 3. */
export const SQUARES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
/** The marks, by seat. */
export const MARK_NAMES = ['x', 'o'] as const;
export const WIDTH = 3;

const THREES = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100];

/** The winning threes that fit on a board of so many rows. */
export function linesOf(rows: number): Int32Array {
  return Int32Array.from(THREES.filter((line) => line < 1 << (WIDTH * rows)));
}

/** By set of squares: 1 where it holds a whole line. */
export function winTable(rows: number): Uint8Array {
  const lines = linesOf(rows);
  return Uint8Array.from({ length: 1 << (WIDTH * rows) }, (_, set) =>
    lines.some((line) => (set & line) === line) ? 1 : 0,
  );
}

/** Writes the members in ascending order; returns how many. */
export function listSquares(set: number, out: Int32Array): number {
  let n = 0;
  for (let left = set; left !== 0; left &= left - 1) out[n++] = 31 - Math.clz32(left & -left);
  return n;
}

/** Gains are squeezed into (-1, 1); one of this size is half way. */
const HALF = 8;

/** How promising the lines are: those the other side has no mark on count for us, and the other way round. */
export function valueOfLines(lines: Int32Array, own: number, other: number): number {
  let gain = 0;
  for (let i = 0; i < lines.length; i++) {
    const ours = bitCount(lines[i] & own);
    const theirs = bitCount(lines[i] & other);
    if (theirs === 0) gain += ours * ours;
    if (ours === 0) gain -= theirs * theirs;
  }
  return gain / (Math.abs(gain) + HALF);
}

/** The board as rows of text, top row first; `mark` gives the letter of a square. */
export function drawBoard(rows: number, mark: (square: number) => string): string {
  const row = (r: number): string => Array.from({ length: WIDTH }, (_, c) => mark(r * WIDTH + c)).join(' ');
  return Array.from({ length: rows }, (_, r) => `${r + 1} ${row(r)}`).join('\n') + '\n  a b c';
}
