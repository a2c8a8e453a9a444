import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';

/** Plays moves given as text, separated by commas, from the start or from `from`. */
export function playText(game: Game, text: string, from: State = newState(game)): State {
  const state = from.slice();
  for (const word of text.split(',').map((part) => part.trim())) {
    const move = game.parseMove(state, word);
    if (move < 0) throw new Error(`${game.id}: '${word}' of '${text}' is not legal`);
    game.apply(state, move);
  }
  return state;
}

export function movesAsText(game: Game, state: State): string[] {
  const moves = new Int32Array(game.maxMoves);
  return [...moves.subarray(0, game.legalMoves(state, moves))].map((move) => game.formatMove(state, move));
}

/** What each seat gets; undefined while the game goes on. */
export function resultOf(game: Game, state: State): number[] | undefined {
  if (state[ACTOR] !== TERMINAL) return undefined;
  const returns = new Float64Array(game.playerCount);
  game.returns(state, returns);
  return [...returns];
}

export function observed(game: Game, state: State, player: number): string {
  const out = new Int32Array(game.observationWords);
  game.observe(state, player, out);
  return out.join();
}
