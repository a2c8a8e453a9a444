/**
 * A search for the best reply to agents that are known and fixed (after ISMCTS-BR of Timbers et al. 2022): tree search
 * over the own information sets, in which the others move as they really would. Whatever it finds, its results are a
 * lower bound of what the best reply gets.
 *
 * The others are asked as newcomers to each position; agents that learn in the course of a game are met without that.
 */
import type { Agent } from '../core/agent.js';
import { MoveSampler } from '../core/chance.js';
import * as core from '../core/game.js';
import type { Game, Move, Player, State } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { deriveSeed } from '../core/seed.js';
import { View } from '../core/view.js';
import { Particles } from './particles.js';
import { WordTable } from './word-table.js';

const { ACTOR, CHANCE, TERMINAL } = core;

export interface ResponseSettings {
  /** Games played through for a decision. */
  readonly iterations: number;
  /** Exploration constant of UCB1, for results in [0, 1]. */
  readonly c: number;
  /** Worlds kept between decisions. */
  readonly particles: number;
  /** Who moves for the others beyond the tree: they themselves, or luck, which is faster. */
  readonly playout: 'others' | 'random';
  /** Makes an agent that moves for the own seat beyond the tree; luck does if left out. */
  readonly guide?: (() => Agent) | undefined;
}

export const RESPONSE_SETTINGS: ResponseSettings = { iterations: 500, c: 0.7, particles: 100, playout: 'others' };

export class BestResponseSearch implements Agent {
  readonly spec: string;
  readonly #create: () => Agent;
  readonly #settings: ResponseSettings;
  readonly #rng = new Rng(0);
  #table: Search | undefined;

  /** `create` makes an agent for each of the other seats. */
  constructor(create: () => Agent, settings: Partial<ResponseSettings> = {}) {
    this.#create = create;
    this.#settings = { ...RESPONSE_SETTINGS, ...settings };
    this.spec = `best-response(${create().spec})`;
  }

  reset(game: Game, player: Player, seed: number): void {
    this.#rng.seed(seed);
    if (this.#table?.game !== game || this.#table.player !== player)
      this.#table = new Search(game, player, this.#rng, this.#create, this.#settings);
    this.#table.reset(seed);
  }

  choose(view: View): Move {
    return this.#table!.choose(view);
  }
}

class Search {
  readonly game: Game;
  readonly player: Player;
  readonly #rng: Rng;
  readonly #settings: ResponseSettings;
  /** By seat; at the own one the guide, if there is one. */
  readonly #agents: readonly (Agent | undefined)[];
  readonly #views: readonly View[];
  readonly #particles: Particles;
  readonly #sampler: MoveSampler;
  readonly #state: State;
  readonly #moves: Int32Array;
  readonly #returns: Float64Array;
  // Own information sets by observation; the statistics of the i-th legal move of set n at n * maxMoves + i.
  readonly #sets: WordTable;
  readonly #observation: Int32Array;
  readonly #visits: Int32Array;
  readonly #total: Float64Array;
  // The moves made in the tree during one iteration, as places in the statistics.
  readonly #path: Int32Array;
  #length = 0;

  constructor(game: Game, player: Player, rng: Rng, create: () => Agent, settings: ResponseSettings) {
    this.game = game;
    this.player = player;
    this.#rng = rng;
    this.#settings = settings;
    this.#agents = game.roles.map((_, seat) => (seat === player ? settings.guide?.() : create()));
    this.#views = game.roles.map((_, seat) => new View(game, seat));
    this.#particles = new Particles(game, player, rng, settings.particles);
    this.#sampler = new MoveSampler(game);
    this.#state = new Int32Array(game.stateWords);
    this.#moves = new Int32Array(game.maxMoves);
    this.#returns = new Float64Array(game.playerCount);
    this.#sets = new WordTable(game.observationWords, settings.iterations + 1);
    this.#observation = new Int32Array(game.observationWords);
    this.#visits = new Int32Array((settings.iterations + 1) * game.maxMoves);
    this.#total = new Float64Array((settings.iterations + 1) * game.maxMoves);
    this.#path = new Int32Array(game.maxPlies);
  }

  reset(seed: number): void {
    this.#particles.reset();
    this.#agents.forEach((agent, seat) => agent?.reset(this.game, seat, deriveSeed(seed, seat)));
  }

  choose(view: View): Move {
    this.#particles.follow(view, this.#ask);
    const move = view.moveCount === 1 ? view.moves[0] : this.#search(view);
    this.#particles.apply(move);
    return move;
  }

  #search(view: View): Move {
    this.#sets.clear();
    this.#visits.fill(0);
    this.#total.fill(0);
    for (let i = 0; i < this.#settings.iterations; i++) {
      this.#particles.draw(this.#state);
      this.#iterate();
    }
    let best = 0;
    for (let i = 1; i < view.moveCount; i++) if (this.#visits[i] > this.#visits[best]) best = i;
    return view.moves[best];
  }

  /** One game: by the statistics until a set is new, then by the playout. */
  #iterate(): void {
    const s = this.#state;
    let inTree = true;
    this.#length = 0;
    while (s[ACTOR] !== TERMINAL) {
      if (s[ACTOR] !== this.player || !inTree) this.game.apply(s, this.#follow(s, inTree));
      else {
        const known = this.#sets.size;
        this.game.apply(s, this.#select());
        inTree = this.#sets.size === known;
      }
    }
    this.game.returns(s, this.#returns);
    const result = (this.#returns[this.player] + 1) / 2;
    for (let i = 0; i < this.#length; i++) {
      this.#visits[this.#path[i]]++;
      this.#total[this.#path[i]] += result;
    }
  }

  /** A move that is not the tree's to choose. */
  #follow(s: State, inTree: boolean): Move {
    const isAsked = s[ACTOR] !== CHANCE && (inTree || this.#playsOut(s[ACTOR]));
    return isAsked ? this.#ask(s) : this.#sampler.sample(s, this.#rng);
  }

  /** Whether the agent of a seat moves beyond the tree as well. */
  #playsOut(seat: Player): boolean {
    return seat === this.player ? this.#agents[seat] !== undefined : this.#settings.playout === 'others';
  }

  readonly #ask = (s: State): Move => {
    const view = this.#views[s[ACTOR]];
    view.show(s);
    return this.#agents[s[ACTOR]]!.choose(view);
  };

  #select(): Move {
    this.game.observe(this.#state, this.player, this.#observation);
    const first = this.#sets.intern(this.#observation) * this.game.maxMoves;
    const count = this.game.legalMoves(this.#state, this.#moves);
    const i = this.#bestBound(first, count);
    this.#path[this.#length++] = first + i;
    return this.#moves[i];
  }

  /** A move not yet tried, at random; else the one of the highest upper bound. */
  #bestBound(first: number, count: number): number {
    let untried = 0;
    let best = 0;
    let visits = 0;
    for (let i = 0; i < count; i++) {
      visits += this.#visits[first + i];
      if (this.#visits[first + i] === 0 && this.#rng.below(++untried) === 0) best = i;
    }
    if (untried > 0) return best;
    let most = -1;
    for (let i = 0; i < count; i++) {
      const n = this.#visits[first + i];
      const bound = this.#total[first + i] / n + this.#settings.c * Math.sqrt(Math.log(visits) / n);
      if (bound <= most) continue;
      most = bound;
      best = i;
    }
    return best;
  }
}
