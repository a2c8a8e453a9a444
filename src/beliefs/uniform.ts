import type { State } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import type { View } from '../core/view.js';
import type { Belief, BeliefKind } from './belief.js';

/** Every world that fits is as likely as any other: the neutral belief, which no behavior of others can change. */
class Uniform implements Belief {
  #view: View | undefined;

  reset(): void {
    this.#view = undefined;
  }

  look(view: View): void {
    this.#view = view;
  }

  sample(out: State, rng: Rng): void {
    this.#view!.sample(out, rng);
  }
}

export const uniform: BeliefKind = {
  name: 'uniform',
  summary: 'every world that fits is as likely as any other',
  create: () => new Uniform(),
};
