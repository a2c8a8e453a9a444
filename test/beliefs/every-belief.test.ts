import { describe, expect, test } from 'vitest';
import type { ListedBelief } from '../../src/beliefs/belief.js';
import { BELIEFS, createBelief } from '../../src/beliefs/index.js';
import { Rng } from '../../src/core/rng.js';
import { createGame } from '../../src/games/index.js';
import { keyOf, observation } from '../conformance/words.js';
import { follow, weightsOf } from './follow.js';
import { SMALL_GAMES } from './small-games.js';

const GAMES = [
  ...SMALL_GAMES.map(([, game]) => game),
  ...['holmes', 'mr-jack-pocket', 'ghost-letters'].map((id) => createGame(id)),
];

describe.each(BELIEFS)('$name', (kind) => {
  const served = GAMES.filter((game) => !kind.refuses?.(game));

  test.each(served.map((game) => [game.id, game] as const))('draws worlds that look like the game: %s', (_id, game) => {
    const belief = createBelief(kind.name, game, { size: 30 });
    const world = new Int32Array(game.stateWords);
    const rng = new Rng(1);
    const player = game.playerCount - 1;
    follow({ game, player, beliefs: [belief], games: 2, plies: 60 }, (_state, view) => {
      for (let i = 0; i < 3; i++) {
        belief.sample(world, rng);
        expect(observation(game, world, player)).toEqual(view.observation);
      }
    });
  });

  test('the same seed gives the same draws', () => {
    const game = createGame('phantom-tic-tac-toe');
    const draws = [0, 0].map(() => {
      const belief = createBelief(kind.name, game, { size: 5 });
      const world = new Int32Array(game.stateWords);
      const rng = new Rng(1);
      const drawn: string[] = [];
      follow({ game, player: 1, beliefs: [belief], games: 3, plies: 20 }, () => {
        belief.sample(world, rng);
        drawn.push(keyOf(world));
      });
      return drawn;
    });
    expect(draws[0].length).toBeGreaterThan(5);
    expect(draws[0]).toEqual(draws[1]);
  });

  test('without the moves it knows what the view shows', () => {
    const game = createGame('leduc-poker');
    const belief = createBelief(kind.name, game, { size: 3000 });
    // Deaf to the moves, as where an agent is asked about a position out of the blue.
    const deaf = {
      reset: belief.reset.bind(belief),
      look: belief.look.bind(belief),
      sample: belief.sample.bind(belief),
    };
    const world = new Int32Array(game.stateWords);
    const rng = new Rng(2);
    const decisions = follow({ game, player: 0, beliefs: [deaf], games: 3, plies: 20 }, (state) => {
      const seen = new Set<string>();
      for (let i = 0; i < 200; i++) {
        belief.sample(world, rng);
        seen.add(keyOf(world));
      }
      expect(seen.size).toBe(game.worldCount!(state, 0));
    });
    expect(decisions).toBeGreaterThan(3);
  });
});

test.each(SMALL_GAMES)('particles come nearer to the exact weights the more they are: %s', (_name, game, plies) => {
  const player = game.playerCount - 1;
  const distance = (size: number): number => {
    const exact = createBelief('exact', game) as ListedBelief;
    const cloud = createBelief('particles', game, { size }) as ListedBelief;
    let sum = 0;
    const decisions = follow({ game, player, beliefs: [exact, cloud], games: 10, plies }, () => {
      const found = weightsOf(cloud);
      for (const [world, weight] of weightsOf(exact)) sum += Math.abs(weight - (found.get(world) ?? 0)) / 2;
    });
    return sum / decisions;
  };
  const [few, many] = [distance(50), distance(2000)];
  expect(many).toBeLessThan(0.06);
  expect(many).toBeLessThan(few);
});
