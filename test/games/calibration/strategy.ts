/** Policies of the solvers as strategies of the naive tree, so that one can judge the other. */
import { buildGraph } from '../../../src/solvers/build-graph.js';
import { solve } from '../../../src/solvers/cfr.js';
import type { Game } from '../../../src/core/game.js';
import type { GameGraph } from '../../../src/solvers/game-graph.js';
import type { Policy } from '../../../src/solvers/policy.js';
import type { Strategy } from './best-response.js';
import type { GameTree } from './game-tree.js';

/** The same probabilities; the tree lists its information sets in an order of its own. */
export function strategyOf(graph: GameGraph, policy: Policy, tree: GameTree): Strategy {
  const seen = new Int32Array(graph.game.observationWords);
  const strategy: Float64Array[] = [];
  for (let i = 0; i < graph.infosetCount; i++) {
    graph.game.observe(graph.example(i), graph.player[i], seen);
    const index = tree.index.get(`${graph.player[i]}:${seen.join()}`)!;
    strategy[index] = policy.slice(graph.firstSlot[i], graph.firstSlot[i + 1]);
  }
  return strategy;
}

/** What the predictive solver finds in so many iterations. */
export function solved(game: Game, tree: GameTree, iterations: number): Strategy {
  const graph = buildGraph(game);
  return strategyOf(graph, solve(graph, iterations, 'pcfr+'), tree);
}
