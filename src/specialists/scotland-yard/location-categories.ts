/**
 * Where Mr X is likely to be, by how far from the nearest detective (location categorization, Nijssen & Winands 2011).
 * Every station where he may be has a category, 1 .. 5: its distance to the nearest detective when he made his move, 5
 * standing for all that is farther. Tables of counts from their games tell how often he was in which.
 */
import { drawIndex } from '../../beliefs/draw-index.js';
import { lowestBit } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from '../../games/scotland-yard/layout.js';
import type { StationTables } from './station-tables.js';

const { PLY } = core;
const { MR_X, PAWNS, STATION, POSSIBLE, HISTORY, SET_WORDS } = layout;

export const CATEGORIES = 5;

export const CATEGORY_TABLES = ['general', 'detailed', 'none'] as const;
export type CategoryTable = (typeof CATEGORY_TABLES)[number];

/** One step: a station by the weight of its category; two: a category by its weight, then any station in it. */
export const SELECTIONS = ['one-step', 'two-step'] as const;
export type Selection = (typeof SELECTIONS)[number];

/** Their Table I, by category: turns in which he was there, of the turns in which he could have been. */
export const GENERAL_WEIGHTS = Float64Array.of(2454 / 12523, 9735 / 14502, 4047 / 7491, 1109 / 2890, 344 / 1756);

/** Their Table II: for each combination of categories in which he could have been, the turns in which he was there. */
const DETAILED_ROWS: readonly (readonly [categories: readonly number[], turns: readonly number[]])[] = [
  [[1], [1542]],
  [[2], [2801]],
  [
    [1, 2],
    [666, 4776],
  ],
  [[3], [977]],
  [
    [1, 3],
    [14, 252],
  ],
  [
    [2, 3],
    [67, 208],
  ],
  [
    [1, 2, 3],
    [210, 1558, 1642],
  ],
  [[4], [262]],
  [
    [2, 3, 4],
    [23, 39, 90],
  ],
  [
    [1, 2, 3, 4],
    [18, 224, 263, 179],
  ],
  [
    [2, 3, 4, 5],
    [57, 191, 183, 88],
  ],
  [
    [1, 2, 3, 4, 5],
    [2, 210, 448, 307, 164],
  ],
];

/** By combination, as bits of its categories less one: the share of each category; all 1 where no row is known. */
const DETAILED_WEIGHTS = new Float64Array(CATEGORIES << CATEGORIES).fill(1);
for (const [categories, turns] of DETAILED_ROWS) {
  const combination = categories.reduce((bits, category) => bits | (1 << (category - 1)), 0);
  const total = turns.reduce((sum, n) => sum + n, 0);
  categories.forEach((category, i) => (DETAILED_WEIGHTS[combination * CATEGORIES + category - 1] = turns[i] / total));
}

export class LocationDraw {
  readonly #tables: StationTables;
  readonly #table: CategoryTable;
  readonly #selection: Selection;
  /** Stations of the detectives when Mr X made his last move. */
  readonly #detectives = new Int32Array(PAWNS);
  readonly #stations = new Uint8Array(SET_WORDS * 32);
  readonly #categories = new Uint8Array(SET_WORDS * 32);
  readonly #sizes = new Int32Array(CATEGORIES + 1);
  /** Running sums of the weights of the stations, for the draw. */
  readonly #sums = new Float64Array(SET_WORDS * 32);
  #count = 0;

  constructor(tables: StationTables, table: CategoryTable, selection: Selection) {
    this.#tables = tables;
    this.#table = table;
    this.#selection = selection;
  }

  /** Takes in the stations where Mr X may be from a prepared state; reads nothing that the detectives cannot know. */
  look(s: State): void {
    this.#placeDetectives(s);
    this.#sizes.fill(0);
    let n = 0;
    let combination = 0;
    for (let w = 0; w < SET_WORDS; w++)
      for (let bits = s[POSSIBLE + w]; bits !== 0; bits &= bits - 1) {
        const at = (w << 5) + lowestBit(bits);
        const category = this.#categoryOf(at);
        this.#stations[n] = at;
        this.#categories[n++] = category;
        this.#sizes[category]++;
        combination |= 1 << (category - 1);
      }
    this.#count = n;
    let sum = 0;
    for (let i = 0; i < n; i++) this.#sums[i] = sum += this.#weight(this.#categories[i], combination);
  }

  draw(rng: Rng): number {
    return this.#stations[drawIndex(this.#sums, this.#count, rng)];
  }

  /** The probability of `station`, for whoever wants to judge the belief; 0 where Mr X cannot be. */
  probability(station: number): number {
    for (let i = 0; i < this.#count; i++)
      if (this.#stations[i] === station)
        return (this.#sums[i] - (i === 0 ? 0 : this.#sums[i - 1])) / this.#sums[this.#count - 1];
    return 0;
  }

  #weight(category: number, combination: number): number {
    if (this.#table === 'none') return 1;
    const weight =
      this.#table === 'general'
        ? GENERAL_WEIGHTS[category - 1]
        : DETAILED_WEIGHTS[combination * CATEGORIES + category - 1];
    return this.#selection === 'one-step' ? weight : weight / this.#sizes[category];
  }

  /** He chose his station with the detectives where they stood then; those who moved since are put back. */
  #placeDetectives(s: State): void {
    for (let pawn = 1; pawn < PAWNS; pawn++) this.#detectives[pawn] = s[STATION + pawn];
    for (let ply = s[PLY] - 1; ply >= 0 && layout.seenPawn(s[HISTORY + ply]) !== MR_X; ply--) {
      const word = s[HISTORY + ply];
      this.#detectives[layout.seenPawn(word)] = layout.seenFrom(word);
    }
  }

  #categoryOf(at: number): number {
    const { distance, width, pawnCount } = this.#tables;
    let least = CATEGORIES;
    for (let pawn = 1; pawn < pawnCount; pawn++) {
      const d = distance[at * width + this.#detectives[pawn]];
      if (d < least) least = d;
    }
    return Math.max(1, least);
  }
}
