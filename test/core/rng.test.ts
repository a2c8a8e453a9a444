import { expect, test } from 'vitest';
import { Rng, scramble } from '../../src/core/rng.js';
import { chiSquare, ONE_IN_A_MILLION } from './chi-square.js';

/** sfc32 and its seeding in exact arithmetic, from their definitions. */
function* reference(seed: bigint): Generator<number> {
  const word = (x: bigint): bigint => BigInt.asUintN(32, x);
  const mix = (x: bigint): bigint => {
    let z = word(x);
    z = word((z ^ (z >> 16n)) * 0x21f0aaadn);
    z = word((z ^ (z >> 15n)) * 0x735a2d97n);
    return z ^ (z >> 15n);
  };
  const high = word(seed >> 32n);
  let a = mix(seed + 0x9e3779b9n);
  let b = mix(high + 0x3c6ef372n);
  let c = mix(a ^ word(high + 0x78dde6e4n));
  let counter = 1n;
  for (let i = 0; ; i++) {
    const sum = word(a + b + counter++);
    a = b ^ (b >> 9n);
    b = word(c + (c << 3n));
    c = word(((c << 21n) | (c >> 11n)) + sum);
    if (i >= 12) yield Number(BigInt.asIntN(32, sum));
  }
}

const take = (rng: Rng, n: number): number[] => Array.from({ length: n }, () => rng.next());

test.each([0, 1, 7, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 40 + 5, Number.MAX_SAFE_INTEGER, -1])(
  'the stream of seed %i is that of the definition',
  (seed) => {
    const expected = reference(BigInt(seed));
    expect(take(new Rng(seed), 500)).toEqual(Array.from({ length: 500 }, () => expected.next().value as number));
  },
);

// Computed by a program in another language.
test('the first draws of two seeds are these', () => {
  expect(take(new Rng(0), 5)).toEqual([169783320, -251545321, -1195294716, 705274648, -159303824]);
  expect(take(new Rng(2 ** 32), 5)).toEqual([-1053505923, -1237921107, 1680732625, -142703851, 1905577608]);
});

test('all 53 bits of a seed count', () => {
  const firsts = Array.from({ length: 53 }, (_, bit) => take(new Rng(2 ** bit), 2).join());
  expect(new Set([...firsts, take(new Rng(0), 2).join()]).size).toBe(54);
});

test('seeding anew starts the same stream again', () => {
  const rng = new Rng(5);
  const first = take(rng, 20);
  rng.seed(5);
  expect(take(rng, 20)).toEqual(first);
});

test('a copy goes on as its original does, and neither disturbs the other', () => {
  const [original, copy] = [new Rng(1), new Rng(2)];
  take(original, 17);
  copy.copyFrom(original);
  const next = take(original, 30);
  expect(take(copy, 30)).toEqual(next);
});

test('saved words, loaded elsewhere, go on with the stream', () => {
  const [original, other] = [new Rng(1), new Rng(2)];
  const words = new Int32Array(4);
  take(original, 3);
  original.save(words);
  const next = take(original, 30);
  other.load(words);
  expect(take(other, 30)).toEqual(next);
});

test.each([7, 10, 100])('below(%i) is even', (n) => {
  const rng = new Rng(3);
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < 1000 * n; i++) counts[rng.below(n)]++;
  expect(
    chiSquare(
      counts,
      counts.map(() => 1000),
    ),
  ).toBeLessThan(ONE_IN_A_MILLION[n - 1]);
});

test.each([1, 2, 3, 1000, 32767, 32768, 32769, 65536, 1_000_003, 2 ** 21])(
  'below(%i) is the high word of the product, whatever way it is computed',
  (n) => {
    const [drawn, bits] = [new Rng(n), new Rng(n)];
    for (let i = 0; i < 2000; i++) {
      const expected = Number((BigInt(bits.next() >>> 0) * BigInt(n)) >> 32n);
      expect(drawn.below(n)).toBe(expected);
    }
  },
);

test('unit is the draw over 2^32', () => {
  const [units, bits] = [new Rng(9), new Rng(9)];
  for (let i = 0; i < 1000; i++) expect(units.unit()).toBe((bits.next() >>> 0) / 2 ** 32);
});

test('scramble maps no two of a million words to one', () => {
  const words = Int32Array.from({ length: 1_000_000 }, (_, i) => scramble(i * 4097)).sort();
  expect(words.findIndex((word, i) => word === words[i + 1])).toBe(-1);
});
