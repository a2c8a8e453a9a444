/**
 * Does thinking beat looking one move ahead, and that beat luck, in every game? See README.md.
 *   npx tsc -p experiments && cp package.json build/
 *   node build/experiments/ismcts-beats-greedy/run.js <pairs> <ismcts|greedy> <game>...
 * A game is its id, or id and preset in quotes. Plays so many pairs of that agent against the weaker one at each game,
 * keeps them in runs/ismcts-beats-greedy and goes on there the next time; then prints the table of all that has been
 * played. Without arguments it only prints.
 */
import { mkdirSync } from 'node:fs';
import type { GameOptions } from '../../src/core/game.js';
import { presetOptions } from '../../src/games/index.js';
import { tournament } from '../../src/runner/tournament.js';
import { exportLines } from '../../src/store/export.js';
import { ResultsFile } from '../../src/store/results-file.js';
import type { Running } from '../../src/stats/summary.js';
import { meanInterval, summarize } from '../../src/stats/summary.js';
import type { Result } from './results.js';
import { keep, pairingOf, printTable } from './results.js';

const SEED = 1891;
const ISMCTS = 'ismcts(belief=filter,others=rollout,c=0.2,rollout=greedy,epsilon=0,depth=24)';
/** Little is hidden in Holmes, and its evaluation looks ahead itself: even worlds and hardly a playout do. */
const ISMCTS_AT_HOLMES = 'ismcts(observer=each,c=0.1,depth=1)';
const pairingsAt = (game: string): readonly (readonly [string, string])[] => [
  [game.startsWith('holmes') ? ISMCTS_AT_HOLMES : ISMCTS, 'greedy'],
  ['greedy', 'random'],
];
const FOLDER = 'runs/ismcts-beats-greedy';

interface ExportedGame {
  readonly pair: number;
  readonly seats: readonly { readonly agent: string; readonly result: number }[];
}

const [count = '0', who = '', ...games] = process.argv.slice(2);
const pairs = Number(count);

/** Of each pair, the mean result of the first agent over its seats in both games. */
function resultsByPair(path: string, spec: string): Running {
  const file = ResultsFile.open(path, { readOnly: true });
  const sums = new Map<number, number>();
  for (const line of exportLines(file, 'jsonl')) {
    const { pair, seats } = JSON.parse(line) as ExportedGame;
    const own = seats.filter(({ agent }) => agent === spec);
    const mean = own.reduce((sum, { result }) => sum + result, 0) / own.length;
    sums.set(pair, (sums.get(pair) ?? 0) + mean / 2);
  }
  file.close();
  return summarize(sums.values());
}

async function play(game: string, agents: readonly [string, string]): Promise<Result> {
  const pairing = pairingOf(...agents);
  const out = `${FOLDER}/${`${game} ${pairing}`.replaceAll(' ', '-')}-${pairs}.db`;
  const [id, preset] = game.split(' ');
  const summary = await tournament({
    game: id,
    options: (preset ? presetOptions(id, preset) : {}) as GameOptions,
    agents: [...agents],
    pairs,
    seed: SEED,
    workers: 1,
    out,
    resume: true,
  });
  if (summary.faults > 0) throw new Error(`${game}: ${summary.faults} faults`);
  const running = resultsByPair(out, summary.agents[0].spec);
  const { score, interval } = summary.pairings[0];
  const { low, high } = meanInterval(running);
  return {
    game,
    rulesVersion: summary.rulesVersion,
    pairing,
    pairs,
    score,
    scoreLow: interval[0] ?? 0,
    scoreHigh: interval[1] ?? 1,
    mean: running.mean,
    meanLow: low,
    meanHigh: high,
    millis: Math.round(summary.agents[0].millis),
  };
}

mkdirSync(FOLDER, { recursive: true });
for (const game of games)
  for (const agents of pairingsAt(game)) if (agents[0].startsWith(who)) keep(await play(game, agents));
printTable();
