/** Play as it was when the golden files were written. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Signatures } from './signatures.js';
import { signatures } from './signatures.js';
import { transcripts } from './transcripts.js';

const REWRITE = 'if this change of play is intended: npm run golden, and say so in the commit';
const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

describe('signatures', () => {
  const golden = JSON.parse(read('signatures.json')) as Signatures;
  const actual = signatures();

  test('cover the listed games and agents, and no others', () => {
    expect(Object.keys(golden), REWRITE).toEqual(Object.keys(actual));
  });

  test.each(Object.keys(actual))('%s is played as before', (name) => {
    expect(actual[name], REWRITE).toEqual(golden[name]);
  });

  test('of different agents differ', () => {
    const all = Object.values(actual[Object.keys(actual)[0]]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('transcripts', () => {
  const actual = transcripts();

  test('cover the listed games, and no others', () => {
    const files = readdirSync(new URL('./', import.meta.url)).filter((file) => file.endsWith('.txt'));
    expect(files.sort(), REWRITE).toEqual(Object.keys(actual).sort());
  });

  test.each(Object.keys(actual))('%s is as before', (file) => {
    expect(actual[file], REWRITE).toBe(read(file));
  });
});
