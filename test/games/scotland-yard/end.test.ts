import { expect, test } from 'vitest';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, PLY, TERMINAL } from '../../../src/core/game.js';
import { BOX, PAWN, ROUND } from '../../../src/games/scotland-yard/layout.js';
import { after, makeGame, moveTexts, parseOptions, playOn, possible, results, setUp, startsAt } from './position.js';

const two = makeGame({ detectives: 2 });
const MR_X_WINS = [1, -1];
const DETECTIVES_WIN = [-1, 1];
const NOTHING = [0, 0, 0, 0] as const;

const isOver = (s: State): boolean => s[ACTOR] === TERMINAL;
const offersDoubles = (game: Game, s: State): boolean => moveTexts(game, s).some((text) => text.startsWith('double'));

test('R24: a detective who enters the station of Mr X wins at once', () => {
  const s = setUp(two, { mrX: 34, detectives: [62, 7] });
  playOn(two, s, 'taxi 48');
  const ply = s[PLY];
  playOn(two, s, 'd1 taxi 48');
  expect(isOver(s)).toBe(true);
  expect(s[PLY], 'the second detective does not move').toBe(ply + 1);
  expect(results(two, s)).toEqual(DETECTIVES_WIN);
});

test('R24: a detective who enters a station next to him does not', () => {
  const s = setUp(two, { mrX: 34, detectives: [62, 7] });
  playOn(two, s, 'taxi 47, d1 taxi 48');
  expect(s[PAWN]).toBe(2);
});

test('R25: the detectives still move after the last box, then Mr X has won', () => {
  const s = setUp(two, { mrX: 34, detectives: [62, 7], boxes: 21 });
  playOn(two, s, 'taxi 47');
  expect(s[BOX]).toBe(22);
  playOn(two, s, 'd1 taxi 48');
  expect(isOver(s)).toBe(false);
  playOn(two, s, 'd2 taxi 6');
  expect(results(two, s)).toEqual(MR_X_WINS);
});

test('R25: they may catch him after the last box', () => {
  const s = setUp(two, { mrX: 34, detectives: [62, 7], boxes: 21 });
  playOn(two, s, 'taxi 48, d1 taxi 48');
  expect(results(two, s)).toEqual(DETECTIVES_WIN);
});

test('R25: with a box left the game goes on', () => {
  const s = setUp(two, { mrX: 34, detectives: [62, 7], boxes: 20 });
  playOn(two, s, 'taxi 47, d1 taxi 48, d2 taxi 6');
  expect([s[ACTOR], s[BOX]]).toEqual([0, 21]);
});

test('R25: a double fills two boxes of the log, so it shortens the game', () => {
  const s = setUp(two, { mrX: 34, detectives: [62, 7], boxes: 20 });
  playOn(two, s, 'double taxi 47, taxi 46, d1 taxi 48, d2 taxi 6');
  expect(s[BOX]).toBe(22);
  expect(results(two, s)).toEqual(MR_X_WINS);
});

test('R25: a whole game of four boxes', () => {
  const game = makeGame({ map: 'glasses', detectives: 2, log: 4, reveals: 'none' });
  const s = after(game, 'taxi 5, d1 taxi 2, d2 taxi 10');
  playOn(game, s, 'taxi 6, d1 taxi 3, d2 taxi 8');
  playOn(game, s, 'taxi 5, d1 taxi 2, d2 taxi 10');
  playOn(game, s, 'taxi 3, d1 taxi 1');
  expect(isOver(s)).toBe(false);
  playOn(game, s, 'd2 taxi 8');
  expect(results(game, s)).toEqual(MR_X_WINS);
});

test('R26: the log of 24 boxes goes on after 22 and has a reveal in its last box', () => {
  expect(parseOptions({ log: 24 }).reveals).toEqual([3, 8, 13, 18, 24]);
  expect(parseOptions({ log: 23 }).reveals).toEqual([3, 8, 13, 18]);
  const game = makeGame({ detectives: 2, log: 24 });
  const s = setUp(game, { mrX: 34, detectives: [62, 7], boxes: 21 });
  playOn(game, s, 'taxi 47, d1 taxi 48, d2 taxi 6');
  expect(s[ACTOR]).toBe(0);
  expect(offersDoubles(game, s)).toBe(true);
  playOn(game, s, 'taxi 34, d1 taxi 63, d2 taxi 29');
  expect(offersDoubles(game, s)).toBe(false);
  playOn(game, s, 'taxi 10');
  expect(possible(game, s)).toEqual([10]);
  playOn(game, s, 'd1 taxi 64, d2 taxi 6');
  expect(s[BOX]).toBe(24);
  expect(results(game, s)).toEqual(MR_X_WINS);
});

test('R27: rounds count a double once, so that 22 rounds fill 24 boxes', () => {
  const game = makeGame({ detectives: 2, rounds: 22 });
  const s = setUp(game, { mrX: 34, detectives: [62, 7], boxes: 21, rounds: 21, doubles: 1 });
  playOn(game, s, 'taxi 47, d1 taxi 48, d2 taxi 6');
  expect([s[ACTOR], s[ROUND], s[BOX]]).toEqual([0, 22, 22]);
  playOn(game, s, 'double taxi 34, taxi 10, d1 taxi 63');
  expect(isOver(s)).toBe(false);
  playOn(game, s, 'd2 taxi 29');
  expect([s[ROUND], s[BOX]]).toEqual([22, 24]);
  expect(results(game, s)).toEqual(MR_X_WINS);
});

test('R27: the same moves end with the log or go on with the rounds', () => {
  const moves = `${startsAt(5, [1, 3])}, double taxi 6, black 7, d1 bus 4, d2 taxi 2`;
  const byLog = makeGame({ map: 'village', detectives: 2, log: 2 });
  expect(results(byLog, after(byLog, moves))).toEqual(MR_X_WINS);
  const byRounds = makeGame({ map: 'village', detectives: 2, log: 2, rounds: 2 });
  const s = after(byRounds, moves);
  expect([s[ACTOR], s[ROUND], s[BOX]]).toEqual([0, 2, 2]);
});

test('R28: Mr X wins when every detective of a round is skipped', () => {
  const s = setUp(two, { mrX: 34, detectives: [62, 7], tickets: { 1: NOTHING, 2: NOTHING } });
  playOn(two, s, 'taxi 47');
  expect(s[BOX]).toBe(1);
  expect(results(two, s)).toEqual(MR_X_WINS);
});

test('R28: one detective who moves keeps the game going', () => {
  for (const stuck of [1, 2]) {
    const s = setUp(two, { mrX: 34, detectives: [62, 7], tickets: { [stuck]: NOTHING } });
    playOn(two, s, `taxi 47, ${stuck === 1 ? 'd2 taxi 6' : 'd1 taxi 48'}`);
    expect([s[ACTOR], s[ROUND]], `d${stuck} skipped`).toEqual([0, 2]);
  }
});

test('R28: the detectives run out of tickets in a game played from its start', () => {
  const game = makeGame({ map: 'glasses', detectives: 2, log: 8, reveals: 'none' });
  const s = after(game, '');
  for (let round = 1; round <= 5; round++)
    playOn(game, s, `taxi ${round % 2 ? 5 : 6}, d1 taxi ${round % 2 ? 2 : 1}, d2 taxi ${round % 2 ? 10 : 11}`);
  expect(s[ACTOR]).toBe(0);
  playOn(game, s, 'taxi 6');
  expect(s[BOX]).toBe(6);
  expect(results(game, s)).toEqual(MR_X_WINS);
});

test('R29: Mr X loses when every way out is held by a detective', () => {
  // From 5 one comes to 15 and 16 only.
  const s = setUp(two, { mrX: 15, detectives: [26, 28], mrXTickets: [1, 0, 0, 1] });
  playOn(two, s, 'taxi 5, d1 taxi 15');
  expect(isOver(s)).toBe(false);
  playOn(two, s, 'd2 taxi 16');
  expect(results(two, s)).toEqual(DETECTIVES_WIN);
});

test('R29: Mr X loses when he has no ticket for the lines of his station', () => {
  const s = setUp(two, { mrX: 15, detectives: [13, 7], mrXTickets: [1, 0, 0, 0], doubles: 0 });
  playOn(two, s, 'taxi 5, d1 bus 23, d2 bus 42');
  expect(results(two, s)).toEqual(DETECTIVES_WIN);
  const saved = setUp(two, { mrX: 15, detectives: [13, 7], mrXTickets: [1, 0, 0, 0], doubles: 0 });
  playOn(two, saved, 'taxi 5, d1 bus 23, d2 taxi 6');
  expect(moveTexts(two, saved)).toEqual(['taxi 15', 'taxi 16']);
});

test('R30: a full log comes before the lack of a move', () => {
  const s = setUp(two, { mrX: 15, detectives: [26, 28], boxes: 21 });
  playOn(two, s, 'taxi 5, d1 taxi 15, d2 taxi 16');
  expect(results(two, s)).toEqual(MR_X_WINS);
});

test('R30: so does the last round, and a round of skipped detectives', () => {
  const byRounds = makeGame({ detectives: 2, rounds: 22 });
  const last = setUp(byRounds, { mrX: 15, detectives: [26, 28], boxes: 21, rounds: 22 });
  playOn(byRounds, last, 'taxi 5, d1 taxi 15, d2 taxi 16');
  expect(results(byRounds, last)).toEqual(MR_X_WINS);
  const skipped = setUp(two, {
    mrX: 15,
    detectives: [26, 28],
    mrXTickets: [1, 0, 0, 0],
    tickets: { 1: NOTHING, 2: NOTHING },
  });
  playOn(two, skipped, 'taxi 5');
  expect(results(two, skipped)).toEqual(MR_X_WINS);
});

test('R31: all detective players win and lose together', () => {
  const game = makeGame({ detectives: 3, seats: 'players' });
  const caught = setUp(game, { mrX: 34, detectives: [62, 7, 175] });
  playOn(game, caught, 'taxi 48, d1 taxi 48');
  expect(results(game, caught)).toEqual([-1, 1, 1, 1]);
  const escaped = setUp(game, { mrX: 34, detectives: [62, 7, 175], boxes: 21 });
  playOn(game, escaped, 'taxi 47, d1 taxi 48, d2 taxi 6, d3 taxi 162');
  expect(results(game, escaped)).toEqual([1, -1, -1, -1]);
});
