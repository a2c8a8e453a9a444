/** A short tournament over every listed game: what `npm start` shows. */
import { AGENTS, createAgent } from '../agents/index.js';
import { UsageError } from '../core/usage-error.js';
import { createGame, GAMES } from '../games/index.js';
import type { Progress, TournamentResult } from './tournament.js';
import { tournament } from './tournament.js';

export interface ShowcaseOptions {
  readonly pairs: number;
  readonly seed: number | string;
  readonly workers?: number;
  /** Folder of the results files, one per game; none are kept unless given. */
  readonly folder?: string;
  /** Seconds for each game; the clock ends a slow one, and what is finished is shown. No limit unless given. */
  readonly seconds?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (game: string, progress: Progress) => void;
}

export interface ShowcaseEntry {
  readonly title: string;
  readonly result: TournamentResult;
  /** Absent when no file was asked for. */
  readonly file?: string;
}

/** The listed games one after the other, each played by all listed agents that can play it. */
export async function* showcase(options: ShowcaseOptions): AsyncGenerator<ShowcaseEntry> {
  const { pairs, seed, workers, folder, seconds, signal, onProgress } = options;
  for (const { id, title } of GAMES) {
    if (signal?.aborted) return;
    const file = folder === undefined ? undefined : `${folder}/${id}.db`;
    const limits = [signal, seconds === undefined ? undefined : AbortSignal.timeout(1000 * seconds)];
    const result = await tournament({
      game: id,
      agents: agentsFor(id),
      pairs,
      seed,
      ...(workers !== undefined && { workers }),
      ...(file !== undefined && { out: file }),
      signal: AbortSignal.any(limits.filter((limit) => limit !== undefined)),
      onProgress: (progress) => onProgress?.(id, progress),
    });
    yield { title, result, ...(file !== undefined && { file }) };
  }
}

/** Every listed agent with its standard parameters, as far as the game lets it play; never fewer than two. */
export function agentsFor(id: string): string[] {
  const game = createGame(id);
  const able = AGENTS.map(({ name }) => name).filter((name) => {
    try {
      createAgent(name, game);
      return true;
    } catch (error) {
      if (error instanceof UsageError) return false;
      throw error;
    }
  });
  return able.length > 1 ? able : [...able, 'random'];
}
