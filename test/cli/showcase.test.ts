import { expect, test } from 'vitest';
import { createAgent, createGame, playGame } from '../../src/index.js';
import { irregulars, outputOf, shellWords } from './command-line.js';

const SMALL = ['showcase', '--agents', 'random', 'greedy', '--pairs', '10', '--seed', '3'];

interface Pairing {
  readonly mrX: string;
  readonly detectives: string;
  readonly firstPair: number;
  readonly leg: number;
  readonly mrXWon: boolean[];
}

test('a showcase prints tables on standard output and progress on standard error', async () => {
  const { code, out, err } = await irregulars(...SMALL);
  expect(code).toBe(0);
  expect(out).toMatchSnapshot();
  expect(err).toBe([4, 8, 12, 16, 20, 24, 28, 32, 36, 40].map((done) => `${done} of 40 games\n`).join(''));
});

test('the command printed at the end repeats the showcase', async () => {
  const out = await outputOf(...SMALL);
  const [, command] = /^repeat with: npx irregulars (.*)$/m.exec(out)!;
  expect(await outputOf(...shellWords(command))).toBe(out);
});

test('every agent meets every agent in both roles, and each game can be played again', async () => {
  const { pairings } = JSON.parse(await outputOf(...SMALL, '--json')) as { pairings: Pairing[] };
  expect(pairings.map((p) => `${p.mrX}-${p.detectives}`)).toEqual([
    'random-random',
    'random-greedy',
    'greedy-random',
    'greedy-greedy',
  ]);
  const game = createGame('scotland-yard');
  for (const { mrX, detectives, firstPair, leg, mrXWon } of pairings)
    expect(
      mrXWon.map((_, i) => {
        const agents = [mrX, detectives].map((spec) => createAgent(spec, game));
        return playGame(game, agents, { seed: 3, pair: firstPair + i, leg }).returns[0] > 0;
      }),
    ).toEqual(mrXWon);
});

test('exchanged seats share their luck; other pairings have their own', async () => {
  const { pairings } = JSON.parse(await outputOf(...SMALL, '--json')) as { pairings: Pairing[] };
  const [, there, back] = pairings;
  expect([there.firstPair, there.leg, back.firstPair, back.leg]).toEqual([10, 0, 10, 1]);
  expect(new Set(pairings.map((p) => p.firstPair)).size).toBe(3);
});

test('one agent alone has no table of totals', async () => {
  const out = await outputOf('showcase', '--agents', 'random', 'random', '--pairs', '3');
  expect(out).not.toContain('against all others');
});
