import { expect, test } from 'vitest';
import { MoveSampler } from '../../src/core/chance.js';
import { newState } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import { BALLS, createLottery, lottery } from '../toys/lottery.js';
import { chiSquare, ONE_IN_A_MILLION } from './chi-square.js';

const DRAWS = 20_000;

function drawAtPly(game: typeof lottery, ply: number): number[] {
  const state = newState(game);
  for (let i = 0; i < ply; i++) game.apply(state, 0);
  const sampler = new MoveSampler(game);
  const rng = new Rng(4);
  const counts = [0, 0, 0];
  for (let i = 0; i < DRAWS; i++) counts[sampler.sample(state, rng)]++;
  expect([...sampler.moves]).toEqual([0, 1, 2]);
  return counts;
}

test('a draw takes the way that the game offers, or lists', () => {
  const game = createLottery({ randomMove: (_state, rng) => 2 - rng.below(3) });
  const [state, a, b] = [newState(game), new Rng(1), new Rng(1)];
  for (let i = 0; i < 20; i++) {
    const listed = new MoveSampler(lottery).draw(state, a);
    expect(new MoveSampler(game).draw(state, b)).toBe(2 - listed);
  }
});

test('outcomes of luck are drawn by weight', () => {
  const expected = BALLS.map((balls) => (balls / 10) * DRAWS);
  expect(chiSquare(drawAtPly(lottery, 2), expected)).toBeLessThan(ONE_IN_A_MILLION[2]);
});

test('moves of a seat are drawn evenly even where luck has weights', () => {
  const expected = [DRAWS / 3, DRAWS / 3, DRAWS / 3];
  expect(chiSquare(drawAtPly(lottery, 0), expected)).toBeLessThan(ONE_IN_A_MILLION[2]);
});

test('luck without weights is even', () => {
  const expected = [DRAWS / 3, DRAWS / 3, DRAWS / 3];
  const even = createLottery({ chanceWeights: undefined });
  expect(chiSquare(drawAtPly(even, 2), expected)).toBeLessThan(ONE_IN_A_MILLION[2]);
});
