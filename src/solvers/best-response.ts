/** Exact values on a whole graph: of a policy, of the best reply to it, and how far it is from an equilibrium. */
import * as core from '../core/game.js';
import type { Player } from '../core/game.js';
import type { GameGraph } from './game-graph.js';
import type { Policy } from './policy.js';

const { CHANCE, TERMINAL } = core;

/** What every seat gets when all play by `policy`. */
export function valuesOf(graph: GameGraph, policy: Policy): Float64Array {
  const seats = graph.game.playerCount;
  const values = graph.returns.slice();
  for (let v = graph.nodeCount - 1; v >= 0; v--) {
    const first = graph.firstEdge[v];
    for (let e = first; e < graph.firstEdge[v + 1]; e++) {
      const p = graph.actor[v] === CHANCE ? graph.odds[e] : policy[graph.firstSlot[graph.infoset[v]] + e - first];
      for (let seat = 0; seat < seats; seat++) values[v * seats + seat] += p * values[graph.child[e] * seats + seat];
    }
  }
  return values.slice(0, seats);
}

/** The best reply of one seat to a policy of the others. */
export interface BestResponse {
  /** What the seat then gets. */
  readonly value: number;
  /** The slot it chooses in each of its information sets; -1 in those of others. */
  readonly choice: Int32Array;
}

/** What `player` gets, and does, when it knows how all others play and they play by `policy`. */
export function bestResponse(graph: GameGraph, policy: Policy, player: Player): BestResponse {
  const reach = reachWithout(graph, policy, player);
  const value = new Float64Array(graph.nodeCount);
  const total = new Float64Array(graph.slotCount);
  const choice = new Int32Array(graph.infosetCount).fill(-1);
  // Deepest decisions first: what a decision is worth depends on the later ones of the same seat, and on no other.
  for (const { own, others } of decisionLevels(graph, player)) {
    for (const v of own) weighMoves(v);
    for (const v of own) choice[graph.infoset[v]] = bestSlot(graph.infoset[v]);
    for (const v of own) value[v] = value[childBehind(v, choice[graph.infoset[v]])];
    for (const v of others) value[v] = expectation(v);
  }
  return { value: value[0], choice };

  function weighMoves(v: number): void {
    const slot = graph.firstSlot[graph.infoset[v]] - graph.firstEdge[v];
    for (let e = graph.firstEdge[v]; e < graph.firstEdge[v + 1]; e++)
      total[slot + e] += reach[v] * value[graph.child[e]];
  }

  /** One choice for all nodes of the set: the player cannot tell them apart. */
  function bestSlot(infoset: number): number {
    let best = graph.firstSlot[infoset];
    for (let k = best + 1; k < graph.firstSlot[infoset + 1]; k++) if (total[k] > total[best]) best = k;
    return best;
  }

  function childBehind(v: number, slot: number): number {
    return graph.child[graph.firstEdge[v] + slot - graph.firstSlot[graph.infoset[v]]];
  }

  function expectation(v: number): number {
    if (graph.actor[v] === TERMINAL) return graph.returns[v * graph.game.playerCount + player];
    const first = graph.firstEdge[v];
    let sum = 0;
    for (let e = first; e < graph.firstEdge[v + 1]; e++)
      sum += value[graph.child[e]] * (graph.actor[v] === CHANCE ? graph.odds[e] : policy[slotOf(v) + e - first]);
    return sum;
  }

  function slotOf(v: number): number {
    return graph.firstSlot[graph.infoset[v]];
  }
}

/** How likely each node is by luck and the other seats alone, were `player` to go there. */
function reachWithout(graph: GameGraph, policy: Policy, player: Player): Float64Array {
  const reach = new Float64Array(graph.nodeCount);
  reach[0] = 1;
  for (let v = 0; v < graph.nodeCount; v++) {
    const first = graph.firstEdge[v];
    for (let e = first; e < graph.firstEdge[v + 1]; e++) {
      let p = 1;
      if (graph.actor[v] === CHANCE) p = graph.odds[e];
      else if (graph.actor[v] !== player) p = policy[graph.firstSlot[graph.infoset[v]] + e - first];
      reach[graph.child[e]] += p * reach[v];
    }
  }
  return reach;
}

/** Nodes before which `player` has decided equally often; its own decisions apart. */
interface DecisionLevel {
  readonly own: number[];
  /** Children first. */
  readonly others: number[];
}

/** From the last decisions of `player` to its first. */
function decisionLevels(graph: GameGraph, player: Player): DecisionLevel[] {
  const level = new Int32Array(graph.nodeCount);
  const levels: DecisionLevel[] = [];
  for (let v = 0; v < graph.nodeCount; v++) {
    const below = level[v] + (graph.actor[v] === player ? 1 : 0);
    for (let e = graph.firstEdge[v]; e < graph.firstEdge[v + 1]; e++)
      level[graph.child[e]] = Math.max(level[graph.child[e]], below);
    (levels[level[v]] ??= { own: [], others: [] })[graph.actor[v] === player ? 'own' : 'others'].push(v);
  }
  refuseForgetting(graph, player, level);
  for (const { others } of levels) others.reverse();
  return levels.reverse();
}

/** A seat that does not know how many decisions it has made has no well-ordered best reply. */
function refuseForgetting(graph: GameGraph, player: Player, level: Int32Array): void {
  const known = new Int32Array(graph.infosetCount).fill(-1);
  for (let v = 0; v < graph.nodeCount; v++) {
    if (graph.actor[v] !== player) continue;
    const infoset = graph.infoset[v];
    if (known[infoset] < 0) known[infoset] = level[v];
    if (known[infoset] !== level[v])
      throw new Error(`${graph.game.id}: seat ${player} cannot tell states apart before which it decided more often`);
  }
}

/** What all seats together could gain, each by its own best reply to the others: 0 exactly in a Nash equilibrium. */
export function nashConv(graph: GameGraph, policy: Policy): number {
  const values = valuesOf(graph, policy);
  return values.reduce((sum, value, seat) => sum + bestResponse(graph, policy, seat).value - value, 0);
}

/**
 * NashConv by seat. With two seats whose results cancel out this is what a policy loses on average against its worst
 * enemy, seats drawn at random, compared with the value of the game.
 */
export function exploitability(graph: GameGraph, policy: Policy): number {
  return nashConv(graph, policy) / graph.game.playerCount;
}
