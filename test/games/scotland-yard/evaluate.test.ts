import { expect, test } from 'vitest';
import { MoveSampler } from '../../../src/core/chance.js';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import { replayCommand } from '../../../src/core/replay-command.js';
import { Rng } from '../../../src/core/rng.js';
import type { SetUp } from './position.js';
import { makeGame, playOn, setUp, stationOf } from './position.js';

const two = makeGame({ detectives: 2 });
const AWAY = [7, 175] as const;

const value = (game: Game, s: State, player: number): number => game.evaluate?.(s, player) ?? NaN;
const valueAt = (at: SetUp, player: number): number => value(two, setUp(two, at), player);

test.each([
  ['London', makeGame({ detectives: 3, seats: 'players' }), 6],
  ['the village', makeGame({ map: 'village', detectives: 2, log: 4 }), 60],
])('a detective judges all worlds that fit what he knows alike: %s', (_, game, games) => {
  const sampler = new MoveSampler(game);
  const world = newState(game);
  let moved = 0;
  for (let seed = 1; seed <= games; seed++) {
    const rng = new Rng(seed);
    const s = newState(game);
    const choices: number[] = [];
    for (; s[ACTOR] !== TERMINAL;) {
      for (let player = 1; player < game.playerCount; player++) {
        world.set(s);
        game.determinize(world, player, rng);
        if (stationOf(world, 0) !== stationOf(s, 0)) moved++;
        expect(value(game, world, player), replayCommand(game, choices)).toBe(value(game, s, player));
      }
      const move = sampler.sample(s, rng);
      choices.push(sampler.moves.indexOf(move));
      game.apply(s, move);
    }
  }
  expect(moved, 'worlds that were not the truth').toBeGreaterThan(100);
});

test('the detectives would rather be near Mr X than far away', () => {
  const near = valueAt({ mrX: 34, detectives: [62, 63] }, 1);
  expect(near).toBeGreaterThan(valueAt({ mrX: 34, detectives: [62, 175] }, 1));
  expect(valueAt({ mrX: 34, detectives: [62, 175] }, 1)).toBeGreaterThan(valueAt({ mrX: 34, detectives: AWAY }, 1));
});

test('the detectives would rather know where he is than guess among many stations', () => {
  const shown = setUp(two, { mrX: 34, detectives: AWAY, boxes: 2 });
  const hidden = setUp(two, { mrX: 34, detectives: AWAY, boxes: 1 });
  playOn(two, shown, 'black 47');
  playOn(two, hidden, 'black 47');
  expect(value(two, shown, 1)).toBeGreaterThan(value(two, hidden, 1));
});

test('Mr X would rather be far from the detectives than next to one', () => {
  expect(valueAt({ mrX: 34, detectives: AWAY }, 0)).toBeGreaterThan(valueAt({ mrX: 34, detectives: [47, 175] }, 0));
  expect(valueAt({ mrX: 34, detectives: [62, 175] }, 0)).toBeGreaterThan(
    valueAt({ mrX: 34, detectives: [47, 175] }, 0),
  );
});

test('Mr X would rather be hidden than shown', () => {
  const shown = setUp(two, { mrX: 34, detectives: AWAY, boxes: 2 });
  const hidden = setUp(two, { mrX: 34, detectives: AWAY, boxes: 1 });
  playOn(two, shown, 'black 47');
  playOn(two, hidden, 'black 47');
  expect(value(two, hidden, 0)).toBeGreaterThan(value(two, shown, 0));
});

test('Mr X would rather have his double cards and black tickets left, and more ways out', () => {
  const base: SetUp = { mrX: 34, detectives: AWAY };
  expect(valueAt(base, 0)).toBeGreaterThan(valueAt({ ...base, doubles: 0 }, 0));
  expect(valueAt(base, 0)).toBeGreaterThan(valueAt({ ...base, mrXTickets: [4, 3, 3, 0] }, 0));
  // 67 is a crossing of all lines; 2 has two taxis. Both are far from the detectives.
  expect(valueAt({ mrX: 67, detectives: AWAY }, 0)).toBeGreaterThan(valueAt({ mrX: 2, detectives: AWAY }, 0));
});

test('a game that is over is worth its result', () => {
  const caught = setUp(two, { mrX: 34, detectives: [62, 7] });
  playOn(two, caught, 'taxi 48, d1 taxi 48');
  expect([0, 1].map((player) => value(two, caught, player))).toEqual([-1, 1]);
  const escaped = setUp(two, { mrX: 34, detectives: [62, 7], boxes: 21 });
  playOn(two, escaped, 'taxi 47, d1 taxi 48, d2 taxi 6');
  expect([0, 1].map((player) => value(two, escaped, player))).toEqual([1, -1]);
});

test('before the start cards are dealt nobody is better off', () => {
  expect([0, 1].map((player) => value(two, newState(two), player))).toEqual([0, 0]);
});
