import { expect, test } from 'vitest';
import { Rng } from '../../src/core/rng.js';
import { likeliestWithMean, likeliestWithRatio } from '../../src/stats/constrained-likelihood.js';
import { ELO_PER_LOGIT, scoreFromElo } from '../../src/stats/elo.js';
import { CELL_SCORES } from '../../src/stats/pairs.js';
import { clopperPearson } from '../../src/stats/proportion.js';
import { sprt } from '../../src/stats/sprt.js';

// The normalized test solves its equation in rounds and is some six times slower.
const RUNS = { logistic: 1500, normalized: 500 };
const ELO0 = 0;
const ELO1 = 60;

// Pairs as lopsided games give them: the games of a pair often cancel, some are drawn.
const SHAPE = [0.12, 0.08, 0.6, 0.08, 0.12];

const TRUTHS = {
  logistic: (elo: number) => likeliestWithMean(CELL_SCORES, SHAPE, scoreFromElo(elo)),
  normalized: (elo: number) => likeliestWithRatio(CELL_SCORES, SHAPE, 0.5, (elo / (2 * ELO_PER_LOGIT)) * Math.SQRT2),
};

/** How many of RUNS[model] tests, looked at after every pair, end with `verdict` when pairs fall as `truth` says. */
function countVerdicts(model: keyof typeof TRUTHS, elo: number, verdict: 'H0' | 'H1', seed: number): number {
  const truth = TRUTHS[model](elo);
  const rng = new Rng(seed);
  let count = 0;
  for (let run = 0; run < RUNS[model]; run++) {
    const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    let result;
    do {
      counts[drawCell(truth, rng)]++;
      result = sprt(counts, { elo0: ELO0, elo1: ELO1, model }).verdict;
    } while (result === undefined);
    if (result === verdict) count++;
  }
  return count;
}

function drawCell(truth: readonly number[], rng: Rng): number {
  let rest = rng.unit();
  let cell = 0;
  while (cell < 4 && (rest -= truth[cell]) >= 0) cell++;
  return cell;
}

// Seeds fixed: the exact 99 % interval of the observed rate must contain the promised 0.05.
test.each([
  { model: 'logistic', error: 'type I', truth: ELO0, wrongVerdict: 'H1' },
  { model: 'logistic', error: 'type II', truth: ELO1, wrongVerdict: 'H0' },
  { model: 'normalized', error: 'type I', truth: ELO0, wrongVerdict: 'H1' },
  { model: 'normalized', error: 'type II', truth: ELO1, wrongVerdict: 'H0' },
] as const)('the $model test keeps its $error error of 5 percent', ({ model, truth, wrongVerdict }) => {
  const wrong = countVerdicts(model, truth, wrongVerdict, 2024);
  const { low, high } = clopperPearson(wrong, RUNS[model], 0.99);
  expect(low, `${wrong} of ${RUNS[model]}`).toBeLessThan(0.05);
  expect(high, `${wrong} of ${RUNS[model]}`).toBeGreaterThan(0.05);
});
