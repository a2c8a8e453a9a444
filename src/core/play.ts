import type { Agent } from './agent.js';
import type { Game } from './game.js';
import type { GameRecord } from './record.js';
import { RECORD_SCHEMA } from './record.js';
import type { MoveListener } from './board.js';
import type { HouseRules } from './table.js';
import { Table } from './table.js';

export type { MoveListener } from './board.js';
export type { HouseRules } from './table.js';

/** Where a game's luck comes from: the experiment's seed, and its place in the experiment. */
export interface GameSeed {
  readonly seed: number;
  readonly pair?: number;
  readonly leg?: number;
}

/** Plays one game, as `Table` says, and gives all of it. For many games in a row keep a Table. */
export function playGame(
  game: Game,
  agents: readonly Agent[],
  at: GameSeed,
  onMove?: MoveListener,
  house: HouseRules = {},
): GameRecord {
  const { seed, pair = 0, leg = 0 } = at;
  const table = new Table(game, agents, house);
  table.timed = true;
  table.onMove = onMove;
  table.play(seed, pair, leg);
  return {
    schema: RECORD_SCHEMA,
    game: game.id,
    options: game.options,
    rulesVersion: game.rulesVersion,
    seats: agents.map((agent) => agent.spec),
    seed,
    pair,
    leg,
    moves: [...table.moves.subarray(0, table.moveCount)],
    returns: [...table.returns],
    millis: [...table.millis],
    ...(table.fault && { fault: table.fault }),
  };
}
