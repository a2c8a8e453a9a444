/** Agents that do what a test tells them. */
import type { Agent } from '../../src/core/agent.js';
import type { Move } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import type { View } from '../../src/core/view.js';

/** Answers with whatever `choose` gives; `rng` is its own stream. */
export function agentOf(spec: string, choose: (view: View, rng: Rng) => Move): Agent {
  const rng = new Rng(0);
  return { spec, reset: (_game, _player, seed) => rng.seed(seed), choose: (view) => choose(view, rng) };
}

export const first = (): Agent => agentOf('first', (view) => view.moves[0]);
export const last = (): Agent => agentOf('last', (view) => view.moves[view.moveCount - 1]);
export const any = (): Agent => agentOf('any', (view, rng) => view.moves[rng.below(view.moveCount)]);
