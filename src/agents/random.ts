import type { Agent } from '../core/agent.js';
import type { Game, Move, Player } from '../core/game.js';
import { Rng } from '../core/rng.js';
import type { View } from '../core/view.js';
import type { AgentKind } from './kind.js';

/** Plays every legal move with equal probability. */
class RandomAgent implements Agent {
  readonly spec: string;
  readonly #rng = new Rng(0);

  constructor(spec: string) {
    this.spec = spec;
  }

  reset(_game: Game, _player: Player, seed: number): void {
    this.#rng.seed(seed);
  }

  choose(view: View): Move {
    return view.randomMove(this.#rng);
  }
}

export const random: AgentKind = {
  name: 'random',
  summary: 'any legal move, each as likely as the next',
  parameters: [],
  create: (spec) => new RandomAgent(spec),
};
