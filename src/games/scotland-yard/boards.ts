/** The boards one can play on: stations, lines, where the pawns start and what they hold. */
import { LONDON_LINES, LONDON_STARTS } from './london.js';

export const TICKETS = ['taxi', 'bus', 'underground', 'black'] as const;
export const TAXI = 0;
export const BUS = 1;
export const UNDERGROUND = 2;
export const BLACK = 3;
/** Index of the lines that only a black ticket pays for. */
export const FERRY = 3;

export interface Board {
  /** Stations are numbered 1 .. stations. */
  readonly stations: number;
  /** Pairs of stations, by transport: taxi, bus, underground, ferry. */
  readonly lines: readonly (readonly (readonly [number, number])[])[];
  /** Start cards, one deck for all; or, on a toy board, the fixed stations of Mr X and each detective in turn. */
  readonly starts: { readonly deck: readonly number[] } | { readonly fixed: readonly number[] };
  /** Taxi, bus, underground; Mr X's black tickets are one per detective where the board has `black`. */
  readonly mrXTickets: readonly [number, number, number];
  readonly detectiveTickets: readonly [number, number, number];
  readonly black: boolean;
  readonly doubles: number;
}

const pairs = (text: string): [number, number][] =>
  text
    .trim()
    .split(/\s+/)
    .filter((line) => line !== '')
    .map((line) => line.split('-').map(Number) as [number, number]);

const london: Board = {
  stations: 199,
  lines: [LONDON_LINES.taxi, LONDON_LINES.bus, LONDON_LINES.underground, LONDON_LINES.ferry].map(pairs),
  starts: { deck: LONDON_STARTS },
  mrXTickets: [4, 3, 3],
  detectiveTickets: [10, 8, 4],
  black: true,
  doubles: 2,
};

/** R2: the board of the scanned edition lacks one taxi line. */
const scan: Board = {
  ...london,
  lines: london.lines.map((lines, transport) => lines.filter(([a, b]) => transport !== TAXI || a !== 13 || b !== 14)),
};

/** Two rounds and a bridge: the published toy of Student of Games (Schmid et al. 2023, figure S3). */
const glasses: Board = {
  stations: 11,
  lines: [pairs('1-2 2-3 2-4 3-5 4-5 5-6 6-7 7-8 7-9 8-10 9-10 10-11'), [], [], []],
  starts: { fixed: [6, 1, 11] },
  mrXTickets: [5, 0, 0],
  detectiveTickets: [5, 0, 0],
  black: false,
  doubles: 0,
};

/** Every kind of line and ticket, few enough of each to walk through all games. */
const village: Board = {
  stations: 8,
  lines: [pairs('1-2 2-3 3-4 4-5 5-6 6-7 7-8 2-7'), pairs('1-4 4-8'), pairs('3-6'), pairs('5-8')],
  starts: { deck: [1, 3, 5, 8] },
  mrXTickets: [1, 1, 0],
  detectiveTickets: [2, 1, 1],
  black: true,
  doubles: 1,
};

export const BOARDS = { london, scan, glasses, village } as const;
export type BoardName = keyof typeof BOARDS;
