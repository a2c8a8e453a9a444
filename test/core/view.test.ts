import { describe, expect, test } from 'vitest';
import { checked } from '../../src/core/checked.js';
import type { Game, State } from '../../src/core/game.js';
import { newState } from '../../src/core/game.js';
import { OpenView } from '../../src/core/open-view.js';
import { Rng } from '../../src/core/rng.js';
import { View } from '../../src/core/view.js';
import { createLottery, lottery } from '../toys/lottery.js';
import { FUGITIVE, FUGITIVE_SEAT, HUNTER_SEAT, manhunt, POSSIBLE } from '../toys/manhunt.js';

function after(moves: readonly number[]): State {
  const state = newState(manhunt);
  for (const move of moves) manhunt.apply(state, move);
  return state;
}

function shown(moves: readonly number[], player: number): View {
  const view = new View(checked(manhunt), player);
  view.show(after(moves));
  return view;
}

test('the legal moves of the seat that acts are listed', () => {
  const view = shown([7, 6], HUNTER_SEAT);
  expect([...view.moves.subarray(0, view.moveCount)]).toEqual([0, 2]);
  expect([view.moveAt(0), view.moveAt(1)]).toEqual([0, 2]);
});

test('a seat that does not act has no moves, since they could tell', () => {
  const view = shown([7, 6], FUGITIVE_SEAT);
  view.show(after([7]));
  expect(view.moveCount).toBe(2);
  view.show(after([7, 6]));
  expect(view.moveCount).toBe(0);
  expect([0, 1, 2, 5, 6, 7].filter((move) => view.allows(move))).toEqual([]);
});

test('the observation is that of the game, and follows the position shown', () => {
  const view = shown([7, 6], HUNTER_SEAT);
  const expected = new Int32Array(manhunt.observationWords);
  for (const moves of [
    [7, 6],
    [7, 6, 0],
    [7, 6, 0, 1],
  ]) {
    view.show(after(moves));
    manhunt.observe(after(moves), HUNTER_SEAT, expected);
    expect(view.observation).toEqual(expected);
  }
});

test('nothing that a program can reach in a view holds the secret', () => {
  const truth = after([7, 6, 0, 1, 5]);
  const view = new View(manhunt, HUNTER_SEAT);
  view.show(truth);
  const reachable = [...Object.values(view), view.observation, view.moves];
  for (const thing of reachable) if (thing instanceof Int32Array) expect(thing).not.toEqual(truth);
  expect(view.observation[FUGITIVE]).toBe(0);
  expect(JSON.stringify({ ...view, game: 0 })).not.toContain('state');
});

test('samples fit the observation, and all that fit come up', () => {
  const view = shown([7, 6], HUNTER_SEAT);
  const out = newState(manhunt);
  const stations = new Set<number>();
  for (let seed = 0; seed < 200; seed++) {
    view.sample(out, new Rng(seed));
    stations.add(out[FUGITIVE]);
    expect((out[POSSIBLE] >> out[FUGITIVE]) & 1).toBe(1);
  }
  expect([...stations].sort()).toEqual([3, 4, 5, 6, 7]);
});

test('listed worlds are counted and written one by one', () => {
  const view = shown([7, 6], HUNTER_SEAT);
  const out = newState(manhunt);
  expect(view.worldCount()).toBe(5);
  const stations = [0, 1, 2, 3, 4].map((index) => {
    view.world(index, out);
    return out[FUGITIVE];
  });
  expect(stations).toEqual([3, 4, 5, 6, 7]);
});

test('a game that lists no worlds gives no count', () => {
  const view = new View(lottery, 0);
  view.show(newState(lottery));
  expect(view.worldCount()).toBeUndefined();
});

describe('nothing is worked out before it is asked for', () => {
  const counting = (): { view: View; listed: () => number } => {
    let lists = 0;
    const legalMoves: Game['legalMoves'] = (state, out) => (lists++, lottery.legalMoves(state, out));
    const view = new View(createLottery({ legalMoves }), 0);
    view.show(newState(lottery));
    return { view, listed: () => lists };
  };

  test('moves are listed once for each position', () => {
    const { view, listed } = counting();
    expect(listed()).toBe(0);
    expect([view.moveCount, view.moves.length, view.moveAt(1), view.allows(2)]).toEqual([3, 3, 1, true]);
    expect(listed()).toBe(1);
    view.show(newState(lottery));
    expect(view.moves[2]).toBe(2);
    expect(listed()).toBe(2);
  });

  test('a move that was just offered is allowed without a list', () => {
    const game = createLottery({ legalMoves: () => 0, randomMove: (_state, rng) => rng.below(3) });
    const view = new View(game, 0);
    view.show(newState(game));
    const move = view.randomMove(new Rng(5));
    expect([view.allows(move), view.allows((move + 1) % 3)]).toEqual([true, false]);
    view.show(newState(game));
    expect(view.allows(move)).toBe(false);
  });
});

describe('a random move', () => {
  test('is drawn from the list where the game has no other way', () => {
    const view = shown([7, 6, 2], HUNTER_SEAT);
    const [a, b] = [new Rng(3), new Rng(3)];
    for (let i = 0; i < 20; i++) expect(view.randomMove(a)).toBe([0, 1, 3][b.below(3)]);
  });

  test('is not to be had while another seat decides', () => {
    const view = shown([7, 6], FUGITIVE_SEAT);
    expect(() => view.randomMove(new Rng(1))).toThrow('move 0 of 0');
    const blind = new View(createLottery({ randomMove: () => 0 }), 1);
    blind.show(newState(lottery));
    expect(() => blind.randomMove(new Rng(1))).toThrow('move 0 of 0');
  });
});

test('an open view shows the truth as well', () => {
  const truth = after([7, 6, 0, 1, 5]);
  const view = new OpenView(manhunt, HUNTER_SEAT);
  const out = newState(manhunt);
  expect(() => view.truth(out)).toThrow('no position has been shown');
  view.show(truth);
  view.truth(out);
  expect(out).toEqual(truth);
  expect(view.observation[FUGITIVE]).toBe(0);
});

describe('a seat can make no move legal', () => {
  test('by writing to the list', () => {
    const view = shown([7, 6], HUNTER_SEAT);
    view.moves[0] = 7;
    expect(() => Object.assign(view, { moveCount: 4 })).toThrow(TypeError);
    expect(view.allows(7)).toBe(false);
    expect(view.allows(0)).toBe(true);
  });

  test('by answering with the sign for no move', () => {
    expect(shown([7, 6], HUNTER_SEAT).allows(-1)).toBe(false);
  });

  test('by asking for a move beyond the end of the list', () => {
    const view = shown([7, 6, 2], HUNTER_SEAT);
    expect([...view.moves.subarray(0, view.moveCount)]).toEqual([0, 1, 3]);
    view.show(after([7, 6]));
    expect(view.moveCount).toBe(2);
    for (const index of [2, 3, 99, -1]) expect(() => view.moveAt(index)).toThrow(RangeError);
  });
});
