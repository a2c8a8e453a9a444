import { MoveSampler } from '../core/chance.js';
import * as core from '../core/game.js';
import type { Game, Move, Player, State } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import type { View } from '../core/view.js';

const { ACTOR, CHANCE, TERMINAL } = core;

/** Moves for the seats that the searching one does not hold. */
export type OtherMoves = (state: State) => Move;

/** Tries for each particle wanted, before the rest is drawn evenly. */
const TRIES = 10;

/**
 * Worlds as likely as the others' behavior makes them: games are played on from the last decision, the others moving
 * as they do, and those that look like the real one are kept. What cannot be found that way is drawn evenly.
 */
export class Particles {
  readonly #game: Game;
  readonly #player: Player;
  readonly #rng: Rng;
  readonly #size: number;
  readonly #sampler: MoveSampler;
  #worlds: Int32Array;
  #next: Int32Array;
  #count = 0;
  readonly #state: State;
  readonly #observation: Int32Array;

  constructor(game: Game, player: Player, rng: Rng, size: number) {
    this.#game = game;
    this.#player = player;
    this.#rng = rng;
    this.#size = size;
    this.#sampler = new MoveSampler(game);
    this.#worlds = new Int32Array(size * game.stateWords);
    this.#next = new Int32Array(size * game.stateWords);
    this.#state = new Int32Array(game.stateWords);
    this.#observation = new Int32Array(game.observationWords);
  }

  /** A new game starts: the one world is its beginning. */
  reset(): void {
    this.#game.reset(this.#state);
    this.#worlds.set(this.#state);
    this.#count = 1;
  }

  /** Writes one of the worlds. */
  draw(out: State): void {
    this.#read(this.#rng.below(this.#count), out);
  }

  /** Brings the worlds up to the position of `view`, in which the player decides next. */
  follow(view: View, others: OtherMoves): void {
    const wanted = view.worldCount() === 1 ? 1 : this.#size;
    const found = wanted === 1 ? 0 : this.#playOn(view, wanted, others);
    for (let i = found; i < wanted; i++) {
      view.sample(this.#state, this.#rng);
      this.#next.set(this.#state, i * this.#game.stateWords);
    }
    this.#accept(wanted);
  }

  /** The player has moved in every world. */
  apply(move: Move): void {
    for (let i = 0; i < this.#count; i++) {
      this.#read(i, this.#state);
      this.#game.apply(this.#state, move);
      this.#worlds.set(this.#state, i * this.#game.stateWords);
    }
  }

  #playOn(view: View, wanted: number, others: OtherMoves): number {
    const words = this.#game.stateWords;
    let found = 0;
    for (let tries = wanted * TRIES; tries > 0 && found < wanted; tries--) {
      this.draw(this.#state);
      if (!this.#reachesDecision(others) || !this.#looksLike(view.observation)) continue;
      this.#next.set(this.#state, found++ * words);
    }
    return found;
  }

  #reachesDecision(others: OtherMoves): boolean {
    const s = this.#state;
    while (s[ACTOR] !== this.#player && s[ACTOR] !== TERMINAL)
      this.#game.apply(s, s[ACTOR] === CHANCE ? this.#sampler.sample(s, this.#rng) : others(s));
    return s[ACTOR] === this.#player;
  }

  #looksLike(observation: Int32Array): boolean {
    this.#game.observe(this.#state, this.#player, this.#observation);
    for (let i = 0; i < observation.length; i++) if (observation[i] !== this.#observation[i]) return false;
    return true;
  }

  #accept(count: number): void {
    [this.#worlds, this.#next] = [this.#next, this.#worlds];
    this.#count = count;
  }

  /** Word by word: a view of the row would be a new object each time. */
  #read(index: number, out: State): void {
    const worlds = this.#worlds;
    const at = index * out.length;
    for (let i = 0; i < out.length; i++) out[i] = worlds[at + i];
  }
}
