/**
 * Which weights make the one-ply Holmes player strong? Greedy with one weight changed plays greedy with the chosen ones,
 * each deal twice with the seats exchanged.
 *   npx tsx experiments/holmes-evaluation/run.ts <edition> <seed> <pairs> ['{"token":2}' …]
 */
import { createAgent } from '../../src/agents/index.js';
import type { Evaluate, Game } from '../../src/core/game.js';
import { playGame } from '../../src/core/play.js';
import { optionsSchema } from '../../src/games/holmes/options.js';
import { createHolmes } from '../../src/games/holmes/rules.js';
import type { EvaluationWeights } from '../../src/games/holmes/weights.js';
import { WEIGHTS } from '../../src/games/holmes/weights.js';
import { countPairs, pairScore } from '../../src/stats/pairs.js';

const [edition = 'mycroft', seed = '31', pairs = '100', ...given] = process.argv.slice(2);
const AGENT = 'greedy(worlds=6)';

const VARIANTS: readonly Partial<EvaluationWeights>[] = [
  { share: 0.3 },
  { share: 0.49 },
  { stir: 0 },
  { stir: 10 },
  { doubt: 0 },
  { doubt: 0.7 },
  { token: 0.6 },
  { token: 1.4 },
  { spend: 1.5 },
  { spend: 6 },
  { stock: 5 },
  { stock: 18 },
  { jokerHope: 0 },
  { jokerHope: 6 },
  { visits: 0 },
  { visits: 0.8 },
  { next: 0 },
  { next: 1 },
  { hidden: 0 },
  { hidden: 0.6 },
];

const options = optionsSchema.parse({ edition });
const standard = createHolmes(options);

/** The game in which each seat judges by its own evaluation. */
const withEvaluations = (evaluations: readonly Evaluate[]): Game => ({
  ...standard,
  evaluate: (state, player) => evaluations[player](state, player),
});

function duel(changed: Partial<EvaluationWeights>): ReturnType<typeof pairScore> {
  const own = createHolmes(options, { ...WEIGHTS, ...changed }).evaluate!;
  const games = [withEvaluations([own, standard.evaluate!]), withEvaluations([standard.evaluate!, own])];
  const scores = Array.from({ length: Number(pairs) }, (_, pair) => {
    const [first, second] = games.map((game, leg) => {
      const agents = [createAgent(AGENT, game), createAgent(AGENT, game)];
      return (playGame(game, agents, { seed: Number(seed), pair, leg }).returns[leg] + 1) / 2;
    });
    return [first, second] as const;
  });
  return pairScore(countPairs(scores));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const variants = given.length > 0 ? given.map((text) => JSON.parse(text) as Partial<EvaluationWeights>) : VARIANTS;
console.log(`${edition}, seed ${seed}, ${pairs} pairs\n\n| changed | score | 95 % interval |\n| --- | --- | --- |`);
for (const changed of variants) {
  const { mean, interval } = duel(changed);
  const name = Object.entries(changed).map(([key, value]) => `${key} ${value}`);
  console.log(`| ${name.join(', ')} | ${percent(mean)} | ${percent(interval.low)} .. ${percent(interval.high)} |`);
}
