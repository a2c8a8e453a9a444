import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { irregulars, outputOf, shellWords } from './command-line.js';

describe('irregulars solve', () => {
  let folder: string;
  let record: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'irregulars-solve-'));
    record = join(folder, 'game.json');
    await outputOf('play', '--game', 'mr-jack-pocket', '--agents', 'greedy', '--seed', '12', '--record', record);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('it finds the first position of a record that can be solved, and says how to repeat it', async () => {
    const out = await outputOf('solve', '--record', record);
    expect(out).toMatch(/^ply 46: investigator to move$/m);
    expect(out).toMatch(/^with best play on both sides the investigator wins 0\.00 %$/m);
    const [, command] = /^repeat with: npx irregulars (.*)$/m.exec(out)!;
    expect(await outputOf(...shellWords(command))).toBe(out);
  });

  test('as JSON it gives the value of every move', async () => {
    const { value, moves, worlds } = JSON.parse(await outputOf('solve', '--record', record, '--json'));
    expect([value, worlds, moves.length]).toEqual([0, 1, 33]);
  });

  test('a position can be given by choices', async () => {
    const small = ['--game', 'mr-jack-pocket', '--preset', 'alley', '--option', 'rounds=2'];
    const out = await outputOf('solve', ...small, '--choices', '0,4,0,0,0,0,0');
    expect(out).toMatch(/to move$/m);
    expect(out).toMatch(/^repeat with: npx irregulars solve --game mr-jack-pocket --preset alley/m);
  });

  test.each([
    [['--record', 'RECORD', '--ply', '3'], /luck decides here/],
    [['--record', 'RECORD', '--ply', '12'], /too early; it is round 7, action 4, or later/],
    [['--record', 'RECORD', '--ply', '999'], /--ply 999: it is a whole number from 0 to/],
    [['--record', 'RECORD', '--game', 'scotland-yard'], /is a game of mr-jack-pocket/],
    [['--game', 'scotland-yard', '--choices', '0'], /scotland-yard has no solver; it is mr-jack-pocket/],
    [[], /which position is not said/],
  ])('%j is refused', async (words, message) => {
    const { code, err } = await irregulars('solve', ...words.map((word) => (word === 'RECORD' ? record : word)));
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});
