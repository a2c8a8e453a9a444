import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumbers, roomFor, writeNumbers } from '../../src/store/number-list.js';

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

test('a list of numbers is written as JSON writes it, and read back', () => {
  const number = fc.oneof(
    fc.nat(9),
    fc.nat(1000),
    fc.nat(2 ** 31 - 1),
    fc.constantFrom(0, 9, 10, 99, 100, 2 ** 31 - 1),
  );
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const place = new Uint8Array(roomFor(numbers.length));
      const bytes = place.subarray(0, writeNumbers(Int32Array.from(numbers), numbers.length, place));
      expect(textOf(bytes)).toBe(JSON.stringify(numbers));
      expect([...readNumbers(bytes, numbers.length)]).toEqual(numbers);
    }),
    { seed: 1 },
  );
});
