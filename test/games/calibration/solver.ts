/**
 * Predictive counterfactual regret minimization on a whole tree (Farina, Kroer and Sandholm 2021): regrets are kept
 * non-negative, the last gains are expected to come again, and iteration t counts t squared in the average.
 */
import { CHANCE, TERMINAL } from '../../../src/core/game.js';
import type { Strategy } from './best-response.js';
import type { GameTree, TreeNode } from './game-tree.js';

/** The average strategy after so many iterations, the seats taking turns to learn. */
export function solve(tree: GameTree, iterations: number): Strategy {
  const table = (): Float64Array[] => tree.infosets.map(({ moves }) => new Float64Array(moves.length));
  const regrets = table();
  const current = table();
  const total = table();
  const gains = table();
  current.forEach((row) => row.fill(1 / row.length));

  for (let t = 1; t <= iterations; t++)
    for (const learner of [0, 1]) {
      walk(tree.root, learner, 1, 1, t * t);
      tree.infosets.forEach(({ player }, i) => {
        if (player === learner) learn(i);
      });
    }
  return total.map(normalize);

  /** The learner's value of a node; `mine` and `rest` are what the learner and all others contribute to its reach. */
  function walk(node: TreeNode, learner: number, mine: number, rest: number, weight: number): number {
    if (node.actor === TERMINAL) return learner === 0 ? node.value : -node.value;
    const odds = node.actor === CHANCE ? node.odds : current[node.infoset];
    const own = node.actor === learner;
    if (mine === 0 && rest === 0) return 0;
    let value = 0;
    for (let i = 0; i < odds.length; i++) {
      const child = node.children[i];
      const p = odds[i];
      if (!own) {
        // Also where p is 0: the learner's average must not depend on where the others happened to go.
        value += p * walk(child, learner, mine, rest * p, weight);
        continue;
      }
      const childValue = walk(child, learner, mine * p, rest, weight);
      value += p * childValue;
      gains[node.infoset][i] += rest * childValue;
      total[node.infoset][i] += weight * mine * p;
    }
    if (own) for (let i = 0; i < odds.length; i++) gains[node.infoset][i] -= rest * value;
    return value;
  }

  function learn(infoset: number): void {
    const row = regrets[infoset];
    const last = gains[infoset];
    row.forEach((regret, i) => (row[i] = Math.max(0, regret + last[i])));
    current[infoset] = normalize(row.map((regret, i) => Math.max(0, regret + last[i])));
    last.fill(0);
  }
}

function normalize(row: Float64Array): Float64Array {
  const sum = row.reduce((a, b) => a + b, 0);
  return row.map((x) => (sum > 0 ? x / sum : 1 / row.length));
}
