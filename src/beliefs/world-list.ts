import type { State } from '../core/game.js';
import { hashWords } from '../core/hash.js';
import type { Rng } from '../core/rng.js';
import { drawIndex } from './draw-index.js';

const EMPTY = -1;

/**
 * Worlds with weights, no world twice. Its states are made as they are first needed and used again and again; the table
 * that finds equal ones is open, with at most every second place taken.
 *
 *   place: hash of a state -> index of the world, or EMPTY
 */
export class WorldList {
  count = 0;
  readonly #words: number;
  readonly #states: State[] = [];
  #weights = new Float64Array(64);
  #places = new Int32Array(128).fill(EMPTY);
  #running = new Float64Array(64);

  constructor(words: number) {
    this.#words = words;
  }

  clear(): void {
    this.count = 0;
    this.#places.fill(EMPTY);
  }

  state(index: number): State {
    return this.#states[index];
  }

  weight(index: number): number {
    return this.#weights[index];
  }

  /** Where the next world is to be written, before it is kept. */
  draft(): State {
    if (this.count === this.#states.length) this.#states.push(new Int32Array(this.#words));
    return this.#states[this.count];
  }

  /** The draft joins with this weight; if the list has its like, that one gets the weight instead. */
  keep(weight: number): void {
    const draft = this.#states[this.count];
    const mask = this.#places.length - 1;
    let place = hashWords(draft, this.#words, 0) & mask;
    for (; this.#places[place] !== EMPTY; place = (place + 1) & mask)
      if (areEqual(this.#states[this.#places[place]], draft)) {
        this.#weights[this.#places[place]] += weight;
        return;
      }
    this.#places[place] = this.count;
    this.#weights[this.count++] = weight;
    if (this.count === this.#weights.length) this.#grow();
  }

  /** Takes out the worlds that do not pass; returns the weight of those that do. */
  filter(passes: (state: State) => boolean): number {
    let kept = 0;
    let total = 0;
    for (let i = 0; i < this.count; i++) {
      if (!passes(this.#states[i])) continue;
      const state = this.#states[i];
      this.#states[i] = this.#states[kept];
      this.#states[kept] = state;
      total += this.#weights[kept++] = this.#weights[i];
    }
    if (kept === this.count) return total;
    this.count = kept;
    this.#placeAll();
    return total;
  }

  /** Makes the weights sum to 1; they must not all be 0. */
  normalize(): void {
    let total = 0;
    for (let i = 0; i < this.count; i++) total += this.#weights[i];
    let sum = 0;
    for (let i = 0; i < this.count; i++) this.#running[i] = sum += this.#weights[i] /= total;
  }

  /** A world by weight; only since the weights were last made to sum to 1. */
  draw(rng: Rng): State {
    return this.#states[drawIndex(this.#running, this.count, rng)];
  }

  #grow(): void {
    const weights = new Float64Array(2 * this.#weights.length);
    weights.set(this.#weights);
    this.#weights = weights;
    this.#running = new Float64Array(weights.length);
    this.#places = new Int32Array(2 * weights.length);
    this.#placeAll();
  }

  #placeAll(): void {
    const mask = this.#places.fill(EMPTY).length - 1;
    for (let i = 0; i < this.count; i++) {
      let place = hashWords(this.#states[i], this.#words, 0) & mask;
      while (this.#places[place] !== EMPTY) place = (place + 1) & mask;
      this.#places[place] = i;
    }
  }
}

function areEqual(a: State, b: State): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
