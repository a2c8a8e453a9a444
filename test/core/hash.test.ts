import { expect, test } from 'vitest';
import { hashWords } from '../../src/core/hash.js';
import { Rng } from '../../src/core/rng.js';

// Computed by a program in another language.
test('hashes are these', () => {
  expect(hashWords(Int32Array.of(1, 2, 3), 3, 0)).toBe(-1125958369);
  expect(hashWords(Int32Array.of(1, 2, 3), 3, 7)).toBe(1129214577);
  expect(hashWords(Int32Array.of(-1, 2 ** 31 - 1, -(2 ** 31)), 3, 5)).toBe(1519803057);
});

test('only the first words count', () => {
  expect(hashWords(Int32Array.of(1, 2, 3, 99), 3, 7)).toBe(hashWords(Int32Array.of(1, 2, 3), 3, 7));
});

test('changing any one bit of 40 words changes the hash', () => {
  const rng = new Rng(1);
  const words = Int32Array.from({ length: 40 }, () => rng.next());
  const hashes = new Set([hashWords(words, 40, 1)]);
  for (let bit = 0; bit < 40 * 32; bit++) {
    const other = words.slice();
    other[bit >> 5] ^= 1 << (bit & 31);
    hashes.add(hashWords(other, 40, 1));
  }
  // 1281 hashes of 32 bits: two alike by luck once in 5,000 tries, and the words are fixed.
  expect(hashes.size).toBe(1281);
});

test('two salts together keep half a million small words apart', () => {
  const words = new Int32Array(2);
  const seen = new Set<number>();
  for (let i = 0; i < 700; i++)
    for (let j = 0; j < 700; j++) {
      words[0] = i;
      words[1] = j;
      seen.add((hashWords(words, 2, 1) >>> 11) * 2 ** 32 + (hashWords(words, 2, 2) >>> 0));
    }
  expect(seen.size).toBe(700 * 700);
});
