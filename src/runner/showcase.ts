/** A short tournament over every listed game: what `npm start` shows. */
import { createAgent } from '../specialists/index.js';
import { UsageError } from '../core/usage-error.js';
import { createGame } from '../games/index.js';
import type { Progress, TournamentResult } from './tournament.js';
import { tournament } from './tournament.js';

export interface ShowcaseOptions {
  /** Ids of the games. */
  readonly games: readonly string[];
  readonly pairs: number;
  readonly seed: number;
  readonly workers?: number;
  /** Where the results files go, one per game; none are kept unless given. */
  readonly folder?: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** From no thought to some: quick enough for all games together in a minute or two. */
const AGENTS = ['random', 'greedy', 'ismcts(iterations=100)'];

/** The games one after the other, each played by those of our agents that can play it. */
export async function* showcase(options: ShowcaseOptions): AsyncGenerator<TournamentResult> {
  const { games, folder, ...run } = options;
  for (const game of games) {
    if (run.signal?.aborted) return;
    const out = folder === undefined ? {} : { out: `${folder}/${game}.db` };
    yield await tournament({ game, agents: agentsFor(game), ...run, ...out });
  }
}

/** Never fewer than two. */
function agentsFor(id: string): string[] {
  const game = createGame(id);
  const able = AGENTS.filter((spec) => {
    try {
      createAgent(spec, game);
      return true;
    } catch (error) {
      if (error instanceof UsageError) return false;
      throw error;
    }
  });
  return able.length > 1 ? able : [...able, 'random'];
}
