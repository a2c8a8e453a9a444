/**
 * Monte Carlo tree search over information sets (Cowling, Powley & Whitehouse 2012). Every iteration plays through one
 * world: down the tree by its policy among the moves that are legal in that world, one new node, a playout, and back.
 * With the same world every time it is UCT on perfect information.
 *
 * An edge is what the observer sees of a move. Moves he cannot tell apart share an edge, and one of them is drawn.
 *
 * With `others: 'rollout'` only the searching seat chooses in the tree, and the rest move as they do in playouts: the
 * search then looks for the best reply to players of that kind, who do not see through what is hidden from them.
 */
import * as core from '../core/game.js';
import type { Game, Player, State } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import { EVERYONE } from './move-choice.js';
import type { SearchSettings } from './search-parts.js';
import { SearchParts } from './search-parts.js';
import { NONE, Tree } from './tree.js';

const { ACTOR, CHANCE, TERMINAL } = core;

/** Many iterations for one decision of one seat. */
export interface Search {
  /** The world of the next iteration; the caller writes it, `iterate` plays it through. */
  readonly state: State;
  /** The tree whose root has the edges to choose from. */
  readonly tree: Tree;
  clear(): void;
  iterate(): void;
}

/** All in one tree: that of the searching seat. */
export class TreeSearch implements Search {
  readonly tree: Tree;
  readonly state: State;
  readonly #player: Player;
  /** Through whose eyes moves of other seats are told apart. */
  readonly #observer: Player;
  readonly #searchesForOthers: boolean;
  readonly #parts: SearchParts;

  constructor(game: Game, player: Player, rng: Rng, settings: SearchSettings) {
    this.#parts = new SearchParts(game, rng, settings);
    this.tree = new Tree(settings.capacity, this.#parts.policy.mixes);
    this.state = this.#parts.state;
    this.#player = player;
    this.#observer = settings.observer === 'all' ? EVERYONE : player;
    this.#searchesForOthers = settings.others === 'search';
  }

  clear(): void {
    this.tree.clear();
    this.#parts.clear();
  }

  iterate(): void {
    const leaf = this.#descend();
    this.#parts.playOut();
    this.#parts.backUp(this.tree, leaf);
  }

  /** Walks to the first new node, or to the end of the game; returns the node it stopped at. */
  #descend(): number {
    const { tree, state: s } = this;
    const player = this.#player;
    let node = 0;
    while (s[ACTOR] !== TERMINAL) {
      const actor = s[ACTOR];
      const isSearched = actor !== CHANCE && (actor === player || this.#searchesForOthers);
      const next = isSearched ? this.#choose(node, actor === player ? EVERYONE : this.#observer) : this.#follow(node);
      if (next === NONE) return node;
      node = next;
      if (isSearched && tree.visits[node] === 0) return node;
    }
    return node;
  }

  /** A move by what the tree knows. */
  #choose(node: number, observer: Player): number {
    const { tree, state: s } = this;
    const { choice } = this.#parts;
    choice.pick(tree, node, s, observer);
    const next = choice.edge === NONE ? tree.add(node, choice.key, s[ACTOR]) : choice.edge;
    this.#parts.play(choice.move);
    return next;
  }

  /** A move of luck, or of somebody who is expected to move as in playouts. */
  #follow(node: number): number {
    const { tree, state: s } = this;
    const actor = s[ACTOR];
    const move = actor === CHANCE ? this.#parts.draw() : this.#parts.playoutMoves.pick(s);
    const observer = actor === CHANCE ? this.#player : this.#observer;
    const key = observer === EVERYONE ? move : this.#parts.game.moveSeenBy(s, move, observer);
    const next = tree.childOrNew(node, key, actor);
    this.#parts.play(move);
    return next;
  }
}
