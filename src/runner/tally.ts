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

  add(block: BlockGames, faults: number): void {
    const sides = this.#settings.pairings[block.pairing];
    const cells = this.#cells[block.pairing];
    for (let i = 0; i < block.count; i++) {
      let cell = 0;
      for (let leg = 0; leg < LEGS; leg++) cell += this.#addGame(block, block.first + i, leg, i * LEGS + leg);
      cells[cell]++;
    }
    sides.forEach((agent, side) => (this.millis[agent] += block.millis[side]));
    this.games += block.count * LEGS;
    this.faults += faults;
  }

  /** Returns twice the score of the first agent. */
  #addGame(block: BlockGames, pair: number, leg: number, game: number): number {
    const agents = this.#settings.pairings[block.pairing];
    const values = block.outcomes[block.outcome[game]];
    const plies = block.plies[game];
    this.plies += plies;
    if (plies > this.maxPlies) this.maxPlies = plies;
    for (let part = 0; part < values.length; part++) {
      const side = this.seating.side(pair, leg, part);
      count(this.parts[part], values[part]);
      count(this.agentParts[agents[side]][part], values[part]);
    }
    const lead = leadOf(this.seating, values, pair, leg);
    count(this.agents[agents[0]], lead);
    count(this.agents[agents[1]], -lead);
    count(this.pairings[block.pairing], lead);
    return twiceScore(lead);
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

function count(counts: Counts, value: number): void {
  counts.games++;
  if (value > 0) counts.wins++;
  else if (value < 0) counts.losses++;
  else counts.draws++;
}
