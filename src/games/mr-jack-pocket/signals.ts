/**
 * The first action of the last round: Jack, who knows his type, picks it; the Investigator sees it and answers with
 * a plan. Jack's choice gives something away, so both sides may have to mix. As the rest of the round is known for
 * every plan and every type, the game is a linear program:
 *
 *   the Investigator picks, for each of Jack's moves, a mixture of plans, such that the sum over the types of
 *   weight x (his chance against that type's best move) is greatest.
 *
 * Its dual is Jack's side: for each type a mixture of moves. Both are read off one solution, and what each guarantees
 * against any opponent is worked out from the strategies themselves.
 */
import type { Move } from '../../core/game.js';
import type { Menu } from './menus.js';
import { dot, worth } from './menus.js';
import { maximize } from './simplex.js';

/** Jack's moves after which the Investigator has the same to choose from. */
export interface Signal {
  readonly moves: readonly Move[];
  readonly menu: Menu;
}

export interface SignalSolution {
  /** What the Investigator's strategy wins at least, whatever Jack does: a share of the sum of the weights. */
  readonly guaranteed: number;
  /** What Jack's strategy lets him win at most. */
  readonly conceded: number;
  /** Jack's mixture over the signals, by type. */
  readonly mixtures: readonly Float64Array[];
  /** The Investigator's chance against each type after each signal, by his strategy. */
  readonly answers: readonly Float64Array[];
  /** The same, if each type plays its best. */
  readonly chances: Float64Array;
}

export function solveSignals(weights: readonly number[], signals: readonly Signal[]): SignalSolution {
  const program = new SignalProgram(weights, signals);
  const { x, prices } = maximize(program.gain, program.rows, program.limits);
  const answers = signals.map(({ menu }, g) => answer(menu, x.subarray(program.columnOf[g]), weights.length));
  const mixtures = weights.map((_, type) => mixture(signals.map((_, g) => prices[program.rowOf[g] + type])));
  const chances = Float64Array.from(weights, (_, type) => Math.min(...answers.map((against) => against[type])));
  const conceded = signals.reduce((sum, { menu }, g) => {
    const reach = weights.map((weight, type) => weight * mixtures[type][g]);
    return sum + worth(menu, reach);
  }, 0);
  return { guaranteed: dot(weights, chances), conceded, mixtures, answers, chances };
}

/**
 * Variables: the chance against each type; then for each signal the share of every vector and, where a card may be
 * shown, the share of showing it and under each card those of the vectors after it. Rows for each signal: a row for
 * each type, then shares that add up to one, and under each card to the share of showing it.
 */
class SignalProgram {
  readonly rows: Float64Array[] = [];
  readonly limits: number[] = [];
  readonly gain: readonly number[];
  /** Where each signal begins. */
  readonly columnOf: readonly number[];
  readonly rowOf: readonly number[];

  constructor(weights: readonly number[], signals: readonly Signal[]) {
    let columns = weights.length;
    this.columnOf = signals.map(({ menu }) => {
      const start = columns;
      columns += sharesOf(menu);
      return start;
    });
    this.gain = Array.from({ length: columns }, (_, j) => weights[j] ?? 0);
    this.rowOf = signals.map(({ menu }, g) => this.#add(menu, this.columnOf[g], weights.length));
  }

  #add({ vectors, afterCards }: Menu, start: number, types: number): number {
    const first = this.rows.length;
    const chances = Array.from({ length: types }, (_, type) => {
      const row = this.#row(0);
      row[type] = 1;
      return row;
    });
    const against = (vector: Float64Array, column: number): void =>
      vector.forEach((p, type) => (chances[type][column] = -p));
    vectors.forEach((vector, k) => against(vector, start + k));
    const showing = start + vectors.length;
    this.#row(1).fill(1, start, showing + (afterCards.length > 0 ? 1 : 0));
    let column = showing + 1;
    for (const list of afterCards) {
      const shares = this.#row(0).fill(1, column, column + list.length);
      shares[showing] = -1;
      for (const vector of list) against(vector, column++);
    }
    return first;
  }

  #row(limit: number): Float64Array {
    const row = new Float64Array(this.gain.length);
    this.rows.push(row);
    this.limits.push(limit);
    return row;
  }
}

function sharesOf({ vectors, afterCards }: Menu): number {
  return afterCards.reduce((sum, list) => sum + list.length, vectors.length + (afterCards.length > 0 ? 1 : 0));
}

/** The chance against each type of the strategy whose shares these are. */
function answer({ vectors, afterCards }: Menu, shares: Float64Array, types: number): Float64Array {
  const against = new Float64Array(types);
  const add = (vector: Float64Array, share: number): void => vector.forEach((p, t) => (against[t] += share * p));
  const showing = vectors.length;
  const first = mixture(shares.subarray(0, showing + (afterCards.length > 0 ? 1 : 0)));
  vectors.forEach((vector, k) => add(vector, first[k]));
  let start = showing + 1;
  for (const list of afterCards) {
    const then = mixture(shares.subarray(start, start + list.length));
    list.forEach((vector, k) => add(vector, first[showing] * then[k]));
    start += list.length;
  }
  return against;
}

/** Shares that add up to one; rounding leaves no negative ones. */
function mixture(shares: ArrayLike<number>): Float64Array {
  const positive = Float64Array.from(shares, (share) => Math.max(share, 0));
  const total = positive.reduce((a, b) => a + b, 0);
  return total > 0 ? positive.map((share) => share / total) : positive.fill(1 / positive.length);
}
