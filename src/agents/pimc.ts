import type { Game, Player, State } from '../core/game.js';
import type { View } from '../core/view.js';
import { Budget } from './budget.js';
import type { AgentKind } from './kind.js';
import { count } from './parameters.js';
import { TreeSearch } from './search.js';
import type { TreeSettings } from './search-parameters.js';
import { BELIEF, BUDGET, FINAL, refusesBelief, TREE, treeSettings } from './search-parameters.js';
import { NONE, Tree } from './tree.js';
import { TreeAgent } from './tree-agent.js';

/**
 * Perfect-information Monte Carlo: draws a few worlds, searches each as if all cards lay open, and adds up the visits.
 * It believes that it will know the truth at its next move, so it never pays for information.
 */
export class Pimc extends TreeAgent {
  readonly #worlds: number;
  /** The share of one world. */
  readonly #share: Budget;
  #search: TreeSearch | undefined;
  #world: State = new Int32Array(0);
  /** A root whose edges collect what the searches of all worlds have found. */
  #votes = new Tree(1);

  constructor(spec: string, settings: TreeSettings, worlds: number) {
    super(spec, settings);
    this.#worlds = worlds;
    this.#share = new Budget(Math.max(1, Math.floor(settings.iterations / worlds)), settings.millis / worlds);
  }

  protected sit(game: Game, player: Player): void {
    this.#search = new TreeSearch(game, player, this.rng, this.settings);
    this.#world = new Int32Array(game.stateWords);
    this.#votes = new Tree(game.maxMoves + 1);
  }

  protected think(view: View): Tree {
    this.#votes.clear();
    for (let w = 0; w < this.#worlds; w++) {
      this.imagine(view, this.#world);
      this.#searchWorld();
    }
    return this.#votes;
  }

  /** Writes the world that is searched next. */
  protected imagine(_view: View, out: State): void {
    this.belief!.sample(out, this.rng);
  }

  #searchWorld(): void {
    const search = this.#search!;
    const votes = this.#votes;
    search.clear();
    this.#share.start();
    while (this.#share.spend()) {
      search.state.set(this.#world);
      search.iterate();
    }
    const { firstChild, nextSibling, key, mover, visits, total } = search.tree;
    for (let c = firstChild[0]; c !== NONE; c = nextSibling[c]) {
      const edge = votes.childOrNew(0, key[c], mover[c]);
      votes.visits[edge] += visits[c];
      votes.total[edge] += total[c];
    }
  }
}

export const pimc: AgentKind = {
  name: 'pimc',
  summary: 'perfect-information Monte Carlo: a tree for each of several worlds, visits added up',
  parameters: [
    ...BUDGET,
    count('worlds', 10, 1, 100_000, 'worlds that share the budget'),
    ...BELIEF,
    ...TREE,
    ...FINAL,
  ],
  refuses: refusesBelief,
  create: (spec, v) => new Pimc(spec, treeSettings(v), Number(v.worlds)),
};
