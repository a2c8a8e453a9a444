import { expect, test } from 'vitest';
import { deriveSeed, seedFromText } from '../../src/core/seed.js';

/** The derivation in exact arithmetic. */
function reference(seed: number, ...branch: number[]): number {
  const word = (x: bigint): bigint => BigInt.asUintN(32, x);
  const mix = (x: bigint): bigint => {
    let z = word(x);
    z = word((z ^ (z >> 16n)) * 0x21f0aaadn);
    z = word((z ^ (z >> 15n)) * 0x735a2d97n);
    return z ^ (z >> 15n);
  };
  let low = mix((word(BigInt(seed)) ^ BigInt(branch.length)) + 0x3c6ef372n);
  let high = mix((BigInt(seed) >> 32n) + 0x9e3779b9n);
  for (const index of branch.map(BigInt)) {
    low = mix(low + index * 0x9e3779b1n) ^ high;
    high = mix(high ^ word(low + index));
  }
  return Number((high >> 11n) * 2n ** 32n + low);
}

const BRANCHES = [[], [0], [1], [0, 0], [0, 0, 0], [0, 0, 1], [199, 1, 1], [123_456, 1, 5]];

test.each([0, 1, 7, 2 ** 32, 2 ** 40 + 3, Number.MAX_SAFE_INTEGER])(
  'seeds derived from %i follow the definition',
  (seed) => {
    for (const branch of BRANCHES) expect(deriveSeed(seed, ...branch)).toBe(reference(seed, ...branch));
  },
);

// Computed by a program in another language.
test('derived seeds are these', () => {
  expect(deriveSeed(0)).toBe(3531952829266332);
  expect(deriveSeed(1, 0, 0, 1)).toBe(3082561563772540);
  expect(deriveSeed(2 ** 40, 3)).toBe(4141366990339870);
});

test('a million seeds of luck and of agents are all different, and safe integers', () => {
  const seeds = new Float64Array(1_000_000);
  let n = 0;
  for (let seed = 0; seed < 4; seed++)
    for (let pair = 0; pair < 50_000; pair++) {
      seeds[n++] = deriveSeed(seed, pair);
      for (let leg = 0; leg < 2; leg++)
        for (let seat = 0; seat < 2; seat++) seeds[n++] = deriveSeed(seed, pair, leg, seat);
    }
  seeds.sort();
  expect(n).toBe(seeds.length);
  expect(seeds.findIndex((seed, i) => seed === seeds[i + 1])).toBe(-1);
  expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
});

test('a whole number stands for itself', () => {
  expect(seedFromText('0')).toBe(0);
  expect(seedFromText('1891')).toBe(1891);
  expect(seedFromText('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
});

// Computed by an implementation of ARC4 seeding in another language.
test('any other text stands for a number of its own', () => {
  expect(seedFromText('moriarty')).toBe(908099428516245);
  expect(seedFromText('Baker Street')).toBe(6018264906650079);
  expect(seedFromText('221b')).toBe(1769790675260531);
  expect(seedFromText('-5')).toBe(917465419038741);
  expect(seedFromText('1.5')).toBe(6922092396505993);
  expect(seedFromText('90071992547409920')).toBe(5642769806616143);
});
