import type { GameOptions } from '../core/game.js';
import { formatOption } from '../core/replay-command.js';
import { createGame } from '../games/index.js';
import { isFile } from './load.js';

/** Options that differ from the defaults, as `key=value`; all of them for a game file, whose defaults nobody knows. */
export function optionWords(game: string, options: GameOptions): string[] {
  const standard = isFile(game) ? {} : createGame(game).options;
  return Object.entries(options)
    .filter(([key, value]) => standard[key] === undefined || formatOption(value) !== formatOption(standard[key]))
    .map(([key, value]) => `${key}=${formatOption(value)}`);
}

export const optionsText = (game: string, options: GameOptions): string => optionWords(game, options).join(' ');
