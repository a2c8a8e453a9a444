/** A record as a file: one line of JSON. */
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { GameRecord } from '../core/record.js';
import { RECORD_SCHEMA } from '../core/record.js';
import { UsageError } from '../core/usage-error.js';

const count = z.int().min(0);
const optionValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]);

const recordSchema = z.strictObject({
  schema: z.literal(RECORD_SCHEMA),
  game: z.string(),
  options: z.record(z.string(), optionValue),
  rulesVersion: z.int().min(1),
  seats: z.array(z.string()),
  seed: count,
  pair: count,
  leg: count,
  moves: z.array(count),
  returns: z.array(z.number().min(-1).max(1)),
  millis: z.array(z.number().min(0)),
  fault: z.strictObject({ seat: count, what: z.string() }).exactOptional(),
});

/** A record of the right shape; whether the rules agree with it is for `check-record.ts` to say. */
export function readRecordFile(path: string): GameRecord {
  const parsed = recordSchema.safeParse(parseJson(path));
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map((issue) => `${path}: ${placeOf(issue.path)}${issue.message}`);
  throw new UsageError(complaints.slice(0, 5).join('\n'));
}

/** Refuses a path that cannot be written, before anything is played, and leaves nothing behind. */
export function probeRecordFile(path: string): void {
  attempt(path, () => {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new Error('it is a directory');
    const beside = besideOf(path);
    writeFileSync(beside, '');
    rmSync(beside);
  });
}

/** Whole or not at all: written beside, then renamed over what was there. */
export function writeRecordFile(path: string, record: GameRecord): void {
  const beside = besideOf(path);
  attempt(path, () => {
    try {
      writeFileSync(beside, `${JSON.stringify(record)}\n`);
      renameSync(beside, path);
    } finally {
      rmSync(beside, { force: true });
    }
  });
}

function parseJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path}: cannot be read: ${reason(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path}: is not JSON: ${(error as Error).message}`);
  }
}

function attempt(path: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    throw new UsageError(`--record ${path}: cannot be written: ${reason(error)}`);
  }
}

/** Without the name of the file beside, which nobody asked for. */
function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or directory',
  ENOTDIR: 'a part of the path is not a directory',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
  EROFS: 'the file system is read-only',
};

const besideOf = (path: string): string => `${path}.${process.pid}.tmp`;

/** `moves[12]: `, `fault.seat: `; nothing for the whole document. */
function placeOf(path: readonly PropertyKey[]): string {
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return place === '' ? '' : `${place.replace(/^\./, '')}: `;
}
