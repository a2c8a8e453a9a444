/** How the values of a figure are spread over the games. */
import type { HistogramChart } from '../../report/model.js';
import { valueText } from '../../report/numbers.js';
import type { GroupResults } from '../group-results.js';
import type { StudySection } from '../study-file.js';
import type { Shown } from './figures.js';

const BINS = 30;
const QUANTILES = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1];
const NAMES = ['least', '10 %', '25 %', 'median', '75 %', '90 %', 'most'];

export function showDistribution(
  { figure }: Extract<StudySection, { kind: 'distribution' }>,
  group: GroupResults,
): Shown {
  const spreads = group.cells.map(({ cell, results }) => ({
    series: group.nameOf(cell),
    values: results
      .figure(figure)
      .values.filter((value) => !Number.isNaN(value))
      .sort(),
  }));
  const { isShare } = group.cells[0].results.figure(figure).measure;
  const rows = spreads.map(({ series, values }) => [
    series,
    ...QUANTILES.map((q) => valueText(values[Math.round(q * (values.length - 1))], isShare)),
  ]);
  return { table: { head: ['played by', ...NAMES], rows }, chart: histogram(figure, spreads) };
}

interface Spread {
  readonly series: string;
  /** In ascending order. */
  readonly values: Float64Array;
}

function histogram(figure: string, spreads: readonly Spread[]): HistogramChart {
  const low = Math.min(...spreads.map(({ values }) => values[0]));
  const high = Math.max(...spreads.map(({ values }) => values[values.length - 1]));
  // Whole numbers get bars of whole numbers.
  const isWhole = spreads.every(({ values }) => values.every((value) => Number.isInteger(value)));
  const width = isWhole ? Math.max(1, Math.ceil((high - low + 1) / BINS)) : (high - low) / BINS || 1;
  const start = isWhole ? low - 0.5 : low;
  const bars = spreads.flatMap(({ series, values }) => {
    const counts = new Float64Array(Math.floor((high - start) / width) + 1);
    for (const value of values) counts[Math.floor((value - start) / width)]++;
    return [...counts].map((count, bin) => ({
      series,
      from: start + bin * width,
      to: start + (bin + 1) * width,
      share: count / values.length,
    }));
  });
  return { kind: 'histogram', x: figure, bars };
}
