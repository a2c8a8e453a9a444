/**
 * How a position looks to each side. Detectives want to be close to every station where Mr X may be, and those to be
 * few; Mr X wants distance, ways out, and to leave many stations possible.
 */
import { bitCount, lowestBit, setSize } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Evaluate, State } from '../../core/game.js';
import { BLACK } from './boards.js';
import * as layout from './layout.js';
import type { CityMap } from './map.js';
import type { Possible } from './possible.js';

const { ACTOR, CHANCE, TERMINAL } = core;
const { MR_X, STATION, STOCK, DOUBLES, SECOND_LEG, WINNER, OCCUPIED, POSSIBLE, SET_WORDS } = layout;

/** Costs and gains are squeezed into (-1, 1); one of this size is half way. */
const HALF = 8;

/** What counts how much, in steps of distance. */
export interface EvaluationWeights {
  /** Mr X: distance to the nearest detective, and how much of it is enough. */
  readonly distance: number;
  readonly enough: number;
  /** Per doubling of the stations where he may be, and of his ways out. */
  readonly doubt: number;
  readonly waysOut: number;
  readonly doubleCard: number;
  readonly blackTicket: number;
  /** A detective next door, when they know exactly where he is. */
  readonly danger: number;
  /** Detectives: mean distance of the nearest one and of all of them to where he may be; per doubling of those. */
  readonly nearest: number;
  readonly average: number;
  readonly search: number;
}

/** Chosen by experiments/scotland-yard-evaluation. */
export const WEIGHTS: EvaluationWeights = {
  distance: 2,
  enough: 3,
  doubt: 2,
  waysOut: 3,
  doubleCard: 1,
  blackTicket: 0.5,
  danger: 12,
  nearest: 1,
  average: 2,
  search: 1,
};

export function createEvaluate(
  map: CityMap,
  pawnCount: number,
  derivePossible: Possible['derivePossible'],
  weights: EvaluationWeights,
): Evaluate {
  const DISTANCE = map.distance;
  const NEAR = map.near;
  const WIDTH = map.stations + 1;
  const possible = new Int32Array(POSSIBLE + SET_WORDS);

  function evaluate(s: State, player: number): number {
    if (s[ACTOR] === TERMINAL) return (s[WINNER] === MR_X) === (player === MR_X) ? 1 : -1;
    if (s[ACTOR] === CHANCE) return 0;
    derivePossible(s, possible);
    const gain = player === MR_X ? hiding(s) : hunting(s);
    return gain / (Math.abs(gain) + HALF);
  }

  /** Less is better: how far the hunters are from where he may be, nearest and on average, and how much is open. */
  function hunting(s: State): number {
    let nearest = 0;
    let average = 0;
    let size = 0;
    for (let w = 0; w < SET_WORDS; w++)
      for (let bits = possible[POSSIBLE + w]; bits !== 0; bits &= bits - 1) {
        const at = (w << 5) + lowestBit(bits);
        let least = WIDTH;
        for (let pawn = 1; pawn < pawnCount; pawn++) {
          const d = DISTANCE[at * WIDTH + s[STATION + pawn]];
          if (d < least) least = d;
          average += d;
        }
        nearest += least;
        size++;
      }
    const distance = weights.nearest * nearest + (weights.average * average) / (pawnCount - 1);
    return -(distance / size + weights.search * Math.log2(size));
  }

  function hiding(s: State): number {
    const at = s[STATION];
    let least = WIDTH;
    for (let pawn = 1; pawn < pawnCount; pawn++) {
      const d = DISTANCE[at * WIDTH + s[STATION + pawn]];
      if (d < least) least = d;
    }
    const doubt = Math.log2(setSize(possible, POSSIBLE, SET_WORDS));
    // Worse the better they know where to look; no matter while he is still to move on.
    const danger = least === 1 && s[SECOND_LEG] === 0 ? weights.danger / (1 + doubt) : 0;
    return (
      weights.distance * Math.min(least, weights.enough) +
      weights.doubt * doubt +
      weights.waysOut * Math.log2(1 + waysOut(s, at)) +
      weights.doubleCard * s[DOUBLES] +
      weights.blackTicket * s[STOCK + BLACK] -
      danger -
      HALF
    );
  }

  /** Neighbouring stations without a detective. */
  function waysOut(s: State, at: number): number {
    const near = ((at << 2) | BLACK) * SET_WORDS;
    let ways = 0;
    for (let i = 0; i < SET_WORDS; i++) ways += bitCount(NEAR[near + i] & ~s[OCCUPIED + i]);
    return ways;
  }

  return evaluate;
}
