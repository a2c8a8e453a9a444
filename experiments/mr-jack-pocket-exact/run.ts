/**
 * How far are random and greedy play of Mr. Jack Pocket from an exact end? See README.md.
 *   npx tsx experiments/mr-jack-pocket-exact/run.ts wins <games>
 *   npx tsx experiments/mr-jack-pocket-exact/run.ts losses <games>
 */
import { createAgent } from '../../src/agents/index.js';
import type { Agent } from '../../src/core/agent.js';
import type { Move, State } from '../../src/core/game.js';
import { ACTOR } from '../../src/core/game.js';
import { playGame } from '../../src/core/play.js';
import { View } from '../../src/core/view.js';
import { createGame } from '../../src/games/index.js';
import { CHASE, ROUND, STEP } from '../../src/games/mr-jack-pocket/layout.js';
import { planOf, refuseToSolve, solveEnd } from '../../src/games/mr-jack-pocket/solve.js';
import { wilson } from '../../src/stats/proportion.js';
import { studentQuantile } from '../../src/stats/student.js';
import { ExactEnd } from './exact-end.js';

const SEED = 17;
const game = createGame('mr-jack-pocket', {});
const [what, size] = process.argv.slice(2);
if (what === 'wins') wins(Number(size));
else losses(Number(size));

function wins(games: number): void {
  console.log('| Investigator | Jack | games | Investigator wins | Jack wins |\n| --- | --- | --- | --- | --- |');
  for (const investigator of players()) for (const jack of players()) meet(games, investigator, jack);
  console.log('\n| played by both | then | games | solved | Investigator wins |\n| --- | --- | --- | --- | --- |');
  for (const spec of ['random', 'greedy']) finish(games, spec);
}

function players(): Agent[] {
  return [createAgent('random', game), createAgent('greedy', game), new ExactEnd('greedy', game)];
}

function meet(games: number, investigator: Agent, jack: Agent): void {
  let won = 0;
  for (let pair = 0; pair < games; pair++)
    if (playGame(game, [investigator, jack], { seed: SEED, pair }).returns[0] > 0) won++;
  const { low, high } = wilson(won, games);
  console.log(
    `| ${investigator.spec} | ${jack.spec} | ${games} | ${percent(won / games)} [${percent(low)}, ${percent(high)}] | ` +
      `${percent(1 - won / games)} [${percent(1 - high)}, ${percent(1 - low)}] |`,
  );
}

/** The same games as played to the end, and with the exact value from the first position that can be solved. */
function finish(games: number, spec: string): void {
  const agents = [createAgent(spec, game), createAgent(spec, game)];
  const played: number[] = [];
  const exact: number[] = [];
  let solved = 0;
  for (let pair = 0; pair < games; pair++) {
    let value: number | undefined;
    const { returns } = playGame(game, agents, { seed: SEED, pair }, (state) => {
      if (value === undefined && refuseToSolve(game, state) === undefined) value = solveEnd(game, state).value;
    });
    const result = returns[0] > 0 ? 1 : 0;
    if (value !== undefined) solved++;
    played.push(result);
    exact.push(value ?? result);
  }
  console.log(`| ${spec} | the same | ${games} | ${solved} | ${meanText(played)} |`);
  console.log(`| ${spec} | exact | ${games} | ${solved} | ${meanText(exact)} |`);
}

/** What a move costs, in chances to win, next to the best one; by role, round and action. */
function losses(games: number): void {
  console.log('| games of | role | decision | positions | greedy loses | random loses |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const spec of ['greedy', 'random']) {
    const found = [...lossesIn(spec, games)].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [place, { greedy, random }] of found)
      console.log(`| ${spec} | ${place} | ${greedy.length} | ${meanText(greedy)} | ${meanText(random)} |`);
  }
}

interface Losses {
  readonly greedy: number[];
  /** Of the average move. */
  readonly random: number[];
}

function lossesIn(spec: string, games: number): Map<string, Losses> {
  const byPlace = new Map<string, Losses>();
  const agents = [createAgent(spec, game), createAgent(spec, game)];
  const views = [new View(game, 0), new View(game, 1)];
  const asked = [createAgent('greedy', game), createAgent('greedy', game)];
  for (let pair = 0; pair < games; pair++) {
    asked.forEach((agent, seat) => agent.reset(game, seat, pair));
    playGame(game, agents, { seed: SEED, pair }, (state) => {
      const costs = costsAt(state);
      if (costs === undefined) return;
      const seat = state[ACTOR];
      const where = `round ${state[ROUND]}, action ${state[STEP] + 1}${state[CHASE] === 1 ? ', chase' : ''}`;
      const place = `${game.roles[seat]} | ${where}`;
      const lists = byPlace.get(place) ?? { greedy: [], random: [] };
      byPlace.set(place, lists);
      views[seat].show(state);
      lists.greedy.push(costs.get(asked[seat].choose(views[seat]))!);
      lists.random.push([...costs.values()].reduce((a, b) => a + b) / costs.size);
    });
  }
  return byPlace;
}

/** By legal move, what it costs the player to move; undefined where the end cannot be solved. */
function costsAt(state: State): ReadonlyMap<Move, number> | undefined {
  if (refuseToSolve(game, state) !== undefined) return undefined;
  const solution = solveEnd(game, state);
  const plan = planOf(game, state, solution);
  const { value, moves } = plan ?? solution;
  return new Map(moves.map((after) => [after.move, Math.abs(after.value - value)]));
}

function meanText(values: readonly number[]): string {
  const n = values.length;
  const mean = values.reduce((a, b) => a + b, 0) / n;
  const variance = values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / (n - 1);
  const half = n > 1 ? studentQuantile(0.975, n - 1) * Math.sqrt(variance / n) : NaN;
  return `${percent(mean)} ± ${percent(half)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
