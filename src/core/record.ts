import type { GameOptions } from './game.js';

export const RECORD_SCHEMA = 1;

/** One whole game as data: enough to replay it word for word. */
export interface GameRecord {
  readonly schema: typeof RECORD_SCHEMA;
  readonly game: string;
  readonly options: GameOptions;
  readonly rulesVersion: number;
  /** Agent specs, by seat. */
  readonly seats: readonly string[];
  readonly seed: number;
  /** Games of one pair share their luck and exchange seats. */
  readonly pair: number;
  /** Which game of the pair this is, from 0. */
  readonly leg: number;
  /** Every move from the start, chance included. */
  readonly moves: readonly number[];
  readonly returns: readonly number[];
  /** Thinking time by seat; the one field that does not repeat. */
  readonly millis: readonly number[];
  /** An agent that broke the rules: it loses, and the game ends there. */
  readonly fault?: { readonly seat: number; readonly what: string };
}
