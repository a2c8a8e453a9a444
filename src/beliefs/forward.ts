import * as core from '../core/game.js';
import type { Game, Player, State } from '../core/game.js';
import { Rng } from '../core/rng.js';
import type { View } from '../core/view.js';
import type { ListedBelief } from './belief.js';
import { Eyes } from './eyes.js';
import type { MoveModel } from './move-model.js';
import { Successors } from './successors.js';
import { WorldList } from './world-list.js';

const { ACTOR, TERMINAL } = core;

export type MakeModel = (game: Game, rng: Rng) => MoveModel;

/**
 * Carries all worlds along with the game: each has as successors what the move now seen may have been, weighed by luck
 * and by what is expected of the others. While they are no more than `size` this is Bayes' rule without error; of more,
 * so many are drawn by weight.
 */
export class ForwardBelief implements ListedBelief {
  readonly #size: number;
  readonly #makeModel: MakeModel;
  readonly #rng = new Rng(0);
  #game: Game | undefined;
  #worlds = new WorldList(0);
  #next = new WorldList(0);
  #eyes: Eyes | undefined;
  #successors: Successors | undefined;

  constructor(size: number, makeModel: MakeModel) {
    this.#size = size;
    this.#makeModel = makeModel;
  }

  reset(game: Game, player: Player, seed: number): void {
    // Not the stream of the agent itself, who may have been given the same seed.
    this.#rng.seed(seed);
    this.#rng.seed(this.#rng.next());
    if (this.#game !== game || this.#eyes!.player !== player) this.#sitDown(game, player);
    this.#worlds.clear();
    game.reset(this.#worlds.draft());
    this.#worlds.keep(1);
  }

  #sitDown(game: Game, player: Player): void {
    this.#game = game;
    this.#worlds = new WorldList(game.stateWords);
    this.#next = new WorldList(game.stateWords);
    this.#eyes = new Eyes(game, player);
    this.#successors = new Successors(game, player, this.#makeModel(game, this.#rng));
  }

  see(seen: number): void {
    const successors = this.#successors!;
    successors.clear();
    const isSure = this.#worlds.count === 1;
    for (let w = 0; w < this.#worlds.count; w++) {
      const world = this.#worlds.state(w);
      if (world[ACTOR] !== TERMINAL) successors.add(w, world, this.#worlds.weight(w), seen, isSure);
    }
    this.#next.clear();
    if (successors.count <= this.#size)
      for (let i = 0; i < successors.count; i++) this.#follow(i, successors.weights[i]);
    else this.#followSome();
    [this.#worlds, this.#next] = [this.#next, this.#worlds];
    if (this.#worlds.count > 0) this.#worlds.normalize();
  }

  /** Systematic draw: one of every equal share of the weight, with a common offset. */
  #followSome(): void {
    const { count, weights } = this.#successors!;
    let total = 0;
    for (let i = 0; i < count; i++) total += weights[i];
    const share = total / this.#size;
    let aim = this.#rng.unit() * share;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      sum += weights[i];
      let hits = 0;
      for (; aim < sum; aim += share) hits++;
      if (hits > 0) this.#follow(i, hits * share);
    }
  }

  #follow(index: number, weight: number): void {
    const { parents, moves } = this.#successors!;
    const draft = this.#next.draft();
    draft.set(this.#worlds.state(parents[index]));
    this.#game!.apply(draft, moves[index]);
    this.#game!.prepare?.(draft);
    this.#next.keep(weight);
  }

  look(view: View): void {
    const eyes = this.#eyes!;
    eyes.look(view);
    if (this.#worlds.filter(eyes.fits) === 0) this.#startEvenly(view);
    this.#worlds.normalize();
  }

  /** Of a game whose moves it has not seen, it knows what the view shows, and no more. */
  #startEvenly(view: View): void {
    const all = view.worldCount();
    const listed = all !== undefined && all <= this.#size;
    const count = listed ? all : this.#size;
    this.#worlds.clear();
    for (let i = 0; i < count; i++) {
      const draft = this.#worlds.draft();
      if (listed) view.world(i, draft);
      else view.sample(draft, this.#rng);
      this.#game!.prepare?.(draft);
      this.#worlds.keep(1);
    }
  }

  sample(out: State, rng: Rng): void {
    out.set(this.#worlds.draw(rng));
  }

  get worldCount(): number {
    return this.#worlds.count;
  }

  world(index: number): State {
    return this.#worlds.state(index);
  }

  weight(index: number): number {
    return this.#worlds.weight(index);
  }
}
