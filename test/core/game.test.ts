import { describe, expect, test } from 'vitest';
import type { GameRules } from '../../src/core/game.js';
import { ACTOR, defineGame, newState, PLY } from '../../src/core/game.js';
import { createLottery, lottery } from '../toys/lottery.js';
import { manhunt } from '../toys/manhunt.js';

describe('defineGame', () => {
  const refused: [string, Partial<GameRules>, RegExp][] = [
    ['an id with capitals', { id: 'Lottery' }, /id 'Lottery'/],
    ['an empty id', { id: '' }, /id ''/],
    ['a table without seats', { roles: [] }, /no roles/],
    ['a state without a header', { stateWords: 1 }, /stateWords 1/],
    ['no moves', { maxMoves: 0 }, /maxMoves 0/],
    ['a broken bound', { maxPlies: 2.5 }, /maxPlies 2\.5/],
    ['a bound that is no number', { observationWords: NaN }, /observationWords NaN/],
    ['no version', { rulesVersion: 0 }, /rulesVersion 0/],
    ['no space for moves', { moveSpace: -1, maxMoves: 1 }, /moveSpace -1/],
    ['more moves at once than there are', { moveSpace: 2 }, /maxMoves 3 exceeds moveSpace 2/],
    ['worlds that are counted but not made', { worldCount: () => 1 }, /worldCount and setWorld/],
    ['worlds that are made but not counted', { setWorld: () => undefined }, /worldCount and setWorld/],
    ['a playout that repeats nothing', { playout: () => undefined }, /playout without the randomMove/],
  ];
  test.each(refused)('refuses %s', (_what, rules, message) => {
    expect(() => createLottery(rules)).toThrow(message);
  });

  test('names the game that it refuses', () => {
    expect(() => createLottery({ maxMoves: 0 })).toThrow('defineGame(lottery)');
  });

  test('gives every game the same fields in the same order', () => {
    expect(Object.keys(lottery)).toEqual(Object.keys(manhunt));
    expect(lottery.evaluate).toBeUndefined();
    expect(lottery.worldCount).toBeUndefined();
  });

  test('counts the seats', () => {
    expect(createLottery({ roles: ['a', 'b', 'b'] }).playerCount).toBe(3);
  });

  test('accepts what it has made', () => {
    expect(defineGame(lottery)).toEqual(lottery);
  });
});

test('a new state is at the start', () => {
  const state = newState(manhunt);
  expect(state).toHaveLength(manhunt.stateWords);
  expect([state[ACTOR], state[PLY]]).toEqual([-1, 0]);
});
