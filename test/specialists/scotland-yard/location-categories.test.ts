import { expect, test } from 'vitest';
import { PLY } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { HISTORY, MR_X, seen } from '../../../src/games/scotland-yard/layout.js';
import type { CategoryTable, Selection } from '../../../src/specialists/scotland-yard/location-categories.js';
import { GENERAL_WEIGHTS, LocationDraw } from '../../../src/specialists/scotland-yard/location-categories.js';
import { stationTables } from '../../../src/specialists/scotland-yard/station-tables.js';
import { dealt, GAME, place } from './positions.js';

const tables = stationTables(GAME);
const DETECTIVES = [1, 1, 1, 1, 1];
const distanceFrom1 = (at: number): number => tables.distance[tables.width + at];

function drawFor(possible: readonly number[], table: CategoryTable, selection: Selection = 'one-step'): LocationDraw {
  const s = place(dealt(), possible[0], DETECTIVES, [...possible]);
  s[HISTORY + s[PLY] - 1] = seen(0, 0, MR_X, 0, 0);
  const draw = new LocationDraw(tables, table, selection);
  draw.look(s);
  return draw;
}

const sharesOf = (draw: LocationDraw, stations: readonly number[]): number[] =>
  stations.map((at) => draw.probability(at));

test('the published weights of the general table are 0.196, 0.671, 0.540, 0.384 and 0.196', () => {
  expect([...GENERAL_WEIGHTS].map((w) => w.toFixed(3))).toEqual(['0.196', '0.671', '0.540', '0.384', '0.196']);
});

test('by the general table a station weighs what its distance to the nearest detective does', () => {
  const stations = [8, 9, 18]; // distances 1, 1 and 2
  expect(stations.map(distanceFrom1)).toEqual([1, 1, 2]);
  const [one, two] = GENERAL_WEIGHTS;
  const sum = 2 * one + two;
  const shares = sharesOf(drawFor(stations, 'general'), stations);
  [one / sum, one / sum, two / sum].forEach((share, i) => expect(shares[i]).toBeCloseTo(share, 12));
});

test('in two steps the stations of a category share its weight', () => {
  const stations = [8, 9, 18];
  const [one, two] = GENERAL_WEIGHTS;
  const shares = sharesOf(drawFor(stations, 'general', 'two-step'), stations);
  [one / 2 / (one + two), one / 2 / (one + two), two / (one + two)].forEach((share, i) =>
    expect(shares[i]).toBeCloseTo(share, 12),
  );
});

test('everything five moves away or farther is one category', () => {
  const stations = [18, 199, 175];
  expect(stations.map(distanceFrom1)).toEqual([2, 5, 7]);
  const [near, five, seven] = sharesOf(drawFor(stations, 'general'), stations);
  expect(five / near).toBeCloseTo(GENERAL_WEIGHTS[4] / GENERAL_WEIGHTS[1], 12);
  expect(seven).toBeCloseTo(five, 12);
});

test('the detailed table weighs by the combination of categories', () => {
  const shares = sharesOf(drawFor([8, 18], 'detailed'), [8, 18]);
  expect(shares[0]).toBeCloseTo(666 / (666 + 4776), 12);
  expect(shares[1]).toBeCloseTo(4776 / (666 + 4776), 12);
});

test('a combination without a row in the detailed table, and no table at all, weigh all stations alike', () => {
  const gap = [18, 199]; // categories 2 and 5
  expect(sharesOf(drawFor(gap, 'detailed'), gap)).toEqual([0.5, 0.5]);
  expect(sharesOf(drawFor([8, 9, 18, 199], 'none'), [8, 9, 18, 199])).toEqual([0.25, 0.25, 0.25, 0.25]);
});

test('distances count from where the detectives stood when Mr X moved', () => {
  const s = place(dealt(), 8, [1, 1, 1, 1, 1], [9, 31]);
  const ply = s[PLY];
  s[HISTORY + ply - 1] = seen(0, 0, MR_X, 0, 0);
  const draw = new LocationDraw(tables, 'general', 'one-step');
  draw.look(s);
  const before = sharesOf(draw, [9, 31]);
  // Detective 1 has since gone from 1 to 199: no station is nearer or farther by that.
  s[PLY]++;
  s[HISTORY + ply] = seen(1, 199, 1, 0, 0);
  place(s, 8, [199, 1, 1, 1, 1], [9, 31]);
  draw.look(s);
  expect(sharesOf(draw, [9, 31])).toEqual(before);
  // Detective 1 has since come from 199 to 31: what is next to him now was far from all when Mr X chose.
  s[HISTORY + ply] = seen(199, 30, 1, 0, 0);
  place(s, 8, [30, 199, 199, 199, 199], [9, 31]);
  draw.look(s);
  expect(sharesOf(draw, [9, 31])).toEqual([0.5, 0.5]);
});

test('draws follow the weights: 20,000 draws, each share within four standard errors', () => {
  const stations = [8, 9, 18, 31, 199];
  const draw = drawFor(stations, 'general');
  const rng = new Rng(5);
  const n = 20_000;
  const counts = new Map<number, number>();
  for (let i = 0; i < n; i++) {
    const at = draw.draw(rng);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(stations);
  for (const at of stations) {
    const share = draw.probability(at);
    expect(Math.abs(counts.get(at)! / n - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / n));
  }
});
