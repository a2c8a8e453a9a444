/**
 * The probability that Mr X, who is to move, escapes in the end: a logistic function of a few facts about the position.
 * Its weights are fitted to games; see experiments/best-scotland-yard.
 */
import { bitCount, lowestBit } from '../../core/bits.js';
import type { Game, State } from '../../core/game.js';
import * as boards from '../../games/scotland-yard/boards.js';
import * as layout from '../../games/scotland-yard/layout.js';
import type { StationTables } from './station-tables.js';

const { BLACK } = boards;
const { BOX, DOUBLES, STATION, STOCK, OCCUPIED, SET_WORDS } = layout;

/** The facts and what each counts, in the order of `EscapeChance.facts`. */
export const WEIGHTS = {
  constant: 3.058,
  /** By box still to be filled; by doubling of them; by box up to the next reveal, as far as `FAR`. */
  box: -0.134,
  boxes: -1.132,
  hiddenBox: 0.106,
  /** By doubling of the stations where he may be, of his ways out, of those that are not next to a detective, and of
   *  the stations not next to a detective that he reaches in two moves. */
  doubt: 0.083,
  waysOut: -0.442,
  safeWays: 0.342,
  reach: 0.569,
  /** By card, and by card and box. */
  doubleCard: 0.88,
  doubleBox: -0.014,
  blackTicket: 0.074,
  /** By step between him and each detective. */
  distance: 0.017,
};
const COUNTS = Float64Array.from(Object.values(WEIGHTS));

/** A reveal so many boxes ahead, or more, does not matter yet. */
const FAR = 5;
/** Of whole numbers from 1 on. */
const LOG2 = Float64Array.from({ length: 32 * SET_WORDS + 2 }, (_, n) => Math.log2(n));

export class EscapeChance {
  /** Of the position last looked at. */
  readonly facts = new Float64Array(COUNTS.length);
  readonly #tables: StationTables;
  readonly #boxes: number;
  /** Stations without a detective in or next to them. */
  readonly #calm = new Int32Array(SET_WORDS);

  constructor(game: Game, tables: StationTables) {
    this.#tables = tables;
    const { log, rounds } = game.options as { log: number; rounds: number | 'log' };
    this.#boxes = rounds === 'log' ? log : rounds;
  }

  /** `size` is the number of stations where he may be. */
  of(s: State, size: number): number {
    this.look(s, size);
    let logit = 0;
    for (let i = 0; i < COUNTS.length; i++) logit += COUNTS[i] * this.facts[i];
    return 1 / (1 + Math.exp(-logit));
  }

  look(s: State, size: number): void {
    const { facts } = this;
    const left = Math.max(0, this.#boxes - s[BOX]);
    facts[0] = 1;
    facts[1] = left;
    facts[2] = LOG2[1 + left];
    facts[3] = this.#toReveal(s[BOX]);
    facts[4] = LOG2[size];
    this.#lookAround(s);
    facts[8] = s[DOUBLES];
    facts[9] = s[DOUBLES] * left;
    facts[10] = s[STOCK + BLACK];
    facts[11] = this.#distance(s);
  }

  #toReveal(box: number): number {
    let boxes = 1;
    while (boxes < FAR && ((this.#tables.reveals >> (box + boxes)) & 1) === 0) boxes++;
    return boxes;
  }

  /** His ways out, those that are safe, and where they lead. */
  #lookAround(s: State): void {
    const { near, around, pawnCount } = this.#tables;
    const calm = this.#calm;
    const from = ((s[STATION] << 2) | BLACK) * SET_WORDS;
    let ways = 0;
    let safe = 0;
    for (let w = 0; w < SET_WORDS; w++) {
      let watched = 0;
      for (let pawn = 1; pawn < pawnCount; pawn++) watched |= around[s[STATION + pawn] * SET_WORDS + w];
      calm[w] = ~watched;
      const free = near[from + w] & ~s[OCCUPIED + w];
      ways += bitCount(free);
      safe += bitCount(free & ~watched);
    }
    this.facts[5] = LOG2[1 + ways];
    this.facts[6] = LOG2[1 + safe];
    this.facts[7] = LOG2[1 + this.#reach(s, from)];
  }

  /**
   * Calm stations that he reaches in two moves, the first one to any station without a detective. The seven words of the
   * set stay in registers on the way.
   */
  #reach(s: State, from: number): number {
    const { near } = this.#tables;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let e = 0;
    let f = 0;
    let g = 0;
    for (let w = 0; w < SET_WORDS; w++)
      for (let bits = near[from + w] & ~s[OCCUPIED + w]; bits !== 0; bits &= bits - 1) {
        const at = ((((w << 5) + lowestBit(bits)) << 2) | BLACK) * SET_WORDS;
        a |= near[at];
        b |= near[at + 1];
        c |= near[at + 2];
        d |= near[at + 3];
        e |= near[at + 4];
        f |= near[at + 5];
        g |= near[at + 6];
      }
    const calm = this.#calm;
    const first = bitCount(a & calm[0]) + bitCount(b & calm[1]) + bitCount(c & calm[2]) + bitCount(d & calm[3]);
    return first + bitCount(e & calm[4]) + bitCount(f & calm[5]) + bitCount(g & calm[6]);
  }

  #distance(s: State): number {
    const { distance, width, pawnCount } = this.#tables;
    let sum = 0;
    for (let pawn = 1; pawn < pawnCount; pawn++) sum += distance[s[STATION] * width + s[STATION + pawn]];
    return sum;
  }
}
