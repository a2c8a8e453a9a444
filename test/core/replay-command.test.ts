import { expect, test } from 'vitest';
import { formatOption, replayCommand } from '../../src/core/replay-command.js';
import { createLottery, lottery } from '../toys/lottery.js';

test('options and choices are spelled out', () => {
  const game = createLottery({ options: { balls: 3, colors: ['red', 'green'], shown: false, extra: [] } });
  expect(replayCommand(game, [1, 0, 2])).toBe(
    'npx irregulars play --game lottery --option balls=3 --option colors=red,green --option shown=false' +
      ' --option extra=none --choices 1,0,2 --check',
  );
});

test('what is not there is left out', () => {
  expect(replayCommand(lottery, [])).toBe('npx irregulars play --game lottery --check');
});

test('a list is written with commas, an empty one as none', () => {
  expect([formatOption([3, 8]), formatOption([]), formatOption(true), formatOption('log')]).toEqual([
    '3,8',
    'none',
    'true',
    'log',
  ]);
});
