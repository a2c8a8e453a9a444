import { expect, test } from 'vitest';
import { BOARDS, FERRY } from '../../../src/games/scotland-yard/boards.js';
import { buildMap } from '../../../src/games/scotland-yard/map.js';
import { makeGame } from './position.js';

/** Floyd and Warshall, over the lists of lines. */
function naiveDistances(board: (typeof BOARDS)[keyof typeof BOARDS]): number[][] {
  const d = Array.from({ length: board.stations + 1 }, (_, a) =>
    Array.from({ length: board.stations + 1 }, (_, b) => (a === b ? 0 : Infinity)),
  );
  for (const [a, b] of board.lines.slice(0, FERRY).flat()) d[a][b] = d[b][a] = 1;
  for (let k = 1; k <= board.stations; k++)
    for (let a = 1; a <= board.stations; a++)
      for (let b = 1; b <= board.stations; b++) d[a][b] = Math.min(d[a][b], d[a][k] + d[k][b]);
  return d;
}

test.each(Object.keys(BOARDS) as (keyof typeof BOARDS)[])('distances on %s are those of a naive search', (name) => {
  const board = BOARDS[name];
  const { distance } = buildMap(board);
  const naive = naiveDistances(board);
  for (let a = 1; a <= board.stations; a++)
    for (let b = 1; b <= board.stations; b++)
      expect(distance[a * (board.stations + 1) + b], `from ${a} to ${b}`).toBe(naive[a][b]);
});

test('the bounds of a toy are those of its tickets and its log', () => {
  const glasses = makeGame({ map: 'glasses', detectives: 2, log: 5, reveals: 'none' });
  // Five rounds of three rides, nothing dealt; at most three taxis leave a station, and there is no double.
  expect([glasses.maxPlies, glasses.maxMoves]).toEqual([15, 3]);
  const village = makeGame({ map: 'village', detectives: 2, log: 4 });
  expect(village.maxPlies).toBe(3 + 4 + 4 * 2);
});

test('the bounds of the whole game: six cards, 22 boxes, 22 rounds of five', () => {
  expect(makeGame().maxPlies).toBe(6 + 22 + 22 * 5);
  expect(makeGame({ rounds: 22 }).maxPlies).toBe(6 + 24 + 22 * 5);
});
