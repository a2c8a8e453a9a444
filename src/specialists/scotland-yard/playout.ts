/**
 * Games played to their end by the quick player of Nijssen & Winands (2011): draw for draw what listing, choosing and
 * applying move by move make of them, in less time (`npm run bench -- agents --against REV` tells how much).
 *
 * Where play is at random, a list is made only next to a detective, for elsewhere the map has it already; and where Mr X
 * may be is worked out only where it matters, see `Trail`.
 */
import * as core from '../../core/game.js';
import type { Game, Move, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from '../../games/scotland-yard/layout.js';
import * as map from '../../games/scotland-yard/map.js';
import * as table from './desk.js';
import * as choice from './desk-choice.js';
import * as guess from './desk-possible.js';
import type { Doubles, PolicySettings } from './distance-policy.js';
import { dropBlack } from './move-filter.js';
import type { StationTables } from './station-tables.js';
import { Trail } from './trail.js';

const { ACTOR, TERMINAL } = core;
const { MAY_DOUBLE, DOUBLE_MOVE } = map;
const { MR_X, DETECTIVES, PAWN, BOX, ROUND, WINNER, STATION, PURSE } = layout;
// Bound to names of this module: what is imported is looked up again at every call.
const { memory, lay, listMoves, addDoubles, countOnMap, onMap, fares, faresToDetectives } = table;
const { DESK, LISTED } = memory;
const { look, follow, exclude, possibleSize, wastesBlack } = guess;
const { chase, flee } = choice;
const { mayDouble, isDoubleSafe, purseOfMrX, moveMrX, moveDetective } = table;

/** In place of a move: there is none. */
const NONE = -1;

export class Playout {
  readonly #game: Game;
  readonly #tables: StationTables;
  readonly #rng: Rng;
  readonly #epsilon: number;
  readonly #filter: boolean;
  readonly #doubles: Doubles;
  readonly #trail: Trail;
  readonly #isRandom: boolean;
  readonly #capture: boolean;
  readonly #listsDoubles: boolean;

  constructor(game: Game, tables: StationTables, rng: Rng, settings: PolicySettings) {
    this.#game = game;
    this.#tables = tables;
    this.#rng = rng;
    this.#epsilon = settings.epsilon;
    this.#filter = settings.filter;
    this.#doubles = settings.doubles;
    this.#trail = new Trail(game, tables);
    this.#isRandom = settings.epsilon === 1 && !settings.filter;
    this.#capture = settings.capture;
    this.#listsDoubles = this.#isRandom ? settings.doubles === 'any' : settings.doubles !== 'off';
  }

  /** Plays `s` on to the end; of the end, it writes only the winner and the pawn that moved last. */
  run(s: State): void {
    if (s[ACTOR] === TERMINAL) return;
    lay(s, this.#tables);
    if (this.#isRandom) this.#trail.begin(s);
    else {
      this.#game.prepare!(s);
      look(s);
    }
    s[WINNER] = this.#playOn();
    s[PAWN] = DESK[PAWN];
    s[ACTOR] = TERMINAL;
  }

  /** Returns the winner. */
  #playOn(): number {
    const { pawnCount, boxes, rounds } = this.#tables;
    const isRandom = this.#isRandom;
    let isBlocked = false; // whether no detective could move
    for (;;) {
      while (DESK[PAWN] === MR_X) {
        const move = isRandom ? this.#anyForMrX() : this.#bestForMrX();
        if (move === NONE) return DETECTIVES;
        moveMrX(move);
        isBlocked = true;
      }
      for (let pawn = DESK[PAWN]; pawn < pawnCount; pawn++) {
        const move = isRandom ? this.#anyForDetective(pawn) : this.#bestForDetective(pawn);
        if (move === NONE) continue;
        isBlocked = false;
        moveDetective(pawn, move);
        if (DESK[STATION + pawn] === DESK[STATION]) {
          DESK[PAWN] = pawn;
          return DETECTIVES;
        }
      }
      if (isBlocked || DESK[BOX] === boxes || DESK[ROUND] === rounds) return MR_X;
      DESK[PAWN] = MR_X;
      DESK[ROUND]++;
    }
  }

  #bestForMrX(): Move {
    const n = listMoves(DESK[STATION], purseOfMrX());
    if (n === 0) return NONE;
    const move = this.#chooseForMrX(this.#listsDoubles && mayDouble() ? addDoubles(n) : n);
    follow(move);
    return move;
  }

  #chooseForMrX(n: number): Move {
    const all = this.#filter && wastesBlack() ? dropBlack(LISTED, n) : n;
    let count = all;
    // Doubles come last in the list.
    if (this.#doubles !== 'any') while ((LISTED[count - 1] & DOUBLE_MOVE) !== 0) count--;
    return this.#isCareless() ? LISTED[this.#rng.below(count)] : flee(count, all, this.#rng);
  }

  #bestForDetective(pawn: number): Move {
    const from = DESK[STATION + pawn];
    const n = listMoves(from, DESK[PURSE + pawn]);
    if (n === 0) return NONE;
    const at = DESK[STATION];
    if (this.#capture && possibleSize() === 1 && (fares(from, at) & DESK[PURSE + pawn]) !== 0) return at << 2;
    const move = this.#isCareless() ? LISTED[this.#rng.below(n)] : chase(from, n, this.#rng);
    exclude((move >> 2) & 255);
    return move;
  }

  #isCareless(): boolean {
    return this.#epsilon > 0 && this.#rng.unit() < this.#epsilon;
  }

  #anyForMrX(): Move {
    const at = DESK[STATION];
    const purse = purseOfMrX();
    const doubles = this.#listsDoubles && mayDouble();
    const isOpen = (faresToDetectives(at) & purse) === 0;
    let move = NONE;
    if (isOpen && (!doubles || isDoubleSafe())) move = this.#anyOnMap(at, doubles ? purse | MAY_DOUBLE : purse);
    else {
      const n = listMoves(at, purse);
      move = this.#anyListed(doubles ? addDoubles(n) : n);
    }
    if (move === NONE) return NONE;
    if (((this.#tables.reveals >> (DESK[BOX] + 1)) & 1) === 1) this.#trail.show((move >> 2) & 255);
    else this.#trail.leave(DESK, at, move & 3);
    return move;
  }

  #anyForDetective(pawn: number): Move {
    const from = DESK[STATION + pawn];
    const purse = DESK[PURSE + pawn];
    const at = DESK[STATION];
    if (this.#capture && (fares(from, at) & purse) !== 0 && this.#trail.isPlain(DESK)) return at << 2;
    if ((faresToDetectives(from) & purse) === 0) return this.#anyOnMap(from, purse);
    return this.#anyListed(listMoves(from, purse));
  }

  #anyOnMap(from: number, purse: number): Move {
    const n = countOnMap(from, purse);
    return n === 0 ? NONE : onMap(from, purse, this.#drawBelow(n));
  }

  #anyListed(n: number): Move {
    return n === 0 ? NONE : LISTED[this.#drawBelow(n)];
  }

  #drawBelow(n: number): number {
    this.#rng.next(); // tells whether any move will do, and it always does
    return this.#rng.below(n);
  }
}
