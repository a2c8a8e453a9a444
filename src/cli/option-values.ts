/** Game options as they are typed: `detectives=4`, `reveals=3,8`, `reveals=none`. */
import { z } from 'zod';
import type { GameFamily } from '../core/family.js';
import { UsageError } from '../core/usage-error.js';

/** The options that `pairs` name, each as the value that its field understands. */
export function readOptions(family: GameFamily, pairs: readonly string[]): Record<string, unknown> {
  const texts = new Map<string, string>();
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError(`--option '${pair}' is not written as key=value, such as ${sample(family)}`);
    const key = pair.slice(0, at);
    if (texts.has(key)) throw new UsageError(`--option ${key} is given more than once: '${texts.get(key)}', '${pair}'`);
    texts.set(key, pair.slice(at + 1));
  }
  return Object.fromEntries([...texts].map(([key, text]) => [key, readValue(family, key, text)]));
}

/** The first reading that the field accepts; if it accepts none, the likeliest, for the complaint. */
function readValue(family: GameFamily, key: string, text: string): unknown {
  const likeliest = readings(text);
  const { shape } = family.fields;
  if (!Object.hasOwn(shape, key)) return likeliest[0];
  return likeliest.find((value) => z.safeParse(shape[key], value).success) ?? likeliest[0];
}

/** A lone value may also stand for itself as text, or for a list of one; `none` for an empty list. */
function readings(text: string): readonly unknown[] {
  const list = text === 'none' ? [] : text.split(',').map(readScalar);
  return text.includes(',') ? [list, text] : [readScalar(text), text, list];
}

function readScalar(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

const sample = (family: GameFamily): string => `${Object.keys(family.fields.shape)[0]}=…`;
