import type { Seating } from './seating.js';

const RECENT = 4;

/** The different results that occur in a job, each listed once; games refer to them by number. */
export class Outcomes {
  readonly #seating: Seating;
  readonly #seatsOfPart: Float64Array;
  readonly #list: number[][] = [];
  readonly #numbers = new Map<string, number>();
  /** Returns of games that were seen lately, seat by seat, and the number of each: mostly there are only two or three. */
  readonly #recent: Float64Array;
  readonly #recentNumbers = new Int32Array(RECENT).fill(-1);
  #oldest = 0;

  constructor(seating: Seating) {
    this.#seating = seating;
    this.#seatsOfPart = new Float64Array(seating.parts.length);
    for (const part of seating.partOfSeat) this.#seatsOfPart[part]++;
    this.#recent = new Float64Array(RECENT * seating.partOfSeat.length);
  }

  list(): readonly (readonly number[])[] {
    return this.#list;
  }

  /** A part has the mean result of its seats. */
  ofReturns(returns: Float64Array): number {
    for (let i = 0; i < RECENT; i++) if (this.#isRecent(i, returns)) return this.#recentNumbers[i];
    const values = this.#seating.parts.map(() => 0);
    returns.forEach((value, seat) => {
      const part = this.#seating.partOfSeat[seat];
      values[part] += value / this.#seatsOfPart[part];
    });
    const number = this.#numberOf(values);
    this.#recent.set(returns, this.#oldest * returns.length);
    this.#recentNumbers[this.#oldest] = number;
    this.#oldest = (this.#oldest + 1) % RECENT;
    return number;
  }

  /** Whoever broke the rules loses with all that he plays, and the other agent wins. */
  ofFault(pair: number, leg: number, seat: number): number {
    const { parts, partOfSeat } = this.#seating;
    const culprit = this.#seating.side(pair, leg, partOfSeat[seat]);
    return this.#numberOf(parts.map((_, part) => (this.#seating.side(pair, leg, part) === culprit ? -1 : 1)));
  }

  #isRecent(index: number, returns: Float64Array): boolean {
    if (this.#recentNumbers[index] < 0) return false;
    const at = index * returns.length;
    for (let seat = 0; seat < returns.length; seat++) if (this.#recent[at + seat] !== returns[seat]) return false;
    return true;
  }

  #numberOf(values: number[]): number {
    const key = values.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#list.length);
    return this.#list.push(values) - 1;
  }
}
