/** What every search is put together from, whether it grows one tree or several. */
import { MoveSampler } from '../core/chance.js';
import * as core from '../core/game.js';
import type { Game, Move, State } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import { Exp3, RegretMatching } from './mixing-policies.js';
import type { MoveAverages } from './move-averages.js';
import { MoveChoice } from './move-choice.js';
import type { Playout, PlayoutSettings } from './playout.js';
import { createPlayout } from './playout.js';
import type { PlayoutMoves } from './playout-moves.js';
import type { Tree } from './tree.js';
import { NONE } from './tree.js';
import type { TreePolicy } from './tree-policy.js';
import { BiasedUcb1, Ucb1 } from './ucb1.js';

const { ACTOR, CHANCE } = core;

export const POLICIES = ['ucb1', 'exp3', 'regret'] as const;
/** By whose eyes moves are told apart, and so how many trees there are; see the parameter's help. */
export const OBSERVERS = ['own', 'all', 'each', 'redeal'] as const;
/** Who moves for the others in the tree: they choose as the searcher does, or as in playouts. */
export const OTHERS = ['search', 'rollout'] as const;

export interface SearchSettings extends PlayoutSettings {
  readonly policy: (typeof POLICIES)[number];
  /** Exploration constant of UCB1, for results in [0, 1]. */
  readonly c: number;
  /** Share of even draws of the mixing policies. */
  readonly gamma: number;
  readonly observer: (typeof OBSERVERS)[number];
  /** Of a search in one tree. */
  readonly others: (typeof OTHERS)[number];
  /** Nodes of a tree at most. */
  readonly capacity: number;
}

export class SearchParts {
  readonly game: Game;
  readonly state: State;
  readonly policy: TreePolicy;
  readonly choice: MoveChoice;
  /** Who moves beyond the tree. */
  readonly playoutMoves: PlayoutMoves;
  readonly #rng: Rng;
  readonly #averages: MoveAverages | undefined;
  readonly #playout: Playout;
  readonly #sampler: MoveSampler;
  readonly #returns: Float64Array;

  constructor(game: Game, rng: Rng, settings: SearchSettings) {
    const { playout, moves, averages } = createPlayout(game, rng, settings);
    this.game = game;
    this.state = new Int32Array(game.stateWords);
    this.policy = createPolicy(rng, settings);
    this.choice = new MoveChoice(game, rng, this.policy, settings.bias > 0 ? averages : undefined);
    this.playoutMoves = moves;
    this.#rng = rng;
    this.#averages = averages;
    this.#playout = playout;
    this.#sampler = new MoveSampler(game);
    this.#returns = new Float64Array(game.playerCount);
  }

  clear(): void {
    this.#averages?.clear();
  }

  /** An outcome of luck. */
  draw(): Move {
    return this.#sampler.draw(this.state, this.#rng);
  }

  /** Makes a move in the tree. */
  play(move: Move): void {
    const actor = this.state[ACTOR];
    if (this.#averages !== undefined && actor !== CHANCE) this.#averages.note(actor, move);
    this.game.apply(this.state, move);
  }

  /** From where the tree ends to a result, which the next `backUp` hands out. */
  playOut(): void {
    this.#playout.run(this.state, this.#returns);
    if (this.#averages !== undefined) this.#averages.learn(this.#returns);
  }

  /** Tells the result to every edge from the leaf up to the root. */
  backUp(tree: Tree, leaf: number): void {
    const { parent, mover, visits, total } = tree;
    for (let node = leaf; node !== NONE; node = parent[node]) {
      if (mover[node] >= 0) {
        const result = (this.#returns[mover[node]] + 1) / 2;
        this.policy.learn(tree, node, result);
        total[node] += result;
      }
      visits[node]++;
    }
  }
}

function createPolicy(rng: Rng, { policy, c, gamma, bias }: SearchSettings): TreePolicy {
  switch (policy) {
    case 'ucb1':
      return bias > 0 ? new BiasedUcb1(c, bias) : new Ucb1(c);
    case 'exp3':
      return new Exp3(gamma, rng);
    case 'regret':
      return new RegretMatching(gamma, rng);
  }
}
