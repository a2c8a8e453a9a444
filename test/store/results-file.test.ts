import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { UsageError } from '../../src/core/usage-error.js';
import { openRun } from '../../src/runner/run-file.js';
import { contentHash } from '../../src/store/content-hash.js';
import { exportLines } from '../../src/store/export.js';
import { ResultsFile } from '../../src/store/results-file.js';
import type { Block, RunSettings } from '../../src/store/rows.js';
import { SCHEMA_VERSION } from '../../src/store/schema.js';
import { newFolder } from '../runner/glasses.js';

const settings: RunSettings = {
  game: 'toy',
  options: {},
  rulesVersion: 1,
  roles: ['first', 'second'],
  agents: [{ spec: 'random' }, { spec: 'greedy(worlds=2)' }],
  format: 'round-robin',
  pairings: [[0, 1]],
  pairs: 100,
  seed: 9,
  record: 'none',
};

/** Pair k lasts 10 + k plies; the first seat wins every game. */
function block(first: number, count: number): Block {
  const plies = Int32Array.from({ length: 2 * count }, (_, game) => 10 + first + (game >> 1));
  const outcome = new Int32Array(2 * count);
  return { pairing: 0, first, count, plies, outcome, outcomes: [[1, -1]], faults: [], moves: [], millis: [1, 2] };
}

const newPath = (): string => join(newFolder(), 'run.db');

test('blocks come back as they were, in order of pairs', () => {
  const path = newPath();
  const file = openRun(path, false, settings);
  const fault = { pair: 6, leg: 1, seat: 0, what: 'threw \'what, "now"?\'' };
  file.append({ ...block(5, 2), faults: [fault], moves: [{ pair: 5, leg: 0, moves: Int32Array.of(3, 1, 4) }] });
  file.append(block(0, 5));
  file.close();
  const again = ResultsFile.open(path, { readOnly: true });
  expect(again.settings).toEqual(settings);
  expect(again.ranges()).toEqual([
    { pairing: 0, first: 0, count: 5 },
    { pairing: 0, first: 5, count: 2 },
  ]);
  expect([...again.blocks()].flatMap(({ plies }) => [...plies])).toEqual([
    10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16,
  ]);
  expect(again.faults()).toEqual([{ pairing: 0, ...fault }]);
  expect([...again.moves()]).toEqual([{ pairing: 0, pair: 5, leg: 0, moves: '[3,1,4]' }]);
  again.close();
});

test('the content does not depend on how it was cut into blocks, nor on times', () => {
  const whole = openRun(undefined, false, settings);
  whole.append(block(0, 10));
  const parts = openRun(undefined, false, settings);
  parts.append({ ...block(7, 3), millis: [5, 5] });
  parts.append(block(0, 7));
  expect(contentHash(parts)).toBe(contentHash(whole));
  const other = openRun(undefined, false, settings);
  other.append({ ...block(0, 10), plies: block(0, 10).plies.map((plies, game) => (game === 19 ? 1 : plies)) });
  expect(contentHash(other)).not.toBe(contentHash(whole));
});

test('pairs that are there already are refused', () => {
  const file = openRun(undefined, false, settings);
  file.append(block(10, 10));
  for (const [first, count] of [
    [10, 10],
    [15, 1],
    [5, 6],
    [19, 5],
    [5, 30],
  ])
    expect(() => file.append(block(first, count)), `${first} + ${count}`).toThrow('does another run write here?');
  file.append(block(5, 5));
  file.append(block(20, 5));
});

test('a file that is there is gone on with only on request, and only with the same settings', () => {
  const path = newPath();
  const file = openRun(path, false, settings);
  file.append(block(0, 3));
  file.close();
  const bytes = readFileSync(path);
  expect(() => openRun(path, false, settings)).toThrow('is already there; go on with it by --resume');
  expect(() => openRun(path, true, { ...settings, seed: 10, pairs: 5 })).toThrow(
    'holds a run with other settings, and is left as it is\n  pairs: 100 there, 5 here\n  seed: 9 there, 10 here',
  );
  expect(readFileSync(path)).toEqual(bytes);
  const again = openRun(path, true, settings);
  expect(again.ranges()).toEqual([{ pairing: 0, first: 0, count: 3 }]);
  again.close();
});

test('a file whose creation was cut short is begun anew', () => {
  const path = newPath();
  writeFileSync(path, '');
  openRun(path, false, settings).close();
  const half = newPath();
  const database = new DatabaseSync(half);
  database.exec('PRAGMA journal_mode = WAL');
  database.close();
  const file = openRun(half, true, settings);
  expect(file.settings).toEqual(settings);
  file.close();
});

test('what is no results file is refused and left as it is', () => {
  const text = newPath();
  writeFileSync(text, 'not a database, but long enough to look like one'.repeat(50));
  expect(() => ResultsFile.open(text)).toThrow(`${text}: cannot be read: it is not a database`);
  expect(() => openRun(text, true, settings)).toThrow('it is not a database');
  expect(readFileSync(text, 'utf8')).toContain('not a database');
  const foreign = newPath();
  const database = new DatabaseSync(foreign);
  database.exec('CREATE TABLE other (x)');
  database.close();
  expect(() => ResultsFile.open(foreign)).toThrow(`${foreign}: it is a database, but not a results file of irregulars`);
  const newer = newPath();
  openRun(newer, false, settings).close();
  const changed = new DatabaseSync(newer);
  changed.exec('PRAGMA user_version = 99');
  changed.close();
  expect(() => ResultsFile.open(newer)).toThrow(
    `${newer}: its schema is version 99; this irregulars reads version ${SCHEMA_VERSION}`,
  );
  expect(() => ResultsFile.open(join(newFolder(), 'none.db'))).toThrow('there is no such file');
  expect(() => ResultsFile.open(newFolder())).toThrow('it is a directory');
});

test('a path that cannot be written is a UsageError', () => {
  const folder = newFolder();
  const inTheWay = join(folder, 'file');
  writeFileSync(inTheWay, '');
  expect(() => openRun(join(inTheWay, 'run.db'), false, settings)).toThrow(UsageError);
  for (const path of ['/proc/run.db', '/proc/no/folder/run.db'])
    expect(() => openRun(path, false, settings)).toThrow(`${path}: cannot be created`);
  mkdirSync(join(folder, 'deep', 'er'), { recursive: true });
  const deep = join(folder, 'deep', 'er', 'and', 'deeper', 'run.db');
  openRun(deep, false, settings).close();
  expect(existsSync(deep)).toBe(true);
});

test('when the disk is full the block is refused, and everything before it is kept', () => {
  const path = newPath();
  const file = openRun(path, false, settings);
  file.append(block(0, 10));
  file.limitPages(20);
  const fill = (): void => {
    for (let first = 10; ; first += 1000) file.append(block(first, 1000));
  };
  expect(fill).toThrow(`${path}: cannot be written: the disk is full`);
  const kept = file.ranges();
  file.close();
  const again = ResultsFile.open(path);
  expect(again.ranges()).toEqual(kept);
  expect(kept.length).toBeGreaterThan(1);
  again.append(block(kept.at(-1)!.first + 1000, 1000));
  again.close();
});

test('python reads the file by the example of the documentation', () => {
  const path = newPath();
  const file = openRun(path, false, settings);
  file.append(block(0, 50));
  file.close();
  const document = readFileSync(new URL('../../docs/results-file.md', import.meta.url), 'utf8');
  const example = /```python\n(.*?)```/s.exec(document)?.[1] ?? '';
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(5);
  const script = join(newFolder(), 'read.py');
  writeFileSync(script, example.replace('runs/sy.db', path));
  expect(execFileSync('python3', [script], { encoding: 'utf8' }).trim().split('\n')).toEqual([
    'random first 50 1.0',
    'random second 50 -1.0',
    'greedy(worlds=2) first 50 1.0',
    'greedy(worlds=2) second 50 -1.0',
  ]);
});

test('games are exported as CSV and as JSON lines', () => {
  const file = openRun(undefined, false, settings);
  const fault = { pair: 0, leg: 1, seat: 0, what: 'threw "a, b"' };
  file.append({ ...block(0, 1), faults: [fault], moves: [{ pair: 0, leg: 1, moves: Int32Array.of(7) }] });
  expect([...exportLines(file, 'csv')]).toEqual([
    'pairing,pair,leg,first agent,first result,second agent,second result,plies,fault seat,fault',
    '0,0,0,random,1,greedy(worlds=2),-1,10,,',
    '0,0,1,greedy(worlds=2),1,random,-1,10,0,"threw ""a, b"""',
  ]);
  const lines = [...exportLines(file, 'jsonl')].map((line) => JSON.parse(line) as object);
  expect(lines[1]).toEqual({
    pairing: 0,
    pair: 0,
    leg: 1,
    seats: [
      { role: 'first', agent: 'greedy(worlds=2)', result: 1 },
      { role: 'second', agent: 'random', result: -1 },
    ],
    plies: 10,
    fault: { seat: 0, what: 'threw "a, b"' },
    moves: [7],
  });
});

test('a read-only copy can still be read', () => {
  const path = newPath();
  openRun(path, false, settings).close();
  const copy = newPath();
  copyFileSync(path, copy);
  chmodSync(copy, 0o444);
  const file = ResultsFile.open(copy, { readOnly: true });
  expect(file.settings.seed).toBe(9);
  file.close();
});
