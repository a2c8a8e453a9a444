/** How much is hidden, and how fast it comes out: the worlds that fit what a seat knows, where the game can count them. */
import type { Game, State } from '../core/game.js';
import { ACTOR } from '../core/game.js';
import type { RoundOf } from './game-facts.js';
import type { Meter } from './meter.js';
import { number } from './meter.js';

/** Told of every decision: the bits that each seat is in doubt about. */
export type DoubtListener = (round: number, seat: number, bits: number) => void;

export function createKnowledge(game: Game, roundOf: RoundOf | undefined, onDoubt: DoubtListener): Meter {
  const { playerCount } = game;
  const before = new Float64Array(playerCount);
  let isFirst = true;
  let decisions = 0;
  let doubt = 0;
  let steps = 0;
  let learned = 0;
  let hidden = 0;

  function onMove(state: State): void {
    const count = game.worldCount;
    // The deal is not information yet: play begins with the first decision.
    if (count === undefined || (isFirst && state[ACTOR] < 0)) return;
    game.prepare?.(state);
    for (let seat = 0; seat < playerCount; seat++) {
      const bits = Math.log2(Math.max(1, count(state, seat)));
      if (!isFirst) {
        learned += Math.max(0, before[seat] - bits);
        hidden += Math.max(0, bits - before[seat]);
      }
      before[seat] = bits;
      if (state[ACTOR] < 0) continue;
      doubt += bits;
      onDoubt(roundOf?.(state) ?? 0, seat, bits);
    }
    if (!isFirst) steps += playerCount;
    if (state[ACTOR] >= 0) decisions += playerCount;
    isFirst = false;
  }

  function finish(): readonly number[] {
    const values =
      decisions === 0 || steps === 0 ? [NaN, NaN, NaN] : [doubt / decisions, learned / steps, hidden / steps];
    isFirst = true;
    decisions = doubt = steps = learned = hidden = 0;
    return values;
  }

  return {
    measures: [
      number('hidden bits', 'log2 of the worlds that fit what a seat knows, on average over decisions and seats'),
      number('bits learned', 'by how many bits the doubt of a seat falls with a move, on average'),
      number('bits hidden', 'by how many bits it grows with a move, on average'),
    ],
    onMove,
    finish,
  };
}
