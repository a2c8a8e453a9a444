/** What a results file tells of every game, moves or not. */
import type { Measure } from '../metrics/meter.js';
import { number, share } from '../metrics/meter.js';

export function outcomeMeasures(roles: readonly string[]): Measure[] {
  return [
    ...[...new Set(roles)].map((role) => share(`score of ${role}`, `wins and half the draws of ${role}`)),
    share('score of the first seat', 'wins and half the draws of the first part, whatever its role is called'),
    share('drawn', 'games without a winner'),
    number('plies', 'moves of a game, chance included'),
  ];
}

/** The values of one game, in the order of its measures. `roles` are those of the parts. */
export function outcomeValues(roles: readonly string[], results: readonly number[], plies: number): number[] {
  const scores = [...new Set(roles)].map((role) => scoreOf(results.filter((_, part) => roles[part] === role)));
  return [...scores, scoreOf(results.slice(0, 1)), results.every((value) => value === 0) ? 1 : 0, plies];
}

/** A win counts 1, a draw a half. */
function scoreOf(results: readonly number[]): number {
  const mean = results.reduce((sum, value) => sum + value, 0) / results.length;
  return mean > 0 ? 1 : mean < 0 ? 0 : 0.5;
}
