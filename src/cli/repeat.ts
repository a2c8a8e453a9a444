/** The command that does the same again. */
import type { Game } from '../core/game.js';
import { optionFlags } from '../runner/option-words.js';
import type { Look } from './transcript.js';

/** How the moves of a game were come by. */
export type Source =
  | { readonly seats: readonly string[]; readonly seed: number; readonly pair: number; readonly leg: number }
  | { readonly choices: readonly number[] };

export function playCommand(game: Game, source: Source, look: Look): string {
  return commandLine([
    'play',
    '--game',
    game.id,
    ...optionFlags(game.id, game.options),
    ...sourceWords(source),
    ...lookWords(look),
  ]);
}

/** As one types it, with quotes where the shell would stumble. */
export function commandLine(words: readonly string[]): string {
  const quoted = words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`));
  return `npx irregulars ${quoted.join(' ')}`;
}

/** One word where everybody plays alike. */
export function agentWords(specs: readonly string[]): string[] {
  return ['--agents', ...(new Set(specs).size === 1 ? specs.slice(0, 1) : specs)];
}

function sourceWords(source: Source): string[] {
  if ('choices' in source) return ['--choices', source.choices.join(',')];
  const words = [...agentWords(source.seats), '--seed', String(source.seed)];
  if (source.pair !== 0) words.push('--pair', String(source.pair));
  if (source.leg !== 0) words.push('--leg', String(source.leg));
  return words;
}

function lookWords(look: Look): string[] {
  const words = look.viewer === undefined ? [] : ['--seat', String(look.viewer)];
  if (look.positions) words.push('--positions');
  if (look.check) words.push('--check');
  return words;
}
