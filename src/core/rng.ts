/**
 * The generator behind every draw: sfc32, 128 bits of integer state. It is seeded by one number, copied in a few
 * nanoseconds, and never allocates. Two generators with different seeds are independent streams.
 */
export class Rng {
  // Always int32, so that the engine keeps them as small integers.
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  /** `seed` is any safe integer; both of its halves count. */
  constructor(seed: number) {
    this.seed(seed);
  }

  /** Starts the stream of `seed` anew. */
  seed(seed: number): void {
    // Two words of seed are spread over four by the finalizer of splitmix32, then stirred.
    const low = seed | 0;
    const high = Math.floor(seed / 4294967296) | 0;
    // Small integers even between the two functions: a larger number would be allocated on its way.
    let a = scramble((low + 0x9e3779b9) | 0);
    let b = scramble((high + 0x3c6ef372) | 0);
    let c = scramble(a ^ (high + 0x78dde6e4));
    let d = 1;
    // The first draws, as in `next`, go unused. In local names: a fast game spends much of its time on seeding.
    for (; d <= 12; d++) {
      const sum = (((a + b) | 0) + d) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
    }
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d;
  }

  /** Becomes a copy of `other`: both then yield the same draws. */
  copyFrom(other: Rng): void {
    this.#a = other.#a;
    this.#b = other.#b;
    this.#c = other.#c;
    this.#d = other.#d;
  }

  /** Writes the generator as four words, for code that keeps them in local names while it draws. */
  save(out: Int32Array): void {
    out[0] = this.#a;
    out[1] = this.#b;
    out[2] = this.#c;
    out[3] = this.#d;
  }

  /** Goes on from words that `save` wrote. */
  load(words: Int32Array): void {
    this.#a = words[0];
    this.#b = words[1];
    this.#c = words[2];
    this.#d = words[3];
  }

  /** 32 random bits, as a signed integer. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum;
  }

  /** A uniform integer in 0 .. n - 1, for n up to 2^21 (uneven by less than n / 2^32). */
  below(n: number): number {
    const bits = this.next();
    // The high word of bits × n, in two halves that stay small integers.
    if (n <= 32768) return (Math.imul(bits >>> 16, n) + (Math.imul(bits & 0xffff, n) >>> 16)) >>> 16;
    return Math.floor((bits >>> 0) * n * 2 ** -32);
  }

  /** A uniform number in [0, 1), of 32 bits. */
  unit(): number {
    return (this.next() >>> 0) * 2 ** -32;
  }
}

/** A bijection on 32-bit integers whose every output bit depends on every input bit. */
export function scramble(word: number): number {
  let z = word | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}
