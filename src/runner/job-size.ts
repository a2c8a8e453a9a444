/** How many pairs make a job: enough to last a while, so that messages and transactions cost next to nothing. */
import type { Crew } from './crew.js';

/** A guess is never trusted for more than this much growth at once. */
const MAX_GROWTH = 4;
/** Keeps one job, and what is lost with it, small. */
const MAX_PAIRS = 20_000;
/** Towards the end jobs shrink down to this share, so that no thread plays on for long while the others are done. */
const LAST_SHARE = 1 / 4;

/** Learns from the jobs done, pairing by pairing. Sizes depend on the clock; results do not depend on sizes. */
export class JobSizes {
  readonly #sizes: number[];
  readonly #crew: Pick<Crew, 'hands' | 'jobMillis'>;

  constructor(pairings: number, crew: Pick<Crew, 'hands' | 'jobMillis'>) {
    this.#sizes = new Array<number>(pairings).fill(1);
    this.#crew = crew;
  }

  /** For a run that has so many pairs `left` to give out. */
  sizeOf(pairing: number, left: number): number {
    const size = this.#sizes[pairing];
    return Math.ceil(Math.min(size, Math.max(size * LAST_SHARE, left / (2 * this.#crew.hands))));
  }

  learn(pairing: number, count: number, millis: number): void {
    const wanted = Math.floor((count * this.#crew.jobMillis) / Math.max(millis, 0.001));
    this.#sizes[pairing] = Math.min(Math.max(1, wanted), this.#sizes[pairing] * MAX_GROWTH, MAX_PAIRS);
  }
}
