import { expect, test } from 'vitest';
import { worldsMatchHistories } from '../../conformance/histories.js';
import { createTable, TOY, withEvidence } from './table.js';

test.each([
  ['two players, two rounds', { players: 2, mode: 'cooperative', deck: 7, rounds: 2 }, 17],
  ['two letters each, two players', { players: 2, mode: 'cooperative', deck: 7, hand: 2 }, 16],
  ['three players through the clues', { players: 3, mode: 'cooperative', deck: 6 }, 18],
  ['three players with bids', { players: 3, mode: 'cooperative', deck: 6, radio: 'bid' }, 14],
  ['four players and perhaps no Killer', { players: 4, discard: true, deck: 7 }, 14],
  ['minds', { players: 2, mode: 'cooperative', deck: 5, noise: 50, minds: 3 }, 13],
  ['the night of ten players', { players: 10, rounds: 0, deck: 2 }, 8],
  ['votes of four players, perhaps without a Killer', { players: 4, discard: true, rounds: 0, deck: 2 }, 19],
  ['votes of seven players', { players: 7, rounds: 0, deck: 2 }, 16],
])('R42: the worlds drawn are what histories lead to: %s', (_, options, depth) => {
  const game = withEvidence(createTable({ ...TOY, ...options }));
  expect(() => worldsMatchHistories(game, depth)).not.toThrow();
});
