/**
 * Mr X by the game's evaluation, one move ahead, as quick as a playout needs it. What the evaluation adds up for a whole
 * position is here the worth of a move: most of it is the same for all moves, or looked up.
 */
import type { Move, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as boards from '../../games/scotland-yard/boards.js';
import { WEIGHTS } from '../../games/scotland-yard/evaluate.js';
import * as layout from '../../games/scotland-yard/layout.js';
import * as map from '../../games/scotland-yard/map.js';
import type { PossibleStations } from './possible-stations.js';
import type { StationTables } from './station-tables.js';
import { nearestDetective, waysOut } from './station-tables.js';

const { BLACK } = boards;
const { DOUBLE_MOVE } = map;
const { SET_WORDS } = layout;
const { distance, enough, doubt, waysOut: freedom, doubleCard, blackTicket, danger } = WEIGHTS;

const LOG2 = Float64Array.from({ length: 32 * SET_WORDS + 1 }, (_, n) => Math.log2(n));

export class CarefulHider {
  readonly #tables: StationTables;
  readonly #possible: PossibleStations;
  readonly #rng: Rng;

  constructor(tables: StationTables, possible: PossibleStations, rng: Rng) {
    this.#tables = tables;
    this.#possible = possible;
    this.#rng = rng;
  }

  /** The best of the first `count` moves; any of them, where several are. */
  choose(s: State, moves: Int32Array, count: number): Move {
    const isShown = this.#possible.isShownNext(s);
    let best = moves[0];
    let most = -Infinity;
    let ties = 0;
    for (let i = 0; i < count; i++) {
      const worth = this.#worth(s, moves[i], isShown);
      if (worth < most) continue;
      if (worth > most) ties = 0;
      most = worth;
      if (++ties === 1 || this.#rng.below(ties) === 0) best = moves[i];
    }
    return best;
  }

  #worth(s: State, move: Move, isShown: boolean): number {
    const to = (move >> 2) & 255;
    const ticket = move & 3;
    const unsure = isShown ? 0 : LOG2[this.#possible.sizeAfter(s, ticket)];
    const nearest = nearestDetective(this.#tables, s, to);
    let worth =
      distance * Math.min(nearest, enough) + doubt * unsure + freedom * LOG2[1 + waysOut(this.#tables, s, to)];
    if (ticket === BLACK) worth -= blackTicket;
    if ((move & DOUBLE_MOVE) !== 0) return worth - doubleCard;
    return nearest === 1 ? worth - danger / (1 + unsure) : worth;
  }
}
