import type { ZodObject, ZodType } from 'zod';
import type { Game, GameOptions } from './game.js';

/** A game as it is listed: its name, its options, and how to make the rules for one choice of them. */
export interface GameFamily<Options extends GameOptions = GameOptions> {
  readonly id: string;
  readonly title: string;
  /** One sentence for `irregulars games`. */
  readonly summary: string;
  /** Why it is here: a detective game to study, or a small game with published answers to check agents by. */
  readonly purpose: 'detective' | 'calibration';
  /** The options one by one, each with its default and, as its description, its help text. */
  readonly fields: ZodObject;
  /** Validates all options together and fills in the defaults. */
  readonly schema: ZodType<Options>;
  /** Named choices of options that are worth playing or testing; the conformance suite runs them all. */
  readonly presets: Readonly<Record<string, Preset>>;
  create(options: Options): Game;
}

/** Options that differ from the defaults, and what for. */
export interface Preset {
  readonly summary: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Small enough to enumerate every history up to this many plies; the suite then compares worlds with histories. */
  readonly enumerable?: number;
}
