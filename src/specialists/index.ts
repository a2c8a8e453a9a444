/** Agents that know one game each, next to those that know none. Adding one touches its folder and the list below. */
import { agentFrom, AGENTS } from '../agents/index.js';
import type { AgentKind } from '../agents/kind.js';
import type { Agent } from '../core/agent.js';
import type { Game } from '../core/game.js';
import { ghostLettersGreedy } from './ghost-letters/agent.js';
import { nijssenWinands } from './scotland-yard/nijssen-winands.js';
import { nijssenWinandsGreedy } from './scotland-yard/nijssen-winands-greedy.js';

/** An agent that knows one game, and refuses every other. */
export interface Specialist extends AgentKind {
  /** The id of its game. */
  readonly game: string;
  refuses(game: Game): string | undefined;
}

export const SPECIALISTS: readonly Specialist[] = [
  specialist('scotland-yard', nijssenWinands),
  specialist('scotland-yard', nijssenWinandsGreedy),
  specialist('ghost-letters', ghostLettersGreedy),
];

/** Those that know no game, then those that do. */
export const ALL_AGENTS: readonly AgentKind[] = [...AGENTS, ...SPECIALISTS];

/** Every name once, as it is understood at this game: a name that its own specialist has means the specialist. */
export function agentsFor(game: Game): AgentKind[] {
  const named = new Map<string, AgentKind>();
  for (const kind of AGENTS) named.set(kind.name, kind);
  for (const kind of SPECIALISTS) if (kind.game === game.id || !named.has(kind.name)) named.set(kind.name, kind);
  return [...named.values()];
}

/** An agent from its text, such as `greedy(worlds=64)` or `nijssen-winands`, for a game that it can play. */
export const createAgent = (text: string, game: Game): Agent => agentFrom(agentsFor(game), text, game);

function specialist(id: string, kind: AgentKind): Specialist {
  return {
    ...kind,
    game: id,
    refuses: (game) => (game.id === id ? kind.refuses?.(game) : `it plays ${id} only, and this is ${game.id}`),
  };
}
