import type { Agent } from './agent.js';
import type { Game, Move, Player } from './game.js';
import type { View } from './view.js';

/** The same agent, whose thinking is added to the clock of its seat. */
export class TimedAgent implements Agent {
  readonly spec: string;
  readonly #agent: Agent;
  readonly #clock: Float64Array;
  readonly #seat: Player;

  constructor(agent: Agent, clock: Float64Array, seat: Player) {
    this.spec = agent.spec;
    this.#agent = agent;
    this.#clock = clock;
    this.#seat = seat;
  }

  reset(game: Game, player: Player, seed: number): void {
    this.#agent.reset(game, player, seed);
  }

  choose(view: View): Move {
    const started = performance.now();
    try {
      return this.#agent.choose(view);
    } finally {
      this.#clock[this.#seat] += performance.now() - started;
    }
  }

  see(seen: number): void {
    const started = performance.now();
    this.#agent.see!(seen);
    this.#clock[this.#seat] += performance.now() - started;
  }
}
