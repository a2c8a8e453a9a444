/** A study folder: played, reported, and its texts brought up to date. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toHtml } from '../report/html.js';
import { toMarkdown } from '../report/markdown.js';
import type { Report } from '../report/model.js';
import { makeFolder } from '../store/folder.js';
import { cellsOf } from './cells.js';
import { checkStudy } from './check-study.js';
import type { PlayOptions } from './play-cells.js';
import { playCells } from './play-cells.js';
import { refreshQuotes } from './quotes.js';
import { studyReport } from './study-report.js';
import type { Study } from './study-file.js';
import { readStudy } from './study-file.js';

export interface StudyOptions extends Omit<PlayOptions, 'folder'> {
  /** A twentieth of the pairs; the report then goes beside the results, not into the study. */
  readonly quick?: boolean;
  /** Where results and pages go. */
  readonly runs: string;
}

export interface StudyFiles {
  readonly report: Report;
  readonly markdown: string;
  readonly html: string;
}

export const STUDY_FILE = 'study.yaml';

/** Undefined where the signal ended it. */
export async function runStudy(folder: string, options: StudyOptions): Promise<StudyFiles | undefined> {
  const { quick = false, runs, ...play } = options;
  const study = readStudy(join(folder, STUDY_FILE));
  const results = join(runs, basename(folder) + (quick ? '-quick' : ''));
  const command = `npx irregulars balance --study ${folder}${quick ? ' --quick' : ''}`;
  const report = await playStudy(study, results, command, quick, play);
  if (!report) return undefined;
  const html = join(results, 'report.html');
  const markdown = join(quick ? results : folder, 'report.md');
  writeReport(report, markdown, html);
  if (!quick) refreshTexts(folder);
  return { report, markdown, html };
}

export async function playStudy(
  study: Study,
  folder: string,
  command: string,
  quick: boolean,
  options: Omit<PlayOptions, 'folder'>,
): Promise<Report | undefined> {
  checkStudy(study);
  const cells = await playCells(cellsOf(study, quick), { ...options, folder });
  return cells && studyReport(study, cells, command);
}

export function writeReport(report: Report, markdown: string, html: string): void {
  for (const file of [markdown, html]) makeFolder(dirname(file));
  writeFileSync(markdown, toMarkdown(report));
  writeFileSync(html, toHtml(report));
}

/** The README of the study, and the page above it that tells what was learned, quote the tables. */
function refreshTexts(folder: string): void {
  for (const readme of [join(folder, 'README.md'), join(dirname(folder), 'README.md')])
    if (existsSync(readme)) refreshFile(readme);
}

/** Writes the text again where a number in it has changed. */
export function refreshFile(path: string): void {
  const text = readFileSync(path, 'utf8');
  const fresh = refreshQuotes(text, (file) => {
    const quoted = join(dirname(path), file);
    return existsSync(quoted) ? readFileSync(quoted, 'utf8') : undefined;
  });
  if (fresh !== text) writeFileSync(path, fresh);
}

/** Folders below `root` that hold a study. */
export function studiesIn(root: string): string[] {
  return readdirSync(root)
    .map((name) => join(root, name))
    .filter((folder) => existsSync(join(folder, STUDY_FILE)))
    .sort();
}
