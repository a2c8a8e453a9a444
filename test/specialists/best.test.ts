import { expect, test } from 'vitest';
import { playGame } from '../../src/core/play.js';
import { createGame, GAMES } from '../../src/games/index.js';
import { agentsFor, createAgent, SPECIALISTS } from '../../src/specialists/index.js';

const detective = GAMES.filter(({ purpose }) => purpose === 'detective').map(({ id }) => id);

test('every detective game has a best player, and no other game has', () => {
  expect(SPECIALISTS.filter(({ name }) => name === 'best').map(({ game }) => game)).toEqual(detective);
  expect(() => createAgent('best', createGame('kuhn-poker'))).toThrow(
    'it plays detective games, and this is kuhn-poker',
  );
});

test.each(detective)('the best player of %s moves as the agent that it stands for', (id) => {
  const game = createGame(id);
  const kinds = agentsFor(game);
  const { variantOf, parameters } = kinds.find(({ name }) => name === 'best')!;
  const original = kinds.find(({ name }) => name === variantOf)!;
  const told = parameters.filter((p, i) => p.standard !== original.parameters[i].standard);
  const others = told.filter((p) => p.name !== 'iterations');
  const values = ['iterations=2', ...others.map((p) => `${p.name}=${p.standard}`)].join(',');
  const movesOf = (spec: string): readonly number[] =>
    playGame(
      game,
      game.roles.map(() => createAgent(spec, game)),
      { seed: 3 },
    ).moves;
  expect(told.length).toBeGreaterThan(0);
  expect(movesOf('best(iterations=2)')).toEqual(movesOf(`${variantOf}(${values})`));
});
