import { expect, test } from 'vitest';
import type { State } from '../../../src/core/game.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { createGame } from '../../../src/games/index.js';
import * as layout from '../../../src/games/scotland-yard/layout.js';

const { BOX, DOUBLES, SECOND_LEG, STOCK, WINNER } = layout;
const BOARDS = [
  { options: {}, games: 2000 },
  { options: { detectives: 2, log: 24 }, games: 500 },
  { options: { map: 'village', detectives: 2, log: 8 }, games: 1000 },
];

/** A first leg may have to be looked at before a double is declared. */
const looksAtDoubles = (s: State): boolean =>
  s[ACTOR] === 0 && s[DOUBLES] > 0 && s[SECOND_LEG] === 0 && s[BOX] > 0 && s[STOCK + 3] < 2;

test.each(BOARDS)('a playout is the game of its random moves one by one: $options', ({ options, games }) => {
  const game = createGame('scotland-yard', options);
  const [fast, slow] = [newState(game), newState(game)];
  const [luck, sameLuck] = [new Rng(0), new Rng(0)];
  const met = { doubles: 0, mrX: 0, detectives: 0 };
  for (let seed = 0; seed < games; seed++) {
    luck.seed(seed);
    sameLuck.seed(seed);
    game.reset(fast);
    game.playout!(fast, luck);
    for (game.reset(slow); slow[ACTOR] !== TERMINAL; game.apply(slow, game.randomMove!(slow, sameLuck)))
      if (looksAtDoubles(slow)) met.doubles++;
    if (Buffer.compare(Buffer.from(fast.buffer), Buffer.from(slow.buffer)) !== 0) expect({ seed, fast }).toEqual(slow);
    expect(luck.next()).toBe(sameLuck.next());
    if (slow[WINNER] === layout.DETECTIVES) met.detectives++;
    else met.mrX++;
  }
  expect(Math.min(...Object.values(met))).toBeGreaterThan(5);
});

test('a playout of a game that is over changes nothing', () => {
  const game = createGame('scotland-yard', {});
  const state = newState(game);
  game.playout!(state, new Rng(1));
  const end = state.slice();
  const [luck, sameLuck] = [new Rng(2), new Rng(2)];
  game.playout!(state, luck);
  expect(state).toEqual(end);
  expect(luck.next()).toBe(sameLuck.next());
});
