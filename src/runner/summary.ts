/** From counts to the document that a tournament ends with; docs/tournament-json.md explains its fields. */
import type { GameOptions } from '../core/game.js';
import { holm, twoSidedP } from '../stats/comparisons.js';
import type { PairCounts, PairScore } from '../stats/pairs.js';
import { pairScore, superiority } from '../stats/pairs.js';
import { wilson } from '../stats/proportion.js';
import type { SprtResult } from '../stats/sprt.js';
import { sprt } from '../stats/sprt.js';
import type { RunSettings } from '../store/rows.js';
import type { EloRating, Ends } from './ratings.js';
import { ends, pairsOf, rateAgents } from './ratings.js';
import type { Counts, Tally } from './tally.js';

export const SUMMARY_SCHEMA = 1;

export interface AgentSummary extends Readonly<Counts>, EloRating {
  readonly spec: string;
  /** Present where the agent looks at the true position. */
  readonly cheats?: true;
  readonly score: number;
  readonly interval: Ends;
  /** Mean thinking time per game. */
  readonly millis: number;
  readonly roles: readonly RoleSummary[];
}

export interface RoleSummary extends Readonly<Counts> {
  readonly role: string;
  readonly winRate: number;
  readonly interval: Ends;
}

export interface PairingSummary {
  /** The two agents, by their place in `agents`. */
  readonly agents: readonly [number, number];
  /** Of the first agent: pairs that scored 0, 1/2, 1, 3/2 and 2. */
  readonly pairs: PairCounts;
  readonly score: number;
  readonly interval: Ends;
  /** How likely the first is the better one, given these pairs alone. */
  readonly superiority: number;
  /** Two-sided, of no difference; raised by Holm's method for the number of pairings. */
  readonly p: number;
}

export interface TournamentSummary {
  readonly schema: typeof SUMMARY_SCHEMA;
  readonly game: string;
  readonly options: GameOptions;
  readonly rulesVersion: number;
  readonly seed: number;
  readonly games: number;
  readonly faults: number;
  readonly agents: readonly AgentSummary[];
  readonly seats: readonly RoleSummary[];
  readonly plies: { readonly mean: number; readonly max: number };
  readonly pairings: readonly PairingSummary[];
  readonly sprt?: SprtResult & { readonly elo0: number; readonly elo1: number };
}

export function summarizeTally(settings: RunSettings, tally: Tally): TournamentSummary {
  const { game, options, rulesVersion, seed } = settings;
  return {
    schema: SUMMARY_SCHEMA,
    game,
    options,
    rulesVersion,
    seed,
    games: tally.games,
    faults: tally.faults,
    agents: summarizeAgents(settings, tally),
    seats: summarizeRoles(tally.seating.parts, tally.parts),
    plies: { mean: tally.games === 0 ? 0 : tally.plies / tally.games, max: tally.maxPlies },
    pairings: summarizePairings(settings, tally),
    ...(settings.sprt && {
      sprt: { elo0: settings.sprt.elo0, elo1: settings.sprt.elo1, ...sprt(tally.pairs[0], settings.sprt) },
    }),
  };
}

function summarizeAgents(settings: RunSettings, tally: Tally): AgentSummary[] {
  const meetings = settings.pairings.map(([first, second], i) => ({ first, second, pairs: tally.pairs[i] }));
  const { ratings } = rateAgents(settings.agents.length, meetings);
  return settings.agents.map(({ spec, cheats }, agent) => {
    const counts = tally.agents[agent];
    const { mean, interval } = pairScore(pairsOf(meetings, agent));
    return {
      spec,
      ...(cheats && { cheats }),
      ...counts,
      score: orHalf(mean),
      interval: ends(interval),
      ...ratings[agent],
      millis: counts.games === 0 ? 0 : tally.millis[agent] / counts.games,
      roles: summarizeRoles(tally.seating.parts, tally.agentParts[agent]),
    };
  });
}

function summarizeRoles(roles: readonly string[], counts: readonly Counts[]): RoleSummary[] {
  return [...new Set(roles)].map((role) => {
    const own = counts.filter((_, part) => roles[part] === role);
    const total = (field: keyof Counts): number => own.reduce((sum, c) => sum + c[field], 0);
    const [games, wins, draws, losses] = (['games', 'wins', 'draws', 'losses'] as const).map(total);
    const winRate = games === 0 ? 0 : wins / games;
    return { role, games, wins, draws, losses, winRate, interval: ends(wilson(wins, games)) };
  });
}

function summarizePairings(settings: RunSettings, tally: Tally): PairingSummary[] {
  const scores = tally.pairs.map((counts) => pairScore(counts));
  const p = holm(tally.pairs.map((counts, i) => noDifference(counts, scores[i])));
  return settings.pairings.map((agents, i) => ({
    agents,
    pairs: tally.pairs[i],
    score: orHalf(scores[i].mean),
    interval: ends(scores[i].interval),
    superiority: superiority(tally.pairs[i]),
    p: p[i],
  }));
}

/** How likely so much of a lead would be between equals. Without any spread there is no z, only a number of pairs. */
function noDifference(counts: PairCounts, { mean, standardError }: PairScore): number {
  if (standardError > 0) return twoSidedP((mean - 0.5) / standardError);
  const better = superiority(counts);
  return 2 * Math.min(better, 1 - better);
}

const orHalf = (mean: number): number => (Number.isNaN(mean) ? 0.5 : mean);
