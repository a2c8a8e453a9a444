/**
 * The quick player of Nijssen & Winands (2011), their one-ply player; `playout.ts` plays out their searches like it.
 * Mr X keeps as far from the nearest detective as he can and, of equal moves, prefers the one that leaves more stations
 * possible. A detective keeps the sum of his distances to the stations where Mr X may be as small as he can. Ties are
 * broken at random, and with probability epsilon any move is played.
 */
import { bitCount, lowestBit } from '../../core/bits.js';
import type { Game, Move, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from '../../games/scotland-yard/layout.js';
import * as map from '../../games/scotland-yard/map.js';
import { CarefulHider } from './careful-hider.js';
import { CarefulHunter } from './careful-hunter.js';
import { dropBlack, wastesBlack } from './move-filter.js';
import type { NeighborSums } from './neighbor-sums.js';
import { PossibleStations } from './possible-stations.js';
import type { StationTables } from './station-tables.js';
import { nearestDetective } from './station-tables.js';

const { MR_X, PAWN, STATION, STOCK, OCCUPIED, SET_WORDS } = layout;
const { DOUBLE_MOVE } = map;

export interface PolicySettings {
  /** How often any move will do; 1 is random play. */
  readonly epsilon: number;
  /** Whether Mr X leaves out the black tickets that `move-filter` calls a waste. */
  readonly filter: boolean;
  readonly doubles: Doubles;
  /** Whether a detective takes Mr X wherever he must be, careless or not. */
  readonly capture: boolean;
  /** Whether Mr X goes by the game's evaluation instead; he then decides himself about doubles and black tickets. */
  readonly careful?: boolean;
  /** Whether the detectives do; both is now so, now so, by the toss of a coin at every look. */
  readonly hunters?: Hunters;
}

export const HUNTERS = ['both', 'careful', 'chase'] as const;
export type Hunters = (typeof HUNTERS)[number];

/**
 * When Mr X declares a double: when every single move ends next to a detective and two moves lead farther away; like
 * any move, looking as good as its first leg; or never.
 */
export const DOUBLES_POLICIES = ['rescue', 'any', 'off'] as const;
export type Doubles = (typeof DOUBLES_POLICIES)[number];

export class DistancePolicy {
  readonly #game: Game;
  readonly #tables: StationTables;
  readonly #rng: Rng;
  readonly #epsilon: number;
  readonly #filter: boolean;
  readonly #doubles: Doubles;
  readonly #capture: boolean;
  readonly #moves: Int32Array;
  readonly #sums: NeighborSums;
  /** Where Mr X may be, kept up to date by `look` and `play`. */
  readonly possible: PossibleStations;
  readonly #hider: CarefulHider | undefined;
  readonly #hunters: Hunters;
  readonly #hunter: CarefulHunter;
  #huntsCarefully = false;
  // Of the moves that lead Mr X farthest away: how far, and by how many kinds of ticket.
  #farthest = 0;
  #ticketsKept = 0;

  constructor(game: Game, tables: StationTables, rng: Rng, settings: PolicySettings) {
    this.#game = game;
    this.#tables = tables;
    this.#rng = rng;
    this.#epsilon = settings.epsilon;
    this.#filter = settings.filter;
    this.#doubles = settings.doubles;
    this.#capture = settings.capture;
    this.#moves = new Int32Array(game.maxMoves);
    this.possible = new PossibleStations(tables);
    this.#sums = tables.sums;
    this.#hunters = settings.hunters ?? 'chase';
    this.#hunter = new CarefulHunter(tables, this.possible, rng);
    this.#hider = settings.careful ? new CarefulHider(tables, this.possible, rng) : undefined;
  }

  /** Plays a move in the state last looked at, or reached by play since. */
  play(s: State, move: Move): void {
    if (s[PAWN] === MR_X) this.possible.follow(s, move);
    else this.possible.exclude((move >> 2) & 255);
    this.#game.apply(s, move);
  }

  /** Takes over from the state where Mr X may be; the state must be prepared. */
  look(s: State): void {
    this.#huntsCarefully = this.#hunters === 'careful' || (this.#hunters === 'both' && this.#rng.below(2) === 0);
    this.possible.look(s);
  }

  /** A move for whoever is to play in the state last looked at, or reached by play since. */
  choose(s: State): Move {
    const count = this.#game.legalMoves(s, this.#moves);
    return s[PAWN] === MR_X ? this.#chooseForMrX(s, count) : this.#chooseForDetective(s, count);
  }

  #chooseForDetective(s: State, count: number): Move {
    const moves = this.#moves;
    if (this.#capture && this.possible.size === 1) {
      const at = this.possible.list[0];
      for (let i = 0; i < count; i++) if (((moves[i] >> 2) & 255) === at) return moves[i];
    }
    if (this.#isCareless()) return moves[this.#rng.below(count)];
    return this.#huntsCarefully ? this.#hunter.choose(s, moves, count) : this.#chase(s[STATION + s[PAWN]], count);
  }

  #chooseForMrX(s: State, listed: number): Move {
    const moves = this.#moves;
    if (this.#hider !== undefined && !this.#isCareless()) return this.#hider.choose(s, moves, listed);
    const wastes = this.#filter && wastesBlack(this.#tables, s, this.possible.set, 0);
    const all = wastes ? dropBlack(moves, listed) : listed;
    let count = all;
    // Doubles come last in the list.
    if (this.#doubles !== 'any') while ((moves[count - 1] & DOUBLE_MOVE) !== 0) count--;
    if (this.#isCareless()) return moves[this.#rng.below(count)];
    const move = this.#flee(s, count);
    const isSafe = this.#farthest > 1;
    return isSafe || this.#doubles !== 'rescue' || all === count ? move : this.#rescue(s, move, count, all);
  }

  #isCareless(): boolean {
    return this.#epsilon > 0 && this.#rng.unit() < this.#epsilon;
  }

  /** The least sum of distances to the listed stations. */
  #chase(from: number, count: number): Move {
    const moves = this.#moves;
    const sums = this.#sums;
    sums.add(from, this.possible.list, this.possible.size);
    let best = moves[0];
    let bestSum = Infinity;
    let ties = 0;
    for (let i = 0; i < count; i++) {
      const sum = sums.of((moves[i] >> 2) & 255);
      if (sum > bestSum) continue;
      if (sum < bestSum) ties = 0;
      bestSum = sum;
      if (++ties === 1 || this.#rng.below(ties) === 0) best = moves[i];
    }
    return best;
  }

  /** The greatest distance to the nearest detective; of those, the most stations possible afterwards. */
  #flee(s: State, count: number): Move {
    const moves = this.#moves;
    const kept = this.#keepFarthest(s, count);
    if (this.#ticketsKept === 1 || this.possible.isShownNext(s)) return moves[kept === 1 ? 0 : this.#rng.below(kept)];
    let best = moves[0];
    let bestSize = -1;
    let ties = 0;
    for (let i = 0; i < kept; i++) {
      const size = this.possible.sizeAfter(s, moves[i] & 3);
      if (size < bestSize) continue;
      if (size > bestSize) ties = 0;
      bestSize = size;
      if (++ties === 1 || this.#rng.below(ties) === 0) best = moves[i];
    }
    return best;
  }

  /** Moves those of the first `count` moves to the front that end farthest from the detectives; returns how many. */
  #keepFarthest(s: State, count: number): number {
    const moves = this.#moves;
    let farthest = -1;
    let kept = 0;
    let tickets = 0;
    for (let i = 0; i < count; i++) {
      const nearest = nearestDetective(this.#tables, s, (moves[i] >> 2) & 255);
      if (nearest < farthest) continue;
      if (nearest > farthest) {
        farthest = nearest;
        kept = 0;
        tickets = 0;
      }
      moves[kept++] = moves[i];
      tickets |= 1 << (moves[i] & 3);
    }
    this.#farthest = farthest;
    this.#ticketsKept = bitCount(tickets);
    return kept;
  }

  /** The double, among moves `from` .. `end` - 1, that can end farthest from the detectives; `single` if none helps. */
  #rescue(s: State, single: Move, from: number, end: number): Move {
    let best = single;
    let bestDistance = 1;
    let ties = 0;
    for (let i = from; i < end; i++) {
      const move = this.#moves[i];
      const farthest = this.#farthestFrom(s, (move >> 2) & 255);
      if (farthest < bestDistance || farthest === 1) continue;
      if (farthest > bestDistance) ties = 0;
      bestDistance = farthest;
      if (++ties === 1 || this.#rng.below(ties) === 0) best = move;
    }
    return best;
  }

  /** How far from the detectives a second leg from `at` can end, by the tickets that are left. */
  #farthestFrom(s: State, at: number): number {
    const { near } = this.#tables;
    let farthest = 0;
    for (let ticket = 0; ticket < 4; ticket++) {
      if (s[STOCK + ticket] === 0) continue;
      const from = ((at << 2) | ticket) * SET_WORDS;
      for (let w = 0; w < SET_WORDS; w++)
        for (let bits = near[from + w] & ~s[OCCUPIED + w]; bits !== 0; bits &= bits - 1) {
          const d = nearestDetective(this.#tables, s, (w << 5) + lowestBit(bits));
          if (d > farthest) farthest = d;
        }
    }
    return farthest;
  }
}
