/** What games are measured by, beyond who won: listeners to a replay, outside the rules. */
import type { Move, State } from '../core/game.js';

/** One number per game. */
export interface Measure {
  readonly name: string;
  readonly help: string;
  /** Whether it is a share, from 0 to 1. */
  readonly isShare: boolean;
}

/** Listens to one game after another. It is shown positions and must not write to them. */
export interface Meter {
  readonly measures: readonly Measure[];
  /** Before each move, chance included; the first has PLY 0. */
  onMove(state: State, move: Move): void;
  /** After the last move: a number for each measure, NaN where this game has none. Then forgets the game. */
  finish(state: State, returns: Float64Array): readonly number[];
}

/** A measure that is a plain number. */
export const number = (name: string, help: string): Measure => ({ name, help, isShare: false });
/** A measure that is a share. */
export const share = (name: string, help: string): Measure => ({ name, help, isShare: true });
