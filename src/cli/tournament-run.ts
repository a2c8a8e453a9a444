/** `irregulars tournament` and `irregulars resume`. */
import { optionFlags } from '../runner/option-words.js';
import type { TournamentSettings } from '../runner/settings.js';
import type { Progress, TournamentResult } from '../runner/tournament.js';
import { resumeTournament, tournament } from '../runner/tournament.js';
import { ResultsFile } from '../store/results-file.js';
import type { RunSettings } from '../store/rows.js';
import type { Values } from './command.js';
import { INTERRUPTED, interruptible } from './interrupt.js';
import type { Io } from './io.js';
import { writeJson } from './io.js';
import { commandLine } from './repeat.js';
import { createDisplay } from './tournament-progress.js';
import { readRun, readSettings } from './tournament-settings.js';
import { summaryLines } from './tournament-tables.js';
import type { runFlags, tournamentFlags } from './tournament.js';

interface Hooks {
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

export async function runTournament(
  values: Values<typeof tournamentFlags> & { readonly file?: string | undefined },
  io: Io,
): Promise<void> {
  const settings = readSettings(values);
  const result = await perform(io, settings.out, (hooks) =>
    tournament({ ...settings, ...hooks, resume: values.resume === true }),
  );
  report(result, settings, values.json === true, io);
}

export async function runResume(values: Values<typeof runFlags> & { readonly file: string }, io: Io): Promise<void> {
  const { file: path } = values;
  const file = ResultsFile.open(path, { readOnly: true });
  const { settings } = file;
  file.close();
  const result = await perform(io, path, (hooks) => resumeTournament(path, settings, { ...readRun(values), ...hooks }));
  report(result, { ...asTyped(settings), out: path }, values.json === true, io);
}

const asTyped = ({ agents, options, ...rest }: RunSettings): TournamentSettings =>
  ({ ...rest, options, agents: agents.map(({ spec }) => spec) }) as TournamentSettings;

async function perform(
  io: Io,
  out: string | undefined,
  play: (hooks: Hooks) => Promise<TournamentResult>,
): Promise<TournamentResult> {
  const display = createDisplay(io);
  try {
    const result = await interruptible(io, (signal) => play({ onProgress: display.show, signal }));
    display.end();
    if (!result.complete) interrupted(result, out, io);
    return result;
  } finally {
    display.end();
  }
}

function interrupted(result: TournamentResult, out: string | undefined, io: Io): never {
  io.err(`stopped after ${result.games} games\n`);
  if (out === undefined) io.err('nothing is kept, since no --out was given\n');
  else io.err(`resume with: ${commandLine(['resume', out])}\n`);
  process.exit(INTERRUPTED);
}

function report(result: TournamentResult, settings: TournamentSettings, json: boolean, io: Io): void {
  const command = repeatCommand(result, settings);
  if (json) return writeJson(io, { ...result, command });
  const lines = summaryLines(result, io.color);
  if (settings.out !== undefined) lines.push(`results: ${settings.out}`);
  io.out(`${lines.join('\n')}\nrepeat with: ${command}\n`);
}

/** The same games again; where they are kept, and by how many workers they are played, does not change them. */
export function repeatCommand(result: TournamentResult, settings: TournamentSettings): string {
  const { game, seed, agents } = result;
  const { format, pairs, record, sprt } = settings;
  const words = ['tournament', '--game', game, ...optionFlags(game, result.options)];
  words.push('--agents', ...agents.map(({ spec }) => spec));
  if (format !== undefined && format !== 'round-robin') words.push('--format', format);
  words.push('--pairs', String(pairs ?? 100), '--seed', String(seed));
  if (sprt)
    words.push(
      '--sprt',
      Object.entries(sprt)
        .map((pair) => pair.join('='))
        .join(','),
    );
  if (record !== undefined && record !== 'none') words.push('--record', record);
  return commandLine(words);
}
