/** Games that are over sooner are not timed: asking the clock at every decision would cost more than it tells. */
const SLOW_GAME_MILLIS = 1;
/** So long a thread plays untimed before it judges, for its first games are slow whoever plays: they are compiled. */
const WARM_UP_MILLIS = 100;

/**
 * Whether the games of a pairing last long enough to be timed, as far as one thread has seen. Not until that is known, so
 * that the loop of fast games never meets a stopwatch, which would stay in its compiled code.
 */
export class Pace {
  #games = 0;
  #spent = 0;
  /** Of a game: the mean of the warm-up, or of the fastest job since, for only what is idle makes a job last longer. */
  #millis = 0;

  get isKnown(): boolean {
    return this.#spent >= WARM_UP_MILLIS;
  }

  get isSlow(): boolean {
    return this.isKnown && this.#millis > SLOW_GAME_MILLIS;
  }

  /** So many games took so long: one after the other at first, then job by job. */
  learn(games: number, millis: number): void {
    if (this.isKnown) this.#millis = Math.min(this.#millis, millis / games);
    else {
      this.#games += games;
      this.#spent += millis;
      this.#millis = this.#spent / this.#games;
    }
  }
}
