import { AGENTS } from '../agents/index.js';
import type { AgentKind } from '../agents/kind.js';
import type { ParameterValues } from '../agents/parameters.js';
import type { Game } from '../core/game.js';

/** An agent that knows one game, and refuses every other. */
export interface Specialist extends AgentKind {
  /** The id of its game. */
  readonly game: string;
  refuses(game: Game, values?: ParameterValues): string | undefined;
}

export function specialist(id: string, kind: AgentKind): Specialist {
  return {
    ...kind,
    game: id,
    refuses: (game, values) =>
      game.id === id ? kind.refuses?.(game, values) : `it plays ${id} only, and this is ${game.id}`,
  };
}

/** Every name once, as it is understood at this game: a name that its own specialist has means the specialist. */
export function kindsAt(game: Game, specialists: readonly Specialist[]): AgentKind[] {
  const named = new Map<string, AgentKind>();
  for (const kind of AGENTS) named.set(kind.name, kind);
  for (const kind of specialists) if (kind.game === game.id || !named.has(kind.name)) named.set(kind.name, kind);
  return [...named.values()];
}
