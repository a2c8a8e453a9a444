import type { Agent } from '../core/agent.js';

/** The same agent, which says when it starts to think and when it has answered. */
export function watched(agent: Agent, onStart: () => void, onAnswer: () => void): Agent {
  return {
    spec: agent.spec,
    reset(game, player, seed) {
      onStart();
      agent.reset(game, player, seed);
      onAnswer();
    },
    choose(view) {
      onStart();
      const move = agent.choose(view);
      onAnswer();
      return move;
    },
  };
}
