import type { Game } from './game.js';

/**
 * The command that plays a game again from its choices: choice k means the (k mod count)-th legal move. Lists of
 * choices rather than of moves, because every list of integers is then a game, and a failing one can be shortened.
 */
export function replayCommand(game: Game, choices: readonly number[]): string {
  const options = Object.entries(game.options).map(([key, value]) => ` --option ${key}=${formatOption(value)}`);
  const list = choices.length > 0 ? ` --choices ${choices.join(',')}` : '';
  return `npx irregulars play --game ${game.id}${options.join('')}${list} --check`;
}

/** An option's value as it is written on the command line. */
export function formatOption(value: Game['options'][string]): string {
  return Array.isArray(value) ? value.join(',') || 'none' : String(value);
}
