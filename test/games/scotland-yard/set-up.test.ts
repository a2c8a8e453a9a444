import { expect, test } from 'vitest';
import { ACTOR, CHANCE, newState } from '../../../src/core/game.js';
import { DOUBLES } from '../../../src/games/scotland-yard/layout.js';
import {
  after,
  makeGame,
  moveTexts,
  observation,
  parseOptions,
  playOn,
  possible,
  startsAt,
  stationOf,
  stockOf,
} from './position.js';

const CARDS = [13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197, 198];

test('R4: two to five detectives play, five if nothing is said', () => {
  expect(parseOptions().detectives).toBe(5);
  expect(parseOptions().seats).toBe('coalition');
  for (const detectives of [1, 6]) expect(() => parseOptions({ detectives })).toThrow();
  for (const detectives of [2, 3, 4, 5]) expect(makeGame({ detectives }).options['detectives']).toBe(detectives);
});

test('R4: the coalition is one player, or every pawn has its own', () => {
  const coalition = makeGame({ detectives: 3 });
  expect(coalition.roles).toEqual(['mr-x', 'detectives']);
  expect(actors(coalition)).toEqual([0, 1, 1, 1, 0]);
  const players = makeGame({ detectives: 3, seats: 'players' });
  expect(players.roles).toEqual(['mr-x', 'detectives', 'detectives', 'detectives']);
  expect(actors(players)).toEqual([0, 1, 2, 3, 0]);
});

test('R5: two detective players steer neighboring pawns, d1 d2 and d3 d4', () => {
  const pairs = makeGame({ detectives: 4, seats: 'pairs' });
  expect(pairs.roles).toEqual(['mr-x', 'detectives', 'detectives']);
  expect(actors(pairs)).toEqual([0, 1, 1, 2, 2, 0]);
  for (const detectives of [2, 3, 5]) expect(() => parseOptions({ detectives, seats: 'pairs' })).toThrow(/pairs/);
});

test('R5: the four pawns of two players have tickets of their own, and Mr X four black ones', () => {
  const s = newState(makeGame({ detectives: 4, seats: 'pairs' }));
  expect(stockOf(s, 0)).toEqual([4, 3, 3, 4]);
  for (const pawn of [1, 2, 3, 4]) expect(stockOf(s, pawn)).toEqual([10, 8, 4, 0]);
});

test('R6: Mr X has 4 taxi, 3 bus, 3 underground, 2 doubles, and a black ticket for each detective', () => {
  for (const detectives of [2, 3, 4, 5]) {
    const s = newState(makeGame({ detectives }));
    expect(stockOf(s, 0)).toEqual([4, 3, 3, detectives]);
    expect(s[DOUBLES]).toBe(2);
    for (let pawn = 1; pawn <= detectives; pawn++) expect(stockOf(s, pawn)).toEqual([10, 8, 4, 0]);
  }
});

test('R6: five detectives and Mr X share the 54, 43, 23 and 5 tickets of the box', () => {
  const s = newState(makeGame());
  const total = [0, 1, 2, 3].map((ticket) => [0, 1, 2, 3, 4, 5].reduce((sum, p) => sum + stockOf(s, p)[ticket], 0));
  expect(total).toEqual([54, 43, 23, 5]);
});

test('R7: each pawn draws one of 18 start cards, and none is drawn twice', () => {
  const game = makeGame({ detectives: 2 });
  const s = newState(game);
  const cards = (): number[] => moveTexts(game, s).map((text) => Number(text.split(' ').at(-1)));
  expect(s[ACTOR]).toBe(CHANCE);
  expect(cards()).toEqual(CARDS);
  playOn(game, s, 'd1 start 50');
  expect(cards()).toEqual(CARDS.filter((card) => card !== 50));
  playOn(game, s, 'd2 start 13');
  expect(moveTexts(game, s)).toEqual(
    CARDS.filter((card) => card !== 50 && card !== 13).map((card) => `mr-x start ${card}`),
  );
  playOn(game, s, 'mr-x start 198');
  expect([0, 1, 2].map((pawn) => stationOf(s, pawn))).toEqual([198, 50, 13]);
  expect(s[ACTOR]).toBe(0);
});

test('R7: every card is as likely as the next', () => {
  expect(makeGame().chanceWeights).toBeUndefined();
});

test("R7: the detectives see each other's start cards and not that of Mr X", () => {
  const game = makeGame({ detectives: 3, seats: 'players' });
  const s = after(game, startsAt(34, [26, 29, 50]));
  const other = after(game, startsAt(198, [26, 29, 50]));
  for (const player of [1, 2, 3]) {
    const seen = observation(game, s, player);
    expect([0, 1, 2, 3].map((pawn) => stationOf(seen, pawn))).toEqual([0, 26, 29, 50]);
    expect(observation(game, other, player)).toEqual(seen);
  }
  expect(possible(game, s)).toEqual(CARDS.filter((card) => ![26, 29, 50].includes(card)));
});

test('R7: the start station is not in the log', () => {
  const game = makeGame({ detectives: 2 });
  const s = after(game, startsAt(34, [26, 29]));
  expect(game.formatState(s)).toMatch(/^box 0 of 22, mr-x to move\nlog {5}-\n/);
});

test('R8: on the glasses everybody starts where everybody knows', () => {
  const game = makeGame({ map: 'glasses', detectives: 2, log: 5, reveals: 'none' });
  const s = newState(game);
  expect(s[ACTOR]).toBe(0);
  expect([0, 1, 2].map((pawn) => stationOf(s, pawn))).toEqual([6, 1, 11]);
  expect(possible(game, s)).toEqual([6]);
  expect(() => parseOptions({ map: 'glasses', detectives: 3 })).toThrow(/start stations/);
});

test('R8: the village deals from a deck of four cards', () => {
  const game = makeGame({ map: 'village', detectives: 3 });
  expect(moveTexts(game, newState(game))).toEqual([1, 3, 5, 8].map((card) => `d1 start ${card}`));
  expect(moveTexts(game, after(game, 'd1 start 3, d2 start 8, d3 start 1'))).toEqual(['mr-x start 5']);
  expect(() => parseOptions({ map: 'village', detectives: 4 })).toThrow(/start stations/);
});

/** Whose decision each ply of the first round is, and that of Mr X after it. */
function actors(game: ReturnType<typeof makeGame>): number[] {
  const detectives = Number(game.options['detectives']);
  const s = after(game, startsAt(34, [26, 50, 91, 141, 198].slice(0, detectives)));
  const seats = [s[ACTOR]];
  for (const text of ['taxi 47', 'd1 taxi 15', 'd2 taxi 37', 'd3 taxi 56', 'd4 taxi 133'].slice(0, detectives + 1)) {
    playOn(game, s, text);
    seats.push(s[ACTOR]);
  }
  return seats;
}
