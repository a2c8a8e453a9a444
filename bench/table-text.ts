/** Figures as tables. */
import Table from 'cli-table3';
import type { Row } from './alternate.js';
import type { Figure } from './figures.js';
import { median } from './figures.js';

type Columns<T> = readonly (readonly [string, (row: T) => string])[];

export function formatTable<T>(rows: readonly T[], columns: Columns<T>): string {
  const table = new Table({
    head: columns.map(([head]) => head),
    colAligns: columns.map((_, i) => (i === 0 ? 'left' : 'right')),
    style: { head: [], border: [], compact: true },
  });
  for (const row of rows) table.push(columns.map(([, text]) => text(row)));
  return table.toString();
}

export function markdownTable<T>(rows: readonly T[], columns: Columns<T>): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const heads = columns.map(([head]) => head);
  const rules = columns.map((_, i) => (i === 0 ? '---' : '--:'));
  return [line(heads), line(rules), ...rows.map((row) => line(columns.map(([, text]) => text(row))))].join('\n');
}

/** A table for each suite, under its name. */
export function formatFigures(figures: readonly Figure[]): string {
  const suites = [...new Set(figures.map(({ suite }) => suite))];
  return suites
    .map((suite) => {
      const mine = figures.filter((figure) => figure.suite === suite);
      const counted = mine.some(({ memory }) => memory !== undefined);
      return `${suite}\n${formatTable(mine, counted ? [...FIGURE_COLUMNS, ...MEMORY_COLUMNS] : FIGURE_COLUMNS)}`;
    })
    .join('\n\n');
}

const FIGURE_COLUMNS: Columns<Figure> = [
  ['what', ({ name }) => name],
  ['median', (figure) => `${amount(figure.median)} ${figure.unit}`],
  ['10 % .. 90 %', ({ low, high }) => `${amount(low)} .. ${amount(high)}`],
  ['slowest process', (figure) => slowestProcess(figure).toFixed(2)],
];

const MEMORY_COLUMNS: Columns<Figure> = [
  ['bytes', ({ memory }) => (memory ? `${known(memory.bytes, memory.bytes.toFixed(3))} / ${memory.per}` : '-')],
  ['GC', ({ memory }) => (memory ? percent(memory.gcShare) : '-')],
];

/** How much worse than the median one the worst process did at its best; 1.5 means that it was slow for life. */
export function slowestProcess({ bestPerProcess, better }: Figure): number {
  const usual = median(bestPerProcess);
  return better === 'more' ? usual / Math.min(...bestPerProcess) : Math.max(...bestPerProcess) / usual;
}

/** Three or four digits that say something, and what they are thousands of. */
export function amount(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e9) return `${(value / 1e9).toFixed(2)} G`;
  if (size >= 1e6) return `${(value / 1e6).toFixed(2)} M`;
  if (size >= 1e4) return `${(value / 1e3).toFixed(1)} k`;
  return size >= 100 ? value.toFixed(0) : value.toFixed(size >= 10 ? 1 : 2);
}

export const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

const known = (value: number, text: string): string => (Number.isNaN(value) ? 'too many' : text);

/** Candidates of `alternate`, each against the first. */
export function formatRows(rows: readonly Row[], unit: string): string {
  return formatTable(rows, [
    ['program', (r) => r.name],
    ['items/s', (r) => Math.round(r.itemsPerSecond).toLocaleString('en')],
    [`${unit}s/s`, (r) => `${(r.unitsPerSecond / 1e6).toFixed(2)} M`],
    ['ratio', (r) => r.ratio.toFixed(3)],
    ['10 % .. 90 %', (r) => `${r.low.toFixed(3)} .. ${r.high.toFixed(3)}`],
    ['of the best', (r) => r.best.toFixed(3)],
    ['slowest process', (r) => r.slowestProcess.toFixed(2)],
    ['GC', (r) => (Number.isNaN(r.gcShare) ? '-' : percent(r.gcShare))],
    [`bytes/${unit}`, (r) => (Number.isNaN(r.bytesPerUnit) ? '-' : r.bytesPerUnit.toFixed(3))],
  ]);
}
