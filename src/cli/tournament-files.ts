/** `irregulars rate` and `irregulars export`: what is done with results files. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { oneOf, UsageError } from '../core/usage-error.js';
import type { RatingSummary } from '../runner/rate.js';
import { rateFiles } from '../runner/rate.js';
import { eloText } from '../runner/rating-text.js';
import type { ExportFormat } from '../store/export.js';
import { EXPORT_FORMATS, exportLines } from '../store/export.js';
import { ResultsFile } from '../store/results-file.js';
import type { Values } from './command.js';
import type { exportFlags } from './export.js';
import type { Io } from './io.js';
import { writeJson } from './io.js';
import type { rateFlags } from './rate.js';
import { markedNames, table, withFootnote } from './tournament-tables.js';

export async function runRate(
  values: Values<typeof rateFlags> & { readonly files: readonly string[] },
  io: Io,
): Promise<void> {
  const rating = rateFiles(values.files);
  if (values.json) return writeJson(io, rating);
  io.out(`${rating.game}, rules version ${rating.rulesVersion}, 95 % intervals in brackets\n`);
  io.out(`${ratingTable(rating, io.color)}\n`);
  if (rating.agents.length > 2)
    io.out(`Elo lead of the row over the column\n${differenceTable(rating, io.color)}\n${comparisonNote(rating)}\n`);
}

export async function runExport(values: Values<typeof exportFlags> & { readonly file: string }, io: Io): Promise<void> {
  const format = (values.format ?? 'csv') as ExportFormat;
  if (!EXPORT_FORMATS.includes(format)) throw new UsageError(`--format ${format}: it is ${oneOf(EXPORT_FORMATS)}`);
  const file = ResultsFile.open(values.file, { readOnly: true });
  try {
    writeAll(exportLines(file, format), values.out, io);
  } finally {
    file.close();
  }
}

function ratingTable({ agents }: RatingSummary, color: boolean): string {
  const ordered = [...agents].sort((a, b) => b.score - a.score);
  const names = markedNames(ordered);
  const rows = ordered.map(({ games, score, elo, eloInterval }, i) => [
    names[i],
    String(games),
    `${(100 * score).toFixed(1)} %`,
    eloText(elo, eloInterval),
  ]);
  return withFootnote(table(['agent', 'games', 'score', 'Elo'], rows, color), agents);
}

function differenceTable({ agents, differences }: RatingSummary, color: boolean): string {
  const names = markedNames(agents);
  const rows = agents.map((_, a) => [
    names[a],
    ...differences[a].map(({ elo, interval }, b) => (a === b ? '' : eloText(elo, interval))),
  ]);
  return table(['', ...names], rows, color);
}

function comparisonNote({ agents }: RatingSummary): string {
  const pairs = (agents.length * (agents.length - 1)) / 2;
  return `Each of these ${pairs} intervals holds by itself; about one in twenty misses, so expect ${(pairs / 20).toFixed(1)} to.`;
}

/** Line by line, so that a large file needs no memory. */
function writeAll(lines: Iterable<string>, path: string | undefined, io: Io): void {
  if (path === undefined) {
    for (const line of lines) io.out(`${line}\n`);
    return;
  }
  let file: number;
  try {
    file = openSync(path, 'wx');
  } catch (error) {
    throw new UsageError(`--out ${path}: cannot be created: ${(error as NodeJS.ErrnoException).code}`);
  }
  try {
    for (const line of lines) writeSync(file, `${line}\n`);
  } finally {
    closeSync(file);
  }
}
