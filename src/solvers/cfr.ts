/**
 * Counterfactual regret minimization on a whole graph. Seats take turns to learn; with two seats whose results cancel
 * out the average policy tends to an equilibrium.
 */
import * as core from '../core/game.js';
import type { Player } from '../core/game.js';
import type { GameGraph } from './game-graph.js';
import type { Policy } from './policy.js';
import { normalizeInto, normalizeRow, uniformPolicy } from './policy.js';

const { CHANCE } = core;

/** How regrets and averages are kept; see `CFR_VARIANTS`. */
export interface CfrVariant {
  /** Before iteration t, what regrets above and below 0 are multiplied by. */
  readonly keepPositive: (t: number) => number;
  readonly keepNegative: (t: number) => number;
  /** How much iteration t counts in the average policy. */
  readonly weight: (t: number) => number;
  /** Expects the gains of the last iteration to come again. */
  readonly predictive: boolean;
}

const all = (): number => 1;
const none = (): number => 0;
const share = (exponent: number) => (t: number) => (t - 1) ** exponent / ((t - 1) ** exponent + 1);

export const CFR_VARIANTS = {
  /** Zinkevich et al. 2007. */
  cfr: { keepPositive: all, keepNegative: all, weight: all, predictive: false },
  /** Tammelin 2014: what is below 0 is forgotten, late iterations count more. */
  'cfr+': { keepPositive: all, keepNegative: none, weight: (t) => t, predictive: false },
  /** Brown and Sandholm 2019, with their exponents 1.5, 0 and 2. */
  dcfr: { keepPositive: share(1.5), keepNegative: share(0), weight: (t) => t ** 2, predictive: false },
  /** Farina, Kroer and Sandholm 2021. */
  'pcfr+': { keepPositive: all, keepNegative: none, weight: (t) => t ** 2, predictive: true },
} as const satisfies Record<string, CfrVariant>;

export type CfrName = keyof typeof CFR_VARIANTS;

export class Cfr {
  readonly graph: GameGraph;
  readonly #variant: CfrVariant;
  #iterations = 0;
  readonly #regret: Float64Array;
  readonly #gain: Float64Array;
  readonly #total: Float64Array;
  /** The policy of the current iteration. */
  readonly #policy: Policy;
  /** By node: what the learner, and all others, contribute to reaching it; what it is worth to the learner. */
  readonly #mine: Float64Array;
  readonly #rest: Float64Array;
  readonly #value: Float64Array;
  readonly #hoped: Float64Array;

  constructor(graph: GameGraph, name: CfrName = 'cfr+') {
    this.graph = graph;
    this.#variant = CFR_VARIANTS[name];
    this.#regret = new Float64Array(graph.slotCount);
    this.#gain = new Float64Array(graph.slotCount);
    this.#total = new Float64Array(graph.slotCount);
    this.#hoped = new Float64Array(graph.slotCount);
    this.#policy = uniformPolicy(graph);
    this.#mine = new Float64Array(graph.nodeCount);
    this.#rest = new Float64Array(graph.nodeCount);
    this.#value = new Float64Array(graph.nodeCount);
  }

  get iterations(): number {
    return this.#iterations;
  }

  run(iterations: number): void {
    for (const end = this.#iterations + iterations; this.#iterations < end;) {
      this.#iterations++;
      for (let learner = 0; learner < this.graph.game.playerCount; learner++) {
        this.#spreadReach(learner);
        this.#backUp(learner);
        this.#learn(learner);
      }
    }
  }

  /** What has been learned: the average of the policies of all iterations. */
  average(): Policy {
    const policy = new Float64Array(this.graph.slotCount);
    normalizeInto(this.graph, this.#total, policy);
    return policy;
  }

  /** Also where a probability is 0: the learner's average must not depend on where the others happened to go. */
  #spreadReach(learner: Player): void {
    const { nodeCount, actor, infoset, firstEdge, firstSlot, child, odds } = this.graph;
    const [mine, rest, policy] = [this.#mine, this.#rest, this.#policy];
    mine.fill(0);
    rest.fill(0);
    mine[0] = 1;
    rest[0] = 1;
    for (let v = 0; v < nodeCount; v++) {
      const [m, r, first, end] = [mine[v], rest[v], firstEdge[v], firstEdge[v + 1]];
      const isOwn = actor[v] === learner;
      const slot = actor[v] >= 0 ? firstSlot[infoset[v]] - first : 0;
      for (let e = first; e < end; e++) {
        const p = actor[v] === CHANCE ? odds[e] : policy[slot + e];
        mine[child[e]] += isOwn ? m * p : m;
        rest[child[e]] += isOwn ? r : r * p;
      }
    }
  }

  #backUp(learner: Player): void {
    const { nodeCount, actor, infoset, firstEdge, firstSlot, child, odds, returns } = this.graph;
    const { playerCount } = this.graph.game;
    const [rest, value, gain, policy] = [this.#rest, this.#value, this.#gain, this.#policy];
    for (let v = nodeCount - 1; v >= 0; v--) {
      const first = firstEdge[v];
      const end = firstEdge[v + 1];
      let sum = first === end ? returns[v * playerCount + learner] : 0;
      const slot = actor[v] >= 0 ? firstSlot[infoset[v]] - first : 0;
      for (let e = first; e < end; e++) sum += value[child[e]] * (actor[v] === CHANCE ? odds[e] : policy[slot + e]);
      value[v] = sum;
      if (actor[v] === learner && rest[v] > 0)
        for (let e = first; e < end; e++) gain[slot + e] += rest[v] * (value[child[e]] - sum);
    }
  }

  #learn(learner: Player): void {
    this.#addToAverage(learner);
    const { infosetCount, player, firstSlot } = this.graph;
    for (let i = 0; i < infosetCount; i++) if (player[i] === learner) this.#match(firstSlot[i], firstSlot[i + 1]);
  }

  #addToAverage(learner: Player): void {
    const { nodeCount, actor, infoset, firstSlot } = this.graph;
    const weight = this.#variant.weight(this.#iterations);
    for (let v = 0; v < nodeCount; v++) {
      if (actor[v] !== learner || this.#mine[v] === 0) continue;
      const amount = weight * this.#mine[v];
      for (let k = firstSlot[infoset[v]]; k < firstSlot[infoset[v] + 1]; k++)
        this.#total[k] += amount * this.#policy[k];
    }
  }

  /** Regret matching in one information set. */
  #match(first: number, end: number): void {
    const [regret, gain, hoped] = [this.#regret, this.#gain, this.#hoped];
    const positive = this.#variant.keepPositive(this.#iterations);
    const negative = this.#variant.keepNegative(this.#iterations);
    for (let k = first; k < end; k++) {
      regret[k] = regret[k] * (regret[k] > 0 ? positive : negative) + gain[k];
      hoped[k] = Math.max(0, this.#variant.predictive ? Math.max(0, regret[k]) + gain[k] : regret[k]);
      gain[k] = 0;
    }
    normalizeRow(hoped, first, end, this.#policy);
  }
}

/** The average policy after so many iterations. */
export function solve(graph: GameGraph, iterations: number, name: CfrName = 'cfr+'): Policy {
  const cfr = new Cfr(graph, name);
  cfr.run(iterations);
  return cfr.average();
}
