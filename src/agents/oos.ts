import type { Agent } from '../core/agent.js';
import type { Game, Move, Player } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { UsageError } from '../core/usage-error.js';
import type { View } from '../core/view.js';
import { buildGraph } from '../solvers/build-graph.js';
import type { GameGraph } from '../solvers/game-graph.js';
import type { SamplingSettings } from '../solvers/outcome-sampling.js';
import { OutcomeSampling } from '../solvers/outcome-sampling.js';
import type { AgentKind } from './kind.js';
import { count, real } from './parameters.js';

/** Enough for the calibration games and the toy boards; larger games are refused within a second. */
const LIMITS = { nodes: 300_000, plyWords: 1 << 23 };

/** Graphs are large and never change: all agents of one game share one, or the reason why there is none. */
const graphs = new WeakMap<Game, GameGraph | string>();

function graphOf(game: Game): GameGraph | string {
  const known = graphs.get(game) ?? attempt(game);
  graphs.set(game, known);
  return known;
}

function attempt(game: Game): GameGraph | string {
  if (game.playerCount !== 2) return `it has ${game.playerCount} seats, not two`;
  try {
    return buildGraph(game, LIMITS);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

/** Online outcome sampling. What it has learned stays with it for the whole game; it plays its average policy. */
class OnlineOutcomeSampling implements Agent {
  readonly spec: string;
  readonly #iterations: number;
  readonly #settings: SamplingSettings;
  readonly #rng = new Rng(0);
  #search: OutcomeSampling | undefined;
  #chances = new Float64Array(0);

  constructor(spec: string, iterations: number, settings: SamplingSettings) {
    this.spec = spec;
    this.#iterations = iterations;
    this.#settings = settings;
  }

  reset(game: Game, _player: Player, seed: number): void {
    this.#rng.seed(seed);
    if (this.#search?.graph.game === game) return this.#search.clear();
    const graph = graphOf(game);
    if (typeof graph === 'string') throw new UsageError(graph);
    this.#search = new OutcomeSampling(graph, this.#rng, this.#settings);
    this.#chances = new Float64Array(game.maxMoves);
  }

  choose(view: View): Move {
    if (view.moveCount === 1) return view.moves[0];
    this.mix(view, this.#chances);
    let left = this.#rng.unit();
    let i = 0;
    while (i < view.moveCount - 1 && (left -= this.#chances[i]) >= 0) i++;
    return view.moves[i];
  }

  /** Searches, then writes the probability of each move. */
  mix(view: View, out: Float64Array): void {
    const search = this.#search!;
    const infoset = search.graph.infosetOf(view.player, view.observation);
    search.aimAt(infoset);
    search.run(this.#iterations);
    search.average(infoset, out);
  }
}

export const oos: AgentKind = {
  name: 'oos',
  summary: 'online outcome sampling: regret minimization around the current position, for small games of two seats',
  parameters: [
    count('iterations', 1000, 1, 10_000_000, 'sampled games for a decision'),
    real('targeting', 0.6, 0, 0.99, 'share of them steered towards the position'),
    real('exploration', 0.5, 0.01, 1, 'share of even draws among the moves of the seat that learns'),
  ],
  refuses(game) {
    const graph = graphOf(game);
    return typeof graph === 'string' ? graph : undefined;
  },
  create: (spec, v) =>
    new OnlineOutcomeSampling(spec, Number(v.iterations), {
      targeting: Number(v.targeting),
      exploration: Number(v.exploration),
    }),
};
