import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.js';
import { showcase } from '../../src/runner/showcase.js';
import { irregulars, outputOf, shellWords } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'irregulars-showcase-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SMALL = ['showcase', '--games', 'tic-tac-toe', 'kuhn-poker', '--pairs', '2', '--seed', '3', '--workers', '1'];

test('a showcase prints the tables of each game on standard output', async () => {
  const { code, out } = await irregulars(...SMALL);
  expect(code).toBe(0);
  expect(out).toMatchSnapshot();
});

test('the command printed at the end repeats the showcase', async () => {
  const out = await outputOf(...SMALL);
  const [, command] = /^repeat with: npx irregulars (.*)$/m.exec(out)!;
  expect(await outputOf(...shellWords(command))).toBe(out);
});

test('results are kept where asked, and never written over', async () => {
  const out = join(folder, 'runs');
  const first = await outputOf(...SMALL, '--out', out);
  const second = await outputOf(...SMALL, '--out', out);
  expect(first).toContain(`results: ${out}\n`);
  expect(second).toContain(`results: ${out}-2\n`);
  for (const path of [out, `${out}-2`])
    expect(readdirSync(path).filter((file) => file.endsWith('.db'))).toEqual(['kuhn-poker.db', 'tic-tac-toe.db']);
});

test('without --out nothing is kept', async () => {
  const before = readdirSync('.');
  const out = await outputOf(...SMALL);
  expect(readdirSync('.')).toEqual(before);
  expect(out).not.toContain('results:');
});

test('with --json the results are one document', async () => {
  const results = JSON.parse(await outputOf(...SMALL, '--json')) as { game: string; games: number }[];
  expect(results.map(({ game, games }) => [game, games])).toEqual([
    ['tic-tac-toe', 12],
    ['kuhn-poker', 12],
  ]);
});

test('every listed game is played by at least two agents', async () => {
  for (const { id } of GAMES)
    for await (const { agents, complete } of showcase({ games: [id], pairs: 1, seed: 1, workers: 1 })) {
      expect(agents.length, id).toBeGreaterThan(1);
      expect(complete, id).toBe(true);
    }
});
