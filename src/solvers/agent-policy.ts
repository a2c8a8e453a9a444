import type { Agent } from '../core/agent.js';
import { deriveSeed } from '../core/seed.js';
import { View } from '../core/view.js';
import type { GameGraph } from './game-graph.js';
import type { Policy } from './policy.js';

/** An agent that draws its move from probabilities and can say them. */
export interface MixingAgent extends Agent {
  /** Writes the probability of each of `view.moves`, as `choose` would draw from just now. */
  mix(view: View, out: Float64Array): void;
}

/**
 * How an agent plays, found by asking it `asks` times in every information set with different seeds; a mixing agent
 * tells its probabilities each time. It is asked as a newcomer to the position, so an agent that learns in the course
 * of a game is judged without that.
 *
 * A policy from few answers is noisy, and a best reply exploits the noise too: the exploitability of the estimate is
 * on average above that of the agent, and falls towards it as `asks` grows.
 */
export function agentPolicy(graph: GameGraph, agent: Agent, asks: number, seed: number): Policy {
  const policy = new Float64Array(graph.slotCount);
  const views = graph.game.roles.map((_, player) => new View(graph.game, player));
  const mixed = new Float64Array(graph.game.maxMoves);
  for (let i = 0; i < graph.infosetCount; i++) {
    const row = policy.subarray(graph.firstSlot[i], graph.firstSlot[i + 1]);
    const view = views[graph.player[i]];
    view.show(graph.example(i));
    // One move is no question.
    if (row.length === 1) row[0] = 1;
    else
      for (let ask = 0; ask < asks; ask++) {
        agent.reset(graph.game, graph.player[i], deriveSeed(seed, i, ask));
        answer(agent, view, mixed);
        for (let k = 0; k < row.length; k++) row[k] += mixed[k] / asks;
      }
  }
  return policy;
}

function answer(agent: Agent, view: View, out: Float64Array): void {
  if (isMixing(agent)) return agent.mix(view, out);
  const move = agent.choose(view);
  if (!view.allows(move)) throw new Error(`${agent.spec} played ${move}, which is not a legal move`);
  for (let k = 0; k < view.moveCount; k++) out[k] = view.moves[k] === move ? 1 : 0;
}

const isMixing = (agent: Agent): agent is MixingAgent => 'mix' in agent;
