/**
 * The tree search of Nijssen & Winands (2011): one tree for all worlds, edges are moves as if all were seen, UCT over
 * the moves that are legal in the world of the iteration, playouts by their quick player, and results that pay the
 * detective at the root more for catching Mr X himself than for leaving it to another (coalition reduction).
 */
import { NONE, Tree } from '../../agents/tree.js';
import * as core from '../../core/game.js';
import type { Game, Move, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from '../../games/scotland-yard/layout.js';
import * as map from '../../games/scotland-yard/map.js';
import { dropBlack, wastesBlack } from './move-filter.js';
import type { Playout } from './playout.js';
import type { StationTables } from './station-tables.js';
import { nearestDetective } from './station-tables.js';

const { ACTOR, TERMINAL } = core;
const { MR_X, DETECTIVES, PAWN, WINNER, POSSIBLE } = layout;
const { DOUBLE_MOVE } = map;

export interface SearchSettings {
  /** Exploration constants of UCT: of Mr X's searches, and of the detectives'. */
  readonly hiderC: number;
  readonly seekerC: number;
  /** What a catch by another than the root's detective is worth less. */
  readonly reduction: number;
  /** Whether Mr X's moves are filtered. */
  readonly filter: boolean;
  /** Whether Mr X may double in the tree only where every single move ends next to a detective. */
  readonly savesDoubles: boolean;
  readonly capacity: number;
}

/** What the detectives get for the end of a game, seen from the detective `root`; Mr X as root sees no difference. */
export function detectivesReward(s: State, root: number, reduction: number): number {
  if (s[WINNER] === MR_X) return 0;
  return root === MR_X || s[PAWN] === root ? 1 : 1 - reduction;
}

export class NijssenWinandsSearch {
  readonly tree: Tree;
  /** The world of the next iteration; the caller writes it, `iterate` plays it to the end. */
  readonly state: State;
  readonly #game: Game;
  readonly #tables: StationTables;
  readonly #rng: Rng;
  readonly #playout: Playout;
  readonly #settings: SearchSettings;
  readonly #moves: Int32Array;
  // The child behind each move at the node in hand: valid where the stamp is that of the current visit.
  readonly #slot: Int32Array;
  readonly #stamp: Int32Array;
  #clock = 0;
  /** The pawn that is to move at the root. */
  #root = MR_X;
  #c = 0;
  /** The move that the last selection settled on. */
  #chosen: Move = 0;

  constructor(game: Game, tables: StationTables, rng: Rng, playout: Playout, settings: SearchSettings) {
    this.tree = new Tree(settings.capacity);
    this.state = new Int32Array(game.stateWords);
    this.#game = game;
    this.#tables = tables;
    this.#rng = rng;
    this.#playout = playout;
    this.#settings = settings;
    this.#moves = new Int32Array(game.maxMoves);
    this.#slot = new Int32Array(game.moveSpace);
    this.#stamp = new Int32Array(game.moveSpace);
  }

  /** Starts anew, for a move of `pawn`. */
  begin(pawn: number): void {
    this.tree.clear();
    this.#root = pawn;
    this.#c = pawn === MR_X ? this.#settings.hiderC : this.#settings.seekerC;
  }

  iterate(): void {
    const leaf = this.#descend();
    this.#playout.run(this.state);
    this.#backUp(leaf);
  }

  /** Walks to the first new node, or to the end of the game; returns the node it stopped at. */
  #descend(): number {
    const s = this.state;
    let node = 0;
    while (s[ACTOR] !== TERMINAL) {
      const side = s[PAWN] === MR_X ? MR_X : DETECTIVES;
      const next = this.#select(node, this.#listMoves(side), side);
      this.#game.apply(s, this.#chosen);
      if (next === NONE) return node;
      node = next;
      if (this.tree.visits[node] === 0) return node;
    }
    return node;
  }

  #listMoves(side: number): number {
    const s = this.state;
    const listed = this.#game.legalMoves(s, this.#moves);
    if (side !== MR_X) return listed;
    const count = this.#settings.savesDoubles ? this.#dropDoubles(listed) : listed;
    if (!this.#settings.filter) return count;
    this.#game.prepare!(s);
    return wastesBlack(this.#tables, s, s, POSSIBLE) ? dropBlack(this.#moves, count) : count;
  }

  /** Leaves out the doubles, which come last in the list, unless Mr X needs one; returns how many moves are left. */
  #dropDoubles(count: number): number {
    const moves = this.#moves;
    let singles = count;
    while ((moves[singles - 1] & DOUBLE_MOVE) !== 0) singles--;
    if (singles === count) return count;
    for (let i = 0; i < singles; i++)
      if (nearestDetective(this.#tables, this.state, (moves[i] >> 2) & 255) > 1) return singles;
    return count;
  }

  /** A move not yet tried, at random; else the one of the highest upper bound. */
  #select(node: number, count: number, side: number): number {
    const { visits, total } = this.tree;
    const moves = this.#moves;
    this.#markChildren(node);
    const logarithm = Math.log(visits[node]);
    let untried = 0;
    let best = NONE;
    let bestValue = -1;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      if (this.#stamp[move] !== this.#clock) {
        moves[untried++] = move;
        continue;
      }
      if (untried > 0) continue;
      const c = this.#slot[move];
      const value = total[c] / visits[c] + this.#c * Math.sqrt(logarithm / visits[c]);
      if (value > bestValue) {
        bestValue = value;
        best = c;
      }
    }
    if (untried === 0) {
      this.#chosen = this.tree.key[best];
      return best;
    }
    this.#chosen = moves[this.#rng.below(untried)];
    return this.tree.add(node, this.#chosen, side);
  }

  #markChildren(node: number): void {
    const { firstChild, nextSibling, key } = this.tree;
    this.#clock++;
    for (let c = firstChild[node]; c !== NONE; c = nextSibling[c]) {
      this.#slot[key[c]] = c;
      this.#stamp[key[c]] = this.#clock;
    }
  }

  #backUp(leaf: number): void {
    const { parent, mover, visits, total } = this.tree;
    const escape = this.state[WINNER] === MR_X ? 1 : 0;
    const capture = detectivesReward(this.state, this.#root, this.#settings.reduction);
    for (let node = leaf; node !== NONE; node = parent[node]) {
      visits[node]++;
      total[node] += mover[node] === MR_X ? escape : capture;
    }
  }
}
