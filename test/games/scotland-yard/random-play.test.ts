/**
 * Random play of the printed game by both implementations. The seeds are fixed, so the test always gives the same
 * answer; were they not, two equal implementations would differ by four standard errors in one comparison of 16,000.
 */
import { beforeAll, expect, test } from 'vitest';
import { MoveSampler } from '../../../src/core/chance.js';
import { ACTOR, newState, PLY, TERMINAL } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { scotlandYard } from '../../../src/games/scotland-yard/family.js';
import { BOX, WINNER } from '../../../src/games/scotland-yard/layout.js';
import * as naive from './naive.js';
import { parseOptions } from './position.js';

const GAMES = 20000;
const NAIVE_GAMES = 2500;
const LIMIT = 4;

/** One game: whether Mr X won, its moves, and the boxes filled. */
interface Outcome {
  readonly escaped: number;
  readonly plies: number;
  readonly boxes: number;
}

function playEngine(count: number, seed: number): Outcome[] {
  const game = scotlandYard.create(parseOptions());
  const sampler = new MoveSampler(game);
  const rng = new Rng(seed);
  const s = newState(game);
  return Array.from({ length: count }, () => {
    game.reset(s);
    while (s[ACTOR] !== TERMINAL) game.apply(s, sampler.sample(s, rng));
    return { escaped: s[WINNER] === 0 ? 1 : 0, plies: s[PLY], boxes: s[BOX] };
  });
}

function playNaive(count: number, seed: number): Outcome[] {
  const rng = new Rng(seed);
  const options = parseOptions();
  return Array.from({ length: count }, () => {
    let game = naive.newGame(options);
    let plies = 0;
    for (; game.phase !== 'over'; plies++) {
      const moves = naive.legalMoves(game);
      game = naive.play(game, moves[rng.below(moves.length)]);
    }
    return { escaped: game.winner === 'mr-x' ? 1 : 0, plies, boxes: game.boxes };
  });
}

function meanAndVariance(sample: readonly number[]): [number, number] {
  const mean = sample.reduce((sum, x) => sum + x, 0) / sample.length;
  return [mean, sample.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (sample.length - 1)];
}

/** Welch's statistic; for zeros and ones it is that of two proportions, unpooled. */
function standardErrorsApart(a: readonly number[], b: readonly number[]): number {
  const [meanA, varianceA] = meanAndVariance(a);
  const [meanB, varianceB] = meanAndVariance(b);
  return (meanA - meanB) / Math.sqrt(varianceA / a.length + varianceB / b.length);
}

let engine: readonly Outcome[] = [];
let second: readonly Outcome[] = [];

beforeAll(() => {
  engine = playEngine(GAMES, 1);
  second = playNaive(NAIVE_GAMES, 2);
}, 120_000);

test.each(['escaped', 'plies', 'boxes'] as const)('random play gives the same mean in both: %s', (figure) => {
  const apart = standardErrorsApart(
    engine.map((outcome) => outcome[figure]),
    second.map((outcome) => outcome[figure]),
  );
  expect(Math.abs(apart), `${figure} differ by ${apart.toFixed(2)} standard errors`).toBeLessThan(LIMIT);
});

test('the figures are those of a real sample', () => {
  expect(new Set(engine.map((outcome) => outcome.escaped))).toEqual(new Set([0, 1]));
  expect(new Set(second.map((outcome) => outcome.escaped))).toEqual(new Set([0, 1]));
  expect(Math.max(...engine.map((outcome) => outcome.boxes))).toBe(22);
});
