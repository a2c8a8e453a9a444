/**
 * The district and the places round it, as tables made once.
 *
 * Places run clockwise: above the top row from left to right, right of it downwards, below it from right to left, left
 * of it upwards. Whoever stands there looks straight in.
 */
import type { State } from '../../core/game.js';
import * as layout from './layout.js';

const { DETECTIVE, DETECTIVES, TILE, WALL } = layout;

const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;
/** Tiles of a line of sight at most; a wall has one of five values, so that a line of walls is a number below 125. */
const DEPTH = 3;
const LINES_OF_WALLS = 125;

interface Shape {
  readonly width: number;
  readonly height: number;
  /** The suspects who live there. */
  readonly suspects: readonly number[];
}

/** The printed district, and two small ones: 2 x 2 with the hourglasses 2 1 1 0, and a row of three with 2 1 0. */
const SHAPES = {
  district: { width: 3, height: 3, suspects: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
  square: { width: 2, height: 2, suspects: [0, 2, 5, 8] },
  alley: { width: 3, height: 1, suspects: [0, 5, 8] },
} as const satisfies Record<string, Shape>;

export const BOARDS = ['district', 'square', 'alley'] as const;
export type BoardName = (typeof BOARDS)[number];

export interface Board {
  readonly width: number;
  readonly positions: number;
  readonly places: number;
  readonly suspects: readonly number[];
  /** The same as a set. */
  readonly allSuspects: number;
  /** Starting places of Holmes, Watson and Toby. */
  readonly starts: readonly number[];
  /** By position: the wall that the set-up prescribes, or -1. */
  readonly startWalls: Int32Array;
  /** Tiles that the detectives see, as a bit per tile. */
  readonly seenTiles: (s: State) => number;
}

export function createBoard(name: BoardName): Board {
  const { width, height, suspects }: Shape = SHAPES[name];
  const places = 2 * (width + height);
  const lines = Array.from({ length: places }, (_, place) => lineFrom(place, width, height));
  const middle = (width - 1) >> 1;
  // R4: left of the top left tile, right of the top right one, below the middle of the bottom row.
  const starts = [places - 1, width, 2 * width + height - 1 - middle];
  const startWalls = new Int32Array(width * height).fill(-1);
  for (const place of starts) startWalls[lines[place].positions[0]] = lines[place].from;

  const LINE = new Int32Array(places * DEPTH);
  const REACH = new Int32Array(places * LINES_OF_WALLS);
  lines.forEach(({ positions, from }, place) => {
    LINE.set(positions, place * DEPTH);
    for (let walls = 0; walls < LINES_OF_WALLS; walls++)
      REACH[place * LINES_OF_WALLS + walls] = reach(walls, positions.length, from);
  });

  function seenTiles(s: State): number {
    let seen = 0;
    for (let d = 0; d < DETECTIVES; d++) {
      const place = s[DETECTIVE + d];
      const near = LINE[place * DEPTH];
      const middle = LINE[place * DEPTH + 1];
      const far = LINE[place * DEPTH + 2];
      const count = REACH[place * LINES_OF_WALLS + s[WALL + near] * 25 + s[WALL + middle] * 5 + s[WALL + far]];
      if (count > 0) seen |= 1 << s[TILE + near];
      if (count > 1) seen |= 1 << s[TILE + middle];
      if (count > 2) seen |= 1 << s[TILE + far];
    }
    return seen;
  }

  const allSuspects = suspects.reduce((set, suspect) => set | (1 << suspect), 0);
  return { width, positions: width * height, places, suspects, allSuspects, starts, startWalls, seenTiles };
}

/** The positions in front of a place, nearest first, and the side from which they are looked at. */
function lineFrom(place: number, width: number, height: number): { positions: number[]; from: number } {
  const column = (x: number): number[] => Array.from({ length: height }, (_, y) => y * width + x);
  const row = (y: number): number[] => Array.from({ length: width }, (_, x) => y * width + x);
  if (place < width) return { positions: column(place), from: NORTH };
  if (place < width + height) return { positions: row(place - width).reverse(), from: EAST };
  if (place < 2 * width + height) return { positions: column(2 * width + height - 1 - place).reverse(), from: SOUTH };
  return { positions: row(2 * (width + height) - 1 - place), from: WEST };
}

/** R24: how many tiles of a line are seen. A wall on the near side hides its tile; one on the far side ends the view. */
function reach(walls: number, length: number, from: number): number {
  const line = [Math.floor(walls / 25), Math.floor(walls / 5) % 5, walls % 5];
  for (let i = 0; i < length; i++) {
    if (line[i] === from) return i;
    if (line[i] === (from ^ 2)) return i + 1;
  }
  return length;
}
