/**
 * Sums of distances from all neighbors of a station to a list of stations, four neighbors at a time.
 *
 * A move changes the distance to any station by -1, 0 or 1. So a byte is enough for each neighbor: how much farther
 * away it is, plus 1; four bytes make a word, and adding words adds four sums at once.
 *
 *   packed[base[from] + w * width + to] = [neighbor 4w+3][4w+2][4w+1][neighbor 4w]
 */
import type { Board } from '../../games/scotland-yard/boards.js';
import { FERRY } from '../../games/scotland-yard/boards.js';

/** So many summands of at most 2 fit in a byte. */
const CHUNK = 127;

export class NeighborSums {
  readonly #width: number;
  readonly base: Int32Array;
  readonly words: Uint8Array;
  readonly packed: Int32Array;
  /** Which neighbor of `from` the station `to` is, at from * width + to. */
  readonly slot: Uint8Array;
  readonly #sums: Int32Array;
  #row = 0;

  constructor(board: Board, distance: Uint8Array) {
    const width = board.stations + 1;
    const neighbors = neighborsOf(board);
    this.#width = width;
    this.words = Uint8Array.from(neighbors, (list) => Math.ceil(list.length / 4));
    this.base = new Int32Array(width);
    for (let at = 1; at < width; at++) this.base[at] = this.base[at - 1] + this.words[at - 1] * width;
    this.packed = new Int32Array(this.base[width - 1] + this.words[width - 1] * width);
    this.slot = new Uint8Array(width * width);
    this.#sums = new Int32Array(4 * Math.max(...this.words));
    neighbors.forEach((list, from) =>
      list.forEach((neighbor, slot) => {
        this.slot[from * width + neighbor] = slot;
        const base = this.base[from] + (slot >> 2) * width;
        for (let to = 1; to < width; to++) {
          const farther = distance[neighbor * width + to] - distance[from * width + to];
          this.packed[base + to] |= (farther + 1) << (8 * (slot & 3));
        }
      }),
    );
  }

  /** Adds up the distances from every neighbor of `from` to the first `size` stations of the list. */
  add(from: number, list: Uint8Array, size: number): void {
    const sums = this.#sums;
    const packed = this.packed;
    this.#row = from * this.#width;
    for (let w = 0, base = this.base[from]; w < this.words[from]; w++, base += this.#width) {
      let s0 = 0;
      let s1 = 0;
      let s2 = 0;
      let s3 = 0;
      for (let start = 0; start < size; start += CHUNK) {
        const end = Math.min(size, start + CHUNK);
        let four = 0;
        for (let i = start; i < end; i++) four = (four + packed[base + list[i]]) | 0;
        s0 += four & 255;
        s1 += (four >>> 8) & 255;
        s2 += (four >>> 16) & 255;
        s3 += four >>> 24;
      }
      sums[4 * w] = s0;
      sums[4 * w + 1] = s1;
      sums[4 * w + 2] = s2;
      sums[4 * w + 3] = s3;
    }
  }

  /** The sum for the neighbor `to`, less a constant that is the same for all neighbors. */
  of(to: number): number {
    return this.#sums[this.slot[this.#row + to]];
  }
}

/** By station: those that a taxi, a bus or the underground reaches from there. */
function neighborsOf(board: Board): number[][] {
  const near = Array.from({ length: board.stations + 1 }, () => new Set<number>());
  for (const [a, b] of board.lines.slice(0, FERRY).flat()) {
    near[a].add(b);
    near[b].add(a);
  }
  return near.map((set) => [...set]);
}
