/** Where perfect play is known: the search never loses, to luck or to a perfect player. */
import { expect, test } from 'vitest';
import { createAgent } from '../../src/agents/index.js';
import type { Agent } from '../../src/core/agent.js';
import type { State } from '../../src/core/game.js';
import { ACTOR, newState, TERMINAL } from '../../src/core/game.js';
import { playGame } from '../../src/core/play.js';
import { createGame } from '../../src/games/index.js';
import { after, legalMovesOf } from '../conformance/words.js';
import { agentOf } from '../toys/agents.js';

const game = createGame('tic-tac-toe');
const values = new Map<string, number>();

/** What the first seat gets when both play perfectly. */
function valueOf(s: State): number {
  const known = values.get(s.join());
  if (known !== undefined) return known;
  const returns = new Float64Array(2);
  if (s[ACTOR] === TERMINAL) game.returns(s, returns);
  const results = legalOf(s).map((move) => valueOf(after(game, s, move)));
  const value = s[ACTOR] === TERMINAL ? returns[0] : s[ACTOR] === 0 ? Math.max(...results) : Math.min(...results);
  values.set(s.join(), value);
  return value;
}

const legalOf = (s: State): number[] => (s[ACTOR] === TERMINAL ? [] : legalMovesOf(game, s));

/** Any of the perfect moves. */
const perfect = (): Agent =>
  agentOf('perfect', (view, rng) => {
    const s = newState(game);
    view.sample(s, rng);
    const best = legalOf(s).filter((move) => valueOf(after(game, s, move)) === valueOf(s));
    return best[rng.below(best.length)];
  });

test('perfect play ends in a draw', () => {
  expect(valueOf(newState(game))).toBe(0);
});

test.each([
  ['a random player', () => createAgent('random', game)],
  ['a perfect player', perfect],
])('mcts with 4,000 iterations never loses a game of 100 to %s', (_name, create) => {
  const agents = [createAgent('mcts(iterations=4000,rollout=random,depth=0)', game), create()];
  for (let pair = 0; pair < 50; pair++)
    for (const seat of [0, 1]) {
      const seats = seat === 0 ? agents : [agents[1], agents[0]];
      const { returns } = playGame(game, seats, { seed: 5, pair, leg: seat });
      expect(returns[seat], `pair ${pair}, seat ${seat}`).toBeGreaterThanOrEqual(0);
    }
});
