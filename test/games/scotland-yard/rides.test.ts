import { expect, test } from 'vitest';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR } from '../../../src/core/game.js';
import { PAWN } from '../../../src/games/scotland-yard/layout.js';
import { after, makeGame, moveTexts, observation, playOn, setUp, startsAt, stationOf, stockOf } from './position.js';

const three = makeGame({ detectives: 3 });
/** Far from everything that the tests below do. */
const AWAY = [1, 7, 175] as const;

const singles = (game: Game, s: State): string[] => moveTexts(game, s).filter((text) => !text.startsWith('double'));
const tickets = (s: State): number =>
  [0, 1, 2, 3].flatMap((pawn) => stockOf(s, pawn)).reduce((sum, count) => sum + count, 0);

test('R9: Mr X moves first, then the detectives in their order, round after round', () => {
  const s = after(three, startsAt(34, [26, 50, 91]));
  const turns = [];
  for (const text of ['taxi 47', 'd1 taxi 15', 'd2 taxi 37', 'd3 taxi 56', 'taxi 62', 'd1 taxi 28']) {
    turns.push(s[PAWN]);
    playOn(three, s, text);
  }
  expect([...turns, s[PAWN]]).toEqual([0, 1, 2, 3, 0, 1, 2]);
});

test('R9: nobody may pass', () => {
  const s = after(three, `${startsAt(34, [26, 50, 91])}, taxi 47`);
  expect(moveTexts(three, s)).toEqual(['d1 taxi 15', 'd1 taxi 27', 'd1 taxi 39']);
});

test('R10: a ride follows one line and is paid with its ticket', () => {
  const s = setUp(three, { mrX: 34, detectives: [153, 7, 175] });
  playOn(three, s, 'taxi 47');
  expect(moveTexts(three, s)).toEqual([
    'd1 underground 111',
    'd1 bus 124',
    'd1 taxi 139',
    'd1 underground 140',
    'd1 taxi 152',
    'd1 taxi 154',
    'd1 bus 154',
    'd1 underground 163',
    'd1 taxi 166',
    'd1 taxi 167',
    'd1 bus 180',
    'd1 bus 184',
    'd1 underground 185',
  ]);
  playOn(three, s, 'd1 underground 163');
  expect(stationOf(s, 1)).toBe(163);
  expect(stockOf(s, 1)).toEqual([10, 8, 3, 0]);
});

test('R10: who has no ticket of a kind cannot use it', () => {
  const s = setUp(three, { mrX: 34, detectives: [153, 7, 175], tickets: { 1: [0, 1, 0, 0] } });
  playOn(three, s, 'taxi 47');
  expect(moveTexts(three, s)).toEqual(['d1 bus 124', 'd1 bus 154', 'd1 bus 180', 'd1 bus 184']);
  const mrX = setUp(three, { mrX: 153, detectives: AWAY, mrXTickets: [0, 0, 2, 0], doubles: 0 });
  expect(moveTexts(three, mrX)).toEqual([111, 140, 163, 185].map((to) => `underground ${to}`));
});

test('R11: a black ticket pays for every line, the ferry included', () => {
  const s = setUp(three, { mrX: 115, detectives: AWAY });
  expect(singles(three, s)).toEqual([
    'taxi 102',
    'black 102',
    'black 108',
    'taxi 114',
    'black 114',
    'taxi 126',
    'black 126',
    'taxi 127',
    'black 127',
    'black 157',
  ]);
  const underground = setUp(three, { mrX: 153, detectives: AWAY, mrXTickets: [0, 0, 0, 1] });
  expect(singles(three, underground)).toEqual(
    [111, 124, 139, 140, 152, 154, 163, 166, 167, 180, 184, 185].map((to) => `black ${to}`),
  );
});

test('R11: without black tickets the ferry is closed, to Mr X and to every detective', () => {
  const mrX = setUp(three, { mrX: 194, detectives: AWAY, mrXTickets: [4, 3, 3, 0], doubles: 0 });
  expect(moveTexts(three, mrX)).toEqual(['taxi 192', 'taxi 193', 'taxi 195']);
  const s = setUp(three, { mrX: 34, detectives: [194, 7, 175] });
  playOn(three, s, 'taxi 47');
  expect(moveTexts(three, s)).toEqual(['d1 taxi 192', 'd1 taxi 193', 'd1 taxi 195']);
});

test('R12: the same station by several tickets is several moves', () => {
  const s = setUp(three, { mrX: 153, detectives: AWAY });
  const to154 = moveTexts(three, s).filter((text) => text.endsWith(' 154'));
  expect(to154).toEqual(['taxi', 'bus', 'black', 'double taxi', 'double bus', 'double black'].map((t) => `${t} 154`));
  const numbers = to154.map((text) => three.parseMove(s, text));
  expect(new Set(numbers).size).toBe(6);
  expect(new Set(numbers.map((move) => three.moveSeenBy(s, move, 1))).size).toBe(6);
});

test('R12: two lines that one black ticket pays for are one move', () => {
  // 153 and 154 are joined by taxi and by bus; nobody can tell which of them a black ticket took.
  const s = setUp(three, { mrX: 153, detectives: AWAY, mrXTickets: [0, 0, 0, 1] });
  expect(moveTexts(three, s).filter((text) => text.endsWith(' 154'))).toEqual(['black 154']);
});

test('R13: one may ride straight back along the same line', () => {
  const s = after(three, `${startsAt(34, [26, 50, 91])}, taxi 47, d1 taxi 15, d2 taxi 37, d3 taxi 56`);
  playOn(three, s, 'taxi 34, d1 taxi 26, d2 taxi 50, d3 taxi 91');
  expect([0, 1, 2, 3].map((pawn) => stationOf(s, pawn))).toEqual([34, 26, 50, 91]);
  expect(stockOf(s, 1)).toEqual([8, 8, 4, 0]);
  const double = setUp(three, { mrX: 34, detectives: AWAY });
  playOn(three, double, 'double taxi 47, taxi 34');
  expect(stationOf(double, 0)).toBe(34);
});

test('R14: Mr X may not enter a station where a detective stands', () => {
  const s = setUp(three, { mrX: 153, detectives: [139, 154, 185], mrXTickets: [4, 3, 3, 3] });
  const stations = new Set(moveTexts(three, s).map((text) => Number(text.split(' ').at(-1))));
  expect([...stations].sort((a, b) => a - b)).toEqual([111, 124, 140, 152, 163, 166, 167, 180, 184]);
});

test('R14: nor may he with the second leg of a double', () => {
  const s = setUp(three, { mrX: 166, detectives: [139, 154, 185] });
  playOn(three, s, 'double taxi 153');
  expect(moveTexts(three, s).filter((text) => /(139|154|185)$/.test(text))).toEqual([]);
  expect(moveTexts(three, s)).toContain('taxi 152');
});

test("R15: Mr X's ticket is seen, his station is not", () => {
  const s = setUp(three, { mrX: 34, detectives: AWAY });
  const other = setUp(three, { mrX: 34, detectives: AWAY });
  expect(three.formatMove(s, three.parseMove(s, 'taxi 47'), 1)).toBe('taxi');
  expect(three.formatMove(s, three.parseMove(s, 'double bus 63'), 1)).toBe('double bus');
  playOn(three, s, 'taxi 47');
  playOn(three, other, 'taxi 22');
  expect(observation(three, other, 1)).toEqual(observation(three, s, 1));
  expect(three.formatState(s, 1)).toMatch(/\nlog {5}taxi\n/);
});

test('R15: his used tickets are out of the game', () => {
  const s = setUp(three, { mrX: 34, detectives: AWAY });
  const before = tickets(s);
  playOn(three, s, 'black 47');
  expect(stockOf(s, 0)).toEqual([4, 3, 3, 2]);
  expect(tickets(s)).toBe(before - 1);
});

test("R20: a detective's ticket goes to Mr X at once, and he can use it", () => {
  const s = setUp(three, { mrX: 34, detectives: [26, 7, 175], mrXTickets: [0, 1, 0, 0], doubles: 0 });
  const before = tickets(s);
  playOn(three, s, 'bus 46, d1 taxi 15');
  expect(stockOf(s, 0)).toEqual([1, 0, 0, 0]);
  expect(stockOf(s, 1)).toEqual([9, 8, 4, 0]);
  expect(tickets(s)).toBe(before - 1);
  playOn(three, s, 'd2 bus 42, d3 taxi 162');
  expect(stockOf(s, 0)).toEqual([2, 1, 0, 0]);
  expect(moveTexts(three, s)).toEqual([
    'bus 1',
    'taxi 33',
    'bus 34',
    'taxi 45',
    'taxi 47',
    'bus 58',
    'taxi 61',
    'bus 78',
  ]);
});

test("R21: a detective cannot use another detective's tickets", () => {
  const s = setUp(three, { mrX: 34, detectives: [153, 154, 175], tickets: { 1: [0, 0, 1, 0] } });
  playOn(three, s, 'taxi 47');
  expect(moveTexts(three, s)).toEqual([111, 140, 163, 185].map((to) => `d1 underground ${to}`));
  playOn(three, s, 'd1 underground 185, d2 taxi 153');
  expect(stockOf(s, 1)).toEqual([0, 0, 0, 0]);
  expect(stockOf(s, 2)).toEqual([9, 8, 4, 0]);
});

test('R22: two detectives never stand on the same station', () => {
  const s = setUp(three, { mrX: 34, detectives: [153, 139, 166] });
  playOn(three, s, 'taxi 47');
  expect(moveTexts(three, s).filter((text) => text.startsWith('d1 taxi'))).toEqual(
    [152, 154, 167].map((to) => `d1 taxi ${to}`),
  );
});

test('R22: a detective may enter what another has left in the same round, and not what one has just entered', () => {
  const s = setUp(three, { mrX: 34, detectives: [153, 139, 166] });
  playOn(three, s, 'taxi 47, d1 taxi 154');
  expect(moveTexts(three, s)).toEqual(['d2 taxi 130', 'd2 taxi 140', 'd2 taxi 153']);
});

test('R23: a detective without tickets is skipped', () => {
  const s = setUp(three, { mrX: 34, detectives: [153, 139, 7], tickets: { 1: [0, 0, 0, 0], 3: [0, 0, 0, 0] } });
  playOn(three, s, 'taxi 47');
  expect([s[ACTOR], s[PAWN]]).toEqual([1, 2]);
  playOn(three, s, 'd2 taxi 140');
  expect([s[ACTOR], s[PAWN]]).toEqual([0, 0]);
});

test('R23: a detective without a ticket for the lines of its station is skipped', () => {
  const s = setUp(three, { mrX: 34, detectives: [5, 139, 175], tickets: { 1: [0, 8, 4, 0] } });
  playOn(three, s, 'taxi 47');
  expect(s[PAWN]).toBe(2);
});

test('R23: a detective whose ways are all held by others is skipped, and moves again when they are free', () => {
  // From 5 one comes to 15 and 16 only.
  const s = setUp(three, { mrX: 34, detectives: [5, 15, 16] });
  playOn(three, s, 'taxi 47');
  expect(s[PAWN]).toBe(2);
  playOn(three, s, 'd2 taxi 26, d3 taxi 29, taxi 62');
  expect(moveTexts(three, s)).toEqual(['d1 taxi 15', 'd1 taxi 16']);
});
