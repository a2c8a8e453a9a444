import { expect, test } from 'vitest';
import { BLACK } from '../../../src/games/scotland-yard/boards.js';
import { BOX, POSSIBLE, ROUND, STOCK } from '../../../src/games/scotland-yard/layout.js';
import { dropBlack, wastesBlack } from '../../../src/specialists/scotland-yard/move-filter.js';
import { stationTables } from '../../../src/specialists/scotland-yard/station-tables.js';
import { dealt, GAME, place } from './positions.js';

const tables = stationTables(GAME);
const FAR = [1, 2, 3, 4, 5];

/** Mr X to make his move of `round` in the box of that number, possibly at any of `possible`. */
function wastes(round: number, possible: readonly number[], black = 5): boolean {
  const s = place(dealt(), possible[0], FAR, [...possible]);
  s[ROUND] = round;
  s[BOX] = round - 1;
  s[STOCK + BLACK] = black;
  return wastesBlack(tables, s, s, POSSIBLE);
}

test('a black ticket is a waste in rounds 1 and 2', () => {
  expect([1, 2, 4].map((round) => wastes(round, [89, 140]))).toEqual([true, true, false]);
});

test('a black ticket is a waste in every box where Mr X shows himself', () => {
  const rounds = Array.from({ length: 22 }, (_, i) => i + 3);
  expect(rounds.filter((round) => wastes(round, [89]))).toEqual([3, 8, 13, 18, 24]);
});

test('a black ticket is a waste while only taxis stop wherever he may be', () => {
  expect(wastes(5, [19, 20])).toBe(true);
  expect(wastes(5, [19, 20, 34])).toBe(false); // a bus stops at 34
  expect(wastes(5, [19, 115])).toBe(false); // a ferry lands at 115
});

test('without black tickets there is nothing to waste', () => {
  expect(wastes(1, [19], 0)).toBe(false);
});

test('black moves are dropped, unless there are no others', () => {
  const moves = Int32Array.of((7 << 2) | 0, (7 << 2) | BLACK, (9 << 2) | BLACK, (9 << 2) | 1);
  expect(dropBlack(moves, 4)).toBe(2);
  expect([...moves.subarray(0, 2)]).toEqual([(7 << 2) | 0, (9 << 2) | 1]);
  const black = Int32Array.of((7 << 2) | BLACK, (9 << 2) | BLACK);
  expect(dropBlack(black, 2)).toBe(2);
  expect([...black]).toEqual([(7 << 2) | BLACK, (9 << 2) | BLACK]);
});
