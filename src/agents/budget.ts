/** Clock readings cost more than fast iterations do. */
const ITERATIONS_PER_READING = 16;

/** How long an agent thinks about one decision: so many iterations or, against people, so many milliseconds. */
export class Budget {
  readonly #iterations: number;
  readonly #millis: number;
  #done = 0;
  #end = 0;

  /** Any `millis` above 0 stand in place of the iterations. */
  constructor(iterations: number, millis: number) {
    this.#iterations = iterations;
    this.#millis = millis;
  }

  start(): void {
    this.#done = 0;
    if (this.#millis > 0) this.#end = performance.now() + this.#millis;
  }

  /** Whether there is one more iteration, which is then spent; the first always is. */
  spend(): boolean {
    const done = this.#done++;
    if (this.#millis === 0) return done < this.#iterations;
    return done === 0 || done % ITERATIONS_PER_READING !== 0 || performance.now() < this.#end;
  }
}
