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
import { maximize } from './simplex.js';

/** Jack's moves after which the Investigator has the same vectors to choose from. */
export interface Signal {
  readonly moves: readonly Move[];
  /** The chances of each plan against each type. */
  readonly plans: readonly Float64Array[];
}

export interface SignalSolution {
  /** What the Investigator's strategy wins at least, whatever Jack does: a share of the sum of the weights. */
  readonly guaranteed: number;
  /** What Jack's strategy lets him win at most. */
  readonly conceded: number;
  /** Jack's mixture over the signals, by type. */
  readonly mixtures: readonly Float64Array[];
  /** The Investigator's chance against each type, if that type plays its best. */
  readonly chances: Float64Array;
}

export function solveSignals(weights: readonly number[], signals: readonly Signal[]): SignalSolution {
  const types = weights.length;
  const starts: number[] = [];
  let columns = types;
  for (const { plans } of signals) {
    starts.push(columns);
    columns += plans.length;
  }
  // Variables: the chance against each type, then the mixture of plans after each signal.
  const gain = Array.from({ length: columns }, (_, j) => (j < types ? weights[j] : 0));
  const rows: Float64Array[] = [];
  const limits: number[] = [];
  signals.forEach(({ plans }, g) => {
    for (let type = 0; type < types; type++) {
      const row = new Float64Array(columns);
      row[type] = 1;
      plans.forEach((chances, k) => (row[starts[g] + k] = -chances[type]));
      rows.push(row);
      limits.push(0);
    }
    rows.push(new Float64Array(columns).fill(1, starts[g], starts[g] + plans.length));
    limits.push(1);
  });
  const { x, prices } = maximize(gain, rows, limits);
  const answers = signals.map(({ plans }, g) => mixture(x.subarray(starts[g], starts[g] + plans.length)));
  const mixtures = weights.map((_, type) => mixture(signals.map((_, g) => prices[g * (types + 1) + type])));
  const chances = Float64Array.from(weights, (_, type) =>
    Math.min(
      ...signals.map(({ plans }, g) =>
        dot(
          answers[g],
          plans.map((plan) => plan[type]),
        ),
      ),
    ),
  );
  const conceded = signals.reduce((sum, { plans }, g) => {
    const reach = weights.map((weight, type) => weight * mixtures[type][g]);
    return sum + Math.max(...plans.map((plan) => dot(reach, plan)));
  }, 0);
  return { guaranteed: dot(weights, chances), conceded, mixtures, chances };
}

/** Shares that add up to one; rounding leaves no negative ones. */
function mixture(shares: ArrayLike<number>): Float64Array {
  const positive = Float64Array.from(shares, (share) => Math.max(share, 0));
  const total = positive.reduce((a, b) => a + b, 0);
  return total > 0 ? positive.map((share) => share / total) : positive.fill(1 / positive.length);
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
};
