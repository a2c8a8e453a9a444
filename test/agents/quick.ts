/** Listed agents with small budgets, so that tests of what they are and not of how well they play are fast. */
import type { AgentKind } from '../../src/agents/kind.js';

const BUDGET = 8;

/** The spec of the agent with every count of work brought down. */
export function quickSpec(kind: AgentKind): string {
  const small = kind.parameters.flatMap((p) =>
    'integer' in p && p.integer && p.standard > BUDGET ? [`${p.name}=${Math.max(p.min, BUDGET)}`] : [],
  );
  return small.length > 0 ? `${kind.name}(${small.join(',')})` : kind.name;
}
