import { UsageError } from '../core/usage-error.js';

/** Turns what SQLite and the file system complain about into a UsageError that names the file. */
export function attempt<T>(path: string, verb: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path}: cannot be ${verb}: ${reason(error as Error)}`, { cause: error });
  }
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/database or disk is full/, 'the disk is full'],
  [/not a database/, 'it is not a database'],
  [/readonly database|EROFS/, 'it is read-only'],
  [/unable to open|EACCES|ENOTDIR|ENOENT|EEXIST/, 'the path cannot be opened for writing, or is no file'],
  [/database is locked/, 'another process is using it'],
];

function reason(error: Error): string {
  return REASONS.find(([pattern]) => pattern.test(error.message))?.[1] ?? error.message;
}
