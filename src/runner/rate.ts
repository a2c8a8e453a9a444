/** One rating table from several results files. */
import type { GameOptions } from '../core/game.js';
import { UsageError } from '../core/usage-error.js';
import type { RatingTable } from '../stats/bradley-terry.js';
import { fitRatings } from '../stats/bradley-terry.js';
import type { Meeting } from '../stats/meeting.js';
import { meetingOfPairs } from '../stats/meeting.js';
import { ResultsFile } from '../store/results-file.js';
import type { RunSettings } from '../store/rows.js';
import type { Ends } from './summary.js';
import { ends } from './summary.js';
import { tallyOf } from './tournament.js';

export const RATING_SCHEMA = 1;

export interface RatingSummary {
  readonly schema: typeof RATING_SCHEMA;
  readonly game: string;
  readonly options: GameOptions;
  readonly rulesVersion: number;
  readonly files: readonly string[];
  readonly agents: readonly {
    readonly spec: string;
    readonly games: number;
    readonly score: number;
    readonly elo: number | null;
    readonly eloInterval: Ends;
  }[];
  /** Row a, column b: the Elo lead of a over b, with the correlation of the two ratings taken into account. */
  readonly differences: readonly (readonly { readonly elo: number | null; readonly interval: Ends }[])[];
}

/** Agents are the same if their specs are; a spec that one run lists twice is told apart as `random #2`. */
export function rateFiles(paths: readonly string[]): RatingSummary {
  const specs: string[] = [];
  const meetings: Meeting[] = [];
  const runs: RunSettings[] = [];
  for (const path of paths) {
    const file = ResultsFile.open(path, { readOnly: true });
    try {
      requireComparable(paths, runs, path, file.settings);
      runs.push(file.settings);
      addMeetings(file, specs, meetings);
    } finally {
      file.close();
    }
  }
  const { game, options, rulesVersion } = runs[0];
  return { schema: RATING_SCHEMA, game, options, rulesVersion, files: paths, ...describe(specs, meetings) };
}

function addMeetings(file: ResultsFile, specs: string[], meetings: Meeting[]): void {
  const { agents, pairings } = file.settings;
  const tally = tallyOf(file);
  const players = namesOf(agents.map(({ spec }) => spec)).map((name) => {
    if (!specs.includes(name)) specs.push(name);
    return specs.indexOf(name);
  });
  pairings.forEach(([a, b], i) => meetings.push(meetingOfPairs(players[a], players[b], tally.pairs[i])));
}

/** Each spec, with a number from its second occurrence on. */
export function namesOf(specs: readonly string[]): string[] {
  return specs.map((spec, i) => {
    const before = specs.slice(0, i).filter((other) => other === spec).length;
    return before === 0 ? spec : `${spec} #${before + 1}`;
  });
}

/** Different games do not add up, and the same games must not be counted twice. */
function requireComparable(
  paths: readonly string[],
  runs: readonly RunSettings[],
  path: string,
  run: RunSettings,
): void {
  runs.forEach((other, i) => {
    for (const key of ['game', 'options', 'rulesVersion', 'gameDigest'] as const)
      if (JSON.stringify(other[key]) !== JSON.stringify(run[key]))
        throw new UsageError(
          `${path}: ${key} is ${JSON.stringify(run[key])}, in ${paths[i]} ${JSON.stringify(other[key])}; ratings need one game`,
        );
    const shared = run.agents.filter(({ spec }) => other.agents.some((agent) => agent.spec === spec));
    if (other.seed === run.seed && shared.length >= 2)
      throw new UsageError(
        `${path}: has the seed ${run.seed} and agents of ${paths[i]}; the same games would count twice`,
      );
  });
}

function describe(
  specs: readonly string[],
  meetings: readonly Meeting[],
): Pick<RatingSummary, 'agents' | 'differences'> {
  const table: RatingTable = fitRatings(specs.length, meetings);
  const agents = specs.map((spec, player) => {
    let games = 0;
    let points = 0;
    for (const { first, second, games: played, score } of meetings) {
      if (first !== player && second !== player) continue;
      games += played;
      points += first === player ? score : played - score;
    }
    const { elo, interval } = table.ratings[player];
    return { spec, games, score: games === 0 ? 0.5 : points / games, elo: finite(elo), eloInterval: ends(interval) };
  });
  const differences = table.differences.map((row) =>
    row.map(({ elo, interval }) => ({ elo: finite(elo), interval: ends(interval) })),
  );
  return { agents, differences };
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
