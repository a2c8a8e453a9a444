import * as core from '../core/game.js';
import type { Game, Player, State } from '../core/game.js';
import { Rng } from '../core/rng.js';
import type { View } from '../core/view.js';
import type { BeliefKind, ListedBelief } from './belief.js';
import { drawIndex } from './draw-index.js';
import { Eyes } from './eyes.js';
import { evenModel } from './move-model.js';
import { Successors } from './successors.js';

const { ACTOR, TERMINAL } = core;

/** The particles are drawn again when their weights are worth fewer than this part of them. */
const UNEVEN = 0.5;
/** So many survivors are too few to stand for all worlds. */
const FEW = 16;

/**
 * A cloud of worlds that play along: each makes one move, drawn from those that look like the move seen, and weighs as
 * much less as that look was unlikely. Those that no longer fit make room for copies of those that do, and where hardly
 * any does, for worlds drawn evenly.
 */
class Particles implements ListedBelief {
  readonly #size: number;
  readonly #rng = new Rng(0);
  #game: Game | undefined;
  #eyes: Eyes | undefined;
  #successors: Successors | undefined;
  #states: State[] = [];
  #spare: State[] = [];
  readonly #weights: Float64Array;
  readonly #running: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#weights = new Float64Array(size);
    this.#running = new Float64Array(size);
  }

  reset(game: Game, player: Player, seed: number): void {
    // Not the stream of the agent itself, who may have been given the same seed.
    this.#rng.seed(seed);
    this.#rng.seed(this.#rng.next());
    if (this.#game !== game || this.#eyes!.player !== player) this.#sitDown(game, player);
    for (const state of this.#states) game.reset(state);
    this.#weights.fill(1);
  }

  #sitDown(game: Game, player: Player): void {
    this.#game = game;
    this.#states = Array.from({ length: this.#size }, () => new Int32Array(game.stateWords));
    this.#spare = Array.from({ length: this.#size }, () => new Int32Array(game.stateWords));
    this.#eyes = new Eyes(game, player);
    this.#successors = new Successors(game, player, evenModel);
  }

  see(seen: number): void {
    let most = 0;
    for (let i = 0; i < this.#size; i++) {
      if (this.#weights[i] > 0) this.#step(i, seen);
      if (this.#weights[i] > most) most = this.#weights[i];
    }
    // Only their proportions count; kept near 1, they cannot fade away.
    if (most > 0) for (let i = 0; i < this.#size; i++) this.#weights[i] /= most;
  }

  #step(index: number, seen: number): void {
    const state = this.#states[index];
    const successors = this.#successors!;
    successors.clear();
    if (state[ACTOR] !== TERMINAL) successors.add(index, state, this.#weights[index], seen, false);
    let total = 0;
    for (let k = 0; k < successors.count; k++) total += successors.weights[k];
    this.#weights[index] = total;
    if (total === 0) return;
    let left = this.#rng.unit() * total;
    let k = 0;
    while (k < successors.count - 1 && left >= successors.weights[k]) left -= successors.weights[k++];
    this.#game!.apply(state, successors.moves[k]);
    this.#game!.prepare?.(state);
  }

  look(view: View): void {
    const eyes = this.#eyes!;
    const weights = this.#weights;
    eyes.look(view);
    let fitting = 0;
    let total = 0;
    let squares = 0;
    for (let i = 0; i < this.#size; i++) {
      if (weights[i] > 0 && !eyes.fits(this.#states[i])) weights[i] = 0;
      if (weights[i] > 0) fitting++;
      total += weights[i];
      squares += weights[i] * weights[i];
    }
    if (fitting < FEW && fitting < this.#size) this.#renew(view, fitting, total);
    else if (total * total < UNEVEN * this.#size * squares) this.#drawAgain(total);
    this.#sumUp();
  }

  /** The places of particles that no longer fit go to worlds drawn evenly, which share half of the weight. */
  #renew(view: View, fitting: number, total: number): void {
    const weight = fitting === 0 ? 1 : total / (this.#size - fitting);
    for (let i = 0; i < this.#size; i++) {
      if (this.#weights[i] > 0) continue;
      view.sample(this.#states[i], this.#rng);
      this.#game!.prepare?.(this.#states[i]);
      this.#weights[i] = weight;
    }
  }

  /** Systematic draw: each particle comes as often as its weight says, and all weigh the same from now on. */
  #drawAgain(total: number): void {
    const share = total / this.#size;
    let aim = this.#rng.unit() * share;
    let sum = 0;
    let drawn = 0;
    for (let i = 0; i < this.#size; i++) {
      sum += this.#weights[i];
      for (; aim < sum && drawn < this.#size; aim += share) this.#spare[drawn++].set(this.#states[i]);
    }
    // Where rounding has left out the last one.
    for (; drawn < this.#size; drawn++) this.#spare[drawn].set(this.#spare[drawn - 1]);
    [this.#states, this.#spare] = [this.#spare, this.#states];
    this.#weights.fill(1);
  }

  #sumUp(): void {
    let sum = 0;
    for (let i = 0; i < this.#size; i++) this.#running[i] = sum += this.#weights[i];
  }

  sample(out: State, rng: Rng): void {
    out.set(this.#states[drawIndex(this.#running, this.#size, rng)]);
  }

  get worldCount(): number {
    return this.#size;
  }

  world(index: number): State {
    return this.#states[index];
  }

  weight(index: number): number {
    return this.#weights[index] / this.#running[this.#size - 1];
  }
}

export const particles: BeliefKind = {
  name: 'particles',
  summary: 'a cloud of worlds that play along at random as seen, renewed evenly when few are left',
  create: ({ size }) => new Particles(size),
};
