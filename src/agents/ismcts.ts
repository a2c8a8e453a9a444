import type { Game, Player } from '../core/game.js';
import { Forest } from './forest.js';
import type { AgentKind } from './kind.js';
import type { Search } from './search.js';
import { TreeSearch } from './search.js';
import type { Knowledge } from './search-parameters.js';
import { BELIEF, BUDGET, FINAL, knowing, OBSERVER, refusesBelief, TREE, treeSettings } from './search-parameters.js';
import type { Tree } from './tree.js';
import { TreeAgent } from './tree-agent.js';

/** Information-set tree search: the same trees for all worlds, a new world for every iteration. */
class Ismcts extends TreeAgent {
  #search: Search | undefined;

  protected sit(game: Game, player: Player): void {
    const { observer } = this.settings;
    const Kind = observer === 'each' || observer === 'redeal' ? Forest : TreeSearch;
    this.#search = new Kind(game, player, this.rng, this.settings);
  }

  protected think(): Tree {
    const search = this.#search!;
    search.clear();
    this.budget.start();
    while (this.budget.spend()) {
      this.belief!.sample(search.state, this.rng);
      search.iterate();
    }
    return search.tree;
  }
}

const PARAMETERS = [...BUDGET, ...BELIEF, ...OBSERVER, ...TREE, ...FINAL];

export const ismcts: AgentKind = {
  name: 'ismcts',
  summary: 'information-set Monte Carlo tree search: trees that all worlds share',
  parameters: PARAMETERS,
  refuses: refusesBelief,
  create: (spec, v) => new Ismcts(spec, treeSettings(v)),
};

/** The same agent at a game of which more is known than its rules. */
export const ismctsKnowing = (knowledge: Knowledge, summary: string): AgentKind => ({
  ...ismcts,
  summary,
  parameters: knowing(PARAMETERS, knowledge),
  create: (spec, v) => new Ismcts(spec, treeSettings(v, knowledge)),
});
