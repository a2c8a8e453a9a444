import { expect, test } from 'vitest';
import { oneOf, UsageError } from '../../src/core/usage-error.js';

test('allowed values are listed as people do', () => {
  expect([oneOf([]), oneOf(['a']), oneOf(['a', 2]), oneOf(['a', 'b', 'c'])]).toEqual(['', 'a', 'a or 2', 'a, b or c']);
});

test('a usage error is known by its name', () => {
  expect(new UsageError('so').name).toBe('UsageError');
});
