/**
 * Which ratings the results determine. Ratings of maximum likelihood are finite within a set of players in which everyone
 * has scored against everyone, directly or along a chain (Zermelo 1929, Ford 1957); across sets they are not.
 */
import type { Meeting } from './meeting.js';

/** Above: every chain of points leads from the one to the other, so its lead is infinite. */
export type Standing = 'level' | 'above' | 'below' | 'incomparable';

export interface RatingGroups {
  /** Players within finite distance of each other; the largest first, and among equals the one with more games. */
  readonly groups: readonly (readonly number[])[];
  standing(a: number, b: number): Standing;
}

/** Groups the players by who has scored, directly or along a chain, against whom. */
export function ratingGroups(players: number, meetings: readonly Meeting[]): RatingGroups {
  const reach = scoredAgainst(players, meetings);
  const standing = (a: number, b: number): Standing => {
    if (a === b || (reach[a][b] && reach[b][a])) return 'level';
    if (reach[a][b]) return 'above';
    return reach[b][a] ? 'below' : 'incomparable';
  };
  const groups: number[][] = [];
  for (let player = 0; player < players; player++) {
    const group = groups.find(([member]) => standing(member, player) === 'level');
    if (group === undefined) groups.push([player]);
    else group.push(player);
  }
  const games = (group: readonly number[]): number =>
    meetings.reduce((sum, m) => sum + (group.includes(m.first) || group.includes(m.second) ? m.games : 0), 0);
  return { groups: groups.sort((a, b) => b.length - a.length || games(b) - games(a)), standing };
}

/** Warshall's closure of «has scored against». */
function scoredAgainst(players: number, meetings: readonly Meeting[]): boolean[][] {
  const reach = Array.from({ length: players }, () => new Array<boolean>(players).fill(false));
  for (const { first, second, score, games } of meetings) {
    if (score > 0) reach[first][second] = true;
    if (score < games) reach[second][first] = true;
  }
  for (let via = 0; via < players; via++) {
    for (let a = 0; a < players; a++) {
      if (!reach[a][via]) continue;
      for (let b = 0; b < players; b++) reach[a][b] ||= reach[via][b];
    }
  }
  return reach;
}

/**
 * Which signs an infinite seat advantage could have and explain every result, some ratings growing along with it: a sign
 * is possible if ratings u exist with u(first) - u(second) + sign >= 0 wherever the first seat scored and <= 0 wherever
 * the second did. These are differences with bounds, so the question is whether the graph of bounds has a negative cycle
 * (Bellman-Ford). With neither sign possible the advantage is finite; with both, nothing determines it.
 */
export function unboundedAdvantage(players: number, meetings: readonly Meeting[]): { up: boolean; down: boolean } {
  return { up: isFeasible(players, meetings, 1), down: isFeasible(players, meetings, -1) };
}

function isFeasible(players: number, meetings: readonly Meeting[], sign: number): boolean {
  const u = new Float64Array(players);
  for (let round = 0; round <= players; round++) {
    let changed = false;
    for (const { first, second, score, games } of meetings) {
      if (score > 0 && u[second] > u[first] + sign) {
        u[second] = u[first] + sign;
        changed = true;
      }
      if (score < games && u[first] > u[second] - sign) {
        u[first] = u[second] - sign;
        changed = true;
      }
    }
    if (!changed) return true;
  }
  return false;
}
