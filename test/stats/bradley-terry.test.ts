import { expect, test } from 'vitest';
import { fitRatings } from '../../src/stats/bradley-terry.js';
import { ELO_PER_LOGIT } from '../../src/stats/elo.js';
import type { Meeting } from '../../src/stats/meeting.js';
import { meetingOfPairs } from '../../src/stats/meeting.js';
import * as oracle from './oracle.js';
import { expectRelative } from './relative.js';

// American League East, 1987 (Agresti, Categorical Data Analysis, 2nd ed., table 10.10): home and away wins of the
// row's home games against Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore.
const HOME_GAMES = [
  '--- 4-3 4-2 4-3 6-1 4-2 6-0',
  '3-3 --- 4-2 4-3 6-0 6-1 4-3',
  '2-5 4-3 --- 2-4 4-3 4-2 6-0',
  '3-3 5-1 2-5 --- 4-3 4-2 6-1',
  '5-1 2-5 3-3 4-2 --- 5-2 6-0',
  '2-5 3-3 3-4 4-3 4-2 --- 2-4',
  '2-5 1-5 1-6 2-4 1-6 3-4 ---',
];
const BALTIMORE = 6;

const BASEBALL: Meeting[] = HOME_GAMES.flatMap((row, first) =>
  row.split(' ').flatMap((cell, second) => {
    const [won, lost] = cell.split('-').map(Number);
    return first === second ? [] : [{ first, second, score: won, games: won + lost }];
  }),
);

const SMALL: Meeting[] = oracle.RATED.map(([first, second, score, games]) => ({ first, second, score, games }));

test('the baseball ratings of Agresti come out to the digits printed', () => {
  const { differences, converged } = fitRatings(7, BASEBALL);
  expect(converged).toBe(true);
  // Table 10.11, third column: log-odds above Baltimore; the text gives errors of about 0.3.
  [1.58, 1.44, 1.29, 1.25, 1.11, 0.68].forEach((wanted, team) => {
    expect(differences[team][BALTIMORE].elo / ELO_PER_LOGIT).toBeCloseTo(wanted, 2);
    expect(differences[team][BALTIMORE].standardError / ELO_PER_LOGIT).toBeCloseTo(0.3, 1);
  });
});

test('the home advantage of Agresti comes out to the digits printed', () => {
  const { ratings, seatAdvantage } = fitRatings(7, BASEBALL, { seatAdvantage: true });
  expect(seatAdvantage!.elo / ELO_PER_LOGIT).toBeCloseTo(0.302, 3);
  // Table 10.11, fifth column: strengths that add up to 1.
  const strengths = ratings.map(({ elo }) => Math.exp(elo / ELO_PER_LOGIT));
  const total = strengths.reduce((a, b) => a + b);
  [0.22, 0.19, 0.164, 0.157, 0.137, 0.088, 0.044].forEach((wanted, team) => {
    expect(strengths[team] / total).toBeCloseTo(wanted, 3);
  });
});

test.each([
  ['without options', 0, {}],
  ['with a seat advantage', 1, { seatAdvantage: true }],
  ['with a seat advantage and a prior', 2, { seatAdvantage: true, prior: 2 }],
] as const)('ratings and the errors of all differences agree with mpmath, %s', (_, index, options) => {
  const wanted = oracle.RATINGS[index];
  const table = fitRatings(4, SMALL, options);
  table.ratings.forEach(({ elo }, i) => expectRelative(elo, wanted.elo[i], 1e-9));
  table.differences.forEach((row, a) =>
    row.forEach(({ elo, standardError }, b) => {
      expect(elo).toBeCloseTo(wanted.elo[a] - wanted.elo[b], 7);
      expectRelative(standardError, wanted.differenceErrors[a][b], 1e-9);
    }),
  );
  if (index > 0) expectRelative(table.seatAdvantage!.elo, wanted.elo[4]!, 1e-9);
  if (index > 0) expectRelative(table.seatAdvantage!.standardError, wanted.advantageError, 1e-9);
  else expect(table.seatAdvantage).toBeUndefined();
});

test('ratings add up to 0, and so does every row of their covariance', () => {
  for (const options of [{}, { prior: 1 }, { seatAdvantage: true }]) {
    const { ratings, covariance } = fitRatings(4, SMALL, options);
    expect(ratings.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0, 8);
    for (const row of covariance) expect(row.reduce((sum, x) => sum + x, 0)).toBeCloseTo(0, 6);
    ratings.forEach(({ standardError }, i) => expect(standardError).toBeCloseTo(Math.sqrt(covariance[i][i]), 9));
  }
});

test('two players reduce to one proportion', () => {
  const { differences } = fitRatings(2, [{ first: 0, second: 1, score: 30, games: 40 }], { confidence: 0.9 });
  const { elo, standardError, interval } = differences[0][1];
  expect(elo).toBeCloseTo(400 * Math.log10(3), 9);
  expect(standardError).toBeCloseTo(ELO_PER_LOGIT / Math.sqrt(40 * 0.75 * 0.25), 9);
  expect(interval.high - elo).toBeCloseTo(1.6448536269514722 * standardError, 9);
});

test('at the maximum every player has scored what was expected of him', () => {
  const { ratings } = fitRatings(7, BASEBALL);
  const surplus = ratings.map(() => 0);
  for (const { first, second, score, games } of BASEBALL) {
    const expected = games / (1 + 10 ** ((ratings[second].elo - ratings[first].elo) / 400));
    surplus[first] += score - expected;
    surplus[second] -= score - expected;
  }
  for (const points of surplus) expect(points).toBeCloseTo(0, 9);
});

test('a player who only won stands infinitely high, outside the group of the others', () => {
  const champion: Meeting[] = [
    { first: 0, second: 1, score: 6, games: 6 },
    { first: 2, second: 0, score: 0, games: 6 },
    { first: 1, second: 2, score: 4, games: 6 },
  ];
  const { ratings, groups, differences } = fitRatings(3, champion);
  expect(groups).toEqual([[1, 2], [0]]);
  expect(ratings[0].elo).toBe(Infinity);
  expect(ratings[0].interval).toEqual({ low: -Infinity, high: Infinity });
  expect(differences[1][0].elo).toBe(-Infinity);
  expect(differences[1][2].elo).toBeCloseTo(400 * Math.log10(2), 9);
  expect(ratings[1].elo + ratings[2].elo).toBeCloseTo(0, 9);
});

test('a player who only lost stands infinitely low', () => {
  const { ratings } = fitRatings(3, [
    { first: 0, second: 1, score: 3, games: 6 },
    { first: 2, second: 0, score: 0, games: 6 },
  ]);
  expect(ratings[2].elo).toBe(-Infinity);
});

test('players whom no game joins cannot be compared', () => {
  const { ratings, groups, differences, covariance } = fitRatings(5, [
    { first: 0, second: 1, score: 3, games: 6 },
    { first: 2, second: 3, score: 6, games: 9 },
  ]);
  expect(groups).toEqual([[2, 3], [0, 1], [4]]);
  expect(ratings[0].elo).toBeNaN();
  expect(ratings[4].elo).toBeNaN();
  expect(differences[0][2].elo).toBeNaN();
  expect(covariance[0][2]).toBeNaN();
  // Within a group that is not the first, differences still hold.
  expect(differences[0][1].elo).toBeCloseTo(0, 9);
  expect(differences[2][3].elo).toBeCloseTo(400 * Math.log10(2), 9);
});

test('a prior makes everything finite and joins all players', () => {
  const oneSided: Meeting[] = [{ first: 0, second: 1, score: 9, games: 9 }];
  const { ratings, groups, seatAdvantage } = fitRatings(3, oneSided, { prior: 1, seatAdvantage: true });
  expect(groups).toEqual([[0, 1, 2]]);
  for (const { elo, interval } of [...ratings, seatAdvantage!]) {
    expect(Number.isFinite(elo)).toBe(true);
    expect(Number.isFinite(interval.low + interval.high)).toBe(true);
  }
  expect(ratings[0].elo).toBeGreaterThan(ratings[2].elo);
  expect(ratings[2].elo).toBeGreaterThan(ratings[1].elo);
});

test('a stronger prior pulls ratings together', () => {
  const gap = (prior: number): number => fitRatings(4, SMALL, { prior }).differences[0][3].elo;
  expect(gap(1)).toBeLessThan(gap(0));
  expect(gap(10)).toBeLessThan(gap(1));
});

test('when the first seat wins every game its advantage is infinite and the ratings are unknown', () => {
  const seats: Meeting[] = [
    { first: 0, second: 1, score: 5, games: 5 },
    { first: 1, second: 0, score: 5, games: 5 },
  ];
  const { seatAdvantage, ratings, converged } = fitRatings(2, seats, { seatAdvantage: true });
  expect(seatAdvantage!.elo).toBe(Infinity);
  expect(ratings[0].elo).toBeNaN();
  expect(converged).toBe(false);
  const worse = seats.map((m) => ({ ...m, score: 0 }));
  expect(fitRatings(2, worse, { seatAdvantage: true }).seatAdvantage!.elo).toBe(-Infinity);
});

test('a seat that never changes hands has no advantage to measure', () => {
  const { seatAdvantage } = fitRatings(2, [{ first: 0, second: 1, score: 3, games: 5 }], { seatAdvantage: true });
  expect(seatAdvantage!.elo).toBeNaN();
});

test('an infinite seat advantage is found when ratings must grow with it', () => {
  // 1 and 2 win with the first seat only; 0 wins with it always, without it half of the time.
  const meetings: Meeting[] = [
    { first: 1, second: 2, score: 4, games: 4 },
    { first: 2, second: 1, score: 4, games: 4 },
    { first: 0, second: 1, score: 4, games: 4 },
    { first: 1, second: 0, score: 2, games: 4 },
  ];
  expect(fitRatings(3, meetings, { seatAdvantage: true }).seatAdvantage!.elo).toBe(Infinity);
  meetings.push({ first: 0, second: 2, score: 3, games: 4 }, { first: 2, second: 0, score: 3, games: 4 });
  const { seatAdvantage, converged } = fitRatings(3, meetings, { seatAdvantage: true });
  expect(converged).toBe(true);
  expect(Number.isFinite(seatAdvantage!.elo)).toBe(true);
});

test('very uneven results still converge', () => {
  const { converged, differences, iterations } = fitRatings(3, [
    { first: 0, second: 1, score: 99999, games: 100000 },
    { first: 1, second: 2, score: 99999, games: 100000 },
  ]);
  expect(converged).toBe(true);
  expect(iterations).toBeLessThan(40);
  expect(differences[0][2].elo).toBeCloseTo(2 * 400 * Math.log10(99999), 5);
});

test('pairs bring their own error, and independent games give the usual one', () => {
  // Cells 25-50-25 are what independent games at even odds give.
  const independent = fitRatings(2, [meetingOfPairs(0, 1, [25, 0, 50, 0, 25])]).differences[0][1];
  const byGames = fitRatings(2, [{ first: 0, second: 1, score: 100, games: 200 }]).differences[0][1];
  expect(independent.elo).toBeCloseTo(0, 9);
  expect(independent.standardError / byGames.standardError).toBeCloseTo(Math.sqrt(100 / 99), 9);
  // If the second game repeats the first, 100 pairs are worth 100 games.
  const repeated = fitRatings(2, [meetingOfPairs(0, 1, [50, 0, 0, 0, 50])]).differences[0][1];
  expect(repeated.standardError / byGames.standardError).toBeCloseTo(Math.sqrt((2 * 100) / 99), 9);
});

test('with a prior, pairs of independent games give the error that the games give', () => {
  const pairs = fitRatings(2, [meetingOfPairs(0, 1, [25, 0, 50, 0, 25])], { prior: 3 }).differences[0][1];
  const games = fitRatings(2, [{ first: 0, second: 1, score: 100, games: 200 }], { prior: 3 }).differences[0][1];
  expect(pairs.elo).toBeCloseTo(games.elo, 9);
  // The pairs divide by 99 where the model divides by 100; the prior's part is the same.
  expect(pairs.standardError / games.standardError).toBeGreaterThan(1);
  expect(pairs.standardError / games.standardError).toBeLessThan(Math.sqrt(100 / 99));
});

test('an unmeasurable seat leaves a player alone in his group at its origin', () => {
  const { ratings, seatAdvantage } = fitRatings(2, [{ first: 0, second: 1, score: 5, games: 5 }], {
    seatAdvantage: true,
  });
  expect(seatAdvantage!.elo).toBeNaN();
  expect(ratings.map(({ elo }) => elo)).toEqual([0, -Infinity]);
});

test('meetings too uneven in weight for the arithmetic are reported, not rated', () => {
  const { converged, differences } = fitRatings(3, [
    { first: 0, second: 1, score: 5e16, games: 1e17 },
    { first: 1, second: 2, score: 1, games: 2 },
  ]);
  expect(converged).toBe(false);
  expect(differences[1][2].standardError).toBeNaN();
});

test('pairs that all ended alike fall back on the error of independent games', () => {
  expect(meetingOfPairs(0, 1, [0, 0, 8, 0, 0])).toEqual({ first: 0, second: 1, games: 16, score: 8 });
  expect(meetingOfPairs(0, 1, [0, 0, 0, 0, 0])).toEqual({ first: 0, second: 1, games: 0, score: 0 });
});

test('players, scores and priors that cannot be are refused', () => {
  expect(() => fitRatings(2, [{ first: 0, second: 2, score: 1, games: 2 }])).toThrow('players 0 and 2');
  expect(() => fitRatings(2, [{ first: 1, second: 1, score: 1, games: 2 }])).toThrow(RangeError);
  expect(() => fitRatings(2, [{ first: 0, second: 1, score: 3, games: 2 }])).toThrow('score 3 in 2 games');
  expect(() => fitRatings(2, [{ first: 0, second: 1, score: 1, games: 2, scoreVariance: -1 }])).toThrow('-1');
  expect(() => fitRatings(0, [])).toThrow('players is 0');
  expect(() => fitRatings(2, [], { prior: -1 })).toThrow('prior is -1');
});
