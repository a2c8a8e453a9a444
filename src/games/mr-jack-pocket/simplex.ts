/** Linear programs that start feasible: the simplex method on a dense tableau. */

export interface LinearSolution {
  readonly value: number;
  readonly x: Float64Array;
  /** Shadow price of each constraint: an optimal solution of the dual program. */
  readonly prices: Float64Array;
}

/** Anything smaller is rounding. */
const TINY = 1e-10;
/** Steps without progress before the slow rule that cannot go in circles (Bland 1977) takes over. */
const PATIENCE = 50;

/** Maximizes `gain` x subject to `rows` x <= `limits` and x >= 0, where no limit is negative and a maximum exists. */
export function maximize(
  gain: readonly number[],
  rows: readonly Float64Array[],
  limits: readonly number[],
): LinearSolution {
  const columns = gain.length;
  const width = columns + rows.length + 1; // the variables, a slack per row, the limit
  const table = rows.map((row, i) => {
    const line = new Float64Array(width);
    line.set(row);
    line[columns + i] = 1;
    line[width - 1] = limits[i];
    return line;
  });
  const costs = new Float64Array(width);
  gain.forEach((g, j) => (costs[j] = -g));
  const basis = rows.map((_, i) => columns + i);

  let stalled = 0;
  for (;;) {
    const enter = entering(costs, stalled > PATIENCE);
    if (enter < 0) break;
    const leave = leaving(table, basis, enter);
    stalled = table[leave][width - 1] > TINY ? 0 : stalled + 1;
    pivot(table, costs, leave, enter);
    basis[leave] = enter;
  }

  const x = new Float64Array(columns);
  basis.forEach((column, i) => {
    if (column < columns) x[column] = table[i][width - 1];
  });
  return { value: costs[width - 1], x, prices: costs.slice(columns, width - 1) };
}

/** The column of the steepest gain, or the first that gains at all; -1 at the optimum. */
function entering(costs: Float64Array, first: boolean): number {
  let best = -1;
  for (let j = 0; j < costs.length - 1; j++) {
    if (costs[j] >= -TINY || (best >= 0 && costs[j] >= costs[best])) continue;
    best = j;
    if (first) break;
  }
  return best;
}

/** The row whose limit is met first; of several, the one whose variable comes first. */
function leaving(table: readonly Float64Array[], basis: readonly number[], enter: number): number {
  let best = -1;
  let least = Infinity;
  table.forEach((line, i) => {
    if (line[enter] <= TINY) return;
    const ratio = line[line.length - 1] / line[enter];
    if (ratio > least + TINY || (best >= 0 && ratio > least - TINY && basis[i] > basis[best])) return;
    least = Math.min(ratio, least);
    best = i;
  });
  if (best < 0) throw new RangeError('the linear program has no maximum');
  return best;
}

function pivot(table: readonly Float64Array[], costs: Float64Array, leave: number, enter: number): void {
  const line = table[leave];
  const scale = 1 / line[enter];
  for (let j = 0; j < line.length; j++) line[j] *= scale;
  line[enter] = 1;
  for (const other of table) if (other !== line) subtract(other, line, enter);
  subtract(costs, line, enter);
}

function subtract(line: Float64Array, pivotLine: Float64Array, enter: number): void {
  const factor = line[enter];
  if (factor === 0) return;
  for (let j = 0; j < line.length; j++) line[j] -= factor * pivotLine[j];
  line[enter] = 0;
}
