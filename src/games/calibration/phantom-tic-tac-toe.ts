/**
 * Phantom tic-tac-toe: tic-tac-toe in which neither seat sees the other's marks. Whoever tries a square that is taken
 * is told so, learns nothing else, and tries again; everybody hears that a try was made and whether it failed.
 *
 * Move: the square that is tried, 0 .. 8.
 * Hidden from each seat: which squares the other tried. State words and worlds: phantom-worlds.ts.
 */
import type { GameFamily } from '../../core/family.js';
import * as core from '../../core/game.js';
import type { Game, Move, Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import type { PhantomOptions } from './options.js';
import { phantomOptions } from './options.js';
import * as worlds from './phantom-worlds.js';
import * as squares from './squares.js';

const { ACTOR, PLY, TERMINAL } = core;
const { SQUARES, MARK_NAMES, WIDTH } = squares;
const { MAX_TRIES, TAKEN, UNSEEN, MARKS, FOUND, TRY_COUNT, TRIES, WORDS } = worlds;
const { createWorlds, isTaken, squareOf } = worlds;

/** What a seat hears of another's try that does not end the game. */
const HEARD_MARK = 32;
const HEARD_FAILURE = 33;

function createPhantomTicTacToe(options: PhantomOptions): Game {
  const SIZE = WIDTH * options.rows;
  const BOARD = (1 << SIZE) - 1;
  const LINES = squares.linesOf(options.rows);
  const WINS = squares.winTable(options.rows);
  const { worldCount, setWorld } = createWorlds(WINS);

  function reset(s: State): void {
    s.fill(0);
  }

  function legalMoves(s: State, out: Int32Array): number {
    const seat = s[ACTOR];
    return squares.listSquares(BOARD & ~(s[MARKS + seat] | s[FOUND + seat]), out); // P3
  }

  function apply(s: State, square: Move): void {
    s[PLY]++;
    const seat = s[ACTOR];
    const at = TRIES + seat * MAX_TRIES + s[TRY_COUNT + seat]++;
    const bit = 1 << square;
    if (s[MARKS + 1 - seat] & bit) {
      s[at] = (square + 1) | TAKEN;
      s[FOUND + seat] |= bit; // P4
      return;
    }
    s[at] = square + 1;
    s[MARKS + seat] |= bit;
    s[ACTOR] = isOver(s, s[MARKS + seat]) ? TERMINAL : 1 - seat;
  }

  /** P5, P6, with the mover's marks. */
  const isOver = (s: State, marks: number): boolean => WINS[marks] === 1 || (s[MARKS] | s[MARKS + 1] | marks) === BOARD;

  function returns(s: State, out: Float64Array): void {
    out[0] = WINS[s[MARKS]] - WINS[s[MARKS + 1]];
    out[1] = WINS[s[MARKS + 1]] - WINS[s[MARKS]];
  }

  function observe(s: State, player: Player, out: Int32Array): void {
    out.set(s);
    if (s[ACTOR] === TERMINAL) return;
    const other = 1 - player;
    out[MARKS + other] = s[FOUND + player];
    out[FOUND + other] = 0;
    const first = TRIES + other * MAX_TRIES;
    for (let i = first; i < first + s[TRY_COUNT + other]; i++) out[i] |= UNSEEN;
  }

  function determinize(s: State, player: Player, rng: Rng): void {
    if (s[ACTOR] !== TERMINAL) setWorld(s, player, rng.below(worldCount(s, player)));
  }

  function moveSeenBy(s: State, move: Move, player: Player): number {
    const seat = s[ACTOR];
    const taken = (s[MARKS + 1 - seat] >> move) & 1;
    // The end opens everything, so a try that ends the game is seen whole.
    const seen = seat === player || (taken === 0 && isOver(s, s[MARKS + seat] | (1 << move)));
    if (seen) return taken === 0 ? move : move | TAKEN;
    return taken === 0 ? HEARD_MARK : HEARD_FAILURE;
  }

  /** Judged by the marks that the seat knows of. */
  function evaluate(s: State, player: Player): number {
    if (s[ACTOR] === TERMINAL) return WINS[s[MARKS + player]] - WINS[s[MARKS + 1 - player]];
    return squares.valueOfLines(LINES, s[MARKS + player], s[FOUND + player]);
  }

  function formatMove(s: State, move: Move, viewer?: Player): string {
    const seen = viewer === undefined ? move : moveSeenBy(s, move, viewer);
    if (seen === HEARD_MARK) return 'marks a square';
    if (seen === HEARD_FAILURE) return 'fails';
    return viewer !== undefined && isTaken(seen) ? `${SQUARES[move]} fails` : SQUARES[move];
  }

  function parseMove(s: State, text: string): Move {
    const moves = new Int32Array(SIZE);
    const count = legalMoves(s, moves);
    return moves.subarray(0, count).find((move) => SQUARES[move] === text) ?? -1;
  }

  function formatState(s: State, viewer?: Player): string {
    const o = s.slice();
    if (viewer !== undefined) observe(s, viewer, o);
    const winner = WINS[o[MARKS]] ? 'x wins' : WINS[o[MARKS + 1]] ? 'o wins' : 'a draw';
    const title = o[ACTOR] === TERMINAL ? winner : `${MARK_NAMES[o[ACTOR]]} to try`;
    const board = squares.drawBoard(options.rows, (square) => markAt(o, square));
    return [title, board, `x tried ${tries(o, 0)}`, `o tried ${tries(o, 1)}`].join('\n');
  }

  return core.defineGame({
    id: 'phantom-tic-tac-toe',
    rulesVersion: 1,
    options,
    roles: MARK_NAMES,
    stateWords: WORDS,
    observationWords: WORDS,
    moveSpace: SIZE,
    seenSpace: HEARD_FAILURE + 1,
    maxMoves: SIZE,
    maxPlies: 2 * SIZE - 1, // every square is tried by both but the one that fills the board
    reset,
    legalMoves,
    apply,
    returns,
    observe,
    determinize,
    moveSeenBy,
    formatMove,
    parseMove,
    formatState,
    worldCount,
    setWorld,
    evaluate,
  });
}

function markAt(o: Int32Array, square: number): string {
  const seat = [0, 1].find((player) => (o[MARKS + player] >> square) & 1);
  return seat === undefined ? '.' : MARK_NAMES[seat];
}

/** `a1 b2! c3`: a failure is marked, an unseen square is a question mark. */
function tries(o: Int32Array, seat: Player): string {
  const first = TRIES + seat * MAX_TRIES;
  const words = Array.from(o.subarray(first, first + o[TRY_COUNT + seat]));
  const name = (word: number): string => ((word & UNSEEN) === UNSEEN ? '?' : SQUARES[squareOf(word)]);
  return words.map((word) => name(word) + (isTaken(word) ? '!' : '')).join(' ') || '-';
}

export const phantomTicTacToe: GameFamily<PhantomOptions> = {
  id: 'phantom-tic-tac-toe',
  title: 'Phantom tic-tac-toe',
  summary: "Tic-tac-toe without seeing the other's marks; a try on a taken square is heard and made again.",
  purpose: 'calibration',
  fields: phantomOptions,
  schema: phantomOptions,
  presets: {
    openings: { summary: 'the same game, its first tries enumerated', options: {}, enumerable: 4 },
    'two-rows': { summary: 'six squares, small enough to go through every game', options: { rows: 2 }, enumerable: 6 },
  },
  create: createPhantomTicTacToe,
};
