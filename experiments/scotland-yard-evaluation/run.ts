/**
 * Which weights make the one-ply Scotland Yard players strong? Changes one weight at a time from the chosen ones, for
 * Mr X and for the detectives, and plays greedy against greedy on the same deals.
 *   npx tsx experiments/scotland-yard-evaluation/run.ts [pairs]
 */
import { createAgent } from '../../src/agents/index.js';
import { playGame } from '../../src/core/play.js';
import type { EvaluationWeights } from '../../src/games/scotland-yard/evaluate.js';
import { WEIGHTS } from '../../src/games/scotland-yard/evaluate.js';
import { optionsSchema } from '../../src/games/scotland-yard/options.js';
import { createScotlandYard } from '../../src/games/scotland-yard/rules.js';
import { wilson } from '../../src/stats/proportion.js';

const games = Number(process.argv[2] ?? 400);
const SEED = 3;

const VARIANTS: readonly Partial<EvaluationWeights>[] = [
  {},
  { distance: 1 },
  { distance: 4 },
  { enough: 2 },
  { enough: 5 },
  { doubt: 1 },
  { doubt: 4 },
  { waysOut: 1 },
  { waysOut: 5 },
  { doubleCard: 0 },
  { doubleCard: 3 },
  { blackTicket: 0 },
  { blackTicket: 1 },
  { danger: 4 },
  { danger: 36 },
  { nearest: 0 },
  { nearest: 2 },
  { average: 1 },
  { average: 4 },
  { search: 0.3 },
  { search: 2 },
];

console.log('| changed | Mr X escapes | 95 % interval |\n| --- | --- | --- |');
for (const variant of VARIANTS) {
  const game = createScotlandYard(optionsSchema.parse({}), { ...WEIGHTS, ...variant });
  const agents = [createAgent('greedy', game), createAgent('greedy', game)];
  let escapes = 0;
  for (let pair = 0; pair < games; pair++) if (playGame(game, agents, { seed: SEED, pair }).returns[0] > 0) escapes++;
  const { low, high } = wilson(escapes, games);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const name = Object.entries(variant).map(([key, value]) => `${key} ${value}`)[0] ?? 'nothing';
  console.log(`| ${name} | ${percent(escapes / games)} | ${percent(low)} .. ${percent(high)} |`);
}
