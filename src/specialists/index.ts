/** Agents that know one game each, next to those that know none. Adding one touches the list of its game. */
import { agentFrom, AGENTS } from '../agents/index.js';
import type { AgentKind } from '../agents/kind.js';
import type { Agent } from '../core/agent.js';
import type { Game } from '../core/game.js';
import { ghostLettersAgents } from './ghost-letters/index.js';
import { holmesAgents } from './holmes/index.js';
import { mrJackPocketAgents } from './mr-jack-pocket/index.js';
import { scotlandYardAgents } from './scotland-yard/index.js';
import type { Specialist } from './specialist.js';
import { kindsAt } from './specialist.js';

export type { Specialist } from './specialist.js';

export const SPECIALISTS: readonly Specialist[] = [
  ...holmesAgents,
  ...mrJackPocketAgents,
  ...scotlandYardAgents,
  ...ghostLettersAgents,
];

/** Those that know no game, then those that do. */
export const ALL_AGENTS: readonly AgentKind[] = [...AGENTS, ...SPECIALISTS];

/** Every name once, as it is understood at this game. */
export const agentsFor = (game: Game): AgentKind[] => kindsAt(game, SPECIALISTS);

/** An agent from its text, such as `greedy(worlds=64)` or `nijssen-winands`, for a game that it can play. */
export const createAgent = (text: string, game: Game): Agent => agentFrom(agentsFor(game), text, game);
