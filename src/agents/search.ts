/**
 * Monte Carlo tree search over information sets (Cowling, Powley & Whitehouse 2012). Every iteration plays through one
 * world: down the tree by its policy among the moves that are legal in that world, one new node, a playout, and back.
 * With the same world every time it is UCT on perfect information.
 *
 * An edge is what the observer sees of a move. Moves he cannot tell apart share an edge, and one of them is drawn.
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
  readonly #parts: SearchParts;

  constructor(game: Game, player: Player, rng: Rng, settings: SearchSettings) {
    this.#parts = new SearchParts(game, rng, settings);
    this.tree = new Tree(settings.capacity, this.#parts.policy.mixes);
    this.state = this.#parts.state;
    this.#player = player;
    this.#observer = settings.observer === 'all' ? EVERYONE : player;
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
    const { game, choice } = this.#parts;
    let node = 0;
    while (s[ACTOR] !== TERMINAL) {
      const actor = s[ACTOR];
      let next: number;
      if (actor === CHANCE) {
        const outcome = this.#parts.draw();
        next = tree.childOrNew(node, game.moveSeenBy(s, outcome, this.#player), CHANCE);
        game.apply(s, outcome);
      } else {
        choice.pick(tree, node, s, actor === this.#player ? EVERYONE : this.#observer);
        next = choice.edge === NONE ? tree.add(node, choice.key, actor) : choice.edge;
        this.#parts.play(choice.move);
      }
      if (next === NONE) return node;
      node = next;
      if (actor !== CHANCE && tree.visits[node] === 0) return node;
    }
    return node;
  }
}
