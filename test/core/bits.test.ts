import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as bits from '../../src/core/bits.js';

const WORDS = 3;
const AT = 2;
const members = fc.uniqueArray(fc.nat({ max: 32 * WORDS - 1 }));
const run = { seed: 1891, numRuns: 300 };

/** The set in the middle of a larger array, whose other words must not matter. */
function store(set: Iterable<number>): Int32Array {
  const words = new Int32Array(AT + WORDS + 1).fill(-1);
  words.fill(0, AT, AT + WORDS);
  for (const member of set) bits.addMember(words, AT, member);
  return words;
}

test('a stored set has the size and the members of a Set', () => {
  fc.assert(
    fc.property(members, (list) => {
      const sorted = [...list].sort((a, b) => a - b);
      const words = store(list);
      expect(bits.setSize(words, AT, WORDS)).toBe(sorted.length);
      expect(bits.listMembers(words, AT, WORDS)).toEqual(sorted);
      expect(sorted.map((_, i) => bits.nthMember(words, AT, i))).toEqual(sorted);
      const all = Array.from({ length: 32 * WORDS }, (_, m) => m);
      expect(all.filter((m) => bits.hasMember(words, AT, m))).toEqual(sorted);
    }),
    run,
  );
});

test('adding and removing do what they do to a Set', () => {
  fc.assert(
    fc.property(members, fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 32 * WORDS - 1 }))), (list, steps) => {
      const set = new Set(list);
      const words = store(list);
      for (const [add, member] of steps) {
        if (add) set.add(member);
        else set.delete(member);
        (add ? bits.addMember : bits.removeMember)(words, AT, member);
      }
      expect(bits.listMembers(words, AT, WORDS)).toEqual([...set].sort((a, b) => a - b));
      expect([words[AT - 1], words[AT + WORDS]]).toEqual([-1, -1]);
    }),
    run,
  );
});

test('bits of one word are counted and found', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), (word) => {
      const text = (word >>> 0).toString(2);
      expect(bits.bitCount(word)).toBe(text.replaceAll('0', '').length);
      if (word !== 0) expect(bits.lowestBit(word)).toBe(text.length - 1 - text.lastIndexOf('1'));
    }),
    run,
  );
});

test('the empty word and the sign bit are no exception', () => {
  expect(bits.bitCount(0)).toBe(0);
  expect(bits.bitCount(-1)).toBe(32);
  expect(bits.lowestBit(1 << 31)).toBe(31);
});
