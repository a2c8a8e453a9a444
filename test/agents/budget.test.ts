import { expect, test } from 'vitest';
import { Budget } from '../../src/agents/budget.js';
import { createAgent } from '../../src/agents/index.js';
import { newState } from '../../src/core/game.js';
import { View } from '../../src/core/view.js';
import { createGame } from '../../src/games/index.js';
import { loadAgent } from '../../src/runner/load.js';

const ticTacToe = createGame('tic-tac-toe');

test('a budget of iterations is spent exactly, each time anew', () => {
  const budget = new Budget(5, 0);
  for (let again = 0; again < 2; again++) {
    budget.start();
    let spent = 0;
    while (budget.spend()) spent++;
    expect(spent).toBe(5);
  }
});

test('a budget of time ends once it is over, and has one iteration at least', () => {
  const budget = new Budget(5, 1);
  budget.start();
  let spent = 0;
  while (budget.spend()) spent++;
  expect(spent).toBeGreaterThan(0);
});

test('an agent that thinks by the clock says so, and plays', () => {
  const agent = createAgent('ismcts(millis=1)', ticTacToe);
  const view = new View(ticTacToe, 0);
  agent.reset(ticTacToe, 0, 1);
  view.show(newState(ticTacToe));
  expect(agent.usesClock).toBe(true);
  expect(view.allows(agent.choose(view))).toBe(true);
  expect(createAgent('ismcts', ticTacToe).usesClock).toBe(false);
});

test('a tournament refuses it, since its games could not be repeated', async () => {
  await expect(loadAgent('ismcts(millis=50)', ticTacToe, '.')).rejects.toThrow(
    'agent ismcts(millis=50) thinks by the clock, so its games cannot be repeated: give it iterations',
  );
});
