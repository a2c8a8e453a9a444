/** Whether a record tells the truth: every move legal, the end an end, the results those of the rules. */
import type { Game, State } from '../core/game.js';
import { ACTOR, newState, TERMINAL } from '../core/game.js';
import type { GameRecord } from '../core/record.js';
import { oneOf, UsageError } from '../core/usage-error.js';
import { createGame } from '../games/index.js';

/** The game of the record. Where the two do not fit, a UsageError names the place in `file`. */
export function gameOfRecord(record: GameRecord, file: string): Game {
  const game = attempt(file, () => createGame(record.game, record.options));
  refuse(
    record.rulesVersion !== game.rulesVersion,
    `rulesVersion: ${record.rulesVersion}, but ${game.id} is now at rules version ${game.rulesVersion}`,
  );
  for (const list of ['seats', 'returns', 'millis'] as const)
    refuse(
      record[list].length !== game.playerCount,
      `${list}: ${record[list].length} given, for ${game.playerCount} seats`,
    );
  const expected = resultsOf(game, record, replayMoves(game, record));
  record.returns.forEach((value, seat) =>
    refuse(value !== expected[seat], `returns[${seat}]: ${value}, but by the rules it is ${expected[seat]}`),
  );
  return game;

  function refuse(wrong: boolean, why: string): void {
    if (wrong) throw new UsageError(`${file}: ${why}`);
  }

  function replayMoves(game: Game, { moves }: GameRecord): State {
    const state = newState(game);
    const legal = new Int32Array(game.maxMoves);
    moves.forEach((move, ply) => {
      refuse(state[ACTOR] === TERMINAL, `moves[${ply}]: the game is over after ${ply} moves`);
      const allowed = legal.subarray(0, game.legalMoves(state, legal));
      refuse(!allowed.includes(move), `moves[${ply}]: ${move} is not a legal move at ply ${ply}; ${list(allowed)}`);
      game.apply(state, move);
    });
    return state;
  }

  function resultsOf(game: Game, { fault, moves }: GameRecord, state: State): Float64Array {
    const returns = new Float64Array(game.playerCount);
    if (fault) {
      // An agent may also fail before the first move, whoever's turn that is.
      const early = moves.length === 0 && fault.seat < game.playerCount;
      refuse(!early && state[ACTOR] !== fault.seat, `fault.seat: ${fault.seat}, but it is not that seat's turn`);
      // As at the table: with two at the table the other one wins, with more nobody else is judged.
      returns.fill(returns.length === 2 ? 1 : 0);
      returns[fault.seat] = -1;
    } else {
      refuse(state[ACTOR] !== TERMINAL, `moves: the game is not over after ${moves.length} moves`);
      game.returns(state, returns);
    }
    return returns;
  }
}

const SHORT = 12;

function list(moves: Int32Array): string {
  return moves.length <= SHORT ? `it is ${oneOf([...moves])}` : `it is one of ${moves.length}, ${moves[0]} and others`;
}

function attempt<T>(file: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}
