/**
 * Does thinking beat looking one move ahead, and that beat luck, in every game? See README.md.
 *   npx tsc -p experiments && cp package.json build/
 *   node build/experiments/ismcts-beats-greedy/run.js <pairs> <ismcts|greedy> <game>...
 * Plays so many pairs of that agent against the weaker one at each game, keeps them in runs/ismcts-beats-greedy and goes
 * on there the next time; then prints the table of all that has been played. Without arguments it only prints.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '../../src/games/index.js';
import { tournament } from '../../src/runner/tournament.js';
import { exportLines } from '../../src/store/export.js';
import { ResultsFile } from '../../src/store/results-file.js';
import type { Running } from '../../src/stats/summary.js';
import { meanInterval, summarize } from '../../src/stats/summary.js';

const SEED = 1891;
const ISMCTS = 'ismcts(belief=filter,others=rollout,c=0.2,rollout=greedy,epsilon=0,depth=24)';
const PAIRINGS = [
  [ISMCTS, 'greedy'],
  ['greedy', 'random'],
] as const;
const FOLDER = 'runs/ismcts-beats-greedy';
const RESULTS = 'experiments/ismcts-beats-greedy/results.json';

interface Result {
  readonly game: string;
  readonly rulesVersion: number;
  readonly pairing: string;
  readonly pairs: number;
  /** Of the first agent, a win being 1 and a draw 1/2; and the mean of its results, which counts chips. */
  readonly score: number;
  readonly scoreLow: number;
  readonly scoreHigh: number;
  readonly mean: number;
  readonly meanLow: number;
  readonly meanHigh: number;
  /** Thinking time of the first agent in a game. */
  readonly millis: number;
}

interface ExportedGame {
  readonly pair: number;
  readonly seats: readonly { readonly agent: string; readonly result: number }[];
}

const results: Result[] = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Result[]) : [];
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
  const pairing = `${agents[0].split('(')[0]} against ${agents[1]}`;
  const out = `${FOLDER}/${game}-${pairing.replaceAll(' ', '-')}-${pairs}.db`;
  const summary = await tournament({ game, agents: [...agents], pairs, seed: SEED, workers: 1, out, resume: true });
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
  for (const agents of PAIRINGS) {
    if (!agents[0].startsWith(who)) continue;
    const result = await play(game, agents);
    const known = results.findIndex((r) => r.game === game && r.pairing === result.pairing);
    if (known < 0) results.push(result);
    else results[known] = result;
    writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  }

const percent = (share: number): string => (100 * share).toFixed(1);
const order = GAMES.map(({ id }) => id);
console.log(
  '| game | pairing | pairs | score % | 95 % | mean result | 95 % |\n| --- | --- | --- | --- | --- | --- | --- |',
);
for (const r of [...results].sort((a, b) => order.indexOf(a.game) - order.indexOf(b.game)))
  console.log(
    `| ${r.game} | ${r.pairing} | ${r.pairs} | ${percent(r.score)} | ${percent(r.scoreLow)} .. ${percent(r.scoreHigh)} |` +
      ` ${r.mean.toFixed(3)} | ${r.meanLow.toFixed(3)} .. ${r.meanHigh.toFixed(3)} |`,
  );
