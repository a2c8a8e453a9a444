/** What has been played, as results.json keeps it, and how it reads in tables. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ClusterSums, Estimate } from '../../src/stats/clusters.js';
import { estimateDifference, estimateMean } from '../../src/stats/clusters.js';
import { wilson } from '../../src/stats/proportion.js';
import type { Cell, Comparison } from './cells.js';
import { gamesOf, PUBLISHED_PLAYOUTS } from './cells.js';

export interface Result extends Pick<Cell, 'table' | 'name'> {
  /** Playouts a decision; 0 where nobody searches. */
  readonly playouts: number;
  /** Game by game, in the order of `gamesOf`: 1 where the seekers won, else 0. */
  readonly games: string;
}

const FOLDER = 'experiments/nijssen-winands-tables';
const FILE = `${FOLDER}/results.json`;
export const PAGE = `${FOLDER}/README.md`;

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** From small budgets to large ones. */
export function readResults(): Result[] {
  const results = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Result[]) : [];
  return results.sort((a, b) => a.playouts - b.playouts || compare(a.table, b.table) || compare(a.name, b.name));
}

/** The games of a cell that have been played with so many playouts. */
export function gamesPlayed({ table, name }: Cell, playouts: number): string {
  return readResults().find((r) => r.table === table && r.name === name && r.playouts === playouts)?.games ?? '';
}

/** Writes down the games of a cell, beside what other processes have written of theirs in the meantime. */
export function keep(result: Result): void {
  const isOther = (r: Result): boolean =>
    r.table !== result.table || r.name !== result.name || r.playouts !== result.playouts;
  const text = `${JSON.stringify([...readResults().filter(isOther), result], undefined, 2)}\n`;
  const draft = `${FILE}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, FILE);
}

/** By deal, because two games of one deal are not independent. */
function sumUp(cell: Cell, games: string): ClusterSums {
  const deals = gamesOf(cell, games.length).map(({ pair }) => pair);
  const sums = new Float64Array(deals[deals.length - 1] + 1);
  const counts = new Float64Array(sums.length);
  deals.forEach((deal, i) => {
    sums[deal] += Number(games[i]);
    counts[deal]++;
  });
  return { sums, counts };
}

const firstDeals = ({ sums, counts }: ClusterSums, deals: number): ClusterSums => ({
  sums: sums.slice(0, deals),
  counts: counts.slice(0, deals),
});

function rateOf(cell: Cell, games: string): Pick<Estimate, 'value' | 'low' | 'high'> {
  if (cell.legs.length > 1) return estimateMean(sumUp(cell, games), true);
  const wins = games.replaceAll('0', '').length;
  return { value: wins / games.length, ...wilson(wins, games.length) };
}

const percent = (share: number): string => (100 * share).toFixed(1);
const signed = (share: number): string => (share < 0 ? '' : '+') + percent(share);
const find = (cells: readonly Cell[], table: string, name: string): Cell =>
  cells.find((cell) => cell.table === table && cell.name === name)!;
const row = (...words: readonly (number | string)[]): string => `| ${words.join(' | ')} |`;
const header = (...words: readonly string[]): string[] => [row(...words), row(...words.map(() => '---'))];

/** A line for each cell and budget, in the order of the cells. */
export function resultTable(results: readonly Result[], cells: readonly Cell[]): string[] {
  const lines = header(
    'table',
    'seekers / hider',
    'playouts',
    'games',
    'seekers win %',
    '95 %',
    'published %',
    'difference',
  );
  for (const cell of cells)
    for (const { table, name, playouts, games } of results) {
      if (table !== cell.table || name !== cell.name) continue;
      const { value, low, high } = rateOf(cell, games);
      const { published } = cell;
      const isAlike = playouts === 0 || playouts === PUBLISHED_PLAYOUTS;
      const difference = isAlike && typeof published === 'number' ? signed(value - published / 100) : '';
      const interval = `${percent(low)} .. ${percent(high)}`;
      lines.push(row(table, name, playouts || '-', games.length, percent(value), interval, published, difference));
    }
  return lines;
}

/** What a change does to the seekers' win rate, over the deals that both cells have played. */
export function comparisonTable(
  results: readonly Result[],
  cells: readonly Cell[],
  comparisons: readonly Comparison[],
): string[] {
  const lines = header('table', 'change', 'playouts', 'deals', 'from %', 'to %', 'difference', '95 %', 'published');
  for (const { table, without, using } of comparisons)
    for (const before of results.filter((r) => r.table === table && r.name === without)) {
      const after = results.find((r) => r.table === table && r.name === using && r.playouts === before.playouts);
      if (after === undefined) continue;
      const [from, to] = [find(cells, table, without), find(cells, table, using)];
      const sums = [sumUp(from, before.games), sumUp(to, after.games)];
      const deals = Math.min(...sums.map((side) => side.sums.length));
      const [a, b] = sums.map((side) => firstDeals(side, deals));
      const { value, low, high } = estimateDifference(b, a, true);
      const [x, y] = [a, b].map((side) => percent(estimateMean(side, true).value));
      const change = `${without} -> ${using}`;
      const interval = `${signed(low)} .. ${signed(high)}`;
      lines.push(row(table, change, before.playouts, deals, x, y, signed(value), interval, published(from, to)));
    }
  return lines;
}

/** Nothing where the paper does not have both, but one cell that both stand for. */
function published(from: Cell, to: Cell): string {
  if (typeof from.published !== 'number' || typeof to.published !== 'number') return '';
  if (from.published === to.published) return '';
  return signed((to.published - from.published) / 100);
}
