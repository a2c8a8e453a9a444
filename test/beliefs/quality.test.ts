import { expect, test } from 'vitest';
import type { ListedBelief } from '../../src/beliefs/belief.js';
import { createBelief } from '../../src/beliefs/index.js';
import { BeliefJudge } from '../../src/beliefs/quality.js';
import { othersKnow } from '../../src/beliefs/truth.js';
import type { Game, State } from '../../src/core/game.js';
import { playGame } from '../../src/core/play.js';
import { createGame } from '../../src/games/index.js';
import { createAgent } from '../../src/specialists/index.js';

/** The mean score of a belief of the last seat, over games of these agents. */
function meanScore(game: Game, name: string, specs: readonly string[], games: number) {
  const player = game.playerCount - 1;
  const judge = new BeliefJudge(game, player, createBelief(name, game), othersKnow(game));
  const agents = specs.map((spec) => createAgent(spec, game));
  const sum = { decisions: 0, logLoss: 0, brier: 0, missed: 0 };
  for (let pair = 0; pair < games; pair++) {
    judge.reset(pair);
    playGame(game, agents, { seed: 11, pair }, (state, move) => judge.before(state, move));
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += judge.score[key];
  }
  return { logLoss: sum.logLoss / sum.decisions, brier: sum.brier / sum.decisions, missed: sum.missed };
}

test('the even belief of Kuhn poker loses ln 2 a decision, and half a point by Brier', () => {
  const { logLoss, brier, missed } = meanScore(createGame('kuhn-poker'), 'uniform', ['random', 'random'], 20);
  expect(logLoss).toBeCloseTo(Math.LN2, 12);
  expect(brier).toBeCloseTo(0.5, 12);
  expect(missed).toBe(0);
});

test('a truth held impossible is counted', () => {
  const game = createGame('kuhn-poker');
  const belief = createBelief('exact', game) as ListedBelief;
  let asked = 0;
  // A question whose answer in the true world is in none of the imagined ones.
  const truth = (state: State): number => (state === real ? -1 : asked++ % 2);
  let real: State | undefined;
  const judge = new BeliefJudge(game, 1, belief, truth);
  judge.reset(1);
  playGame(game, [createAgent('random', game), createAgent('random', game)], { seed: 1 }, (state, move) => {
    real = state;
    judge.before(state, move);
  });
  expect(judge.score.missed).toBe(judge.score.decisions);
  expect(judge.score.brier / judge.score.decisions).toBeCloseTo(1.5, 12);
});

test('one look ahead tells more than nothing about a greedy Mr X', () => {
  const game = createGame('scotland-yard');
  const [uniform, filter] = ['uniform', 'filter'].map((name) => meanScore(game, name, ['greedy', 'greedy'], 12));
  expect(filter.logLoss).toBeLessThan(uniform.logLoss);
  expect(filter.brier).toBeLessThan(uniform.brier);
  expect(filter.missed).toBe(0);
});
