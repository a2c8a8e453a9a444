import { hashWords } from '../core/hash.js';

const SALT = 0x51ed270b;
const FREE = -1;

/**
 * Rows of equally many words, each kept once and numbered in the order of arrival. Rows are found by a hash and then
 * compared word by word, so that two rows never share a number by accident.
 */
export class WordTable {
  readonly width: number;
  size = 0;
  #rows: Int32Array;
  #slots: Int32Array;

  /** Grows beyond `capacity` rows by making larger arrays. */
  constructor(width: number, capacity = 16) {
    this.width = width;
    this.#rows = new Int32Array(width * capacity);
    // At most half of the places are taken, and their number is a power of 2.
    this.#slots = new Int32Array(2 << (32 - Math.clz32(capacity))).fill(FREE);
  }

  clear(): void {
    this.size = 0;
    this.#slots.fill(FREE);
  }

  /** The row of that number; overwritten or moved when rows are added. */
  row(index: number): Int32Array {
    return this.#rows.subarray(index * this.width, (index + 1) * this.width);
  }

  /** The number of these words, or -1. */
  find(words: Int32Array): number {
    return this.#slots[this.#slotOf(words)];
  }

  /** The number of these words, which are added if they are new. */
  intern(words: Int32Array): number {
    const slot = this.#slotOf(words);
    if (this.#slots[slot] !== FREE) return this.#slots[slot];
    const index = this.size++;
    if (this.size * this.width > this.#rows.length) this.#rows = enlarged(this.#rows);
    this.#rows.set(words, index * this.width);
    this.#slots[slot] = index;
    if (this.size * 2 > this.#slots.length) this.#spread();
    return index;
  }

  /** Where the words are listed, or the free place where they would be. */
  #slotOf(words: Int32Array): number {
    const mask = this.#slots.length - 1;
    let slot = hashWords(words, this.width, SALT) & mask;
    while (this.#slots[slot] !== FREE && !this.#isRow(this.#slots[slot], words)) slot = (slot + 1) & mask;
    return slot;
  }

  #isRow(index: number, words: Int32Array): boolean {
    const rows = this.#rows;
    const at = index * this.width;
    for (let i = 0; i < this.width; i++) if (rows[at + i] !== words[i]) return false;
    return true;
  }

  #spread(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(FREE);
    for (let index = 0; index < this.size; index++) this.#slots[this.#slotOf(this.row(index))] = index;
  }
}

function enlarged(words: Int32Array): Int32Array {
  const more = new Int32Array(words.length * 2);
  more.set(words);
  return more;
}
