import { describe, expect, test } from 'vitest';
import { ForwardBelief } from '../../src/beliefs/forward.js';
import { createBelief } from '../../src/beliefs/index.js';
import { evenModel } from '../../src/beliefs/move-model.js';
import { createGame } from '../../src/games/index.js';
import { keyOf, observation, prepared } from '../conformance/words.js';
import { bayes, habits } from './bayes.js';
import { follow, weightsOf } from './follow.js';
import { SMALL_GAMES } from './small-games.js';

describe.each(SMALL_GAMES)('%s', (_name, game, plies) => {
  test.each(['even', 'habits'])("worlds have the weights of Bayes' rule, others moving by %s", (how) => {
    const model = how === 'even' ? evenModel : habits(game);
    for (let player = 0; player < game.playerCount; player++) {
      const posterior = bayes(game, player, model, plies);
      const belief = new ForwardBelief(Infinity, () => model);
      const decisions = follow({ game, player, beliefs: [belief], games: 30, plies }, (state) => {
        const expected = posterior.get(keyOf(observation(game, state, player)))!;
        const found = weightsOf(belief);
        expect(found.size).toBe(expected.size);
        expect(found.size).toBe(game.worldCount!(state, player));
        for (const [world, weight] of expected) expect(found.get(world)).toBeCloseTo(weight, 9);
      });
      expect(decisions).toBeGreaterThan(20);
    }
  });
});

test.each(['mr-jack-pocket', 'scotland-yard'])('%s: every world that fits is carried, the truth among them', (id) => {
  const game = createGame(id);
  for (let player = 0; player < game.playerCount; player++) {
    const belief = new ForwardBelief(Infinity, () => evenModel);
    follow({ game, player, beliefs: [belief], games: 5, plies: game.maxPlies }, (state) => {
      const weights = weightsOf(belief);
      expect(weights.size).toBe(game.worldCount!(state, player));
      expect(weights.get(keyOf(prepared(game, state)))).toBeGreaterThan(0);
    });
  }
});

test('with room for fewer worlds than there are, the weights are nearer the more there is', () => {
  const game = createGame('phantom-tic-tac-toe');
  const model = habits(game);
  const distance = (size: number): number => {
    const [exact, small] = [Infinity, size].map((limit) => new ForwardBelief(limit, () => model));
    let sum = 0;
    follow({ game, player: 1, beliefs: [exact, small], games: 10, plies: 8 }, () => {
      const found = weightsOf(small);
      expect(found.size).toBeLessThanOrEqual(size);
      for (const [world, weight] of weightsOf(exact)) sum += Math.abs(weight - (found.get(world) ?? 0));
    });
    return sum;
  };
  const [few, some, many] = [5, 25, 125].map(distance);
  expect(some).toBeLessThan(0.8 * few);
  expect(many).toBeLessThan(0.8 * some);
});

test('games that cannot list their worlds are refused', () => {
  expect(() => createBelief('exact', createGame('ghost-letters'))).toThrow(/belief exact .* ghost-letters .* too many/);
});

test('an unknown name is answered with the known ones', () => {
  expect(() => createBelief('hunch', createGame('kuhn-poker'))).toThrow(
    'belief hunch: expected uniform, exact, particles or filter',
  );
});
