/** How long a game is and how wide. */
import type { Game, State } from '../core/game.js';
import { ACTOR, PLY } from '../core/game.js';
import type { Meter } from './meter.js';
import { number } from './meter.js';

export function createShape(game: Game): Meter {
  const legal = new Int32Array(game.maxMoves);
  // Which listed thing was last seen, by what is seen of it: a set that needs no emptying.
  const seenIn = new Float64Array(game.seenSpace);
  let listings = 0;
  let decisions = 0;
  let moves = 0;
  let chosen = 0;
  let shown = 0;

  /** How many of the listed moves the others can tell apart, on average over them. */
  function distinct(state: State, count: number): number {
    let bits = 0;
    for (let seat = 0; seat < game.playerCount; seat++) {
      if (seat === state[ACTOR]) continue;
      listings++;
      let kinds = 0;
      for (let i = 0; i < count; i++) {
        const seen = game.moveSeenBy(state, legal[i], seat);
        if (seenIn[seen] === listings) continue;
        seenIn[seen] = listings;
        kinds++;
      }
      bits += Math.log2(kinds);
    }
    return game.playerCount > 1 ? bits / (game.playerCount - 1) : 0;
  }

  function onMove(state: State): void {
    if (state[ACTOR] < 0) return;
    const count = game.legalMoves(state, legal);
    decisions++;
    moves += count;
    if (count === 1) return;
    chosen += Math.log2(count);
    shown += distinct(state, count);
  }

  function finish(state: State): readonly number[] {
    const values = [state[PLY], decisions, moves / decisions, chosen / decisions, shown / decisions];
    decisions = moves = chosen = shown = 0;
    return values;
  }

  return {
    measures: [
      number('length', 'moves of a game, chance included'),
      number('decisions', 'moves that a player chose'),
      number('branching', 'legal moves at a decision, on average'),
      number('bits chosen', 'log2 of the legal moves at a decision, on average'),
      number('bits shown', 'log2 of what another seat could have seen instead of the move, on average'),
    ],
    onMove,
    finish,
  };
}
