/** What the programs of the bench have in common on their command lines. */
import { UsageError } from '../src/core/usage-error.js';

/** A program that takes part in a comparison. */
export interface Candidate {
  readonly name: string;
  readonly command: readonly string[];
}

/** `name=command arguments`. */
export function readCandidate(text: string): Candidate {
  const [, name, line] = /^([^=\s]+)=(.*\S.*)$/s.exec(text) ?? [];
  if (name === undefined) throw new UsageError(`'${text}' is not a program; one is given as 'name=command arguments'`);
  return { name, command: line.trim().split(/\s+/) };
}

/** How many items, games or the like. */
export function readCount(what: string, text: string | undefined): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new UsageError(`${what}: ${text === undefined ? 'none given' : `'${text}'`}; it is a whole number from 1`);
  return count;
}

/** Runs a program; one that was asked for what cannot be says so in a line and ends with exit code 2. */
export async function orComplain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`bench: ${error.message}`);
    process.exitCode = 2;
  }
}
