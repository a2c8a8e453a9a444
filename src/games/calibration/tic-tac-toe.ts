/**
 * Tic-tac-toe: two seats mark squares of a 3 by 3 board in turn; three in a line win, a full board is a draw.
 * Nothing is hidden and nothing is left to chance. Published: 5,478 positions, 255,168 games, a draw.
 *
 * Move: the square, 0 .. 8.
 */
import type { GameFamily } from '../../core/family.js';
import * as core from '../../core/game.js';
import type { Game, GameOptions, Move, Player, State } from '../../core/game.js';
import { noOptions } from './options.js';
import * as squares from './squares.js';

const { ACTOR, PLY, TERMINAL } = core;
const { SQUARES, MARK_NAMES } = squares;

const BOARD = 0x1ff;
const LINES = squares.linesOf(3);
const WINS = squares.winTable(3);

// State words.
const MARKS = core.HEADER; // squares marked, as a set: 2 words, by seat
const WORDS = MARKS + 2;

function reset(s: State): void {
  s.fill(0);
}

function legalMoves(s: State, out: Int32Array): number {
  return squares.listSquares(BOARD & ~(s[MARKS] | s[MARKS + 1]), out);
}

function apply(s: State, square: Move): void {
  s[PLY]++;
  const seat = s[ACTOR];
  s[MARKS + seat] |= 1 << square;
  const over = WINS[s[MARKS + seat]] === 1 || (s[MARKS] | s[MARKS + 1]) === BOARD; // T3, T4
  s[ACTOR] = over ? TERMINAL : 1 - seat; // T2
}

function returns(s: State, out: Float64Array): void {
  out[0] = WINS[s[MARKS]] - WINS[s[MARKS + 1]];
  out[1] = WINS[s[MARKS + 1]] - WINS[s[MARKS]];
}

function evaluate(s: State, player: Player): number {
  const own = s[MARKS + player];
  const other = s[MARKS + 1 - player];
  return s[ACTOR] === TERMINAL ? WINS[own] - WINS[other] : squares.valueOfLines(LINES, own, other);
}

const markAt = (s: State, square: number): string => {
  const seat = [0, 1].find((player) => (s[MARKS + player] >> square) & 1);
  return seat === undefined ? '.' : MARK_NAMES[seat];
};

function formatState(s: State): string {
  const winner = WINS[s[MARKS]] ? 'x wins' : WINS[s[MARKS + 1]] ? 'o wins' : 'a draw';
  const title = s[ACTOR] === TERMINAL ? winner : `${MARK_NAMES[s[ACTOR]]} to move`;
  return `${title}\n${squares.drawBoard(3, (square) => markAt(s, square))}`;
}

function parseMove(s: State, text: string): Move {
  const square = SQUARES.findIndex((name) => name === text);
  return square >= 0 && ((s[MARKS] | s[MARKS + 1]) >> square) & 1 ? -1 : square;
}

function createTicTacToe(options: GameOptions): Game {
  return core.defineGame({
    id: 'tic-tac-toe',
    rulesVersion: 1,
    options,
    roles: MARK_NAMES,
    stateWords: WORDS,
    observationWords: WORDS,
    moveSpace: SQUARES.length,
    maxMoves: SQUARES.length,
    maxPlies: SQUARES.length,
    reset,
    legalMoves,
    apply,
    returns,
    observe: (s, _player, out) => out.set(s),
    determinize: () => undefined,
    moveSeenBy: (_s, move) => move,
    formatMove: (_s, move) => SQUARES[move],
    parseMove,
    formatState,
    worldCount: () => 1,
    setWorld: () => undefined,
    evaluate,
  });
}

export const ticTacToe: GameFamily = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  summary: 'Three in a line on nine squares; nothing hidden, a draw with best play.',
  purpose: 'calibration',
  fields: noOptions,
  schema: noOptions,
  presets: { openings: { summary: 'the same game, its first moves enumerated', options: {}, enumerable: 5 } },
  create: createTicTacToe,
};
