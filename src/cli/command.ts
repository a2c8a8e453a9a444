import type { InferredOptionTypes, Options } from 'yargs';
import type { Io } from './io.js';

export type Flags = Readonly<Record<string, Options>>;

/** One verb of the command line, as data; `run.ts` turns it into parsing, help and complaints. */
export interface Command {
  /** The verb and its positional arguments, as yargs writes them: `replay <file>`. */
  readonly usage: string;
  readonly summary: string;
  /** What else one has to know before use, such as a limit and its reason. */
  readonly note?: string;
  readonly positionals: Flags;
  readonly flags: Flags;
  /** Arguments after `irregulars`, and what they are good for. */
  readonly examples: readonly (readonly [string, string])[];
  /** Loads what the command needs only now, so that help stays quick. */
  run(values: Readonly<Record<string, unknown>>, io: Io): Promise<void>;
}

type TypedCommand<P extends Flags, F extends Flags> = Omit<Command, 'positionals' | 'flags' | 'run'> & {
  readonly positionals: P;
  readonly flags: F;
  run(values: Values<P & F>, io: Io): Promise<void>;
};

/** What a command is called with, given its flags. */
export type Values<F extends Flags> = InferredOptionTypes<{ -readonly [K in keyof F]: F[K] }>;

/** Ties the type of the values to the flags, then forgets it: yargs promises that they agree. */
export function defineCommand<const P extends Flags, const F extends Flags>(command: TypedCommand<P, F>): Command {
  return { ...command, run: (values, io) => command.run(values as Values<P & F>, io) };
}

/** The word that calls it. */
export const verbOf = (command: Command): string => command.usage.split(' ')[0];
