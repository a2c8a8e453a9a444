/** One game as a JSON document. */
import type { Game } from '../core/game.js';
import type { GameRecord } from '../core/record.js';
import type { Look } from './transcript.js';
import type { PlyText } from './walk.js';
import { plyTexts } from './walk.js';

export interface GameDocument extends Partial<GameRecord> {
  readonly roles: readonly string[];
  /** The seat whose eyes the texts are for; absent when everything is open. */
  readonly viewer?: number;
  readonly plies: readonly PlyText[];
}

/** The record with roles and texts. For a viewer the moves are left out, since their numbers tell everything. */
export function gameDocument(game: Game, record: Partial<GameRecord>, look: Look): GameDocument {
  const { moves = [], ...rest } = record;
  return {
    ...rest,
    ...(look.viewer === undefined ? { moves } : { viewer: look.viewer }),
    roles: game.roles,
    plies: plyTexts(game, moves, look),
  };
}
