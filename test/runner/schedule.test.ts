import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairingsOf, ranges } from '../../src/runner/schedule.js';
import { Seating } from '../../src/runner/seating.js';

test('round robin lets everybody meet everybody once', () => {
  expect(pairingsOf('round-robin', 4)).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
});

test('a gauntlet lets the first agent meet all others', () => {
  expect(pairingsOf('gauntlet', 4)).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
  ]);
});

test('head-to-head is between two', () => {
  expect(pairingsOf('head-to-head', 2)).toEqual([[0, 1]]);
  expect(() => pairingsOf('head-to-head', 3)).toThrow('head-to-head is between two agents; 3 given');
  expect(() => pairingsOf('round-robin', 1)).toThrow('two agents or more; 1 given');
});

test('every pair is scheduled once, whatever the sizes of the jobs and whatever is done already', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1 }),
      fc.array(fc.tuple(fc.nat(3), fc.nat(50), fc.integer({ min: 1, max: 10 }))),
      (pairings, pairs, sizes, finished) => {
        const seen = Array.from({ length: pairings }, () => new Uint8Array(pairs));
        const done = finished
          .map(([pairing, first, count]) => ({ pairing, first, count }))
          .filter(({ pairing, first, count }) => pairing < pairings && first + count <= pairs)
          .filter(({ pairing, first, count }) => {
            const free = seen[pairing].subarray(first, first + count).every((n) => n === 0);
            if (free) seen[pairing].fill(1, first, first + count);
            return free;
          })
          .sort((a, b) => a.pairing - b.pairing || a.first - b.first);
        let asked = 0;
        for (const { pairing, first, count } of ranges(pairings, pairs, done, () => sizes[asked++ % sizes.length]))
          for (let pair = first; pair < first + count; pair++) seen[pairing][pair]++;
        for (const list of seen) expect([...list]).toEqual(new Array(pairs).fill(1));
      },
    ),
    { seed: 1 },
  );
});

test('the schedule is made up only as it is asked for', () => {
  let asked = 0;
  const schedule = ranges(2, 1e9, [], () => ++asked);
  expect(schedule.next().value).toEqual({ pairing: 0, first: 0, count: 1 });
  expect(schedule.next().value).toEqual({ pairing: 1, first: 0, count: 2 });
  expect(asked).toBe(2);
});

test('two seats are exchanged between the legs of a pair', () => {
  const seating = new Seating(['mr-x', 'detectives']);
  expect([seating.sides(5, 0), seating.sides(5, 1)]).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('all seats of one role have the same agent', () => {
  const seating = new Seating(['mr-x', 'detectives', 'detectives', 'detectives']);
  expect(seating.parts).toEqual(['mr-x', 'detectives']);
  expect([seating.sides(0, 0), seating.sides(0, 1)]).toEqual([
    [0, 1, 1, 1],
    [1, 0, 0, 0],
  ]);
});

test('three roles are shared out in every way, and every pair exchanges all of them', () => {
  const seating = new Seating(['ghost', 'killer', 'detective']);
  expect(seating.ways).toBe(3);
  expect([0, 1, 2, 3].map((pair) => seating.sides(pair, 0).join(''))).toEqual(['010', '001', '011', '010']);
  for (let pair = 0; pair < 3; pair++)
    expect(seating.sides(pair, 1)).toEqual(seating.sides(pair, 0).map((side) => 1 - side));
});

test('over all ways each agent has each of four roles equally often, and never all or none', () => {
  const seating = new Seating(['a', 'b', 'c', 'd']);
  const first = [0, 0, 0, 0];
  for (let pair = 0; pair < seating.ways; pair++)
    for (let leg = 0; leg < 2; leg++) {
      const sides = seating.sides(pair, leg);
      expect(new Set(sides).size).toBe(2);
      sides.forEach((side, seat) => (first[seat] += 1 - side));
    }
  expect(first).toEqual([7, 7, 7, 7]);
});

test('seats that all have one role are parts of their own, and one seat alone is no tournament', () => {
  expect(new Seating(['player', 'player']).sides(0, 1)).toEqual([1, 0]);
  expect(() => new Seating(['solver'])).toThrow('two parts or more');
});
