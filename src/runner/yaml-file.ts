/** YAML checked by a schema; whatever is wrong in it is shown by line and column. */
import { readFileSync } from 'node:fs';
import type { Document } from 'yaml';
import { isMap, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { UsageError } from '../core/usage-error.js';

type Issue = z.core.$ZodIssue;

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`${path}: cannot be read`);
  }
}

/** The value as it is written and as the schema gives it out; or a complaint for each thing wrong, with its place. */
export function parseYaml<Schema extends z.ZodType>(
  path: string,
  text: string,
  schema: Schema,
  describe: (issue: Issue) => string,
): { written: unknown; data: z.output<Schema> } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const place = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${path}:${line}:${col}`;
  };
  if (document.errors.length > 0)
    throw new UsageError(document.errors.map((e) => `${place(e.pos[0])} ${e.message.split(' at line')[0]}`).join('\n'));
  const written: unknown = document.toJS();
  const parsed = schema.safeParse(written);
  if (parsed.success) return { written, data: parsed.data };
  throw new UsageError(
    parsed.error.issues.map((issue) => `${place(offsetOf(document, issue))} ${describe(issue)}`).join('\n'),
  );
}

/** Where the offending value stands; for an unknown key, the key itself. */
function offsetOf(document: Document, issue: Issue): number {
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
