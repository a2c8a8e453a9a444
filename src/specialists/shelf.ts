/** The agents of one game, for threads that play a single one: those of all games bring all their tables along. */
import { agentFrom, CHEATS } from '../agents/index.js';
import { parseSpec } from '../agents/spec.js';
import type { Agent } from '../core/agent.js';
import type { Game } from '../core/game.js';
import type { Specialist } from './specialist.js';
import { kindsAt } from './specialist.js';

const SHELF: Readonly<Record<string, () => Promise<readonly Specialist[]>>> = {
  holmes: async () => (await import('./holmes/index.js')).holmesAgents,
  'mr-jack-pocket': async () => (await import('./mr-jack-pocket/index.js')).mrJackPocketAgents,
  'scotland-yard': async () => (await import('./scotland-yard/index.js')).scotlandYardAgents,
  'ghost-letters': async () => (await import('./ghost-letters/index.js')).ghostLettersAgents,
};

/** What makes agents of this text, as `createAgent` would, cheats included; refuses a text that means none, or none for this game. */
export async function fetchAgent(text: string, game: Game): Promise<() => Agent> {
  const specialists = Object.hasOwn(SHELF, game.id) ? await SHELF[game.id]() : [];
  const kinds = [...kindsAt(game, specialists), ...CHEATS];
  const { name } = parseSpec(text);
  // Whoever is not found here knows another game, or is unknown: the whole list has the words for that.
  const known = kinds.some((kind) => kind.name === name)
    ? kinds
    : [...(await import('./index.js')).agentsFor(game), ...CHEATS];
  return () => agentFrom(known, text, game);
}
