/** Exact values of strategies on a whole tree. A strategy gives each information set one probability per move. */
import type { Player } from '../../../src/core/game.js';
import { CHANCE, TERMINAL } from '../../../src/core/game.js';
import type { GameTree, TreeNode } from './game-tree.js';

export type Strategy = readonly ArrayLike<number>[];

export const uniform = (tree: GameTree): Strategy =>
  tree.infosets.map(({ moves }) => moves.map(() => 1 / moves.length));

/** The first legal move, always. */
export const firstMove = (tree: GameTree): Strategy =>
  tree.infosets.map(({ moves }) => moves.map((_, i) => (i === 0 ? 1 : 0)));

/** What seat 0 gets when both seats play by `strategy`. */
export function valueOf(tree: GameTree, strategy: Strategy): number {
  const value = (node: TreeNode): number => {
    if (node.actor === TERMINAL) return node.value;
    const odds = node.actor === CHANCE ? node.odds : strategy[node.infoset];
    return node.children.reduce((sum, child, i) => sum + odds[i] * value(child), 0);
  };
  return value(tree.root);
}

/** What `player` gets by the best reply when the other seat plays by `strategy`. */
export function bestResponse(tree: GameTree, strategy: Strategy, player: Player): number {
  const reach = new Float64Array(tree.nodeCount);
  const values = new Float64Array(tree.nodeCount).fill(NaN);
  const choices = new Int32Array(tree.infosets.length).fill(-1);
  spread(tree.root, 1);
  return value(tree.root);

  /** By chance and by the other seat alone; the best reply goes where it wants. */
  function spread(node: TreeNode, chance: number): void {
    reach[node.id] = chance;
    const odds = node.actor === CHANCE ? node.odds : node.actor === player ? undefined : strategy[node.infoset];
    node.children.forEach((child, i) => spread(child, odds ? chance * odds[i] : chance));
  }

  function value(node: TreeNode): number {
    if (Number.isNaN(values[node.id])) values[node.id] = valueHere(node);
    return values[node.id];
  }

  function valueHere(node: TreeNode): number {
    if (node.actor === TERMINAL) return player === 0 ? node.value : -node.value;
    if (node.actor === player) return value(node.children[choiceAt(node.infoset)]);
    const odds = node.actor === CHANCE ? node.odds : strategy[node.infoset];
    return node.children.reduce((sum, child, i) => sum + (odds[i] > 0 ? odds[i] * value(child) : 0), 0);
  }

  /** One choice for all nodes of the set: the player cannot tell them apart. */
  function choiceAt(infoset: number): number {
    if (choices[infoset] >= 0) return choices[infoset];
    const { moves, nodes } = tree.infosets[infoset];
    const totals = moves.map((_, i) =>
      nodes.reduce((sum, node) => sum + (reach[node.id] > 0 ? reach[node.id] * value(node.children[i]) : 0), 0),
    );
    choices[infoset] = totals.indexOf(Math.max(...totals));
    return choices[infoset];
  }
}

/** What both seats together would gain by their best replies; 0 in equilibrium. Half of it is the exploitability. */
export function nashConv(tree: GameTree, strategy: Strategy): number {
  return bestResponse(tree, strategy, 0) + bestResponse(tree, strategy, 1);
}
