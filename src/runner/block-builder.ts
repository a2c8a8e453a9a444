import type { Table } from '../core/table.js';
import type { RecordMode, StoredFault, StoredMoves } from '../store/rows.js';
import { keepsMoves, LEGS } from '../store/rows.js';
import { Outcomes } from './outcomes.js';
import type { Seating } from './seating.js';

/** Gathers the games of one job. */
export class BlockBuilder {
  readonly plies: Int32Array;
  readonly outcome: Int32Array;
  readonly faults: StoredFault[] = [];
  readonly moves: StoredMoves[] = [];
  readonly #first: number;
  readonly #seating: Seating;
  readonly #record: RecordMode;
  readonly #outcomes: Outcomes;
  /** Thinking time by agent of the pairing, over the games that were timed. */
  readonly #clock = new Float64Array(2);
  #timedGames = 0;

  constructor(first: number, count: number, seating: Seating, record: RecordMode) {
    this.#first = first;
    this.#seating = seating;
    this.#record = record;
    this.#outcomes = new Outcomes(seating);
    this.plies = new Int32Array(count * LEGS);
    this.outcome = new Int32Array(count * LEGS);
  }

  get outcomes(): readonly (readonly number[])[] {
    return this.#outcomes.list();
  }

  /**
   * Thinking time by agent, where the whole job took `elapsed`. The games that were timed stand for all; where none was,
   * each agent is charged with half.
   */
  millis(elapsed: number): readonly [number, number] {
    const [first, second] = this.#clock;
    const scale = this.plies.length / this.#timedGames;
    return this.#timedGames === 0 ? [elapsed / 2, elapsed / 2] : [first * scale, second * scale];
  }

  /** The game that was just played at `table`. */
  add(table: Table, pair: number, leg: number): void {
    const game = this.#indexOf(pair, leg);
    this.plies[game] = table.moveCount;
    if (table.fault) this.addFault({ pair, leg, ...table.fault });
    else this.outcome[game] = this.#outcomes.ofReturns(table.returns);
    if (table.timed) this.#addMillis(table, pair, leg);
    if (keepsMoves(this.#record, pair)) this.moves.push({ pair, leg, moves: table.moves.slice(0, table.moveCount) });
  }

  addFault(fault: StoredFault): void {
    const { pair, leg, seat } = fault;
    this.outcome[this.#indexOf(pair, leg)] = this.#outcomes.ofFault(pair, leg, seat);
    this.faults.push(fault);
  }

  #indexOf(pair: number, leg: number): number {
    return (pair - this.#first) * LEGS + leg;
  }

  #addMillis(table: Table, pair: number, leg: number): void {
    this.#timedGames++;
    for (let seat = 0; seat < table.millis.length; seat++)
      this.#clock[this.#seating.side(pair, leg, this.#seating.partOfSeat[seat])] += table.millis[seat];
  }
}
