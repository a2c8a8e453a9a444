/** Results added up as they come in, in any order: counts only, so that memory does not grow with the games. */
import type { PairCounts } from '../stats/pairs.js';
import type { BlockGames } from '../store/block-row.js';
import type { RunSettings } from '../store/rows.js';
import { LEGS } from '../store/rows.js';
import { Seating } from './seating.js';

export interface Counts {
  games: number;
  wins: number;
  draws: number;
  losses: number;
}

const noGames = (): Counts => ({ games: 0, wins: 0, draws: 0, losses: 0 });

/** Counts of one run. An agent wins a game in which it got more than the other; a part, where it got more than 0. */
export class Tally {
  readonly seating: Seating;
  readonly agents: readonly Counts[];
  readonly parts: readonly Counts[];
  /** By agent and part: how the part fared in that agent's hands. */
  readonly agentParts: readonly (readonly Counts[])[];
  /** By pairing: pairs by the sum of the first agent's two scores. */
  readonly pairs: readonly PairCounts[];
  /** By pairing: how the first agent fared, game by game. */
  readonly pairings: readonly Counts[];
  /** Thinking time by agent, in milliseconds. */
  readonly millis: number[];
  games = 0;
  faults = 0;
  plies = 0;
  maxPlies = 0;
  readonly #settings: RunSettings;
  readonly #cells: [number, number, number, number, number][];

  constructor(settings: RunSettings) {
    this.#settings = settings;
    this.seating = new Seating(settings.roles);
    const { agents, pairings } = settings;
    this.agents = agents.map(noGames);
    this.parts = this.seating.parts.map(noGames);
    this.agentParts = agents.map(() => this.seating.parts.map(noGames));
    this.#cells = pairings.map(() => [0, 0, 0, 0, 0]);
    this.pairs = this.#cells;
    this.pairings = pairings.map(noGames);
    this.millis = agents.map(() => 0);
  }

  /** Counts how often each result occurs, then adds up results instead of games: a run may have millions of them. */
  add(block: BlockGames, faults: number): void {
    const { pairing, first, count, plies, outcome, outcomes } = block;
    const { ways } = this.seating;
    const cells = this.#cells[pairing];
    const kinds = outcomes.length;
    const scores = this.#scores(block);
    const times = new Int32Array(scores.length);
    let total = 0;
    let longest = this.maxPlies;
    for (let i = 0; i < count; i++) {
      // The first game of a pair, and the second: each by way, leg and result.
      const way = ((first + i) % ways) * LEGS * kinds;
      const a = way + outcome[i * LEGS];
      const b = way + kinds + outcome[i * LEGS + 1];
      times[a]++;
      times[b]++;
      cells[scores[a] + scores[b]]++;
      total += plies[i * LEGS] + plies[i * LEGS + 1];
      longest = Math.max(longest, plies[i * LEGS], plies[i * LEGS + 1]);
    }
    times.forEach((n, at) => n > 0 && this.#addGames(block, Math.floor(at / kinds), at % kinds, n));
    this.#settings.pairings[pairing].forEach((agent, side) => (this.millis[agent] += block.millis[side]));
    this.plies += total;
    this.maxPlies = longest;
    this.games += count * LEGS;
    this.faults += faults;
  }

  /** Twice the score of the first agent, by way, leg and result. */
  #scores({ outcomes }: BlockGames): Uint8Array {
    const scores = new Uint8Array(this.seating.ways * LEGS * outcomes.length);
    for (let way = 0, at = 0; way < this.seating.ways; way++)
      for (let leg = 0; leg < LEGS; leg++)
        for (const values of outcomes) scores[at++] = twiceScore(leadOf(this.seating, values, way, leg));
    return scores;
  }

  /** As many games of this way and leg as are said to have had this result. */
  #addGames({ pairing, outcomes }: BlockGames, wayAndLeg: number, result: number, games: number): void {
    const agents = this.#settings.pairings[pairing];
    const values = outcomes[result];
    const way = wayAndLeg >> 1;
    const leg = wayAndLeg & 1;
    for (let part = 0; part < values.length; part++) {
      const side = this.seating.side(way, leg, part);
      count(this.parts[part], values[part], games);
      count(this.agentParts[agents[side]][part], values[part], games);
    }
    const lead = leadOf(this.seating, values, way, leg);
    count(this.agents[agents[0]], lead, games);
    count(this.agents[agents[1]], -lead, games);
    count(this.pairings[pairing], lead, games);
  }
}

/** By how much the first agent of the pairing did better, each taken at the mean of its parts. */
function leadOf(seating: Seating, values: readonly number[], pair: number, leg: number): number {
  let first = 0;
  let second = 0;
  let firstParts = 0;
  for (let part = 0; part < values.length; part++)
    if (seating.side(pair, leg, part) === 0) {
      first += values[part];
      firstParts++;
    } else second += values[part];
  return first / firstParts - second / (values.length - firstParts);
}

const twiceScore = (lead: number): number => (lead > 0 ? 2 : lead < 0 ? 0 : 1);

/** The sum of the first agent's two scores, doubled: the cell of the block's index-th pair among `PairCounts`. */
export function cellOf(seating: Seating, block: BlockGames, index: number): number {
  let cell = 0;
  for (let leg = 0; leg < LEGS; leg++) {
    const values = block.outcomes[block.outcome[index * LEGS + leg]];
    cell += twiceScore(leadOf(seating, values, block.first + index, leg));
  }
  return cell;
}

function count(counts: Counts, value: number, games: number): void {
  counts.games += games;
  if (value > 0) counts.wins += games;
  else if (value < 0) counts.losses += games;
  else counts.draws += games;
}
