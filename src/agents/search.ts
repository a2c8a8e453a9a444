/**
 * Monte Carlo tree search over information sets (Cowling, Powley & Whitehouse 2012). Every iteration plays through one
 * world: down the tree by UCB1 among the moves that are legal in that world, one new node, a random playout, and back.
 * With the same world every time it is UCT on perfect information.
 *
 * An edge is what the observer sees of a move. Moves he cannot tell apart share an edge, and one of them is drawn.
 */
import { MoveSampler } from '../core/chance.js';
import * as core from '../core/game.js';
import type { Game, Move, Player, State } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import { NONE, Tree } from './tree.js';

const { ACTOR, CHANCE, TERMINAL } = core;

/** Whose eyes decide which moves of others look the same: nobody's (all are told apart), or the searching seat's. */
export type Observer = 'all' | 'own';

export interface SearchSettings {
  /** Exploration constant of UCB1, for results in [0, 1]. */
  readonly c: number;
  readonly observer: Observer;
  /** Nodes of the tree at most. */
  readonly capacity: number;
}

/** ln n for the counts that searches reach; larger ones are computed. */
const LN = Float64Array.from({ length: 1 << 16 }, (_, n) => Math.log(n));
const ln = (n: number): number => (n < LN.length ? LN[n] : Math.log(n));

export class TreeSearch {
  readonly tree: Tree;
  /** The world of the next iteration; the caller writes it, `iterate` plays it to the end. */
  readonly state: State;
  readonly #game: Game;
  readonly #player: Player;
  readonly #rng: Rng;
  readonly #c: number;
  readonly #groups: boolean;
  readonly #moves: Int32Array;
  readonly #keys: Int32Array;
  readonly #returns: Float64Array;
  readonly #sampler: MoveSampler;
  // The child behind each key at the node in hand: valid where the stamp is that of the current visit.
  readonly #slot: Int32Array;
  readonly #stamp: Int32Array;
  // The keys already counted at this visit.
  readonly #offered: Int32Array;
  #clock = 0;

  constructor(game: Game, player: Player, rng: Rng, settings: SearchSettings) {
    const keys = Math.max(game.moveSpace, game.seenSpace);
    this.tree = new Tree(settings.capacity);
    this.state = new Int32Array(game.stateWords);
    this.#game = game;
    this.#player = player;
    this.#rng = rng;
    this.#c = settings.c;
    this.#groups = settings.observer === 'own';
    this.#moves = new Int32Array(game.maxMoves);
    this.#keys = new Int32Array(game.maxMoves);
    this.#returns = new Float64Array(game.playerCount);
    this.#sampler = new MoveSampler(game);
    this.#slot = new Int32Array(keys);
    this.#stamp = new Int32Array(keys);
    this.#offered = new Int32Array(keys);
  }

  clear(): void {
    this.tree.clear();
  }

  iterate(): void {
    const leaf = this.#descend();
    this.#playOut();
    this.#backUp(leaf);
  }

  /** Walks to the first new node, or to the end of the game; returns the node it stopped at. */
  #descend(): number {
    const s = this.state;
    const game = this.#game;
    let node = 0;
    while (s[ACTOR] !== TERMINAL) {
      if (s[ACTOR] === CHANCE) {
        const outcome = this.#sampler.sample(s, this.#rng);
        const next = this.#follow(node, this.#game.moveSeenBy(s, outcome, this.#player));
        game.apply(s, outcome);
        if (next === NONE) return node;
        node = next;
        continue;
      }
      const count = game.legalMoves(s, this.#moves);
      const grouped = this.#groups && s[ACTOR] !== this.#player;
      const next = grouped ? this.#selectGroup(node, count) : this.#select(node, count);
      game.apply(s, this.#chosen);
      if (next === NONE) return node;
      node = next;
      if (this.tree.visits[node] === 0) return node;
    }
    return node;
  }

  /** The move that the last selection settled on. */
  #chosen: Move = 0;

  /** The edge of a chance outcome, made if it is new. */
  #follow(node: number, key: number): number {
    const child = this.tree.child(node, key);
    return child === NONE ? this.tree.add(node, key, CHANCE) : child;
  }

  #markChildren(node: number): void {
    const { firstChild, nextSibling, key } = this.tree;
    this.#clock++;
    for (let c = firstChild[node]; c !== NONE; c = nextSibling[c]) {
      this.#slot[key[c]] = c;
      this.#stamp[key[c]] = this.#clock;
    }
  }

  /** A move not yet tried, at random; else the one of the highest upper bound. Every move has its own edge. */
  #select(node: number, count: number): number {
    const { visits, available, total } = this.tree;
    const moves = this.#moves;
    this.#markChildren(node);
    let untried = 0;
    let best = NONE;
    let bestValue = -1;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      if (this.#stamp[move] !== this.#clock) {
        moves[untried++] = move;
        continue;
      }
      const c = this.#slot[move];
      const offers = ++available[c];
      if (untried > 0) continue;
      const value = total[c] / visits[c] + this.#c * Math.sqrt(ln(offers) / visits[c]);
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
    return this.tree.add(node, this.#chosen, this.state[ACTOR]);
  }

  /** The same where several moves may share an edge: one of those behind the chosen edge is drawn. */
  #selectGroup(node: number, count: number): number {
    const { visits, available, total } = this.tree;
    const s = this.state;
    this.#markChildren(node);
    let untried = 0;
    let untriedKey = 0;
    let best = NONE;
    let bestValue = -1;
    for (let i = 0; i < count; i++) {
      const key = this.#game.moveSeenBy(s, this.#moves[i], this.#player);
      this.#keys[i] = key;
      if (this.#offered[key] === this.#clock) continue;
      this.#offered[key] = this.#clock;
      if (this.#stamp[key] !== this.#clock) {
        if (this.#rng.below(++untried) === 0) untriedKey = key;
        continue;
      }
      const c = this.#slot[key];
      const offers = ++available[c];
      const value = total[c] / visits[c] + this.#c * Math.sqrt(ln(offers) / visits[c]);
      if (value > bestValue) {
        bestValue = value;
        best = c;
      }
    }
    const key = untried > 0 ? untriedKey : this.tree.key[best];
    this.#drawBehind(key, count);
    return untried > 0 ? this.tree.add(node, key, s[ACTOR]) : best;
  }

  #drawBehind(key: number, count: number): void {
    let behind = 0;
    for (let i = 0; i < count; i++)
      if (this.#keys[i] === key && this.#rng.below(++behind) === 0) this.#chosen = this.#moves[i];
  }

  #playOut(): void {
    const s = this.state;
    const game = this.#game;
    const moves = this.#moves;
    const rng = this.#rng;
    if (game.chanceWeights === undefined)
      while (s[ACTOR] !== TERMINAL) game.apply(s, moves[rng.below(game.legalMoves(s, moves))]);
    else while (s[ACTOR] !== TERMINAL) game.apply(s, this.#sampler.sample(s, rng));
    game.returns(s, this.#returns);
  }

  #backUp(leaf: number): void {
    const { parent, mover, visits, total } = this.tree;
    for (let node = leaf; node !== NONE; node = parent[node]) {
      visits[node]++;
      if (mover[node] >= 0) total[node] += (this.#returns[mover[node]] + 1) / 2;
    }
  }
}
