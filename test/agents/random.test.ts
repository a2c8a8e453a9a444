import { expect, test } from 'vitest';
import { createAgent } from '../../src/agents/index.js';
import { playGame } from '../../src/core/play.js';
import { chiSquare, ONE_IN_A_MILLION } from '../core/chi-square.js';
import { lottery } from '../toys/lottery.js';

test('random plays every move about equally often', () => {
  const agents = [createAgent('random', lottery), createAgent('random', lottery)];
  const counts = [0, 0, 0];
  for (let pair = 0; pair < 3000; pair++) counts[playGame(lottery, agents, { seed: 2, pair }).moves[0]]++;
  expect(chiSquare(counts, [1000, 1000, 1000])).toBeLessThan(ONE_IN_A_MILLION[2]);
});
