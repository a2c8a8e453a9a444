/**
 * Where Mr X may be, kept up to date move by move through a playout: what `possible.ts` of the rules works out from the
 * public history, but also as a list, and also for moves that he has not made yet.
 */
import { bitCount, lowestBit } from '../../core/bits.js';
import type { Move, State } from '../../core/game.js';
import * as layout from '../../games/scotland-yard/layout.js';
import type { StationTables } from './station-tables.js';

const { BOX, OCCUPIED, POSSIBLE, SET_WORDS } = layout;

export class PossibleStations {
  /** As a set; belongs to this object. */
  readonly set = new Int32Array(SET_WORDS);
  /** As a list of `size` stations in no order. */
  readonly list = new Uint8Array(SET_WORDS * 32);
  size = 0;
  readonly #near: Int32Array;
  readonly #reveals: number;
  // The set after a move by each ticket, worked out when asked for: valid where the size is not 0.
  readonly #reached = new Int32Array(4 * SET_WORDS);
  readonly #reachedSize = new Int32Array(4);

  constructor(tables: StationTables) {
    this.#near = tables.near;
    this.#reveals = tables.reveals;
  }

  /** Takes over the set of a prepared state. */
  look(s: State): void {
    for (let w = 0; w < SET_WORDS; w++) this.set[w] = s[POSSIBLE + w];
    this.#forget();
    this.#listSet();
  }

  /** Whether Mr X, who is to move, will show himself. */
  isShownNext(s: State): boolean {
    return ((this.#reveals >> (s[BOX] + 1)) & 1) === 1;
  }

  /** How many stations are possible if Mr X, who is to move, pays with `ticket` and stays hidden. */
  sizeAfter(s: State, ticket: number): number {
    if (this.#reachedSize[ticket] === 0) this.#reach(ticket, s, OCCUPIED);
    return this.#reachedSize[ticket];
  }

  /** Mr X is about to play `move`. */
  follow(s: State, move: Move): void {
    if (this.isShownNext(s)) this.show((move >> 2) & 255);
    else this.spread(move & 3, s, OCCUPIED);
  }

  /** Mr X shows himself. */
  show(at: number): void {
    for (let w = 0; w < SET_WORDS; w++) this.set[w] = 0;
    this.set[at >> 5] = 1 << (at & 31);
    this.list[0] = at;
    this.size = 1;
    this.#forget();
  }

  /** Mr X pays with `ticket` and stays hidden; `occupied` holds at `from` where the detectives are. */
  spread(ticket: number, occupied: Int32Array, from: number): void {
    if (this.#reachedSize[ticket] === 0) this.#reach(ticket, occupied, from);
    for (let w = 0; w < SET_WORDS; w++) this.set[w] = this.#reached[ticket * SET_WORDS + w];
    this.#listSet();
    this.#forget();
  }

  /** A detective goes to `at`: either the game ends, or Mr X is not there. */
  exclude(at: number): void {
    const bit = 1 << (at & 31);
    if ((this.set[at >> 5] & bit) === 0) return;
    this.set[at >> 5] &= ~bit;
    const { list } = this;
    let i = 0;
    while (list[i] !== at) i++;
    list[i] = list[--this.size];
  }

  /** Mr X is at none of the stations of the set at `words[from]`. */
  excludeAll(words: Int32Array, from: number): void {
    for (let w = 0; w < SET_WORDS; w++)
      for (let bits = words[from + w] & this.set[w]; bits !== 0; bits &= bits - 1)
        this.exclude((w << 5) + lowestBit(bits));
  }

  /** Word by word: to fill a short array by a call takes longer. */
  #forget(): void {
    for (let ticket = 0; ticket < 4; ticket++) this.#reachedSize[ticket] = 0;
  }

  #listSet(): void {
    let n = 0;
    for (let w = 0; w < SET_WORDS; w++)
      for (let bits = this.set[w]; bits !== 0; bits &= bits - 1) this.list[n++] = (w << 5) + lowestBit(bits);
    this.size = n;
  }

  /** Works out the set after a move by `ticket`. Its seven words stay in registers on the way. */
  #reach(ticket: number, occupied: Int32Array, start: number): void {
    const near = this.#near;
    const { list, size } = this;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let e = 0;
    let f = 0;
    let g = 0;
    for (let i = 0; i < size; i++) {
      const from = ((list[i] << 2) | ticket) * SET_WORDS;
      a |= near[from];
      b |= near[from + 1];
      c |= near[from + 2];
      d |= near[from + 3];
      e |= near[from + 4];
      f |= near[from + 5];
      g |= near[from + 6];
    }
    const reached = this.#reached;
    const at = ticket * SET_WORDS;
    reached[at] = a;
    reached[at + 1] = b;
    reached[at + 2] = c;
    reached[at + 3] = d;
    reached[at + 4] = e;
    reached[at + 5] = f;
    reached[at + 6] = g;
    let reachedSize = 0;
    for (let w = 0; w < SET_WORDS; w++) reachedSize += bitCount((reached[at + w] &= ~occupied[start + w]));
    this.#reachedSize[ticket] = reachedSize;
  }
}
