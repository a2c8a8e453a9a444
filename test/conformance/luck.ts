/** Chance outcomes: weighed by positive integers, and drawn accordingly. */
import { MoveSampler } from '../../src/core/chance.js';
import { checked } from '../../src/core/checked.js';
import type { Game, State } from '../../src/core/game.js';
import { ACTOR, CHANCE, TERMINAL } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import { chiSquareDeviation, EvenDraws } from './evenness.js';
import { complain, SEED } from './random-games.js';
import { legalMovesOf } from './words.js';

const NODES = 60;
const GAMES = 40;
/** `Rng.below` is even up to here. */
const MAX_TOTAL = 2 ** 21;

export function drawsLuckByWeight(rules: Game): void {
  const game = checked(rules);
  const rng = new Rng(SEED);
  const sampler = new MoveSampler(game);
  const draws = new EvenDraws();
  const state = new Int32Array(game.stateWords);
  let nodes = 0;
  for (let i = 0; i < GAMES; i++)
    for (game.reset(state); state[ACTOR] !== TERMINAL; game.apply(state, sampler.sample(state, rng)))
      if (state[ACTOR] === CHANCE && nodes < NODES && rng.below(2) === 0) {
        nodes++;
        drawOutcomes(rules, state, weightsAt(game, state), rng, draws);
      }
  const deviation = chiSquareDeviation(draws);
  if (deviation > 5)
    complain(game, state, `luck does not follow the weights: ${deviation.toFixed(1)} standard deviations`);
}

export function weightsAt(game: Game, state: State): number[] {
  const outcomes = Int32Array.from(legalMovesOf(game, state));
  const weights = new Int32Array(outcomes.length).fill(1);
  game.chanceWeights?.(state, outcomes, outcomes.length, weights);
  const total = weights.reduce((a, b) => a + b, 0);
  if (total > MAX_TOTAL) complain(game, state, `weights add up to ${total}, more than 2^21`);
  return [...weights];
}

function drawOutcomes(game: Game, state: State, weights: number[], rng: Rng, draws: EvenDraws): void {
  const sampler = new MoveSampler(game);
  const outcomes = legalMovesOf(game, state);
  const counts = outcomes.map(() => 0);
  for (let i = 0; i < 20 * outcomes.length; i++) counts[outcomes.indexOf(sampler.sample(state, rng))]++;
  draws.add(counts, weights);
}
