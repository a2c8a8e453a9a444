/**
 * Detectives by the game's evaluation, one move ahead, as quick as a playout needs them: near to where Mr X may be, one
 * of them at least and all on average, and with fewer such stations left. What is the same for all moves is added up once.
 */
import type { Move, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { WEIGHTS } from '../../games/scotland-yard/evaluate.js';
import * as layout from '../../games/scotland-yard/layout.js';
import type { PossibleStations } from './possible-stations.js';
import type { StationTables } from './station-tables.js';

const { PAWN, STATION, SET_WORDS } = layout;
const { nearest, average, search } = WEIGHTS;

const LOG2 = Float64Array.from({ length: 32 * SET_WORDS + 1 }, (_, n) => Math.log2(n));

export class CarefulHunter {
  readonly #tables: StationTables;
  readonly #possible: PossibleStations;
  readonly #rng: Rng;
  // Of each station where Mr X may be, how far the others are: the nearest of them, and all together.
  readonly #least = new Int32Array(32 * SET_WORDS);
  readonly #sums = new Int32Array(32 * SET_WORDS);
  /** Of all these stations together. */
  #sum = 0;

  constructor(tables: StationTables, possible: PossibleStations, rng: Rng) {
    this.#tables = tables;
    this.#possible = possible;
    this.#rng = rng;
  }

  /** The best of the first `count` moves; any of them, where several are. */
  choose(s: State, moves: Int32Array, count: number): Move {
    this.#lookAtOthers(s);
    let best = moves[0];
    let least = Infinity;
    let ties = 0;
    let last = 0;
    let cost = 0;
    for (let i = 0; i < count; i++) {
      const to = (moves[i] >> 2) & 255;
      // Moves to the same station follow one another.
      if (to !== last) cost = this.#cost(to);
      last = to;
      if (cost > least) continue;
      if (cost < least) ties = 0;
      least = cost;
      if (++ties === 1 || this.#rng.below(ties) === 0) best = moves[i];
    }
    return best;
  }

  #lookAtOthers(s: State): void {
    const { distance, width, pawnCount } = this.#tables;
    const { list, size } = this.#possible;
    this.#sum = 0;
    for (let i = 0; i < size; i++) {
      const row = list[i] * width;
      let least = width;
      let sum = 0;
      for (let pawn = 1; pawn < pawnCount; pawn++) {
        if (pawn === s[PAWN]) continue;
        const d = distance[row + s[STATION + pawn]];
        if (d < least) least = d;
        sum += d;
      }
      this.#least[i] = least;
      this.#sums[i] = sum;
      this.#sum += sum;
    }
  }

  /** What it costs to stand at `to`, if Mr X is not there. */
  #cost(to: number): number {
    const { distance, width, pawnCount } = this.#tables;
    const { list, size } = this.#possible;
    const row = to * width;
    let near = 0;
    let far = this.#sum;
    let left = size;
    for (let i = 0; i < size; i++) {
      const d = distance[row + list[i]];
      near += d < this.#least[i] ? d : this.#least[i];
      far += d;
      if (d > 0) continue;
      left--;
      far -= this.#sums[i];
    }
    if (left === 0) return -1;
    return (nearest * near + (average * far) / (pawnCount - 1)) / left + search * LOG2[left];
  }
}
