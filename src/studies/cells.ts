/** The cells of a study: what is played, each in a results file of its own. */
import type { GameOptions } from '../core/game.js';
import { formatOption } from '../core/replay-command.js';
import type { Format } from '../runner/schedule.js';
import type { TournamentSettings } from '../runner/settings.js';
import type { Study, StudyGroup } from './study-file.js';

export interface Cell {
  readonly group: string;
  /** Options in which it differs from the group: `reserve=true`; `as printed` where it does not. */
  readonly variant: string;
  /** As the study has them; one that plays against itself stands twice. */
  readonly agents: readonly string[];
  readonly settings: TournamentSettings;
  /** Pairs whose games are measured, where they are recorded. */
  readonly measured: number;
  /** Name of its results file. */
  readonly file: string;
}

/** With --quick: the same cells with a twentieth of the pairs. */
const QUICK_PART = 20;
const QUICK_LEAST = 10;

export const AS_PRINTED = 'as printed';

export function cellsOf(study: Study, isQuick: boolean): Cell[] {
  const cells = Object.entries(study.groups).flatMap(([name, group]) => groupCells(name, group, study.seed, isQuick));
  // Long names are cut; a number keeps them apart.
  return cells.map((cell, i) => ({ ...cell, file: `${String(i + 1).padStart(3, '0')}-${cell.file}.db` }));
}

function groupCells(group: string, given: StudyGroup, seed: string | number, isQuick: boolean): Cell[] {
  const { game, options, variants, agents, play, pairsOf, record, measured } = given;
  return variants.flatMap((own) =>
    matchups(play, agents).map((players): Cell => {
      const full = Math.min(...players.map((spec) => pairsOf[spec] ?? given.pairs));
      const pairs = isQuick ? Math.max(QUICK_LEAST, Math.ceil(full / QUICK_PART)) : full;
      const variant = variantName(own);
      const format: Format = play === 'round-robin' ? 'round-robin' : 'head-to-head';
      return {
        group,
        variant,
        agents: players,
        settings: { game, options: { ...options, ...own }, agents: players, format, pairs, seed, record },
        measured,
        file: slug([group, variant, ...new Set(players)].join(' ')),
      };
    }),
  );
}

function matchups(play: StudyGroup['play'], agents: readonly string[]): string[][] {
  if (play === 'round-robin') return [[...agents]];
  if (play === 'self') return agents.map((spec) => [spec, spec]);
  return agents.flatMap((first, i) => agents.slice(i).map((second) => [first, second]));
}

function variantName(options: GameOptions): string {
  const words = Object.entries(options).map(([key, value]) => `${key}=${formatOption(value)}`);
  return words.join(' ') || AS_PRINTED;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
