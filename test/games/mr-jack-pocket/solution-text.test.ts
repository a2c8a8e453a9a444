import { expect, test } from 'vitest';
import { solutionDocument, solutionLines } from '../../../src/cli/solution-text.js';
import { solveEnd } from '../../../src/games/mr-jack-pocket/solve.js';
import { create, place, position } from './position.js';

const game = create();
const tiles = `madame E (stealthy) N (smith) N (pizer) N (gull) N (lane) N (bert) N (goodley) N lestrade S`;
const detectives = [place.top, place.top + 1, place.bottom] as const;
const scene = { round: 8, tiles, detectives, hourglasses: 5, jack: 'lestrade' } as const;

test('a solution for Jack names his types, their mixtures and his best move', () => {
  const s = position(game, { ...scene, step: 3, left: 2 });
  const solution = solveEnd(game, s);
  expect(solutionLines(game, s, solution).slice(2)).toEqual([
    '',
    '    round 8 of 8: jack to take toby',
    '    madame east      (stealthy) north (smith) north',
    '    (pizer) north    (gull) north     (lane) open',
    '    (bert) north     (goodley) north  lestrade south',
    '    holmes top 1  watson top 2  toby bottom 1',
    '    suspects 2: madame lestrade',
    '    jack: 5 round tokens, 0 cards, is lestrade',
    '',
    'ply 0: jack to move',
    'with best play on both sides the investigator wins 50.00 %',
    '  starting from 2 worlds that fit what he knows, each as likely',
    '  the strategies found guarantee him 50.00 % and concede him 50.00 % at most',
    '',
    'jack as madame, likely 50.00 %, loses 100.00 %:',
    '  100.00 %  toby 1 or toby 2',
    'jack as lestrade, likely 50.00 %, loses 0.00 %:',
    '  100.00 %  toby 1 or toby 2',
    '',
    'best move: toby 1',
  ]);
});

test('a solution for the Investigator lists his moves, the best first', () => {
  const s = position(game, { ...scene, step: 2, left: 3, sides: 1 });
  const solution = solveEnd(game, s);
  const document = solutionDocument(game, s, solution);
  expect(document).toMatchObject({ game: 'mr-jack-pocket', role: 'investigator', worlds: 2, jack: [] });
  const { moves, value, best } = document as { moves: { text: string; value: number }[]; value: number; best: string };
  expect(moves.map((move) => move.text).sort()).toEqual(['holmes 1', 'holmes 2', 'toby 1', 'toby 2']);
  expect(moves[0]).toEqual({ text: best, value });
  expect(moves.map((move) => move.value)).toEqual(moves.map((move) => move.value).sort((a, b) => b - a));
});
