import type { AgentKind } from '../../agents/kind.js';
import type { ParameterValues } from '../../agents/parameters.js';
import { count, real, word } from '../../agents/parameters.js';
import { BUDGET, FINAL, treeSettings } from '../../agents/search-parameters.js';
import type { Tree } from '../../agents/tree.js';
import { TreeAgent } from '../../agents/tree-agent.js';
import { BELIEF_NAMES } from '../../beliefs/index.js';
import type { Game, Player } from '../../core/game.js';
import type { Hunters } from './distance-policy.js';
import { DistancePolicy, HUNTERS } from './distance-policy.js';
import { EscapeChance } from './escape-chance.js';
import { HEAD_START, RehearsalSearch } from './rehearsal-search.js';
import { stationTables } from './station-tables.js';

/**
 * Our own Scotland Yard player, for either side: rehearses the next rounds with its own choices in a tree and a quick,
 * sensible player for all others, in worlds drawn by a belief that expects Mr X to play well, and then judges.
 */
class Rehearsal extends TreeAgent {
  readonly #values: ParameterValues;
  #search: RehearsalSearch | undefined;

  constructor(spec: string, values: ParameterValues) {
    super(spec, treeSettings(values));
    this.#values = values;
  }

  protected sit(game: Game, player: Player): void {
    const { c, capacity, epsilon } = this.settings;
    const tables = stationTables(game);
    const policy = new DistancePolicy(game, tables, this.rng, {
      epsilon,
      filter: false,
      doubles: 'any',
      capture: true,
      careful: true,
      hunters: this.#values.hunters as Hunters,
    });
    const rounds = Number(this.#values.rounds);
    this.#search = new RehearsalSearch(game, player, this.rng, policy, new EscapeChance(game, tables), {
      c,
      capacity,
      rounds,
      answers: Number(this.#values.answers),
    });
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

export const rehearsal: AgentKind = {
  name: 'rehearsal',
  summary: 'our Scotland Yard player: a tree of its own moves, the others rehearsed by a quick player',
  parameters: [
    ...BUDGET,
    word('belief', ['filter', ...BELIEF_NAMES.filter((name) => name !== 'filter')], 'where Mr X is held to be'),
    count('rounds', 2, 1, 100, 'rounds rehearsed before the position is judged'),
    real('c', 0.3, 0, 100, 'exploration constant of UCB1'),
    word('hunters', HUNTERS, 'detectives in rehearsals: by the evaluation, by distances alone, or now so, now so'),
    real('epsilon', 0.1, 0, 1, 'share of random moves in rehearsals'),
    real('answers', 0.5, 0, 0.9, `share of iterations beyond ${HEAD_START} for what the detectives would answer Mr X`),
    ...FINAL,
  ],
  create: (spec, values) => new Rehearsal(spec, values),
};
