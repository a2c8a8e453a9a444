/**
 * Online outcome sampling (Lisy, Lanctot and Bowling 2015): regret minimization along single games, part of which are
 * steered towards the information set where a move is due.
 *
 * Every game starts at the root. A targeted one takes only moves, its own, the other's and luck's, from which the target
 * can still be reached; behind the target it is as free as the others. What is learned from a game is divided by the
 * probability of having played it, whichever of the two ways it was played, so that nothing is biased by the steering.
 */
import * as core from '../core/game.js';
import type { Rng } from '../core/rng.js';
import type { GameGraph } from './game-graph.js';
import { normalizeRow } from './policy.js';

const { CHANCE, TERMINAL } = core;

const NOT_ON_THE_WAY = 0;
const ON_THE_WAY = 1;
const ARRIVED = 2;

export interface SamplingSettings {
  /** Share of games that are steered towards the target. */
  readonly targeting: number;
  /** Share of the learner's moves that are drawn evenly. */
  readonly exploration: number;
}

export class OutcomeSampling {
  readonly graph: GameGraph;
  readonly #settings: SamplingSettings;
  readonly #rng: Rng;
  readonly #regret: Float64Array;
  readonly #total: Float64Array;
  readonly #policy: Float64Array;
  #games = 0;
  /** By node: whether the target lies ahead, lies here, or cannot be reached. */
  readonly #way: Uint8Array;
  #hasTarget = false;
  // The game being played, by ply: nodes, edges taken, and the probabilities of being there.
  readonly #node: Int32Array;
  readonly #edge: Int32Array;
  /** By luck and the seat that does not learn. */
  readonly #rest: Float64Array;
  /** By targeted and by free sampling. */
  readonly #targeted: Float64Array;
  readonly #free: Float64Array;
  /** How likely each move is in the position at hand: in a free game, and in a targeted one. */
  readonly #chances: Float64Array;
  readonly #openChances: Float64Array;

  constructor(graph: GameGraph, rng: Rng, settings: SamplingSettings) {
    if (graph.game.playerCount !== 2) throw new TypeError(`outcome sampling is for two seats, not ${graph.game.id}`);
    this.graph = graph;
    this.#rng = rng;
    this.#settings = settings;
    this.#regret = new Float64Array(graph.slotCount);
    this.#total = new Float64Array(graph.slotCount);
    this.#policy = new Float64Array(graph.slotCount);
    this.#way = new Uint8Array(graph.nodeCount);
    const plies = graph.game.maxPlies + 1;
    this.#node = new Int32Array(plies);
    this.#edge = new Int32Array(plies);
    this.#rest = new Float64Array(plies);
    this.#targeted = new Float64Array(plies);
    this.#free = new Float64Array(plies);
    this.#chances = new Float64Array(graph.game.maxMoves);
    this.#openChances = new Float64Array(graph.game.maxMoves);
  }

  /** Forgets all that was learned, and the target. */
  clear(): void {
    this.#regret.fill(0);
    this.#total.fill(0);
    this.#games = 0;
    this.#hasTarget = false;
  }

  /** Steers towards this information set from now on. */
  aimAt(infoset: number): void {
    const { nodeCount, firstEdge, child } = this.graph;
    const way = this.#way;
    this.#hasTarget = true;
    for (let v = nodeCount - 1; v >= 0; v--) {
      way[v] = this.graph.infoset[v] === infoset ? ARRIVED : NOT_ON_THE_WAY;
      for (let e = firstEdge[v]; e < firstEdge[v + 1] && way[v] === NOT_ON_THE_WAY; e++)
        if (way[child[e]] !== NOT_ON_THE_WAY) way[v] = ON_THE_WAY;
    }
  }

  /** Plays so many games, the seats taking turns to learn. */
  run(games: number): void {
    for (let i = 0; i < games; i++) {
      const learner = this.#games++ & 1;
      const isTargeted = this.#hasTarget && this.#rng.unit() < this.#settings.targeting;
      this.#learn(learner, this.#play(learner, isTargeted));
    }
  }

  /** Writes the average policy, from the information set's first slot on. */
  average(infoset: number, out: Float64Array): void {
    const first = this.graph.firstSlot[infoset];
    const end = this.graph.firstSlot[infoset + 1];
    normalizeRow(this.#total, first, end, this.#policy);
    for (let k = first; k < end; k++) out[k - first] = this.#policy[k];
  }

  /** The average policy of the whole game. */
  policy(): Float64Array {
    const policy = new Float64Array(this.graph.slotCount);
    for (let i = 0; i < this.graph.infosetCount; i++) this.average(i, policy.subarray(this.graph.firstSlot[i]));
    return policy;
  }

  /** Plays one game and returns its number of plies. */
  #play(learner: number, isTargeted: boolean): number {
    const { graph } = this;
    const chances = this.#chances;
    let isSteered = this.#hasTarget;
    let v = 0;
    let ply = 0;
    this.#rest[0] = 1;
    this.#free[0] = 1;
    this.#targeted[0] = isSteered ? 1 : 0;
    for (; graph.actor[v] !== TERMINAL; ply++) {
      const first = graph.firstEdge[v];
      const count = graph.firstEdge[v + 1] - first;
      isSteered &&= this.#way[v] === ON_THE_WAY;
      this.#weigh(v, learner);
      if (isSteered) this.#weighOpen(first, count);
      const steered = isSteered ? this.#openChances : chances;
      const i = this.#draw(isTargeted ? steered : chances, count);
      this.#node[ply] = v;
      this.#edge[ply] = first + i;
      const p = graph.actor[v] === CHANCE ? graph.odds[first + i] : this.#policy[graph.firstSlot[graph.infoset[v]] + i];
      this.#rest[ply + 1] = this.#rest[ply] * (graph.actor[v] === learner ? 1 : p);
      this.#free[ply + 1] = this.#free[ply] * chances[i];
      this.#targeted[ply + 1] = this.#targeted[ply] * steered[i];
      v = graph.child[first + i];
    }
    this.#node[ply] = v;
    return ply;
  }

  /** Sets `#chances` to how likely each move is in a free game, and `#policy` to regret matching. */
  #weigh(v: number, learner: number): void {
    const { graph } = this;
    const first = graph.firstEdge[v];
    const count = graph.firstEdge[v + 1] - first;
    if (graph.actor[v] === CHANCE) {
      for (let i = 0; i < count; i++) this.#chances[i] = graph.odds[first + i];
      return;
    }
    const slot = graph.firstSlot[graph.infoset[v]];
    this.#match(slot, count);
    const even = graph.actor[v] === learner ? this.#settings.exploration : 0;
    for (let i = 0; i < count; i++) this.#chances[i] = even / count + (1 - even) * this.#policy[slot + i];
  }

  #match(slot: number, count: number): void {
    for (let k = slot; k < slot + count; k++) this.#policy[k] = Math.max(0, this.#regret[k]);
    normalizeRow(this.#policy, slot, slot + count, this.#policy);
  }

  /** Sets `#openChances`: what stays on the way shares out all; evenly where a free game would never go there. */
  #weighOpen(first: number, count: number): void {
    let share = 0;
    let ways = 0;
    for (let i = 0; i < count; i++)
      if (this.#isOpen(first + i)) {
        share += this.#chances[i];
        ways++;
      }
    for (let i = 0; i < count; i++) {
      const chance = share > 0 ? this.#chances[i] / share : 1 / ways;
      this.#openChances[i] = this.#isOpen(first + i) ? chance : 0;
    }
  }

  #isOpen(edge: number): boolean {
    return this.#way[this.graph.child[edge]] !== NOT_ON_THE_WAY;
  }

  #draw(chances: Float64Array, count: number): number {
    let left = this.#rng.unit();
    let last = 0;
    for (let i = 0; i < count; i++) {
      if (chances[i] === 0) continue;
      last = i;
      left -= chances[i];
      if (left < 0) return i;
    }
    // Rounding may leave a crumb.
    return last;
  }

  /** Walks back through the game: regrets of the learner, averages of the other seat. */
  #learn(learner: number, plies: number): void {
    const { graph } = this;
    const result = graph.returns[this.#node[plies] * 2 + learner] / this.#drawn(plies);
    // How likely the policies are to play on to the end as this game did.
    let tail = 1;
    for (let ply = plies - 1; ply >= 0; ply--) {
      const v = this.#node[ply];
      const taken = this.#edge[ply] - graph.firstEdge[v];
      if (graph.actor[v] === CHANCE) {
        tail *= graph.odds[this.#edge[ply]];
        continue;
      }
      const slot = graph.firstSlot[graph.infoset[v]];
      const end = graph.firstSlot[graph.infoset[v] + 1];
      const before = tail;
      tail *= this.#policy[slot + taken];
      if (graph.actor[v] === learner) {
        const worth = result * this.#rest[ply];
        for (let k = slot; k < end; k++) this.#regret[k] -= tail * worth;
        this.#regret[slot + taken] += before * worth;
      } else {
        const weight = this.#rest[ply] / this.#drawn(ply);
        for (let k = slot; k < end; k++) this.#total[k] += weight * this.#policy[k];
      }
    }
  }

  /** How likely a game was to come this far, be it targeted or free. */
  #drawn(ply: number): number {
    if (!this.#hasTarget) return this.#free[ply];
    const { targeting } = this.#settings;
    return targeting * this.#targeted[ply] + (1 - targeting) * this.#free[ply];
  }
}
