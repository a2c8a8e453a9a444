/**
 * Linear programs that start feasible: the simplex method on a dense tableau of the variables that are zero.
 *
 * Programs with many limits of zero stand still for many steps, and can go round in circles. Of the rows whose limit is
 * met first, the lexicographic rule (Dantzig, Orden, Wolfe 1955) takes the one that would come first if every limit were
 * a little larger, each by far less than the one before. Then every step is one forward.
 */

export interface LinearSolution {
  readonly value: number;
  readonly x: Float64Array;
  /** Shadow price of each constraint: an optimal solution of the dual program. */
  readonly prices: Float64Array;
}

/** Anything smaller is rounding. */
const TINY = 1e-10;

/** Maximizes `gain` x subject to `rows` x <= `limits` and x >= 0, where no limit is negative and a maximum exists. */
export function maximize(
  gain: readonly number[],
  rows: readonly Float64Array[],
  limits: readonly number[],
): LinearSolution {
  const tableau = new Tableau(gain, rows, limits);
  for (let enter = tableau.entering(); enter >= 0; enter = tableau.entering())
    tableau.pivot(tableau.leaving(enter), enter);
  return tableau.solution();
}

/**
 * A line for each variable that need not be zero, and the costs: its coefficients of the variables that are zero, then
 * its value. Variables are numbered: those of the program, then the slack of each row.
 */
class Tableau {
  readonly #lines: readonly Float64Array[];
  readonly #costs: Float64Array;
  readonly #variables: number;
  /** The variable of each line, and of each column. */
  readonly #lineOf: Int32Array;
  readonly #columnOf: Int32Array;
  /** By slack: its column; -1 while it has a line. */
  readonly #slackColumn: Int32Array;

  constructor(gain: readonly number[], rows: readonly Float64Array[], limits: readonly number[]) {
    const n = gain.length;
    this.#variables = n;
    this.#lines = rows.map((row, i) => Float64Array.of(...row, limits[i]));
    this.#costs = Float64Array.of(...gain.map((g) => -g), 0);
    this.#lineOf = Int32Array.from(rows, (_, i) => n + i);
    this.#columnOf = Int32Array.from(gain, (_, j) => j);
    this.#slackColumn = new Int32Array(rows.length).fill(-1);
  }

  /** The column of the steepest gain; -1 at the optimum. */
  entering(): number {
    const costs = this.#costs;
    let best = -1;
    let least = -TINY;
    for (let j = 0; j < this.#variables; j++)
      if (costs[j] < least) {
        least = costs[j];
        best = j;
      }
    return best;
  }

  /** The line whose limit is met first. */
  leaving(enter: number): number {
    let best = -1;
    for (let i = 0; i < this.#lines.length; i++)
      if (this.#lines[i][enter] > TINY && (best < 0 || this.#isMetBefore(i, best, enter))) best = i;
    if (best < 0) throw new RangeError('the linear program has no maximum');
    return best;
  }

  #isMetBefore(i: number, other: number, enter: number): boolean {
    const line = this.#lines[i];
    const rival = this.#lines[other];
    const scale = 1 / line[enter];
    const rivalScale = 1 / rival[enter];
    const ahead = line[this.#variables] * scale - rival[this.#variables] * rivalScale;
    if (Math.abs(ahead) > TINY) return ahead < 0;
    for (let slack = 0; slack < this.#slackColumn.length; slack++) {
      const column = this.#slackColumn[slack];
      const [a, b] = column < 0 ? [this.#holds(i, slack), this.#holds(other, slack)] : [line[column], rival[column]];
      const difference = a * scale - b * rivalScale;
      if (Math.abs(difference) > TINY) return difference < 0;
    }
    return false;
  }

  #holds(line: number, slack: number): number {
    return this.#lineOf[line] === this.#variables + slack ? 1 : 0;
  }

  /** The variable of a column and that of a line change places. */
  pivot(leave: number, enter: number): void {
    const line = this.#lines[leave];
    const scale = 1 / line[enter];
    for (let j = 0; j < line.length; j++) line[j] *= scale;
    line[enter] = scale;
    for (const other of this.#lines) if (other !== line) subtract(other, line, enter);
    subtract(this.#costs, line, enter);
    this.#exchange(leave, enter);
  }

  #exchange(leave: number, enter: number): void {
    const entered = this.#columnOf[enter];
    const left = this.#lineOf[leave];
    this.#lineOf[leave] = entered;
    this.#columnOf[enter] = left;
    if (entered >= this.#variables) this.#slackColumn[entered - this.#variables] = -1;
    if (left >= this.#variables) this.#slackColumn[left - this.#variables] = enter;
  }

  solution(): LinearSolution {
    const n = this.#variables;
    const x = new Float64Array(n);
    this.#lineOf.forEach((variable, i) => {
      if (variable < n) x[variable] = this.#lines[i][n];
    });
    const prices = Float64Array.from(this.#slackColumn, (column) => (column < 0 ? 0 : this.#costs[column]));
    return { value: this.#costs[n], x, prices };
  }
}

function subtract(line: Float64Array, pivotLine: Float64Array, enter: number): void {
  const factor = line[enter];
  if (factor === 0) return;
  line[enter] = 0;
  for (let j = 0; j < line.length; j++) line[j] -= factor * pivotLine[j];
}
