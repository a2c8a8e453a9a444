import { describe, expect, test } from 'vitest';
import { createAgent } from '../../src/agents/index.js';
import type { Game, State } from '../../src/core/game.js';
import { ACTOR, TERMINAL } from '../../src/core/game.js';
import { playGame } from '../../src/core/play.js';
import { createGame } from '../../src/games/index.js';
import { after, legalMovesOf } from '../conformance/words.js';
import { HUNTER_SEAT, manhunt } from '../toys/manhunt.js';

const PAIRS = 40;

/** Whether `spec` in `seat` wins each of the same deals; everybody else plays at random. */
function winsOf(game: Game, spec: string, seat: number): boolean[] {
  const agents = game.roles.map((_, s) => createAgent(s === seat ? spec : 'random', game));
  return Array.from({ length: PAIRS }, (_, pair) => playGame(game, agents, { seed: 11, pair }).returns[seat] > 0);
}

/** One-sided sign test: how likely so many of the deals that only one of two wins would fall to the first by luck. */
function chanceOfAtLeast(wins: number, deals: number): number {
  let ways = 0;
  let total = 1;
  for (let k = 0; k <= deals; k++) {
    if (k >= wins) ways += total;
    total = (total * (deals - k)) / (k + 1);
  }
  return ways / 2 ** deals;
}

describe('greedy wins deals that random loses, at a confidence of 99.9 %', () => {
  const yard = createGame('scotland-yard');
  test.each([
    ['as Mr X', yard, 0],
    ['as the detectives', yard, 1],
  ])('%s', (_role, game, seat) => {
    const [greedy, random] = [winsOf(game, 'greedy', seat), winsOf(game, 'random', seat)];
    const only = greedy.filter((won, pair) => won && !random[pair]).length;
    const other = random.filter((won, pair) => won && !greedy[pair]).length;
    expect(chanceOfAtLeast(only, only + other)).toBeLessThan(0.001);
  });
});

test('the sign test is that of the binomial distribution', () => {
  expect(chanceOfAtLeast(10, 10)).toBe(2 ** -10);
  expect(chanceOfAtLeast(9, 10)).toBe(11 * 2 ** -10);
  expect(chanceOfAtLeast(0, 0)).toBe(1);
});

test('greedy takes a win that is in sight', () => {
  const agents = [createAgent('random', manhunt), createAgent('greedy', manhunt)];
  let chances = 0;
  for (let pair = 0; pair < 50; pair++)
    playGame(manhunt, agents, { seed: 4, pair }, (state, move) => {
      const isSure = state[ACTOR] === HUNTER_SEAT && manhunt.worldCount!(state, HUNTER_SEAT) === 1;
      if (!isSure || !legalMovesOf(manhunt, state).some((m) => isWon(after(manhunt, state, m)))) return;
      chances++;
      expect(isWon(after(manhunt, state, move))).toBe(true);
    });
  expect(chances).toBeGreaterThan(10);
});

function isWon(state: State): boolean {
  const out = new Float64Array(2);
  if (state[ACTOR] === TERMINAL) manhunt.returns(state, out);
  return out[HUNTER_SEAT] === 1;
}
