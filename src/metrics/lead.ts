/**
 * How the lead moves, by the game's own evaluation: the eventual winner's view of his own position, before each of the
 * decisions and through his own eyes only. A drawn game is told by seat 0.
 */
import type { Game, State } from '../core/game.js';
import { ACTOR, PLY } from '../core/game.js';
import type { RoundOf } from './game-facts.js';
import type { Meter } from './meter.js';
import { number, share } from './meter.js';

/** Without rounds, the last tenth of the moves stands for the last one. */
const LAST_PART = 0.9;

export function createLead(game: Game, roundOf: RoundOf | undefined): Meter {
  const { evaluate, playerCount } = game;
  // By decision: the round, then each seat's evaluation of its own position.
  const width = playerCount + 1;
  const told = new Float64Array(width * game.maxPlies);
  let decisions = 0;

  function onMove(state: State): void {
    if (state[ACTOR] < 0 || evaluate === undefined) return;
    const at = width * decisions++;
    told[at] = roundOf === undefined ? state[PLY] : roundOf(state);
    for (let seat = 0; seat < playerCount; seat++) told[at + 1 + seat] = evaluate(state, seat);
  }

  function finish(state: State, returns: Float64Array): readonly number[] {
    const count = decisions;
    decisions = 0;
    if (count === 0) return [NaN, NaN, NaN, NaN];
    const winner = returns.indexOf(Math.max(...returns));
    const isDrawn = returns.every((value) => value === returns[0]);
    const last = roundOf === undefined ? LAST_PART * state[PLY] : told[width * (count - 1)];
    let changes = 0;
    let behind = 0;
    let depth = 0;
    let sign = 0;
    let atLast = NaN;
    for (let i = 0; i < count; i++) {
      const value = told[width * i + 1 + winner];
      if (value * sign < 0) changes++;
      if (value !== 0) sign = Math.sign(value);
      if (value < 0) behind++;
      depth += Math.max(0, -value);
      if (Number.isNaN(atLast) && told[width * i] >= last) atLast = value;
    }
    // Before the first decision of the last round nothing may have been decided at all.
    const turned = isDrawn || Number.isNaN(atLast) ? NaN : atLast <= 0 ? 1 : 0;
    return [changes, isDrawn ? NaN : behind / count, isDrawn ? NaN : depth / count, turned];
  }

  return {
    measures: [
      number('lead changes', "times that the winner's evaluation of his own position changed its sign"),
      share('winner behind', 'decisions at which the later winner thought himself behind'),
      number(
        'drama',
        'how far behind the later winner thought himself, on average over decisions, on a scale of 0 to 1',
      ),
      share('last round', 'games whose winner did not think himself ahead when the last round began'),
    ],
    onMove,
    finish,
  };
}
