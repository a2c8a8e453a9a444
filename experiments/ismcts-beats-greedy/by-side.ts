/**
 * Letters from a Ghost, where sides are dealt during the game: the two games of a pair exchange the sides that are dealt,
 * not the printed parts. Where there is only one side, one agent has the whole table in one game and the other in the
 * other: a pair counts 1 if only the first agent's table solves the case, 1/2 if both do or neither. See README.md.
 *   npx tsc -p experiments && cp package.json build/
 *   node build/experiments/ismcts-beats-greedy/by-side.js <pairs> <ismcts|greedy> <preset> [seed]
 */
import type { Agent } from '../../src/core/agent.js';
import type { Game, Move, Player } from '../../src/core/game.js';
import { Table } from '../../src/core/table.js';
import type { View } from '../../src/core/view.js';
import { ghostLetters } from '../../src/games/ghost-letters/family.js';
import { createSetup } from '../../src/games/ghost-letters/layout.js';
import type { GhostLettersOptions } from '../../src/games/ghost-letters/options.js';
import * as roles from '../../src/games/ghost-letters/roles.js';
import { createAgent } from '../../src/specialists/index.js';
import { meanInterval, summarize } from '../../src/stats/summary.js';
import { keep, pairingOf, printTable } from './results.js';

const SEED = 1891;
const PAIRINGS = [
  ['ismcts(belief=posterior,others=rollout,c=0.1,rollout=quick,depth=16)', 'greedy'],
  ['greedy', 'random'],
] as const;

/** One of two agents, as the role of the seat says; before roles are dealt there is nothing to decide. */
class ByRole implements Agent {
  readonly spec: string;
  readonly #agents: readonly [Agent, Agent];
  readonly #roleWord: number;
  readonly #whose: (role: number) => 0 | 1;

  constructor(agents: readonly [Agent, Agent], roleWord: number, whose: (role: number) => 0 | 1) {
    this.spec = agents.map(({ spec }) => spec).join(' or ');
    this.#agents = agents;
    this.#roleWord = roleWord;
    this.#whose = whose;
  }

  reset(game: Game, player: Player, seed: number): void {
    for (const agent of this.#agents) agent.reset(game, player, seed);
  }

  see(seen: number): void {
    for (const agent of this.#agents) agent.see?.(seen);
  }

  choose(view: View): Move {
    return this.#agents[this.#whose(view.observation[this.#roleWord + view.player])].choose(view);
  }
}

const isGuilty = (role: number): boolean => role === roles.KILLER || role === roles.ACCOMPLICE;

/** The table of a leg: with two sides the guilty change hands, with one the whole table does. */
function tableOf(game: Game, specs: readonly [string, string], leg: 0 | 1): Table {
  const { role: roleWord, isCompetitive } = createSetup(game.options as unknown as GhostLettersOptions);
  const other = leg === 0 ? 1 : 0;
  const whose = (role: number): 0 | 1 => (isCompetitive && isGuilty(role) ? other : leg);
  const agents = (): [Agent, Agent] => [createAgent(specs[0], game), createAgent(specs[1], game)];
  const table = new Table(
    game,
    game.roles.map(() => new ByRole(agents(), roleWord, whose)),
  );
  table.timed = true;
  return table;
}

/** Whether the Ghost's side won the game of this pair. */
function isSolved(table: Table, seed: number, pair: number, leg: number): boolean {
  table.play(seed, pair, leg);
  if (table.fault) throw new Error(`pair ${pair}, leg ${leg}: ${table.fault.what}`);
  return table.returns[0] > 0;
}

function play(pairs: number, specs: readonly [string, string], preset: string, seed: number): void {
  const { options } = ghostLetters.presets[preset];
  const game = ghostLetters.create(ghostLetters.schema.parse(options));
  const tables = [tableOf(game, specs, 0), tableOf(game, specs, 1)];
  const scores: number[] = [];
  const solved = [0, 0];
  let millis = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const [own, theirs] = tables.map((table, leg) => (isSolved(table, seed, pair, leg) ? 1 : 0));
    millis += tables[0].millis.reduce((sum, x) => sum + x, 0) / pairs;
    solved[0] += own;
    solved[1] += theirs;
    scores.push((1 + own - theirs) / 2);
  }
  console.log(`${preset}: ${specs[0]} solved ${solved[0]} of ${pairs} cases, ${specs[1]} ${solved[1]}; seed ${seed}`);
  const summary = summarize(scores);
  const { low, high } = meanInterval(summary);
  if (seed !== SEED) return console.log(`score ${summary.mean.toFixed(3)}, ${low.toFixed(3)} .. ${high.toFixed(3)}`);
  keep({
    game: `${game.id} ${preset}`,
    rulesVersion: game.rulesVersion,
    pairing: pairingOf(...specs),
    pairs,
    score: summary.mean,
    scoreLow: low,
    scoreHigh: high,
    mean: 2 * summary.mean - 1,
    meanLow: 2 * low - 1,
    meanHigh: 2 * high - 1,
    millis: Math.round(millis),
  });
}

const [count = '0', who = '', preset = 'pair', seed = SEED] = process.argv.slice(2);
for (const specs of PAIRINGS) if (specs[0].startsWith(who)) play(Number(count), specs, preset, Number(seed));
printTable();
