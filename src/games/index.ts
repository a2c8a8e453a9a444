/** The games. Adding one touches its folder and the list below. */
import type { GameFamily } from '../core/family.js';
import type { Game, GameOptions } from '../core/game.js';
import { oneOf, UsageError } from '../core/usage-error.js';
import { kuhnPoker } from './calibration/kuhn-poker.js';
import { leducPoker } from './calibration/leduc-poker.js';
import { phantomTicTacToe } from './calibration/phantom-tic-tac-toe.js';
import { ticTacToe } from './calibration/tic-tac-toe.js';
import { ghostLetters } from './ghost-letters/family.js';
import { holmes } from './holmes/family.js';
import { mrJackPocket } from './mr-jack-pocket/family.js';
import { scotlandYard } from './scotland-yard/family.js';

// Each family validates its own options, so a list of all of them may forget their types.
export const GAMES = [
  holmes,
  mrJackPocket,
  scotlandYard,
  ghostLetters,
  ticTacToe,
  kuhnPoker,
  leducPoker,
  phantomTicTacToe,
] as readonly unknown[] as readonly GameFamily[];

/** A game by its id, with options that differ from the defaults. Unknown ids, options and values are a UsageError. */
export function createGame(id: string, options: Readonly<Record<string, unknown>> = {}): Game {
  const family = findFamily(id);
  return family.create(parseOptions(family, options));
}

export function findFamily(id: string): GameFamily {
  const family = GAMES.find((f) => f.id === id);
  if (!family) throw new UsageError(`game '${id}' is not known; it is ${oneOf(GAMES.map((f) => f.id))}`);
  return family;
}

/** The options of a named preset. */
export function presetOptions(id: string, preset: string): Readonly<Record<string, unknown>> {
  const { presets } = findFamily(id);
  const found = Object.hasOwn(presets, preset) ? presets[preset] : undefined;
  if (!found) throw new UsageError(`preset '${preset}' of ${id} is not known; it is ${oneOf(Object.keys(presets))}`);
  return found.options;
}

/** What an option is called, what it means and what it is when nothing is said. */
export interface OptionHelp {
  readonly name: string;
  readonly help: string;
  readonly standard: unknown;
}

export function describeOptions(family: GameFamily): OptionHelp[] {
  const standards = family.fields.parse({});
  return Object.entries(family.fields.shape).map(([name, field]) => ({
    name,
    help: (field as { description?: string }).description ?? '',
    standard: standards[name],
  }));
}

function parseOptions(family: GameFamily, options: Readonly<Record<string, unknown>>): GameOptions {
  const parsed = family.schema.safeParse(options);
  if (parsed.success) return parsed.data;
  const known = describeOptions(family);
  const complaints = parsed.error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys')
      return `${family.id} has no option '${issue.keys.join("', '")}'; it has ${oneOf(known.map((o) => o.name)) || 'none'}`;
    const name = String(issue.path[0]);
    const help = known.find((o) => o.name === name)?.help;
    return `option ${name}=${String(options[name])} of ${family.id}: ${issue.message}\n  ${name}: ${help}`;
  });
  throw new UsageError(complaints.join('\n'));
}
