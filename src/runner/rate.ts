/** One rating table from several results files. */
import type { GameOptions } from '../core/game.js';
import { UsageError } from '../core/usage-error.js';
import { pairScore } from '../stats/pairs.js';
import { ResultsFile } from '../store/results-file.js';
import type { RunAgent, RunSettings } from '../store/rows.js';
import { LEGS } from '../store/rows.js';
import { agentNames } from './rating-text.js';
import type { EloRating, Ends, PairMeeting } from './ratings.js';
import { pairsOf, rateAgents } from './ratings.js';
import { tallyOf } from './tournament.js';

export const RATING_SCHEMA = 1;

export interface RatingSummary {
  readonly schema: typeof RATING_SCHEMA;
  readonly game: string;
  readonly options: GameOptions;
  readonly rulesVersion: number;
  readonly files: readonly string[];
  readonly agents: readonly RatedAgent[];
  /** Row a, column b: the Elo lead of a over b, with the correlation of the two ratings taken into account. */
  readonly differences: readonly (readonly { readonly elo: number | null; readonly interval: Ends }[])[];
}

export interface RatedAgent extends EloRating {
  readonly spec: string;
  /** Present where the agent looks at the true position. */
  readonly cheats?: true;
  readonly games: number;
  readonly score: number;
}

/** Agents are the same if their specs are; a spec that one run lists twice is told apart as `random #2`. */
export function rateFiles(paths: readonly string[]): RatingSummary {
  const agents: RunAgent[] = [];
  const meetings: PairMeeting[] = [];
  const runs: RunSettings[] = [];
  for (const path of paths) {
    const file = ResultsFile.open(path, { readOnly: true });
    try {
      requireComparable(paths, runs, path, file.settings);
      runs.push(file.settings);
      addMeetings(file, agents, meetings);
    } finally {
      file.close();
    }
  }
  const { game, options, rulesVersion } = runs[0];
  return { schema: RATING_SCHEMA, game, options, rulesVersion, files: paths, ...describe(agents, meetings) };
}

function addMeetings(file: ResultsFile, known: RunAgent[], meetings: PairMeeting[]): void {
  const { agents, pairings } = file.settings;
  const tally = tallyOf(file);
  const places = agentNames(agents, '').map((spec, i) => {
    const place = known.findIndex((agent) => agent.spec === spec);
    return place >= 0 ? place : known.push({ ...agents[i], spec }) - 1;
  });
  pairings.forEach(([a, b], i) => meetings.push({ first: places[a], second: places[b], pairs: tally.pairs[i] }));
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
  known: readonly RunAgent[],
  meetings: readonly PairMeeting[],
): Pick<RatingSummary, 'agents' | 'differences'> {
  const { ratings, differences } = rateAgents(known.length, meetings);
  const agents = known.map(({ spec, cheats }, agent) => {
    const { pairs, mean } = pairScore(pairsOf(meetings, agent));
    const score = pairs === 0 ? 0.5 : mean;
    return { spec, ...(cheats && { cheats }), games: LEGS * pairs, score, ...ratings[agent] };
  });
  return {
    agents,
    differences: differences.map((row) => row.map(({ elo, eloInterval: interval }) => ({ elo, interval }))),
  };
}
