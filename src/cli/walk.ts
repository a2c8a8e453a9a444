/** Positions from moves. */
import type { Game, Move, State } from '../core/game.js';
import { ACTOR, CHANCE, newState, TERMINAL } from '../core/game.js';
import type { MoveListener } from '../core/play.js';
import type { Look } from './transcript.js';

/** Plays legal moves from the start; returns where they lead. */
export function walk(game: Game, moves: readonly Move[], onMove?: MoveListener): State {
  const state = newState(game);
  for (const move of moves) {
    onMove?.(state, move);
    game.apply(state, move);
  }
  return state;
}

/** Plays legal move k mod count for each choice k, chance included, until they run out or the game is over. */
export function walkChoices(game: Game, choices: readonly number[], onMove: MoveListener): Move[] {
  const state = newState(game);
  const legal = new Int32Array(game.maxMoves);
  const moves: Move[] = [];
  for (const choice of choices) {
    if (state[ACTOR] === TERMINAL) break;
    const move = legal[choice % game.legalMoves(state, legal)];
    onMove(state, move);
    game.apply(state, move);
    moves.push(move);
  }
  return moves;
}

export interface PlyText {
  readonly ply: number;
  /** -1 for chance. */
  readonly seat: number;
  readonly role: string;
  readonly text: string;
}

/** Every move as text, through the eyes of the viewer. */
export function plyTexts(game: Game, moves: readonly Move[], { viewer }: Look): PlyText[] {
  const texts: PlyText[] = [];
  walk(game, moves, (state, move) => {
    const seat = state[ACTOR];
    const role = seat === CHANCE ? 'chance' : game.roles[seat];
    texts.push({ ply: texts.length, seat, role, text: game.formatMove(state, move, viewer) });
  });
  return texts;
}
