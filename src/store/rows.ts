/** What a results file holds, as values. */
import type { GameOptions } from '../core/game.js';

/** Which games keep their moves: all, one pair in `SAMPLE_EVERY`, or none. */
export const RECORD_MODES = ['all', 'sample', 'none'] as const;
export type RecordMode = (typeof RECORD_MODES)[number];
export const SAMPLE_EVERY = 100;

/** Everything that decides a run's results, and nothing else: two runs with equal settings have equal content. */
export interface RunSettings {
  /** Id of a listed game, or the path of a game file. */
  readonly game: string;
  readonly options: GameOptions;
  readonly rulesVersion: number;
  /** The part each seat plays. */
  readonly roles: readonly string[];
  readonly agents: readonly RunAgent[];
  readonly format: string;
  /** Two agents by index, for each pairing; they follow from the format. */
  readonly pairings: readonly (readonly [number, number])[];
  readonly pairs: number;
  readonly seed: number;
  readonly record: RecordMode;
  /** Stops the run early; see `stats/sprt.ts`. */
  readonly sprt?: { readonly elo0: number; readonly elo1: number; readonly alpha: number; readonly beta: number };
  /** SHA-256 of the game file, where the game comes from one. */
  readonly gameDigest?: string;
}

export interface RunAgent {
  readonly spec: string;
  /** SHA-256 of the agent's file, where it comes from one. */
  readonly digest?: string;
  /** Present where the agent looks at the true position: no table may show it without saying so. */
  readonly cheats?: true;
}

/** A fault as it is kept: who lost which game by it. */
export interface StoredFault {
  readonly pair: number;
  readonly leg: number;
  readonly seat: number;
  readonly what: string;
}

/** All games of pairs `first` .. `first + count - 1` of one pairing, two legs each, in order. */
export interface Block {
  readonly pairing: number;
  readonly first: number;
  readonly count: number;
  /** By game: 2 * (pair - first) + leg. */
  readonly plies: Int32Array;
  /** By game: which row of `outcomes`. */
  readonly outcome: Int32Array;
  /** The different results that occurred, each a value in [-1, 1] per part. */
  readonly outcomes: readonly (readonly number[])[];
  readonly faults: readonly StoredFault[];
  /** Moves of the games that keep them, in order of pair and leg. */
  readonly moves: readonly StoredMoves[];
  /** Thinking time in milliseconds of the first and the second agent of the pairing. */
  readonly millis: readonly [number, number];
}

export interface StoredMoves {
  readonly pair: number;
  readonly leg: number;
  readonly moves: Int32Array;
}

export const LEGS = 2;

/** Whether the games of this pair keep their moves. */
export function keepsMoves(mode: RecordMode, pair: number): boolean {
  return mode === 'all' || (mode === 'sample' && pair % SAMPLE_EVERY === 0);
}
