/** The agents. Adding one touches its file and the list below. */
import type { Agent } from '../core/agent.js';
import type { Game } from '../core/game.js';
import { oneOf, UsageError } from '../core/usage-error.js';
import { flat } from './flat.js';
import { greedy } from './greedy.js';
import { ismcts } from './ismcts.js';
import type { AgentKind } from './kind.js';
import { mcts } from './mcts.js';
import { oos } from './oos.js';
import { oracle } from './oracle.js';
import { pimc } from './pimc.js';
import { random } from './random.js';
import { parseSpec, printSpec, readParameters } from './spec.js';

export const AGENTS: readonly AgentKind[] = [random, greedy, flat, mcts, pimc, ismcts, oos];

/** Agents that look at the true position, to measure what that would be worth. Only tables that allow it seat them. */
export const CHEATS: readonly AgentKind[] = [oracle];

/** An agent from its text, such as `greedy(worlds=64)`, for a game that it can play. */
export function agentFrom(kinds: readonly AgentKind[], text: string, game: Game): Agent {
  const spec = parseSpec(text);
  const kind = kinds.find((k) => k.name === spec.name);
  if (!kind) throw new UsageError(`agent '${spec.name}' is not known; it is ${oneOf(kinds.map((k) => k.name))}`);
  const values = readParameters(spec, kind.parameters);
  const refusal = kind.refuses?.(game, values);
  if (refusal) throw new UsageError(`agent ${kind.name} cannot play here: ${refusal}`);
  return kind.create(printSpec(kind.name, values, kind.parameters), values);
}

/** One of those that know no game. */
export const createAgent = (text: string, game: Game): Agent => agentFrom(AGENTS, text, game);
