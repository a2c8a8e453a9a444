/** Newton's method for the logistic model behind `fitRatings`, and the covariance of what it finds. */
import { invert, multiply, zeros } from './matrix.js';
import type { Meeting } from './meeting.js';

const MAX_ITERATIONS = 100;
/** In log-odds, below 1e-7 Elo. */
const SETTLED = 1e-10;

export interface Model {
  readonly players: number;
  readonly meetings: readonly Meeting[];
  /** Virtual games against rating 0; without them, the ratings of each group add up to 0. */
  readonly prior: number;
  readonly seatAdvantage: boolean;
  readonly groups: readonly (readonly number[])[];
}

export interface Fit {
  /** Log-odds of each player, then of the seat advantage, if fitted. */
  readonly parameters: readonly number[];
  readonly covariance: readonly (readonly number[])[];
  readonly iterations: number;
  readonly converged: boolean;
}

/** The likelihood is concave, so Newton's step, halved while it overshoots, leads to its one maximum. */
export function fitModel(model: Model): Fit {
  let parameters = new Array<number>(parameterCount(model)).fill(0);
  for (let iterations = 1; ; iterations++) {
    const bread = invert(information(model, parameters));
    // Meetings so uneven in weight that rounding hides the smaller ones.
    if (bread === undefined) return { parameters, covariance: unknown(parameters), iterations, converged: false };
    const pull = gradient(model, parameters);
    const step = bread.map((row) => row.reduce((sum, value, i) => sum + value * pull[i], 0));
    parameters = advance(model, parameters, step);
    const converged = step.every((value) => Math.abs(value) < SETTLED);
    if (!converged && iterations < MAX_ITERATIONS) continue;
    return { ...centered(model, parameters, sandwich(model, parameters, bread)), iterations, converged };
  }
}

const unknown = (parameters: readonly number[]): number[][] => parameters.map(() => parameters.map(() => NaN));

const parameterCount = ({ players, seatAdvantage }: Model): number => players + (seatAdvantage ? 1 : 0);

/** Parameters plus the step, or plus the largest half, quarter ... of it that does not lower the likelihood. */
function advance(model: Model, parameters: readonly number[], step: readonly number[]): number[] {
  const before = logLikelihood(model, parameters);
  for (let share = 1; ; share /= 2) {
    const next = parameters.map((value, i) => value + share * step[i]);
    // The allowance is for rounding, near the top where steps no longer change the likelihood.
    if (share < 1e-9 || logLikelihood(model, next) >= before - 1e-12 * Math.abs(before)) return next;
  }
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** ln(logistic(x)), without overflow for very negative x. */
const logLogistic = (x: number): number => (x > 0 ? -Math.log1p(Math.exp(-x)) : x - Math.log1p(Math.exp(x)));

/** Log-odds of the first player's expected score. */
function odds({ players, seatAdvantage }: Model, parameters: readonly number[], { first, second }: Meeting): number {
  return parameters[first] - parameters[second] + (seatAdvantage ? parameters[players] : 0);
}

function logLikelihood(model: Model, parameters: readonly number[]): number {
  let sum = 0;
  for (const meeting of model.meetings) {
    const x = odds(model, parameters, meeting);
    sum += meeting.score * logLogistic(x) + (meeting.games - meeting.score) * logLogistic(-x);
  }
  for (const x of parameters) sum += (model.prior / 2) * (logLogistic(x) + logLogistic(-x));
  return sum;
}

function gradient(model: Model, parameters: readonly number[]): number[] {
  const pull = parameters.map((x) => model.prior * (0.5 - logistic(x)));
  for (const meeting of model.meetings) {
    const surplus = meeting.score - meeting.games * logistic(odds(model, parameters, meeting));
    pull[meeting.first] += surplus;
    pull[meeting.second] -= surplus;
    if (model.seatAdvantage) pull[model.players] += surplus;
  }
  return pull;
}

/** Observed Fisher information; without a prior, plus one for every two players of a group, which fixes their sum. */
function information(model: Model, parameters: readonly number[]): number[][] {
  const matrix = spread(model, (meeting) => modelVariance(model, parameters, meeting));
  parameters.forEach((x, i) => (matrix[i][i] += model.prior * logistic(x) * logistic(-x)));
  if (model.prior === 0) addToGroups(model, matrix, () => 1);
  return matrix;
}

/** Sum over meetings of weight times the outer square of the meeting's direction: +1 first, -1 second, +1 seat. */
function spread(model: Model, weight: (meeting: Meeting) => number): number[][] {
  const matrix = zeros(parameterCount(model));
  for (const meeting of model.meetings) {
    const direction: [number, number][] = [
      [meeting.first, 1],
      [meeting.second, -1],
    ];
    if (model.seatAdvantage) direction.push([model.players, 1]);
    const w = weight(meeting);
    for (const [i, a] of direction) for (const [j, b] of direction) matrix[i][j] += w * a * b;
  }
  return matrix;
}

function modelVariance(model: Model, parameters: readonly number[], meeting: Meeting): number {
  const x = odds(model, parameters, meeting);
  return meeting.games * logistic(x) * logistic(-x);
}

function addToGroups(model: Model, matrix: number[][], value: (size: number) => number): void {
  for (const group of model.groups) {
    for (const i of group) for (const j of group) matrix[i][j] += value(group.length);
  }
}

/** Covariance of the estimates: the inverse information or, with observed variances, the sandwich around them. */
function sandwich(model: Model, parameters: readonly number[], inverse: readonly (readonly number[])[]): number[][] {
  const bread = inverse.map((row) => row.slice());
  // The inverse of the added ones, which say nothing about errors.
  if (model.prior === 0) addToGroups(model, bread, (size) => -1 / size ** 2);
  if (model.meetings.every((meeting) => meeting.scoreVariance === undefined)) return bread;
  const filling = spread(model, (m) => m.scoreVariance ?? modelVariance(model, parameters, m));
  parameters.forEach((x, i) => (filling[i][i] += model.prior * logistic(x) * logistic(-x)));
  return multiply(multiply(bread, filling), bread);
}

/** With a prior the ratings have an origin of their own; here they are moved to add up to 0 like all others. */
function centered(
  { players, prior }: Model,
  parameters: readonly number[],
  covariance: readonly (readonly number[])[],
): Pick<Fit, 'parameters' | 'covariance'> {
  if (prior === 0) return { parameters, covariance };
  const mean = parameters.slice(0, players).reduce((sum, x) => sum + x, 0) / players;
  const shift = parameters.map((_, i) =>
    parameters.map((_, j) => (i === j ? 1 : 0) - (i < players && j < players ? 1 / players : 0)),
  );
  return {
    parameters: parameters.map((x, i) => (i < players ? x - mean : x)),
    covariance: multiply(multiply(shift, covariance), shift),
  };
}
