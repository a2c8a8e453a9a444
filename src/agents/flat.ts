import type { Agent } from '../core/agent.js';
import type { Game, Move, Player, State } from '../core/game.js';
import { Rng } from '../core/rng.js';
import type { View } from '../core/view.js';
import type { AgentKind } from './kind.js';
import { count } from './parameters.js';
import type { PlayoutSettings, PlayoutSetup } from './playout.js';
import { createPlayout } from './playout.js';
import { PLAYOUT, playoutSettings } from './search-parameters.js';

/** Flat Monte Carlo: tries every move equally often in drawn worlds, plays on, and keeps the best mean. */
class FlatMonteCarlo implements Agent {
  readonly spec: string;
  readonly #playouts: number;
  readonly #settings: PlayoutSettings;
  readonly #rng = new Rng(0);
  #game: Game | undefined;
  #world: State = new Int32Array(0);
  #state: State = new Int32Array(0);
  #totals = new Float64Array(0);
  #returns = new Float64Array(0);
  #setup: PlayoutSetup | undefined;

  constructor(spec: string, playouts: number, settings: PlayoutSettings) {
    this.spec = spec;
    this.#playouts = playouts;
    this.#settings = settings;
  }

  reset(game: Game, _player: Player, seed: number): void {
    this.#rng.seed(seed);
    if (this.#game === game) return;
    this.#game = game;
    this.#world = new Int32Array(game.stateWords);
    this.#state = new Int32Array(game.stateWords);
    this.#totals = new Float64Array(game.maxMoves);
    this.#returns = new Float64Array(game.playerCount);
    this.#setup = createPlayout(game, this.#rng, this.#settings);
  }

  choose(view: View): Move {
    if (view.moveCount === 1) return view.moves[0];
    this.#totals.fill(0);
    this.#setup!.averages?.clear();
    for (let k = 0; k < this.#playouts; k++) {
      // One world for all moves, so that they differ by the move alone.
      view.sample(this.#world, this.#rng);
      for (let i = 0; i < view.moveCount; i++) this.#totals[i] += this.#playOut(view.moves[i], view.player);
    }
    let best = 0;
    for (let i = 1; i < view.moveCount; i++) if (this.#totals[i] > this.#totals[best]) best = i;
    return view.moves[best];
  }

  #playOut(move: Move, player: Player): number {
    const { playout, averages } = this.#setup!;
    this.#state.set(this.#world);
    averages?.note(player, move);
    this.#game!.apply(this.#state, move);
    playout.run(this.#state, this.#returns);
    averages?.learn(this.#returns);
    return this.#returns[player];
  }
}

export const flat: AgentKind = {
  name: 'flat',
  summary: 'flat Monte Carlo: the same number of playouts for every move, best mean wins',
  parameters: [count('playouts', 50, 1, 1_000_000, 'playouts for each move'), ...PLAYOUT],
  create: (spec, v) => new FlatMonteCarlo(spec, Number(v.playouts), playoutSettings(v)),
};
