import type { Agent } from '../core/agent.js';
import type { Game, Player } from '../core/game.js';
import { Table } from '../core/table.js';
import type { ResponseSettings } from './best-response-search.js';
import { BestResponseSearch } from './best-response-search.js';

/** What a best-response search earned against an agent, on average. */
export interface ResponseBound {
  readonly mean: number;
  readonly standardError: number;
}

/** `games` games in which the search sits at `seat` and `create()` everywhere else. */
export function responseBound(
  game: Game,
  create: () => Agent,
  seat: Player,
  games: number,
  seed: number,
  settings: Partial<ResponseSettings> = {},
): ResponseBound {
  const agents = game.roles.map((_, s) => (s === seat ? new BestResponseSearch(create, settings) : create()));
  const table = new Table(game, agents);
  let sum = 0;
  let squares = 0;
  for (let pair = 0; pair < games; pair++) {
    table.play(seed, pair, seat);
    if (table.fault) throw new Error(`seat ${table.fault.seat} ${table.fault.what}`);
    sum += table.returns[seat];
    squares += table.returns[seat] ** 2;
  }
  const mean = sum / games;
  return { mean, standardError: Math.sqrt((squares / games - mean ** 2) / (games - 1)) };
}

/** A lower bound of exploitability, and what the search earned at each seat. */
export interface ExploitabilityBound extends ResponseBound {
  readonly seats: readonly ResponseBound[];
}

/**
 * A lower bound of exploitability where results cancel out: the mean over the seats of what the search earns there.
 * It holds in expectation; `standardError` says how well these games show it.
 */
export function exploitabilityBound(
  game: Game,
  create: () => Agent,
  games: number,
  seed: number,
  settings: Partial<ResponseSettings> = {},
): ExploitabilityBound {
  const seats = game.roles.map((_, seat) => responseBound(game, create, seat, games, seed, settings));
  const mean = seats.reduce((total, bound) => total + bound.mean, 0) / seats.length;
  const standardError = Math.hypot(...seats.map((bound) => bound.standardError)) / seats.length;
  return { seats, mean, standardError };
}
