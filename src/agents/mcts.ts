import type { AgentKind } from './kind.js';
import { Pimc } from './pimc.js';
import { BUDGET, FINAL, TREE, treeSettings } from './search-parameters.js';

export const mcts: AgentKind = {
  name: 'mcts',
  summary: 'Monte Carlo tree search in one world that fits: plain UCT where nothing is hidden',
  parameters: [...BUDGET, ...TREE, ...FINAL],
  create: (spec, v) => new Pimc(spec, treeSettings(v), 1),
};
