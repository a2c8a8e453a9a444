import { expect, test } from 'vitest';
import { Table } from '../../src/core/table.js';
import { BlockBuilder } from '../../src/runner/block-builder.js';
import { Seating } from '../../src/runner/seating.js';
import { first, last } from '../toys/agents.js';
import { FUGITIVE_SEAT, HUNTER_SEAT, manhunt } from '../toys/manhunt.js';

/** A block of two pairs at a table where thinking has taken what the test says. */
function block(timed: readonly boolean[]): BlockBuilder {
  const builder = new BlockBuilder(0, 2, new Seating(manhunt.roles), 'none');
  const table = new Table(manhunt, [first(), last()]);
  for (const [game, isTimed] of timed.entries()) {
    table.play(1, game >> 1, game & 1);
    table.timed = isTimed;
    table.millis[HUNTER_SEAT] = 30;
    table.millis[FUGITIVE_SEAT] = 10;
    builder.add(table, game >> 1, game & 1);
  }
  return builder;
}

test('games that were timed stand for all, and each leg charges whoever sat there', () => {
  expect(block([true, true, true, true]).millis(500)).toEqual([80, 80]);
  const [one, other] = block([false, true, false, false]).millis(500);
  expect([one, other].sort((a, b) => a - b)).toEqual([40, 120]);
});

test('where no game was timed each agent is charged with half of the time', () => {
  expect(block([false, false, false, false]).millis(500)).toEqual([250, 250]);
});
