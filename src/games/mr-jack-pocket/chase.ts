/**
 * The chase of the last two rounds, searched to the end: nothing is hidden any more and nothing is left to luck, so
 * either the Investigator can force Jack to be seen or Jack can stay out of sight.
 */
import * as core from '../../core/game.js';
import type { Game, Move, State } from '../../core/game.js';
import * as layout from './layout.js';

const { ACTOR, TERMINAL } = core;
const { STAGE, ROUND, LEFT, TURNED, WINNER, DETECTIVE, DETECTIVES, TILE, WALL, JACK, POSITIONS, ACT } = layout;
const { INVESTIGATOR } = layout;

/** Larger than any place round the district. */
const PLACES = 12;

export class ChaseSolver {
  readonly #game: Game;
  readonly #states: State[];
  readonly #moves: Int32Array[];
  readonly #known = new Map<number, boolean>();

  constructor(game: Game) {
    this.#game = game;
    // Two rounds of four actions and an answer each.
    this.#states = Array.from({ length: 11 }, () => new Int32Array(game.stateWords));
    this.#moves = Array.from({ length: 11 }, () => new Int32Array(game.maxMoves));
  }

  /** Whether the Investigator catches Jack after this move, with best play on both sides. */
  catchesAfter(state: State, move: Move): boolean {
    const [next] = this.#states;
    next.set(state);
    this.#game.apply(next, move);
    return this.#catches(next, 1);
  }

  #catches(state: State, depth: number): boolean {
    if (state[ACTOR] === TERMINAL) return state[WINNER] === INVESTIGATOR;
    if (state[STAGE] !== ACT) return this.#decide(state, depth, false);
    const key = keyOf(state);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const caught = this.#decide(state, depth, state[ACTOR] === INVESTIGATOR);
    this.#known.set(key, caught);
    return caught;
  }

  /** Whether some move leads to `wanted`, then `wanted`; else the opposite. An answer of Jack is a single move. */
  #decide(state: State, depth: number, wanted: boolean): boolean {
    const moves = this.#moves[depth];
    const next = this.#states[depth];
    const count = this.#game.legalMoves(state, moves);
    for (let i = 0; i < count; i++) {
      next.set(state);
      this.#game.apply(next, moves[i]);
      if (this.#catches(next, depth + 1) === wanted) return wanted;
    }
    return !wanted;
  }
}

/**
 * Everything that still matters, as one number below 2^53: the walls, which positions were turned, where Jack is,
 * where the detectives are, the tokens left and the round. Who lived on the other tiles no longer counts.
 */
function keyOf(s: State): number {
  let key = 0;
  let turned = 0;
  let jackAt = 0;
  for (let at = 0; at < POSITIONS; at++) {
    key = key * 5 + s[WALL + at];
    turned = 2 * turned + ((s[TURNED] >> s[TILE + at]) & 1);
    if (s[TILE + at] === s[JACK]) jackAt = at;
  }
  key = (key * 512 + turned) * POSITIONS + jackAt;
  for (let d = 0; d < DETECTIVES; d++) key = key * PLACES + s[DETECTIVE + d];
  return (key * 16 + s[LEFT]) * 2 + (s[ROUND] & 1);
}
