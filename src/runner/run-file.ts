/** The results file of a run: a new one, or one to go on with. */
import { existsSync, readFileSync } from 'node:fs';
import { UsageError } from '../core/usage-error.js';
import { isUnborn } from '../store/database.js';
import type { SeatingRow } from '../store/results-file.js';
import { ResultsFile } from '../store/results-file.js';
import type { RunSettings } from '../store/rows.js';
import { LEGS } from '../store/rows.js';
import { Seating } from './seating.js';

/** Refuses a file that is already there, unless it is to be gone on with. */
export function requireFree(path: string | undefined, resume: boolean): void {
  if (path !== undefined && !resume && existsSync(path) && !isUnborn(path))
    throw new UsageError(`${path}: is already there; go on with it by --resume, or choose another --out`);
}

export function openRun(path: string | undefined, resume: boolean, settings: RunSettings): ResultsFile {
  requireFree(path, resume);
  if (path === undefined || !existsSync(path) || isUnborn(path))
    return ResultsFile.create(path, settings, seatingRows(settings.roles), packageVersion());
  const file = ResultsFile.open(path);
  try {
    requireSame(path, file.settings, settings);
  } catch (error) {
    file.close();
    throw error;
  }
  return file;
}

/** Results of different settings are never added up. */
function requireSame(path: string, there: RunSettings, here: RunSettings): void {
  const keys = [...new Set([...Object.keys(there), ...Object.keys(here)])] as (keyof RunSettings)[];
  const differences = keys
    .map((key) => [key, JSON.stringify(there[key]) ?? 'absent', JSON.stringify(here[key]) ?? 'absent'])
    .filter(([, a, b]) => a !== b)
    .map(([key, a, b]) => `\n  ${key}: ${a} there, ${b} here`);
  if (differences.length > 0)
    throw new UsageError(`${path}: holds a run with other settings, and is left as it is${differences.join('')}`);
}

function seatingRows(roles: readonly string[]): SeatingRow[] {
  const seating = new Seating(roles);
  const { ways } = seating;
  const rows: SeatingRow[] = [];
  for (let way = 0; way < ways; way++)
    for (let leg = 0; leg < LEGS; leg++)
      seating.parts.forEach((role, part) =>
        rows.push({ way, leg, part, role, side: seating.side(way, leg, part), ways }),
      );
  return rows;
}

function packageVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
