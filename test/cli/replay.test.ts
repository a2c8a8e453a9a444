import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Agent, GameRecord } from '../../src/index.js';
import { createAgent, createGame, playGame } from '../../src/index.js';
import { irregulars, outputOf, shellWords } from './command-line.js';

const directory = mkdtempSync(join(tmpdir(), 'irregulars-replay-'));
afterAll(() => rmSync(directory, { recursive: true }));
const path = (name: string): string => join(directory, name);
const GREEDY = ['--game', 'scotland-yard', '--agents', 'greedy', 'random', '--seed', '7'];

function writeRecord(name: string, record: unknown): string {
  writeFileSync(path(name), JSON.stringify(record));
  return path(name);
}

let good: GameRecord;
beforeAll(async () => {
  await outputOf('play', ...GREEDY, '--record', path('good.json'));
  good = JSON.parse(readFileSync(path('good.json'), 'utf8')) as GameRecord;
});

test.each([
  [''],
  ['--open --positions'],
  ['--seat detectives'],
  ['--seat 0 --positions'],
  ['--check'],
  ['--json'],
  ['--json --seat detectives'],
])('a recorded game is printed as it was played: %s', async (flags) => {
  const file = path('game.json');
  const played = await outputOf('play', ...GREEDY, '--record', file, ...shellWords(flags));
  expect(await outputOf('replay', file, ...shellWords(flags))).toBe(played);
});

test('a record replaces an older file as a whole and leaves nothing beside it', async () => {
  writeFileSync(path('old.json'), 'x'.repeat(100_000));
  await outputOf('play', ...GREEDY, '--record', path('old.json'));
  expect(JSON.parse(readFileSync(path('old.json'), 'utf8'))).toMatchObject({ game: 'scotland-yard', seed: 7 });
  expect(readdirSync(directory).filter((name) => !name.endsWith('.json'))).toEqual([]);
});

/** Edits of a good record, and what is said about them. */
const BROKEN: [string, (record: GameRecord) => object, RegExp][] = [
  ['another schema', (r) => ({ ...r, schema: 2 }), /: schema: Invalid input: expected 1/],
  ['a field too many', (r) => ({ ...r, mood: 'good' }), /: Unrecognized key: "mood"/],
  ['a field missing', (r) => ({ ...r, seed: undefined }), /: seed: Invalid input/],
  ['a move that is text', (r) => ({ ...r, moves: r.moves.with(3, 'bus' as never) }), /: moves\[3\]: Invalid input/],
  [
    'an illegal move',
    (r) => ({ ...r, moves: r.moves.with(12, 9999) }),
    /: moves\[12\]: 9999 is not a legal move at ply 12; it is /,
  ],
  [
    'a move after the end',
    (r) => ({ ...r, moves: [...r.moves, 0] }),
    /: moves\[\d+\]: the game is over after \d+ moves/,
  ],
  ['an early end', (r) => ({ ...r, moves: r.moves.slice(0, 9) }), /: moves: the game is not over after 9 moves/],
  [
    'another winner',
    (r) => ({ ...r, returns: r.returns.map((x) => -x) }),
    /: returns\[0\]: -?1, but by the rules it is -?1/,
  ],
  ['a result out of range', (r) => ({ ...r, returns: [3, -1] }), /: returns\[0\]: Too big/],
  [
    'another rules version',
    (r) => ({ ...r, rulesVersion: 99 }),
    /: rulesVersion: 99, but scotland-yard is now at rules version \d/,
  ],
  ['an unknown game', (r) => ({ ...r, game: 'chess' }), /: game 'chess' is not known; it is /],
  ['a wrong option', (r) => ({ ...r, options: { detectives: 9 } }), /: option detectives=9 of scotland-yard: /],
  ['too few seats', (r) => ({ ...r, seats: ['greedy'] }), /: seats: 1 given, for 2 seats/],
  [
    'a fault out of turn',
    (r) => ({ ...r, fault: { seat: 1, what: 'slept' } }),
    /: fault.seat: 1, but it is not that seat's turn/,
  ],
  ['a list', (r) => [r], /: Invalid input: expected object/],
];

test.each(BROKEN)('a record with %s is refused, with the place', async (name, edit, complaint) => {
  const file = writeRecord('broken.json', edit(good));
  const { code, out, err } = await irregulars('replay', file);
  expect({ code, out }, name).toEqual({ code: 2, out: '' });
  expect(err.startsWith(`irregulars: ${file}: `), err).toBe(true);
  expect(err).toMatch(complaint);
  expect(err).not.toMatch(/^ +at /m);
});

test('a file that is not JSON is refused', async () => {
  writeFileSync(path('text.json'), 'Mr X was here');
  const { code, err } = await irregulars('replay', path('text.json'));
  expect(code).toBe(2);
  expect(err).toContain(`${path('text.json')}: is not JSON: `);
});

test('a game that ended by a fault is replayed up to it', async () => {
  const game = createGame('scotland-yard');
  const cheat: Agent = { spec: 'cheat', reset: () => undefined, choose: () => 5000 };
  const record = playGame(game, [createAgent('random', game), cheat], { seed: 1 });
  const text = await outputOf('replay', writeRecord('fault.json', record));
  expect(text).toContain('fault of detectives: played 5000, which is not a legal move\n');
  expect(text).toContain('  detectives  -1  loss\n');
  const early: Agent = {
    spec: 'late riser',
    reset: () => {
      throw new Error('still asleep');
    },
    choose: () => 0,
  };
  const unplayed = playGame(game, [createAgent('random', game), early], { seed: 1 });
  expect(await outputOf('replay', writeRecord('early.json', unplayed))).toContain('fault of detectives: threw still');
  const lie = writeRecord('lie.json', { ...record, returns: [0, -1] });
  expect((await irregulars('replay', lie)).err).toContain('returns[0]: 0, but by the rules it is 1');
});
