import type { Agent } from '../core/agent.js';
import type { Game, Move, Player, State } from '../core/game.js';
import { Rng } from '../core/rng.js';
import type { View } from '../core/view.js';
import type { AgentKind } from './kind.js';
import { count, real } from './parameters.js';
import { TreeSearch } from './search.js';
import { NONE } from './tree.js';

/**
 * Perfect-information Monte Carlo: draws a few worlds, searches each as if all cards lay open, and adds up the visits.
 * It believes that it will know the truth at its next move, so it never pays for information.
 */
class Pimc implements Agent {
  readonly spec: string;
  readonly #worlds: number;
  readonly #iterations: number;
  readonly #c: number;
  readonly #rng = new Rng(0);
  #search: TreeSearch | undefined;
  #world: State = new Int32Array(0);
  #votes = new Int32Array(0);
  #game: Game | undefined;
  #player: Player = -1;

  constructor(spec: string, worlds: number, iterations: number, c: number) {
    this.spec = spec;
    this.#worlds = worlds;
    this.#iterations = Math.max(1, Math.floor(iterations / worlds));
    this.#c = c;
  }

  reset(game: Game, player: Player, seed: number): void {
    this.#rng.seed(seed);
    if (this.#game === game && this.#player === player) return;
    this.#game = game;
    this.#player = player;
    this.#world = new Int32Array(game.stateWords);
    this.#votes = new Int32Array(game.moveSpace);
    this.#search = new TreeSearch(game, player, this.#rng, {
      c: this.#c,
      observer: 'all',
      capacity: 2 * this.#iterations + 1,
    });
  }

  choose(view: View): Move {
    if (view.moveCount === 1) return view.moves[0];
    for (let i = 0; i < view.moveCount; i++) this.#votes[view.moves[i]] = 0;
    for (let w = 0; w < this.#worlds; w++) {
      view.sample(this.#world, this.#rng);
      this.#searchWorld();
    }
    let best = view.moves[0];
    for (let i = 1; i < view.moveCount; i++) if (this.#votes[view.moves[i]] > this.#votes[best]) best = view.moves[i];
    return best;
  }

  #searchWorld(): void {
    const search = this.#search!;
    search.clear();
    for (let i = 0; i < this.#iterations; i++) {
      search.state.set(this.#world);
      search.iterate();
    }
    const { firstChild, nextSibling, key, visits } = search.tree;
    for (let c = firstChild[0]; c !== NONE; c = nextSibling[c]) this.#votes[key[c]] += visits[c];
  }
}

const iterations = count('iterations', 1000, 1, 10_000_000, 'playouts for a decision, over all worlds together');
const c = real('c', 0.7, 0, 100, 'exploration constant of UCB1');

export const pimc: AgentKind = {
  name: 'pimc',
  summary: 'perfect-information Monte Carlo: a tree for each of several worlds, visits added up',
  parameters: [iterations, count('worlds', 10, 1, 100_000, 'worlds drawn for a decision'), c],
  create: (spec, v) => new Pimc(spec, Number(v.worlds), Number(v.iterations), Number(v.c)),
};

export const mcts: AgentKind = {
  name: 'mcts',
  summary: 'Monte Carlo tree search in one world that fits: plain UCT where nothing is hidden',
  parameters: [iterations, c],
  create: (spec, v) => new Pimc(spec, 1, Number(v.iterations), Number(v.c)),
};
