/** A second toy: uneven luck, no evaluation, and worlds that are drawn but not listed. */
import { describe, expect, test } from 'vitest';
import { createLottery, lottery } from '../toys/lottery.js';
import { drawsLuckByWeight } from './luck.js';
import { keepsItsPromises } from './suite.js';

describe('lottery', () => keepsItsPromises(lottery, 3));

test('weights that are too large to draw by are noticed', () => {
  const heavy = createLottery({ chanceWeights: (_s, _outcomes, count, out) => void out.fill(2 ** 21, 0, count) });
  expect(() => drawsLuckByWeight(heavy)).toThrow('more than 2^21');
});
