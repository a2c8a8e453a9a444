/** Settings of a tournament from flags and file. */
import { UsageError } from '../core/usage-error.js';
import { findFamily, presetOptions } from '../games/index.js';
import { readConfigFile } from '../runner/config-file.js';
import { isFile } from '../runner/load.js';
import type { TournamentSettings } from '../runner/settings.js';
import type { Values } from './command.js';
import { readCount } from './numbers.js';
import { readOptions } from './option-values.js';
import type { tournamentFlags } from './tournament.js';

type Given = Values<typeof tournamentFlags> & { readonly file?: string | undefined };

const MANY = 1_000_000_000;

/** Flags go over the file, key by key. */
export function readSettings(values: Given): TournamentSettings {
  const file = values.file === undefined ? {} : readConfigFile(values.file);
  const game = values.game ?? file.game;
  if (game === undefined) throw new UsageError('--game is missing: the id of a game, or the path of a game file');
  const agents = [...(values.agents ?? []), ...(values.agent ?? [])];
  return {
    ...file,
    ...fromFlags(values),
    game,
    options: { ...file.options, ...gameOptions(game, values) },
    agents: agents.length > 0 ? agents : (file.agents ?? []),
  };
}

function fromFlags(values: Given): Partial<TournamentSettings> {
  const { format, seed, record, out, sprt, pairs } = values;
  return {
    ...(format !== undefined && { format: format as NonNullable<TournamentSettings['format']> }),
    ...(pairs !== undefined && { pairs: readCount('pairs', pairs, 0, 1, MANY) }),
    ...(seed !== undefined && { seed }),
    ...(record !== undefined && { record: record as NonNullable<TournamentSettings['record']> }),
    ...(out !== undefined && { out }),
    ...(sprt !== undefined && { sprt: readSprt(sprt) }),
    ...readRun(values),
  };
}

/** What concerns the run and not its results. */
export function readRun(values: {
  readonly workers?: string | undefined;
  readonly queue?: string | undefined;
  readonly lease?: string | undefined;
  readonly timeout?: string | undefined;
}): Pick<TournamentSettings, 'workers' | 'queue' | 'lease' | 'timeout'> {
  const { workers, queue, lease, timeout } = values;
  return {
    ...(workers !== undefined && { workers: readCount('workers', workers, 0, 1, 256) }),
    ...(queue !== undefined && { queue }),
    ...(lease !== undefined && { lease: readSeconds('lease', lease) }),
    ...(timeout !== undefined && { timeout: readSeconds('timeout', timeout) }),
  };
}

export function readSeconds(flag: string, text: string): number {
  const seconds = Number(text);
  if (Number.isFinite(seconds) && seconds > 0) return seconds;
  throw new UsageError(`--${flag} ${text}: it is a number of seconds above 0`);
}

function gameOptions(game: string, { preset, option = [] }: Given): NonNullable<TournamentSettings['options']> {
  type Options = NonNullable<TournamentSettings['options']>;
  if (isFile(game)) {
    if (preset !== undefined) throw new UsageError(`--preset ${preset}: a game file has no presets`);
    return Object.fromEntries(option.map((pair) => readPair(pair)));
  }
  const family = findFamily(game);
  const base = preset === undefined ? {} : presetOptions(game, preset);
  return { ...base, ...readOptions(family, option) } as Options;
}

/** An option of a game file, which has no table to say what it means. */
function readPair(pair: string): [string, string | number | boolean] {
  const at = pair.indexOf('=');
  if (at < 1) throw new UsageError(`--option '${pair}' is not written as key=value`);
  const text = pair.slice(at + 1);
  const value =
    text === 'true' || text === 'false' ? text === 'true' : /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  return [pair.slice(0, at), value];
}

const SPRT_KEYS = ['elo0', 'elo1', 'alpha', 'beta'];

function readSprt(text: string): NonNullable<TournamentSettings['sprt']> {
  const values: Record<string, number> = {};
  for (const word of text.split(',')) {
    const [key, value] = word.split('=').map((part) => part.trim());
    if (!SPRT_KEYS.includes(key) || value === undefined || value === '' || !Number.isFinite(Number(value)))
      throw new UsageError(`--sprt ${text}: '${word}' is not key=number with a key of ${SPRT_KEYS.join(', ')}`);
    values[key] = Number(value);
  }
  if (values.elo0 === undefined || values.elo1 === undefined)
    throw new UsageError(`--sprt ${text}: elo0 and elo1 are needed, such as elo0=0,elo1=10`);
  return values as { elo0: number; elo1: number };
}
