/** The posterior as a belief over worlds, so that searches can draw from it and reports can show it. */
import type { Belief } from '../../beliefs/belief.js';
import type { Game, State } from '../../core/game.js';
import { newState } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import type { View } from '../../core/view.js';
import * as roles from '../../games/ghost-letters/roles.js';
import { truthOf } from './ghost.js';
import type { Manner } from './likelihood.js';
import { Likelihood } from './likelihood.js';
import { Posterior } from './posterior.js';

/** Even draws among which one is picked by its weight. */
const CANDIDATES = 24;

/**
 * Worlds are drawn evenly among those that fit, and one of them is kept with a chance proportional to what the posterior
 * gives its truth and its Killer. With more candidates that comes closer to the posterior; what the two say of each other
 * beyond that is left out.
 */
export class GhostLettersBelief implements Belief {
  readonly #manner: Manner;
  #posterior: Posterior | undefined;
  #likelihood: Likelihood | undefined;
  #game: Game | undefined;
  #view: View | undefined;
  #worlds: readonly State[] = [];
  readonly #weights = new Float64Array(CANDIDATES);

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  /** What the seat holds likely; defined from the first look on. */
  get posterior(): Posterior | undefined {
    return this.#posterior;
  }

  reset(game: Game): void {
    this.#view = undefined;
    if (this.#game === game) return;
    this.#game = game;
    this.#likelihood = new Likelihood(game, this.#manner);
    this.#posterior = new Posterior(this.#likelihood);
    this.#worlds = Array.from({ length: CANDIDATES }, () => newState(game));
  }

  look(view: View): void {
    this.#view = view;
    this.#likelihood!.reset(view.player, view.observation);
    this.#posterior!.update(view.observation, view.player, true);
  }

  sample(out: State, rng: Rng): void {
    let total = 0;
    for (let i = 0; i < CANDIDATES; i++) {
      this.#view!.sample(this.#worlds[i], rng);
      total += this.#weights[i] = this.#weightOf(this.#worlds[i]);
    }
    let left = rng.unit() * total;
    let pick = 0;
    while (pick < CANDIDATES - 1 && left >= this.#weights[pick]) left -= this.#weights[pick++];
    out.set(this.#worlds[pick]);
  }

  #weightOf(world: State): number {
    const { setup } = this.#likelihood!;
    const { truth, killer } = this.#posterior!;
    const chance = truth[truthOf(world, this.#likelihood!)];
    if (!setup.isCompetitive) return chance;
    let seat = 0;
    for (let other = 1; other < setup.players; other++) if (world[setup.role + other] === roles.KILLER) seat = other;
    // A guilty seat that knows the Killer weighs him by nothing.
    return chance * (killer[seat] || Number.MIN_VALUE);
  }
}
