import { expect, test } from 'vitest';
import { ACTOR, TERMINAL } from '../../../src/core/game.js';
import type { State } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { BOARDS } from '../../../src/games/scotland-yard/boards.js';
import { BOX, DOUBLES, HISTORY, PAWN, ROUND } from '../../../src/games/scotland-yard/layout.js';
import { moveTo } from '../../../src/games/scotland-yard/map.js';
import type { PolicySettings } from '../../../src/specialists/scotland-yard/distance-policy.js';
import { DistancePolicy } from '../../../src/specialists/scotland-yard/distance-policy.js';
import { NeighborSums } from '../../../src/specialists/scotland-yard/neighbor-sums.js';
import { stationTables } from '../../../src/specialists/scotland-yard/station-tables.js';
import { dealt, GAME, place } from './positions.js';

const tables = stationTables(GAME);
const { distance, width } = tables;
const GREEDY: PolicySettings = { epsilon: 0, filter: false, doubles: 'off', capture: true };

/** The moves that the policy picks in the position, over many tries. */
function choices(s: State, settings: Partial<PolicySettings> = {}): string[] {
  const policy = new DistancePolicy(GAME, tables, new Rng(1), { ...GREEDY, ...settings });
  const found = new Set<string>();
  for (let i = 0; i < 60; i++) {
    policy.look(s);
    found.add(GAME.formatMove(s, policy.choose(s)));
  }
  return [...found].sort();
}

/** Mr X is to move in a box where he stays hidden. */
function mrXAt(at: number, detectives: readonly number[], possible = [at]): State {
  const s = place(dealt(), at, detectives, possible);
  s[ROUND] = 5;
  s[BOX] = 4;
  return s;
}

/** Detective 1 is to move. */
function detectiveAt(at: number, others: readonly number[], possible: readonly number[]): State {
  const s = dealt();
  s[ACTOR] = 1;
  s[PAWN] = 1;
  return place(s, possible[0], [at, ...others], [...possible]);
}

const nearest = (at: number, detectives: readonly number[]): number =>
  Math.min(...detectives.map((d) => distance[d * width + at]));

test('Mr X goes as far from the nearest detective as he can', () => {
  const detectives = [1, 2, 3, 4, 5];
  const s = mrXAt(46, detectives);
  const moves = new Int32Array(GAME.maxMoves);
  const count = GAME.legalMoves(s, moves);
  const best = Math.max(...[...moves.subarray(0, count)].map((m) => nearest(moveTo(m), detectives)));
  for (const text of choices(s)) expect(nearest(Number(text.split(' ')[1]), detectives)).toBe(best);
});

test('of equally distant moves Mr X takes the one that leaves more stations possible', () => {
  // From 19 every line is a taxi; the other possible station, 34, has buses too, so a black ticket says less.
  const s = mrXAt(19, [197, 198, 199, 174, 175], [19, 34]);
  for (const text of choices(s)) expect(text).toMatch(/^black /);
});

test('in a box where Mr X shows himself the tickets make no difference', () => {
  const s = mrXAt(19, [197, 198, 199, 174, 175], [19, 34]);
  s[BOX] = 7;
  s[ROUND] = 8;
  expect(choices(s).map((text) => text.split(' ')[0])).toContain('taxi');
});

test('the filter keeps Mr X from wasting black tickets in a playout', () => {
  const s = mrXAt(19, [197, 198, 199, 174, 175], [19, 20]);
  expect(choices(s, { filter: true, epsilon: 1 }).filter((text) => text.startsWith('black'))).toEqual([]);
  expect(choices(s, { epsilon: 1 }).some((text) => text.startsWith('black'))).toBe(true);
});

test('Mr X doubles only when every single move ends next to a detective and two lead farther', () => {
  // Neighbors of 19 are 8, 9 and 32; each has a detective next to it.
  const cornered = mrXAt(19, [18, 1, 44, 45, 33]);
  for (const text of choices(cornered, { doubles: 'off' })) expect(text).not.toContain('double');
  const rescued = choices(cornered, { doubles: 'rescue' });
  const free = mrXAt(19, [197, 198, 199, 174, 175]);
  for (const text of choices(free, { doubles: 'rescue' })) expect(text).not.toContain('double');
  expect(choices(free, { doubles: 'any' }).some((text) => text.startsWith('double'))).toBe(true);
  expect(cornered[DOUBLES]).toBe(2);
  expect(rescued.every((text) => text.startsWith('double'))).toBe(true);
});

test('a detective keeps the sum of distances to all possible stations small', () => {
  const possible = [100, 112, 140, 89, 67, 185];
  const s = detectiveAt(128, [1, 2, 3, 4], possible);
  const sum = (at: number): number => possible.reduce((total, p) => total + distance[at * width + p], 0);
  const moves = new Int32Array(GAME.maxMoves);
  const count = GAME.legalMoves(s, moves);
  const least = Math.min(...[...moves.subarray(0, count)].map((m) => sum(moveTo(m))));
  for (const text of choices(s)) expect(sum(Number(text.split(' ')[2]))).toBe(least);
});

test('a detective takes Mr X where he must be, even when careless, unless told not to', () => {
  const s = detectiveAt(46, [1, 2, 3, 4], [45]);
  expect(choices(s, { epsilon: 1 })).toEqual(['d1 taxi 45']);
  expect(choices(s, { epsilon: 1, capture: false }).length).toBeGreaterThan(3);
});

test('the policy keeps track of where Mr X may be as the rules do', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const settings = { ...GREEDY, epsilon: 0.2, doubles: 'rescue' } as const;
    const tracked = dealt(seed);
    const tracker = new DistancePolicy(GAME, tables, new Rng(seed), settings);
    tracker.look(tracked);
    while (tracked[ACTOR] !== TERMINAL) tracker.play(tracked, tracker.choose(tracked));
    const asked = dealt(seed);
    const policy = new DistancePolicy(GAME, tables, new Rng(seed), settings);
    while (asked[ACTOR] !== TERMINAL) {
      GAME.prepare!(asked);
      policy.look(asked);
      GAME.apply(asked, policy.choose(asked));
    }
    expect(asked.subarray(HISTORY)).toEqual(tracked.subarray(HISTORY));
  }
});

test('neighbor sums rank the neighbors of every station as plain addition does', () => {
  const sums = new NeighborSums(BOARDS.london, distance);
  const rng = new Rng(8);
  for (let from = 1; from < width; from++) {
    const size = 1 + rng.below(199);
    const list = Uint8Array.from({ length: size }, () => 1 + rng.below(199));
    sums.add(from, list, size);
    const plain = (at: number): number => list.reduce((total, p) => total + distance[at * width + p], 0);
    const neighbors = Array.from({ length: 199 }, (_, i) => i + 1).filter((to) => distance[from * width + to] === 1);
    for (const to of neighbors) expect(sums.of(to) - plain(to), `${from} to ${to}`).toBe(size - plain(from));
  }
});
