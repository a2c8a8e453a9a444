/** `irregulars solve`. */
import type { Game, Move, State } from '../core/game.js';
import { newState, PLY } from '../core/game.js';
import { UsageError } from '../core/usage-error.js';
import { refuseToSolve, solveEnd } from '../games/mr-jack-pocket/solve.js';
import { gameOfRecord } from './check-record.js';
import { chooseGame } from './choose-game.js';
import type { Values } from './command.js';
import type { Io } from './io.js';
import { writeJson, writeLines } from './io.js';
import { readChoices, readCount } from './numbers.js';
import { readRecordFile } from './record-file.js';
import { commandLine } from './repeat.js';
import { solutionDocument, solutionLines } from './solution-text.js';
import type { solveFlags } from './solve.js';
import { walk, walkChoices } from './walk.js';

type SolveValues = Values<typeof solveFlags>;

export function solvePosition(values: SolveValues, io: Io): void {
  const [game, state] = findPosition(values);
  const solution = solveEnd(game, state);
  if (values.json) writeJson(io, solutionDocument(game, state, solution));
  else writeLines(io, [...solutionLines(game, state, solution), `repeat with: ${repeatCommand(values, state)}`]);
}

/** The same position again, also where it was looked for. */
function repeatCommand(values: SolveValues, state: State): string {
  const { game, preset, option = [], choices, record } = values;
  if (record !== undefined) return commandLine(['solve', '--record', record, '--ply', String(state[PLY])]);
  const presets = preset === undefined ? [] : ['--preset', preset];
  const options = option.flatMap((word) => ['--option', word]);
  return commandLine(['solve', '--game', game!, ...presets, ...options, '--choices', choices!]);
}

function findPosition(values: SolveValues): [Game, State] {
  if (values.record !== undefined) return fromRecord(values.record, values);
  if (values.game === undefined || values.choices === undefined)
    throw new UsageError('solve: which position is not said; it is --record FILE, or --game ID with --choices');
  const game = chooseGame({ ...values, game: values.game });
  const choices = readChoices(values.choices);
  return [
    game,
    walk(
      game,
      walkChoices(game, choices, () => undefined),
    ),
  ];
}

function fromRecord(file: string, values: SolveValues): [Game, State] {
  const record = readRecordFile(file);
  const game = gameOfRecord(record, file);
  if (values.game !== undefined && values.game !== game.id)
    throw new UsageError(`--game ${values.game}: ${file} is a game of ${game.id}`);
  if (values.ply !== undefined) {
    const ply = readCount('ply', values.ply, 0, 0, record.moves.length);
    return [game, walk(game, record.moves.slice(0, ply))];
  }
  return [game, firstSolvable(game, record.moves, file)];
}

function firstSolvable(game: Game, moves: readonly Move[], file: string): State {
  const state = newState(game);
  for (const move of moves) {
    if (refuseToSolve(game, state) === undefined) return state;
    game.apply(state, move);
  }
  const refusal = game.id === 'mr-jack-pocket' ? 'it ended too early' : refuseToSolve(game, state);
  throw new UsageError(`${file}: no position of this game can be solved: ${refusal}`);
}
