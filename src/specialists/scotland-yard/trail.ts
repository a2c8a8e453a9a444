/**
 * What everybody sees of Mr X in a playout, kept for the one question of a detective next to him: must he be there? It
 * is seldom asked, and most often one other station, where he could be as well, is answer enough. So only the tickets
 * and the detectives' stations are written down, and the possible stations are worked out when nothing else helps.
 */
import type { Game, State } from '../../core/game.js';
import * as layout from '../../games/scotland-yard/layout.js';
import * as map from '../../games/scotland-yard/map.js';
import { PossibleStations } from './possible-stations.js';
import type { StationTables } from './station-tables.js';

const { STATION, OCCUPIED, SET_WORDS } = layout;
const { sliceOf } = map;

export class Trail {
  readonly #game: Game;
  readonly #first: Uint16Array;
  readonly #moves: Uint16Array;
  readonly #possible: PossibleStations;
  #start: State = new Int32Array(0);
  /** Whether the possible stations of the start are still to be looked up. */
  #isNew = false;
  // Of each move since the start, or since he last showed himself: the ticket, and where the detectives stood.
  readonly #tickets: Uint8Array;
  readonly #occupied: Int32Array;
  #length = 0;
  /** So many of them are worked in. */
  #done = 0;
  /** Where the last move began. */
  #from = 0;

  constructor(game: Game, tables: StationTables) {
    this.#game = game;
    this.#first = tables.map.first;
    this.#moves = tables.map.moves;
    this.#possible = new PossibleStations(tables);
    this.#tickets = new Uint8Array(tables.boxes);
    this.#occupied = new Int32Array(tables.boxes * SET_WORDS);
  }

  /** Starts anew from `s`, which must not change as long as questions are asked; it need not be prepared. */
  begin(s: State): void {
    this.#start = s;
    this.#isNew = true;
    this.#length = 0;
    this.#done = 0;
  }

  /** Mr X shows himself. */
  show(at: number): void {
    this.#possible.show(at);
    this.#isNew = false;
    this.#length = 0;
    this.#done = 0;
  }

  /** Mr X is about to leave `from` unseen; `s` has the detectives. */
  leave(s: State, from: number, ticket: number): void {
    const base = this.#length * SET_WORDS;
    for (let w = 0; w < SET_WORDS; w++) this.#occupied[base + w] = s[OCCUPIED + w];
    this.#tickets[this.#length++] = ticket;
    this.#from = from;
  }

  /** Whether Mr X, at his station in `s`, can be nowhere else. */
  isPlain(s: State): boolean {
    if (this.#length > 0 && this.#hasOther(s)) return false;
    this.#workIn();
    this.#possible.excludeAll(s, OCCUPIED);
    return this.#possible.size === 1;
  }

  /** Whether his last ticket could have taken him to another station that no detective has held since. */
  #hasOther(s: State): boolean {
    const moves = this.#moves;
    const last = this.#length - 1;
    const slice = sliceOf(this.#from, 1 << this.#tickets[last]);
    for (let e = this.#first[slice], end = this.#first[slice + 1]; e < end; e++) {
      const to = (moves[e] >> 2) & 255;
      const word = to >> 5;
      const held = this.#occupied[last * SET_WORDS + word] | s[OCCUPIED + word];
      if (to !== s[STATION] && ((held >>> (to & 31)) & 1) === 0) return true;
    }
    return false;
  }

  #workIn(): void {
    const possible = this.#possible;
    if (this.#isNew) {
      this.#game.prepare!(this.#start);
      possible.look(this.#start);
      this.#isNew = false;
    }
    for (; this.#done < this.#length; this.#done++) {
      const at = this.#done * SET_WORDS;
      possible.excludeAll(this.#occupied, at);
      possible.spread(this.#tickets[this.#done], this.#occupied, at);
    }
  }
}
