import { expect, test } from 'vitest';
import type { BoardName } from '../../../src/games/scotland-yard/boards.js';
import { BOARDS, FERRY, TAXI } from '../../../src/games/scotland-yard/boards.js';
import { after, makeGame, moveTexts, setUp, startsAt } from './position.js';

const written = (map: BoardName, transport: number): string[] =>
  BOARDS[map].lines[transport].map(([a, b]) => `${a}-${b}`);

/** The stations that one comes to from the first station of this kind of line. */
function connected(map: BoardName, transport: number): Set<number> {
  const lines = BOARDS[map].lines[transport];
  const found = new Set([lines[0][0]]);
  for (const at of found)
    for (const [a, b] of lines) {
      if (a === at) found.add(b);
      if (b === at) found.add(a);
    }
  return found;
}

test('R1: London has 346 taxi, 99 bus, 20 underground and 3 ferry lines, none of them written twice', () => {
  expect(BOARDS.london.lines.map((lines) => lines.length)).toEqual([346, 99, 20, 3]);
  for (const lines of BOARDS.london.lines) {
    expect(new Set(lines.map(([a, b]) => `${a}-${b}`)).size).toBe(lines.length);
    for (const [a, b] of lines) expect(1 <= a && a < b && b <= 199, `${a}-${b}`).toBe(true);
  }
  expect(written('london', FERRY)).toEqual(['108-115', '115-157', '157-194']);
});

test('R1: each kind of line is one connected network, of 199, 62, 14 and 4 stations', () => {
  for (const map of ['london', 'scan'] as const) {
    expect([0, 1, 2, 3].map((transport) => connected(map, transport).size)).toEqual([199, 62, 14, 4]);
    expect([0, 1, 2, 3].map((t) => new Set(BOARDS[map].lines[t].flat()).size)).toEqual([199, 62, 14, 4]);
  }
});

test('R1: a taxi goes from 153 to 139, 152, 154, 166 and 167 and nowhere else', () => {
  const game = makeGame();
  const s = setUp(game, { mrX: 1, detectives: [153, 20, 30, 40, 50] });
  game.apply(s, game.parseMove(s, 'taxi 8'));
  const taxis = moveTexts(game, s).filter((text) => text.startsWith('d1 taxi'));
  expect(taxis).toEqual([139, 152, 154, 166, 167].map((to) => `d1 taxi ${to}`));
});

test('R1: every line of the board is ridden in both directions, and there are no others', () => {
  const game = makeGame({ detectives: 2 });
  const offered = new Set<string>();
  for (let at = 1; at <= 199; at++) {
    const blocks = [11, 188].includes(at) ? [50, 60] : [11, 188]; // any two stations but his own
    for (const detectives of [blocks, [blocks[0] + 1, blocks[1] + 1]]) {
      if (detectives.includes(at)) continue;
      const s = setUp(game, { mrX: at, detectives, doubles: 0 });
      for (const text of moveTexts(game, s)) offered.add(`${at} ${text}`);
    }
  }
  const drawn = new Set<string>();
  BOARDS.london.lines.forEach((lines, transport) => {
    for (const [a, b] of lines)
      for (const ticket of transport === FERRY ? ['black'] : [['taxi', 'bus', 'underground'][transport], 'black'])
        drawn.add(`${a} ${ticket} ${b}`).add(`${b} ${ticket} ${a}`);
  });
  expect([...offered].sort()).toEqual([...drawn].sort());
});

test('R2: the scanned board lacks the taxi line 13-14 and nothing else', () => {
  expect(written('london', TAXI).filter((line) => !written('scan', TAXI).includes(line))).toEqual(['13-14']);
  expect(written('scan', TAXI)).toHaveLength(345);
  expect(BOARDS.scan.lines.slice(1)).toEqual(BOARDS.london.lines.slice(1));
  const rides = (map: string): string[] => {
    const game = makeGame({ map, detectives: 2 });
    return moveTexts(game, after(game, `${startsAt(34, [13, 26])}, taxi 47`)).filter((text) => text.endsWith(' 14'));
  };
  expect(rides('london')).toEqual(['d1 taxi 14', 'd1 bus 14']);
  expect(rides('scan')).toEqual(['d1 bus 14']);
});

test('R2: the doubtful bus lines 185-199 and 187-199 are on no board', () => {
  for (const map of ['london', 'scan'] as const)
    expect(written(map, 1).filter((line) => ['185-199', '187-199'].includes(line))).toEqual([]);
});

test('R3: the glasses have taxis only and nothing but taxi tickets', () => {
  const game = makeGame({ map: 'glasses', detectives: 2, log: 5, reveals: 'none' });
  const s = after(game, '');
  expect(moveTexts(game, s)).toEqual(['taxi 5', 'taxi 7']);
  expect(game.formatState(s)).toContain('mr-x    at 6    taxi  5  bus  0  underground  0  black  0  double 0');
  expect(game.formatState(s)).toContain('d2      at 11   taxi  5  bus  0  underground  0');
});

test('R3: the village has every kind of line and ticket', () => {
  const game = makeGame({ map: 'village', detectives: 2, log: 4 });
  const s = after(game, startsAt(8, [1, 3]));
  expect(moveTexts(game, s).filter((text) => !text.startsWith('double'))).toEqual([
    'bus 4',
    'black 4',
    'black 5',
    'taxi 7',
    'black 7',
  ]);
  expect(game.formatState(s)).toContain('mr-x    at 8    taxi  1  bus  1  underground  0  black  2  double 1');
  expect(game.formatState(s)).toContain('d1      at 1    taxi  2  bus  1  underground  1');
});
