/** Whole states and observations, compared and named. */
import type { Game, Player, State } from '../../src/core/game.js';

/** Equal words, equal text: for sets of states. */
export function keyOf(words: Int32Array): string {
  return Buffer.from(words.buffer, words.byteOffset, words.byteLength).toString('latin1');
}

/** A copy in which words that only repeat the public history are up to date. */
export function prepared(game: Game, state: State): State {
  const copy = state.slice();
  game.prepare?.(copy);
  return copy;
}

export function observation(game: Game, state: State, player: Player): Int32Array {
  const out = new Int32Array(game.observationWords);
  game.observe(state, player, out);
  return out;
}

export function legalMovesOf(game: Game, state: State): number[] {
  const out = new Int32Array(game.maxMoves);
  return [...out.subarray(0, game.legalMoves(state, out))];
}

/** The position after a move; the one before it stays as it was. */
export function after(game: Game, state: State, move: number): State {
  const next = state.slice();
  game.apply(next, move);
  return next;
}

/** `word 5 is 3 and 4`, or undefined where nothing differs. */
export function difference(a: Int32Array, b: Int32Array): string | undefined {
  if (a.length !== b.length) return `${a.length} and ${b.length} words`;
  const at = a.findIndex((word, i) => word !== b[i]);
  return at < 0 ? undefined : `word ${at} is ${a[at]} and ${b[at]}`;
}
