import type { Agent } from '../core/agent.js';
import { wrapAgent } from '../core/agent.js';

/** The same agent, which says when it starts to think and when it has answered. */
export function watched(agent: Agent, onStart: () => void, onAnswer: () => void): Agent {
  return wrapAgent(agent, (act) => {
    onStart();
    const answer = act();
    onAnswer();
    return answer;
  });
}
