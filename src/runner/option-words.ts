import type { GameOptions } from '../core/game.js';
import { formatOption } from '../core/replay-command.js';
import { createGame } from '../games/index.js';
import { isFile } from './load.js';

/** Options that differ from the defaults, as `key=value`; all of them for a game file, whose defaults nobody knows. */
function optionWords(game: string, options: GameOptions): string[] {
  const standard = isFile(game) ? {} : createGame(game).options;
  return Object.entries(options)
    .filter(([key, value]) => standard[key] === undefined || formatOption(value) !== formatOption(standard[key]))
    .map(([key, value]) => `${key}=${formatOption(value)}`);
}

/** As flags of a command. */
export const optionFlags = (game: string, options: GameOptions): string[] =>
  optionWords(game, options).flatMap((word) => ['--option', word]);

export const optionsText = (game: string, options: GameOptions): string => optionWords(game, options).join(' ');
