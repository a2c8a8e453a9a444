/** What has been measured so far, and the table of it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '../../src/games/index.js';

const FILE = 'experiments/ismcts-beats-greedy/results.json';

export interface Result {
  /** Its id and, where it is not the standard one, the preset behind a blank. */
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

export const pairingOf = (first: string, second: string): string => `${first.split('(')[0]} against ${second}`;

const read = (): Result[] => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Result[]) : []);

/** Keeps a result, in place of an earlier one of the same game and pairing. */
export function keep(result: Result): void {
  const results = read();
  const known = results.findIndex((r) => r.game === result.game && r.pairing === result.pairing);
  if (known < 0) results.push(result);
  else results[known] = result;
  writeFileSync(FILE, `${JSON.stringify(results, undefined, 2)}\n`);
}

export function printTable(): void {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const order = GAMES.map(({ id }) => id);
  const placeOf = ({ game }: Result): number => order.indexOf(game.split(' ')[0]);
  console.log('| game | pairing | pairs | score % | 95 % | mean result | 95 % |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const r of read().sort((a, b) => placeOf(a) - placeOf(b) || a.game.localeCompare(b.game)))
    console.log(
      `| ${r.game} | ${r.pairing} | ${r.pairs} | ${percent(r.score)} | ${percent(r.scoreLow)} .. ${percent(r.scoreHigh)} |` +
        ` ${r.mean.toFixed(3)} | ${r.meanLow.toFixed(3)} .. ${r.meanHigh.toFixed(3)} |`,
    );
}
