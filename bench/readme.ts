/** Tables in pages that the bench writes itself, each between two marks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { UsageError } from '../src/core/usage-error.js';
import type { Figure } from './figures.js';
import { amount, markdownTable } from './table-text.js';

export function writeBetweenMarks(file: string, mark: string, content: string): void {
  const begin = `<!-- ${mark}: begin -->`;
  const end = `<!-- ${mark}: end -->`;
  const page = readFileSync(file, 'utf8');
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new UsageError(`${file}: there is no place for the table; it is ${begin} … ${end}`);
  writeFileSync(file, `${page.slice(0, from)}${begin}\n\n${content}\n\n${page.slice(to)}`);
}

const SHARED_OUT = 'Bytes an iteration are what a decision keeps as a whole, shared out.';

/** Playouts and search of the same game side by side. */
export function performanceTable(figures: readonly Figure[]): string {
  const find = (suite: string, name: string): Figure | undefined =>
    figures.find((figure) => figure.suite === suite && figure.name === name);
  const games = figures.filter(({ suite }) => suite === 'playouts');
  const table = markdownTable(games, [
    ['game', ({ name }) => name],
    ['random plies a second', ({ median }) => amount(median)],
    ['10 % .. 90 %', ({ low, high }) => `${amount(low)} .. ${amount(high)}`],
    ['bytes a ply', ({ memory }) => bytesText(memory)],
    ['`ismcts` iterations a second', ({ name }) => medianText(find('search', name))],
    ['bytes an iteration', ({ name }) => bytesText(find('search', name)?.memory)],
  ]);
  return `${table}\n\n${machine()}: one core, CPU time, medians of fresh processes. ${SHARED_OUT}`;
}

const medianText = (figure: Figure | undefined): string => (figure ? amount(figure.median) : '-');

function bytesText(memory: Figure['memory']): string {
  if (memory === undefined || Number.isNaN(memory.bytes)) return '-';
  // Below this it is the measuring itself.
  return memory.bytes < 0.5 ? '0' : memory.bytes.toFixed(1);
}

/** How cost grows: one row for each choice of the option that is changed. */
export function growthTable(figures: readonly Figure[]): string {
  const grown = figures.filter(({ suite }) => suite === 'growth');
  const table = markdownTable(grown, [
    ['what', ({ name }) => name],
    ['median', (figure) => `${amount(figure.median)} ${figure.unit}`],
    ['10 % .. 90 %', ({ low, high }) => `${amount(low)} .. ${amount(high)}`],
  ]);
  return `${table}\n\n${machine()}.`;
}

export function machine(): string {
  return `${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`;
}
