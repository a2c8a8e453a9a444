import { expect, test } from 'vitest';
import { Rng } from '../../src/core/rng.js';
import { fitRatings } from '../../src/stats/bradley-terry.js';
import { scoreFromElo } from '../../src/stats/elo.js';
import type { Interval } from '../../src/stats/interval.js';
import type { Meeting } from '../../src/stats/meeting.js';
import { meetingOfPairs } from '../../src/stats/meeting.js';
import { countPairs, pairScore } from '../../src/stats/pairs.js';
import { clopperPearson, wilson } from '../../src/stats/proportion.js';

const RUNS = 3000;

const covers = ({ low, high }: Interval, truth: number): boolean => low <= truth && truth <= high;

/** The exact 99.9 % interval of a rate seen in RUNS seeded runs. */
const rateOf = (hits: number): Interval => clopperPearson(hits, RUNS, 0.999);

/** How often an interval for `trials` trials contains the truth: all outcomes weighed, nothing drawn. */
function exactCoverage(method: typeof wilson, trials: number, truth: number): number {
  let sum = 0;
  let chance = (1 - truth) ** trials;
  for (let k = 0; k <= trials; k++) {
    if (covers(method(k, trials), truth)) sum += chance;
    chance *= ((trials - k) / (k + 1)) * (truth / (1 - truth));
  }
  return sum;
}

test('the exact interval covers at least 95 % everywhere, Wilson 95 % on average', () => {
  const truths = Array.from({ length: 97 }, (_, i) => (i + 2) / 100);
  const exact = truths.map((truth) => exactCoverage(clopperPearson, 40, truth));
  expect(Math.min(...exact)).toBeGreaterThanOrEqual(0.95);
  const score = truths.map((truth) => exactCoverage(wilson, 40, truth));
  expect(score.reduce((a, b) => a + b) / score.length).toBeCloseTo(0.95, 2);
  expect(Math.min(...score)).toBeGreaterThan(0.9);
});

/** Two games, each won with chance `share`; the second repeats (or reverses) the first's luck with chance `link`. */
function drawPair(share: number, link: number, rng: Rng): [number, number] {
  const luck = rng.unit();
  const own = rng.unit();
  const second = rng.unit() < Math.abs(link) ? (link > 0 ? luck : 1 - luck) : own;
  return [luck < share ? 1 : 0, second < share ? 1 : 0];
}

/** Hits of the interval by pairs and of Wilson's by games, in RUNS matches of 100 pairs. */
function matchCoverage(link: number, seed: number): { byPairs: Interval; byGames: Interval } {
  const share = 0.55;
  const rng = new Rng(seed);
  let byPairs = 0;
  let byGames = 0;
  for (let run = 0; run < RUNS; run++) {
    const pairs = Array.from({ length: 100 }, () => drawPair(share, link, rng));
    const { mean, interval } = pairScore(countPairs(pairs));
    if (covers(interval, share)) byPairs++;
    if (covers(wilson(200 * mean, 200), share)) byGames++;
  }
  return { byPairs: rateOf(byPairs), byGames: rateOf(byGames) };
}

// 3000 matches each, seeds fixed, statements at 99.9 % confidence.
test('without correlation, pairs and games both cover 95 %', () => {
  const { byPairs, byGames } = matchCoverage(0, 11);
  expect(covers(byPairs, 0.95)).toBe(true);
  expect(covers(byGames, 0.95)).toBe(true);
});

test('when the games of a pair go together, counting games covers too little and counting pairs is right', () => {
  const { byPairs, byGames } = matchCoverage(0.7, 12);
  expect(covers(byPairs, 0.95)).toBe(true);
  expect(byGames.high).toBeLessThan(0.9);
});

test('when the games of a pair cancel, counting games wastes precision and counting pairs is right', () => {
  const { byPairs, byGames } = matchCoverage(-0.7, 13);
  expect(covers(byPairs, 0.95)).toBe(true);
  expect(byGames.low).toBeGreaterThan(0.98);
});

const TRUE_ELO = [90, 20, -30, -80];
const TRUE_ADVANTAGE = 70;

function drawMeeting(first: number, second: number, games: number, rng: Rng): Meeting {
  const share = scoreFromElo(TRUE_ELO[first] - TRUE_ELO[second] + TRUE_ADVANTAGE);
  let score = 0;
  for (let game = 0; game < games; game++) if (rng.unit() < share) score++;
  return { first, second, games, score };
}

const PAIRINGS = TRUE_ELO.flatMap((_, a) => TRUE_ELO.flatMap((_, b) => (a === b ? [] : [[a, b]])));

test('ratings, differences and the seat advantage of a round robin cover 95 %', () => {
  const rng = new Rng(14);
  const hits = { rating: 0, difference: 0, advantage: 0 };
  for (let run = 0; run < RUNS; run++) {
    const meetings = PAIRINGS.map(([a, b]) => drawMeeting(a, b, 30, rng));
    const { ratings, differences, seatAdvantage } = fitRatings(4, meetings, { seatAdvantage: true });
    if (covers(ratings[0].interval, TRUE_ELO[0])) hits.rating++;
    if (covers(differences[1][3].interval, TRUE_ELO[1] - TRUE_ELO[3])) hits.difference++;
    if (covers(seatAdvantage!.interval, TRUE_ADVANTAGE)) hits.advantage++;
  }
  for (const [what, count] of Object.entries(hits)) expect(covers(rateOf(count), 0.95), `${what} ${count}`).toBe(true);
});

test('with correlated pairs, ratings keep their 95 % only when meetings are built from pairs', () => {
  const rng = new Rng(15);
  let byPairs = 0;
  let byGames = 0;
  for (let run = 0; run < RUNS; run++) {
    const paired = PAIRINGS.filter(([a, b]) => a < b).map(([a, b]) => {
      const share = scoreFromElo(TRUE_ELO[a] - TRUE_ELO[b]);
      return meetingOfPairs(a, b, countPairs(Array.from({ length: 40 }, () => drawPair(share, 0.7, rng))));
    });
    const plain = paired.map(({ first, second, games, score }) => ({ first, second, games, score }));
    const truth = TRUE_ELO[0] - TRUE_ELO[2];
    if (covers(fitRatings(4, paired).differences[0][2].interval, truth)) byPairs++;
    if (covers(fitRatings(4, plain).differences[0][2].interval, truth)) byGames++;
  }
  expect(covers(rateOf(byPairs), 0.95), `${byPairs}`).toBe(true);
  expect(rateOf(byGames).high, `${byGames}`).toBeLessThan(0.9);
});
