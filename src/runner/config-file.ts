/** A tournament described in a YAML file; whatever is wrong in it is shown by line and column. */
import { readFileSync } from 'node:fs';
import { isMap, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { z } from 'zod';
import { UsageError } from '../core/usage-error.js';
import type { TournamentSettings } from './settings.js';
import { describeIssue, settingsSchema } from './settings.js';

/** Settings as the file has them; what it leaves out may still come from flags. */
export function readConfigFile(path: string): Partial<TournamentSettings> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`${path}: cannot be read`);
  }
  return parseConfig(path, text);
}

export function parseConfig(path: string, text: string): Partial<TournamentSettings> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const place = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${path}:${line}:${col}`;
  };
  if (document.errors.length > 0)
    throw new UsageError(document.errors.map((e) => `${place(e.pos[0])} ${e.message.split(' at line')[0]}`).join('\n'));
  const value = document.toJS() as Partial<TournamentSettings>;
  const parsed = settingsSchema.partial().safeParse(value);
  if (parsed.success) return value;
  throw new UsageError(
    parsed.error.issues.map((issue) => `${place(offsetOf(document, issue))} ${describeIssue(issue)}`).join('\n'),
  );
}

/** Where the offending value stands; for an unknown key, the key itself. */
function offsetOf(document: Document, issue: z.core.$ZodIssue): number {
  if (issue.code === 'unrecognized_keys') {
    const map = issue.path.length === 0 ? document.contents : document.getIn(issue.path as string[], true);
    const pair = isMap(map) ? map.items.find(({ key }) => String(key) === issue.keys[0]) : undefined;
    return (pair?.key as { range?: [number] } | undefined)?.range?.[0] ?? 0;
  }
  // A missing value has no place of its own: take that of what it should stand in.
  for (let length = issue.path.length; length > 0; length--) {
    const node = document.getIn(issue.path.slice(0, length) as string[], true) as { range?: [number] } | undefined;
    if (node?.range) return node.range[0];
  }
  return 0;
}
