/** The results of a tournament for people. */
import Table from 'cli-table3';
import pc from 'picocolors';
import type { Named } from '../runner/rating-text.js';
import { agentNames, eloText } from '../runner/rating-text.js';
import type { TournamentResult } from '../runner/tournament.js';
import type { Ends } from '../runner/ratings.js';
import type { AgentSummary, RoleSummary, TournamentSummary } from '../runner/summary.js';

/** Everything there is to say about a run, apart from where it is kept and how to repeat it. */
export function summaryLines(result: TournamentResult, color: boolean): string[] {
  const { game, rulesVersion, seed, games, faults, plies, sprt } = result;
  const lines = [
    `${game}, rules version ${rulesVersion}: ${games} games in pairs, 95 % intervals in brackets`,
    standingTable(result, color),
    seatTable(result.seats, color),
  ];
  if (result.pairings.length > 1) lines.push(pairingTable(result, color));
  if (sprt) {
    const bounds = `[${sprt.lower.toFixed(2)}, ${sprt.upper.toFixed(2)}]`;
    const state = `${verdict(sprt.verdict)} (ratio ${sprt.llr.toFixed(2)} in ${bounds})`;
    lines.push(`sequential test of Elo ${sprt.elo0} against ${sprt.elo1}: ${state}`);
  }
  lines.push(
    `plies per game: ${plies.mean.toFixed(1)} on average, ${plies.max} at most; faults: ${faults}`,
    `seed ${seed}, content ${result.content}`,
  );
  return lines;
}

const verdict = (verdict: 'H0' | 'H1' | undefined): string =>
  verdict === undefined ? 'no verdict yet' : `the lead is nearer to ${verdict === 'H1' ? 'elo1' : 'elo0'}`;

export function standingTable(summary: TournamentSummary, color: boolean): string {
  const names = markedNames(summary.agents);
  const roles = summary.seats.map(({ role }) => role);
  const rows = summary.agents.map((agent, i) => [
    names[i],
    String(agent.games),
    `${agent.wins} / ${agent.draws} / ${agent.losses}`,
    share(agent.score, agent.interval),
    eloText(agent.elo, agent.eloInterval),
    ...roles.map((role) => roleShare(agent, role)),
  ]);
  const order = rows.map((_, i) => i).sort((a, b) => summary.agents[b].score - summary.agents[a].score);
  const head = ['agent', 'games', 'won / drawn / lost', 'score', 'Elo', ...roles.map((role) => `as ${role}`)];
  const ordered = order.map((i) => rows[i]);
  return withFootnote(table(head, ordered, color), summary.agents);
}

const MARK = ' †';

export const markedNames = (agents: readonly Named[]): string[] => agentNames(agents, MARK);

/** What the mark means, where it occurs. */
export function withFootnote(text: string, agents: readonly Named[]): string {
  return agents.some(({ cheats }) => cheats) ? `${text}\n${MARK.trim()} cheats: looks at the true position` : text;
}

export function seatTable(seats: readonly RoleSummary[], color: boolean): string {
  const rows = seats.map(({ role, games, wins, draws, losses, winRate, interval }) => [
    role,
    String(games),
    `${wins} / ${draws} / ${losses}`,
    share(winRate, interval),
  ]);
  return table(['role', 'games', 'won / drawn / lost', 'wins'], rows, color);
}

/** Pair by pair; p-values are raised for their number, since the more one compares the more looks remarkable. */
export function pairingTable(summary: TournamentSummary, color: boolean): string {
  const names = markedNames(summary.agents);
  const rows = summary.pairings.map(({ agents: [a, b], pairs, score, interval, superiority, p }) => [
    names[a],
    names[b],
    pairs.join(' '),
    share(score, interval),
    `${(100 * superiority).toFixed(1)} %`,
    p < 0.0001 ? '< 0.0001' : p.toFixed(4),
  ]);
  return table(['agent', 'against', 'pairs by points 0 ½ 1 1½ 2', 'score', 'is better', 'p (Holm)'], rows, color);
}

function roleShare(agent: AgentSummary, role: string): string {
  const own = agent.roles.find((r) => r.role === role);
  return own === undefined || own.games === 0 ? '-' : share(own.winRate, own.interval);
}

/** `62.5 % [47.0, 75.8]` */
export function share(value: number, [low, high]: Ends): string {
  const [middle, from, to] = [value, low ?? 0, high ?? 1].map((part) => (100 * part).toFixed(1));
  return `${middle.padStart(5)} % [${from}, ${to}]`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[], color: boolean): string {
  const { bold } = pc.createColors(color);
  // The table's own colors stay off: it would use them on a pipe as well.
  const built = new Table({ head: head.map((word) => bold(word)), style: { head: [], border: [], compact: true } });
  for (const row of rows) built.push([...row]);
  return built.toString();
}
