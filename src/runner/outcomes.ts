import type { Seating } from './seating.js';

/** The different results that occur in a job, each listed once; games refer to them by number. */
export class Outcomes {
  readonly #seating: Seating;
  readonly #seatsOfPart: Float64Array;
  readonly #values: Float64Array;
  readonly #list: number[][] = [];
  #last = 0;

  constructor(seating: Seating) {
    this.#seating = seating;
    this.#seatsOfPart = new Float64Array(seating.parts.length);
    for (const part of seating.partOfSeat) this.#seatsOfPart[part]++;
    this.#values = new Float64Array(seating.parts.length);
  }

  list(): readonly (readonly number[])[] {
    return this.#list;
  }

  /** A part has the mean result of its seats. */
  ofReturns(returns: Float64Array): number {
    const values = this.#values;
    values.fill(0);
    for (let seat = 0; seat < returns.length; seat++) {
      const part = this.#seating.partOfSeat[seat];
      values[part] += returns[seat] / this.#seatsOfPart[part];
    }
    return this.#find();
  }

  /** Whoever broke the rules loses with all that he plays, and the other agent wins. */
  ofFault(pair: number, leg: number, seat: number): number {
    const culprit = this.#seating.side(pair, leg, this.#seating.partOfSeat[seat]);
    for (let part = 0; part < this.#values.length; part++)
      this.#values[part] = this.#seating.side(pair, leg, part) === culprit ? -1 : 1;
    return this.#find();
  }

  #find(): number {
    // Results come in streaks, and there are mostly two or three of them.
    if (this.#last < this.#list.length && this.#equals(this.#last)) return this.#last;
    for (let i = 0; i < this.#list.length; i++) if (this.#equals(i)) return (this.#last = i);
    return (this.#last = this.#list.push([...this.#values]) - 1);
  }

  #equals(index: number): boolean {
    const listed = this.#list[index];
    for (let part = 0; part < listed.length; part++) if (listed[part] !== this.#values[part]) return false;
    return true;
  }
}
