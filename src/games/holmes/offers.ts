/**
 * Cards that can be had: the best of the row for each seat now, the best of a row nobody has seen yet later, and what a
 * card of the deck is worth. In thousandths of a point.
 */
import type { Player, State } from '../../core/game.js';
import * as cards from './cards.js';
import * as layout from './layout.js';
import type { Outlook } from './outlook.js';
import { NONE } from './outlook.js';

const { TYPES } = cards;
const { ROW } = layout;

/** Cards of an offer that anybody can take at once. */
export const MOST = 3;
/** Where an offer begins in `best`: NOW or LATER, plus the seat's place. */
export const NOW = 0;
export const LATER = 2 * MOST;
export const placeOf = (seat: Player): number => seat * MOST;

/** In deviations from the mean: the best of n cards; and the best three of a full row. */
const BEST_OF = Float64Array.of(0, 0, 0.56, 0.85);
const OF_FULL_ROW = Float64Array.of(1.03, 0.3, -0.3);
/** One, two or three cards that nobody has seen yet, from the best to the worst. */
const UNSEEN = [[], [0], [0.56, -0.56], [0.85, 0, -0.85], [1.03, 0.3, -0.3, -1.03]].map((row) =>
  Float64Array.from(row),
);

export interface Offers {
  /** Worth of the best cards, best first, from NOW or LATER + placeOf(seat); NONE where there are no more. */
  readonly best: Int32Array;
  /** The row as it is while an action is thought to its end. */
  readonly row: Int32Array;
  /** Reads the position that the outlook looks at. */
  read(s: State): void;
  /** Takes the best card for `seat` out of the row; returns its worth. */
  take(seat: Player): number;
  /** Sorts what is left of the row, filled up with cards nobody has seen, for `seat`. */
  sort(seat: Player): void;
  /** Worth of the best of n cards of the deck. */
  bestOf(seat: Player, n: number): number;
}

export function createOffers(rowSize: number, { gain, pool }: Outlook): Offers {
  const best = new Int32Array(4 * MOST);
  const row = new Int32Array(TYPES);
  const mean = new Float64Array(2);
  const deviation = new Float64Array(2);

  function read(s: State): void {
    for (let type = 0; type < TYPES; type++) row[type] = s[ROW + type];
    expect(0);
    expect(1);
  }

  function expect(seat: Player): void {
    let count = 0;
    let sum = 0;
    let squares = 0;
    for (let type = 0; type < TYPES; type++) {
      const worth = gain[seat * TYPES + type];
      count += pool[type];
      sum += pool[type] * worth;
      squares += pool[type] * worth * worth;
    }
    mean[seat] = count === 0 ? 0 : sum / count;
    deviation[seat] = count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - mean[seat] * mean[seat]));
    for (let i = 0; i < MOST; i++) best[LATER + placeOf(seat) + i] = mean[seat] + OF_FULL_ROW[i] * deviation[seat];
  }

  function bestInRow(seat: Player): number {
    let found = -1;
    for (let type = 0; type < TYPES; type++)
      if (row[type] > 0 && (found < 0 || gain[seat * TYPES + type] > gain[seat * TYPES + found])) found = type;
    return found;
  }

  function take(seat: Player): number {
    const type = bestInRow(seat);
    if (type < 0) return NONE;
    row[type]--;
    return gain[seat * TYPES + type];
  }

  function sort(seat: Player): void {
    const at = NOW + placeOf(seat);
    best.fill(NONE, at, at + MOST);
    let count = 0;
    for (let type = 0; type < TYPES; type++)
      for (let n = row[type]; n > 0; n--) {
        insert(at, gain[seat * TYPES + type]);
        count++;
      }
    const unseen = UNSEEN[Math.max(0, rowSize - count)];
    for (let i = 0; i < unseen.length; i++) insert(at, mean[seat] + unseen[i] * deviation[seat]);
  }

  function insert(at: number, worth: number): void {
    let i = at + MOST - 1;
    if (worth <= best[i]) return;
    for (; i > at && best[i - 1] < worth; i--) best[i] = best[i - 1];
    best[i] = worth;
  }

  const bestOf = (seat: Player, n: number): number => (mean[seat] + BEST_OF[Math.min(n, 3)] * deviation[seat]) | 0;

  return { best, row, read, take, sort, bestOf };
}
