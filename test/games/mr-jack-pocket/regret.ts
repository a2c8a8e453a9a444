/**
 * Another way to the value of a small end game: regret matching over the tree of all histories (CFR+, Tammelin 2014),
 * with everything that a seat has seen as its information set. It knows nothing of types, plans or menus. What the
 * average strategies are worth against their best responses encloses the value.
 */
import type { Game, Player, State } from '../../../src/core/game.js';
import { ACTOR, CHANCE, TERMINAL } from '../../../src/core/game.js';

interface InformationSet {
  readonly player: Player;
  readonly regrets: Float64Array;
  readonly strategy: Float64Array;
  readonly total: Float64Array;
  readonly nodes: Node[];
  best: number;
}

interface Node {
  readonly set?: InformationSet;
  readonly children: Node[];
  /** At the end, what the first seat gets, as a chance to win. */
  readonly value: number;
  reach: number;
}

export class RegretTree {
  readonly #game: Game;
  readonly #sets = new Map<string, InformationSet>();
  readonly #root: Node;

  constructor(game: Game, worlds: readonly State[]) {
    this.#game = game;
    const children = worlds.map((world) => this.#grow(world, [this.#look(world, 0), this.#look(world, 1)]));
    this.#root = { children, value: 0, reach: 0 };
  }

  #look(state: State, player: Player): string {
    const out = new Int32Array(this.#game.observationWords);
    this.#game.observe(state, player, out);
    return out.join();
  }

  #grow(state: State, seen: readonly string[]): Node {
    const actor = state[ACTOR];
    if (actor === TERMINAL) {
      const returns = new Float64Array(2);
      this.#game.returns(state, returns);
      return { children: [], value: (returns[0] + 1) / 2, reach: 0 };
    }
    const moves = new Int32Array(this.#game.maxMoves);
    const count = this.#game.legalMoves(state, moves);
    const children = [...moves.subarray(0, count)].map((move) => {
      const next = state.slice();
      this.#game.apply(next, move);
      const learned = seen.map((words, player) => `${words}/${this.#game.moveSeenBy(state, move, player)}`);
      return this.#grow(next, learned);
    });
    if (actor === CHANCE) return { children, value: 0, reach: 0 };
    const set = this.#setFor(actor, `${actor}:${seen[actor]}`, count);
    const node = { set, children, value: 0, reach: 0 };
    set.nodes.push(node);
    return node;
  }

  #setFor(player: Player, key: string, count: number): InformationSet {
    const known = this.#sets.get(key);
    if (known) return known;
    const words = (): Float64Array => new Float64Array(count);
    const set = { player, regrets: words(), strategy: words().fill(1 / count), total: words(), nodes: [], best: -1 };
    this.#sets.set(key, set);
    return set;
  }

  /** Alternating updates, averages weighed by the number of the iteration. */
  improve(iterations: number): void {
    for (let i = 1; i <= iterations; i++)
      for (const player of [0, 1]) {
        this.#walk(this.#root, player, 1, 1, i);
        for (const set of this.#sets.values()) if (set.player === player) match(set);
      }
  }

  #walk(node: Node, player: Player, own: number, others: number, weight: number): number {
    const { set, children } = node;
    if (children.length === 0) return player === 0 ? node.value : 1 - node.value;
    if (!set) {
      const share = 1 / children.length;
      return children.reduce((sum, c) => sum + share * this.#walk(c, player, own, others * share, weight), 0);
    }
    if (set.player !== player)
      return children.reduce(
        (sum, c, i) => sum + set.strategy[i] * this.#walk(c, player, own, others * set.strategy[i], weight),
        0,
      );
    const values = children.map((c, i) => this.#walk(c, player, own * set.strategy[i], others, weight));
    const value = values.reduce((sum, v, i) => sum + set.strategy[i] * v, 0);
    values.forEach((v, i) => {
      set.regrets[i] += others * (v - value);
      set.total[i] += weight * own * set.strategy[i];
    });
    return value;
  }

  /** What the average strategy of `player` wins at least, whatever the other does. */
  guaranteedTo(player: Player): number {
    const other = 1 - player;
    for (const set of this.#sets.values()) {
      set.best = -1;
      if (set.player === player) set.strategy.set(average(set.total));
    }
    this.#spread(this.#root, 1, player);
    return 1 - this.#bestValue(this.#root, other);
  }

  /** How likely `player` and luck let play come to each node. */
  #spread(node: Node, reach: number, player: Player): void {
    node.reach = reach;
    node.children.forEach((child, i) => {
      const share = node.set ? (node.set.player === player ? node.set.strategy[i] : 1) : 1 / node.children.length;
      this.#spread(child, reach * share, player);
    });
  }

  /** The chance to win of `player`, who answers best, times the reach of the node. */
  #bestValue(node: Node, player: Player): number {
    if (node.children.length === 0) return node.reach * (player === 0 ? node.value : 1 - node.value);
    if (node.set?.player !== player) return node.children.reduce((sum, c) => sum + this.#bestValue(c, player), 0);
    return this.#bestValue(node.children[this.#bestMove(node.set)], player);
  }

  #bestMove(set: InformationSet): number {
    if (set.best >= 0) return set.best;
    const values = [...set.total.keys()].map((i) =>
      set.nodes.reduce((sum, node) => sum + this.#bestValue(node.children[i], set.player), 0),
    );
    set.best = values.indexOf(Math.max(...values));
    return set.best;
  }
}

function match(set: InformationSet): void {
  for (let i = 0; i < set.regrets.length; i++) set.regrets[i] = Math.max(set.regrets[i], 0);
  set.strategy.set(average(set.regrets));
}

function average(weights: Float64Array): Float64Array {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((w) => (sum > 0 ? w / sum : 1 / weights.length));
}
