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

test('games that cannot list their worlds are refused', () => {
  expect(() => createBelief('exact', createGame('ghost-letters'))).toThrow(/belief exact .* ghost-letters .* too many/);
});

test('an unknown name is answered with the known ones', () => {
  expect(() => createBelief('hunch', createGame('kuhn-poker'))).toThrow(
    'belief hunch: expected uniform, exact, particles or filter',
  );
});
