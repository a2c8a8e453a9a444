import { expect, test } from 'vitest';
import { ACTOR } from '../../../src/core/game.js';
import * as layout from '../../../src/games/scotland-yard/layout.js';
import { after, makeGame, moveTexts, parseOptions, playOn, possible, setUp, startsAt, stockOf } from './position.js';

const { BOX, DOUBLES, PAWN } = layout;
const three = makeGame({ detectives: 3 });
const AWAY = [1, 7, 175] as const;

const doubles = (texts: readonly string[]): string[] => texts.filter((text) => text.startsWith('double'));

test('R16: Mr X shows himself in boxes 3, 8, 13 and 18 and in no other', () => {
  expect(parseOptions().reveals).toEqual([3, 8, 13, 18]);
  for (let box = 1; box <= 22; box++) {
    const s = setUp(three, { mrX: 34, detectives: AWAY, boxes: box - 1 });
    const shown = [3, 8, 13, 18].includes(box);
    expect(three.formatMove(s, three.parseMove(s, 'taxi 47'), 1), `box ${box}`).toBe(shown ? 'taxi 47' : 'taxi');
    playOn(three, s, 'taxi 47');
    expect(possible(three, s), `box ${box}`).toEqual(shown ? [47] : [10, 22, 47, 48]);
  }
});

test('R16: after a reveal he vanishes with his next ride', () => {
  const s = setUp(three, { mrX: 34, detectives: AWAY, boxes: 2 });
  playOn(three, s, 'taxi 47, d1 taxi 8, d2 taxi 6, d3 taxi 162');
  expect(possible(three, s)).toEqual([47]);
  playOn(three, s, 'taxi 62');
  expect(possible(three, s)).toEqual([34, 46, 62]);
});

test('R16: the list of reveals can be replaced or emptied', () => {
  expect(parseOptions({ reveals: 'none' }).reveals).toEqual([]);
  expect(parseOptions({ reveals: 2 }).reveals).toEqual([2]);
  const game = makeGame({ detectives: 3, reveals: [9, 1, 9] });
  expect(game.options['reveals']).toEqual([1, 9]);
  const s = after(game, `${startsAt(34, [26, 50, 91])}, taxi 47`);
  expect(possible(game, s)).toEqual([47]);
});

test('R17: a double move fills two boxes and takes two tickets and the card, in any mixture', () => {
  const s = setUp(three, { mrX: 153, detectives: AWAY });
  playOn(three, s, 'double underground 163');
  expect([s[ACTOR], s[PAWN], s[BOX], s[DOUBLES]]).toEqual([0, 0, 1, 1]);
  playOn(three, s, 'bus 144');
  expect([s[ACTOR], s[PAWN], s[BOX], s[DOUBLES]]).toEqual([1, 1, 2, 1]);
  expect(stockOf(s, 0)).toEqual([4, 2, 2, 3]);
});

test('R17: the detectives see the double and both tickets', () => {
  const s = setUp(three, { mrX: 34, detectives: AWAY });
  expect(three.formatMove(s, three.parseMove(s, 'double taxi 47'), 1)).toBe('double taxi');
  playOn(three, s, 'double taxi 47, black 46');
  expect(three.formatState(s, 1)).toMatch(/\nlog {5}taxi\+black\n/);
  // From 10, 22, 47 and 48, where the taxi may have taken him, by any line.
  expect(possible(three, s)).toEqual([2, 3, 11, 21, 23, 34, 35, 46, 62, 63, 65]);
});

test('R17: he shows himself after a first leg into a reveal box and vanishes with the second', () => {
  const s = setUp(three, { mrX: 34, detectives: AWAY, boxes: 2 });
  expect(three.formatMove(s, three.parseMove(s, 'double taxi 47'), 1)).toBe('double taxi 47');
  playOn(three, s, 'double taxi 47');
  expect(possible(three, s)).toEqual([47]);
  playOn(three, s, 'taxi 62');
  expect(possible(three, s)).toEqual([34, 46, 62]);
  expect(three.formatState(s, 1)).toMatch(/\nlog {5}taxi@47\+taxi\n/);
});

test('R17: he shows himself after a second leg into a reveal box', () => {
  const s = setUp(three, { mrX: 34, detectives: AWAY, boxes: 1 });
  playOn(three, s, 'double taxi 47, taxi 62');
  expect(possible(three, s)).toEqual([62]);
});

test('R18: a double needs a card', () => {
  expect(doubles(moveTexts(three, setUp(three, { mrX: 34, detectives: AWAY, doubles: 1 })))).not.toEqual([]);
  expect(doubles(moveTexts(three, setUp(three, { mrX: 34, detectives: AWAY, doubles: 0 })))).toEqual([]);
});

test('R18: a double needs two free boxes', () => {
  expect(doubles(moveTexts(three, setUp(three, { mrX: 34, detectives: AWAY, boxes: 20 })))).not.toEqual([]);
  expect(doubles(moveTexts(three, setUp(three, { mrX: 34, detectives: AWAY, boxes: 21 })))).toEqual([]);
});

test('R18: a double needs two free boxes, in a game played from its start', () => {
  const game = makeGame({ map: 'village', detectives: 2, log: 2 });
  const s = after(game, startsAt(5, [1, 3]));
  expect(doubles(moveTexts(game, s))).not.toEqual([]);
  playOn(game, s, 'taxi 6, d1 taxi 2, d2 taxi 4');
  expect(moveTexts(game, s).length).toBeGreaterThan(0);
  expect(doubles(moveTexts(game, s))).toEqual([]);
});

test('R18: there is no double when the first leg takes the last ticket', () => {
  const s = setUp(three, { mrX: 34, detectives: AWAY, mrXTickets: [1, 0, 0, 0] });
  expect(moveTexts(three, s)).toEqual(['taxi 10', 'taxi 22', 'taxi 47', 'taxi 48']);
  const enough = setUp(three, { mrX: 34, detectives: AWAY, mrXTickets: [2, 0, 0, 0] });
  expect(doubles(moveTexts(three, enough))).toEqual([10, 22, 47, 48].map((to) => `double taxi ${to}`));
});

test('R18: the tickets left must fit a line of the station in between', () => {
  // Of the four stations around 34 only 22 has a bus; by bus one comes to 22, 46 and 63, all with taxis.
  const s = setUp(three, { mrX: 34, detectives: AWAY, mrXTickets: [1, 1, 0, 0] });
  expect(doubles(moveTexts(three, s))).toEqual(['double taxi 22', 'double bus 22', 'double bus 46', 'double bus 63']);
});

test('R18: detectives may close the second leg', () => {
  // Mr X at 6 with one black ticket: it would take him by underground to 3, where the taxis lead to detectives.
  const game = makeGame({ map: 'village', detectives: 2, log: 4 });
  const s = after(game, `${startsAt(5, [1, 3])}, black 6, d1 taxi 2, d2 taxi 4`);
  expect(stockOf(s, 0)).toEqual([3, 1, 0, 1]);
  expect(moveTexts(game, s)).toEqual([
    'black 3',
    'taxi 5',
    'black 5',
    'taxi 7',
    'black 7',
    'double taxi 5',
    'double black 5',
    'double taxi 7',
    'double black 7',
  ]);
});

test('R18: the detectives conclude from a double that he can complete it', () => {
  // From 5, 6, 7 or 8 his last black ticket may have led to 3; but from 3 no taxi or bus would take him on.
  const game = makeGame({ map: 'village', detectives: 2, log: 4 });
  const beginning = `${startsAt(5, [1, 3])}, black 6, d1 taxi 2, d2 taxi 4`;
  expect(possible(game, after(game, beginning))).toEqual([5, 6, 7, 8]);
  expect(possible(game, after(game, `${beginning}, black 7`))).toEqual([3, 5, 6, 7, 8]);
  expect(possible(game, after(game, `${beginning}, double black 7`))).toEqual([5, 6, 7, 8]);
});

test('R19: after a single ride it is too late for a double', () => {
  const s = setUp(three, { mrX: 34, detectives: AWAY });
  playOn(three, s, 'taxi 47');
  expect([s[ACTOR], s[PAWN], s[DOUBLES]]).toEqual([1, 1, 2]);
});

test('R19: within a double no further double can be declared', () => {
  const s = setUp(three, { mrX: 34, detectives: AWAY });
  playOn(three, s, 'double taxi 47');
  expect(s[DOUBLES]).toBe(1);
  expect(moveTexts(three, s)).toEqual(['taxi 34', 'black 34', 'taxi 46', 'black 46', 'taxi 62', 'black 62']);
  playOn(three, s, 'taxi 46, d1 taxi 8, d2 taxi 6, d3 taxi 162');
  expect(doubles(moveTexts(three, s))).not.toEqual([]);
});
