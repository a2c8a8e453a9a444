/**
 * The probability that Mr X, who is to move, escapes in the end: a logistic function of a few facts about the position.
 * Its weights are fitted to games of the quick players; see experiments/best-scotland-yard.
 */
import type { Game, State } from '../../core/game.js';
import * as boards from '../../games/scotland-yard/boards.js';
import * as layout from '../../games/scotland-yard/layout.js';
import type { PossibleStations } from './possible-stations.js';
import type { StationTables } from './station-tables.js';
import { waysOut } from './station-tables.js';

const { BLACK } = boards;
const { BOX, DOUBLES, STATION, STOCK } = layout;

const WEIGHTS = {
  constant: -0.598,
  /** By box still to be filled, and by box up to the next reveal, as far as `FAR`. */
  box: -0.311,
  hiddenBox: 0.197,
  /** By doubling of the stations where he may be, and of his ways out. */
  doubt: 0.144,
  waysOut: 0.746,
  doubleCard: 0.93,
  blackTicket: 0.246,
  /** By step between him and each detective. */
  distance: 0.053,
};
/** A reveal so many boxes ahead, or more, does not matter yet. */
const FAR = 5;

export class EscapeChance {
  readonly #tables: StationTables;
  readonly #boxes: number;

  constructor(game: Game, tables: StationTables) {
    this.#tables = tables;
    const { log, rounds } = game.options as { log: number; rounds: number | 'log' };
    this.#boxes = rounds === 'log' ? log : rounds;
  }

  of(s: State, possible: PossibleStations): number {
    const logit =
      WEIGHTS.constant +
      WEIGHTS.box * (this.#boxes - s[BOX]) +
      WEIGHTS.hiddenBox * this.#toReveal(s[BOX]) +
      WEIGHTS.doubt * Math.log2(possible.size) +
      WEIGHTS.waysOut * Math.log2(1 + waysOut(this.#tables, s, s[STATION])) +
      WEIGHTS.doubleCard * s[DOUBLES] +
      WEIGHTS.blackTicket * s[STOCK + BLACK] +
      WEIGHTS.distance * this.#distance(s);
    return 1 / (1 + Math.exp(-logit));
  }

  #toReveal(box: number): number {
    let boxes = 1;
    while (boxes < FAR && ((this.#tables.reveals >> (box + boxes)) & 1) === 0) boxes++;
    return boxes;
  }

  #distance(s: State): number {
    const { distance, width, pawnCount } = this.#tables;
    let sum = 0;
    for (let pawn = 1; pawn < pawnCount; pawn++) sum += distance[s[STATION] * width + s[STATION + pawn]];
    return sum;
  }
}
