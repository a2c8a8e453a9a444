/**
 * A published example of the stations where Mr X may be: Nijssen and Winands, «Monte-Carlo tree search for the game of
 * Scotland Yard» (CIG 2011). He shows himself at 86 in box 8; the seekers stand on 85, 115, 89, 116 and 127; he leaves
 * with a black ticket. Published: 69, 87, 102, 103, 104; the seekers then enter 103 and 102, which leaves 69, 87, 104;
 * then a taxi leads from 69 to 53, 68, 86, from 87 to 70, and from 104 to nothing new.
 *
 * Our board, checked against several transcriptions and a scan, also has the bus 52-86 and the taxis 52-69 and 87-88.
 * The published sets therefore fit exactly where 52 is barred, and 88 by the second ride, and are short of what 52 and
 * 88 add where they are not. Both are shown here. Pawns that have to stay in their places have no tickets: R23.
 */
import { expect, test } from 'vitest';
import { makeGame, playOn, possible, setUp } from './position.js';

const game = makeGame();
const NOTHING = [0, 0, 0, 0] as const;

test('R33: the published example gives the published set and 52, where the published seekers leave 52 open', () => {
  const tickets = { 3: NOTHING, 4: NOTHING, 5: NOTHING };
  const s = setUp(game, { mrX: 86, detectives: [85, 115, 89, 116, 127], tickets, boxes: 8 });
  playOn(game, s, 'black 104');
  expect(possible(game, s)).toEqual([52, 69, 87, 102, 103, 104]);
  playOn(game, s, 'd1 taxi 103, d2 taxi 102');
  expect(possible(game, s)).toEqual([52, 69, 87, 104]);
  playOn(game, s, 'taxi 86');
  // 39, 40, 51 and 69 come from 52; 52 and 88 from 69 and 87 by the lines that the publication does not use.
  expect(possible(game, s)).toEqual([39, 40, 51, 52, 53, 68, 69, 70, 86, 88]);
});

test('R33: the published example gives the published sets, where a detective holds 52 and one enters 88', () => {
  const tickets = { 4: NOTHING, 5: NOTHING };
  const s = setUp(game, { mrX: 86, detectives: [85, 115, 89, 116, 52], tickets, boxes: 8 });
  playOn(game, s, 'black 104');
  expect(possible(game, s)).toEqual([69, 87, 102, 103, 104]);
  playOn(game, s, 'd1 taxi 103, d2 taxi 102');
  expect(possible(game, s)).toEqual([69, 87, 104]);
  playOn(game, s, 'd3 taxi 88');
  expect(possible(game, s)).toEqual([69, 87, 104]);
  playOn(game, s, 'taxi 86');
  expect(possible(game, s)).toEqual([53, 68, 70, 86]);
});
