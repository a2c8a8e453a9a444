/** Charts as inline SVG. */
import * as Plot from '@observablehq/plot';
import { drawMap } from './map-chart.js';
import type { BarChart, Chart, HeatChart, HistogramChart, LineChart } from './model.js';
import { valueText } from './numbers.js';
import { draw, HEAT_COLORS, legend, SERIES_COLORS } from './plot.js';

const LABEL_WIDTH = 7;
/** Between the curves of two series at the same step. */
const SERIES_GAP = 6;
/** Between the colors of a heat map, for shares. */
const SHARE_STEPS = [0.2, 0.35, 0.45, 0.55, 0.65, 0.8];

export function drawChart(chart: Chart): string {
  switch (chart.kind) {
    case 'lines':
      return drawLines(chart);
    case 'bars':
      return drawBars(chart);
    case 'heat':
      return drawHeat(chart);
    case 'histogram':
      return drawHistogram(chart);
    case 'map':
      return drawMap(chart);
  }
}

const seriesOf = (points: readonly { readonly series: string }[]): string[] => [
  ...new Set(points.map(({ series }) => series)),
];
const percent = (isShare: boolean): Plot.ScaleOptions => (isShare ? { percent: true } : {});
const axisName = (label: string, isShare: boolean): string => (isShare ? `${label} (%)` : label);
/** A bound that nothing bounds is not drawn. */
const finite = (value: number, instead: number): number => (Number.isFinite(value) ? value : instead);

function drawLines({ x, y, steps, points, reference }: LineChart): string {
  const series = seriesOf(points);
  const data = points
    .filter(({ value }) => Number.isFinite(value))
    .map((p) => ({ ...p, low: finite(p.low, p.value), high: finite(p.high, p.value) }));
  const color = { domain: series, range: SERIES_COLORS };
  const svg = draw({
    height: 340,
    marginBottom: 90,
    marginLeft: 55,
    x: { type: 'point', domain: [...steps], label: x, tickRotate: -25, padding: 0.4 },
    y: { label: axisName(y.label, y.isShare), grid: true, nice: true, ...percent(y.isShare) },
    color,
    marks: [
      ...(reference === undefined ? [] : [Plot.ruleY([reference], { stroke: 'currentColor', strokeDasharray: '4 4' })]),
      ...series.flatMap((name, i) => {
        // Side by side, so that no interval hides another.
        const own = data.filter((point) => point.series === name);
        const dx = (i - (series.length - 1) / 2) * SERIES_GAP;
        return [
          Plot.lineY(own, { x: 'step', y: 'value', stroke: 'series', strokeWidth: 2, dx }),
          Plot.ruleX(own, { x: 'step', y1: 'low', y2: 'high', stroke: 'series', strokeWidth: 1.5, dx }),
          Plot.dot(own, { x: 'step', y: 'value', fill: 'series', r: 3.5, dx }),
        ];
      }),
    ],
  });
  return legend(series, SERIES_COLORS) + svg;
}

function drawBars({ x, labels, points, reference }: BarChart): string {
  const series = seriesOf(points);
  const data = points
    .filter(({ value }) => Number.isFinite(value))
    .map((p) => ({ ...p, low: finite(p.low, p.value), high: finite(p.high, p.value) }));
  const svg = draw({
    height: 75 + labels.length * Math.max(22, 12 * series.length + 10),
    marginBottom: 45,
    marginLeft: marginFor(labels),
    x: { label: axisName(x.label, x.isShare), grid: true, nice: true, ...percent(x.isShare) },
    y: { axis: null, domain: series },
    fy: { domain: [...labels], label: null, padding: 0.25 },
    color: { domain: series, range: SERIES_COLORS },
    marks: [
      Plot.ruleX([reference ?? 0], { stroke: 'currentColor', strokeOpacity: 0.6 }),
      Plot.barX(data, { fy: 'label', y: 'series', x1: reference ?? 0, x2: 'value', fill: 'series', fillOpacity: 0.55 }),
      Plot.ruleY(data, { fy: 'label', y: 'series', x1: 'low', x2: 'high', stroke: 'currentColor', strokeWidth: 1.5 }),
      Plot.dot(data, { fy: 'label', y: 'series', x: 'value', fill: 'series', stroke: 'currentColor', r: 3 }),
      Plot.axisFy({ anchor: 'left', label: null, textAnchor: 'end' }),
    ],
  });
  return legend(series, SERIES_COLORS) + svg;
}

function drawHeat({ x, y, value, columns, rows, cells }: HeatChart): string {
  return draw({
    height: 90 + rows.length * 44,
    marginLeft: marginFor(rows),
    marginBottom: 80,
    x: { label: x, domain: [...columns], tickRotate: -20 },
    y: { label: y, domain: [...rows] },
    color: value.isShare
      ? { type: 'threshold', domain: SHARE_STEPS, range: HEAT_COLORS }
      : { type: 'quantize', range: HEAT_COLORS },
    marks: [
      Plot.cell(cells, { x: 'column', y: 'row', fill: 'value', inset: 1 }),
      Plot.text(cells, {
        x: 'column',
        y: 'row',
        text: (cell: { value: number }) => valueText(cell.value, value.isShare),
        // Light on the two darkest colors.
        fill: (cell: { value: number }) =>
          value.isShare && (cell.value < SHARE_STEPS[0] || cell.value >= SHARE_STEPS[5]) ? 'white' : '#10151c',
      }),
    ],
  });
}

function drawHistogram({ x, bars }: HistogramChart): string {
  const series = seriesOf(bars);
  return draw({
    height: 60 + 110 * series.length,
    marginRight: marginFor(series),
    x: { label: x, nice: true },
    y: { label: 'games (%)', grid: true, percent: true, ticks: 3 },
    fy: { domain: series, label: null, padding: 0.2 },
    marks: [
      Plot.rectY(bars, { x1: 'from', x2: 'to', y: 'share', fy: 'series', fill: SERIES_COLORS[0], inset: 0.5 }),
      Plot.ruleY([0]),
    ],
  });
}

const marginFor = (labels: readonly string[]): number =>
  Math.min(260, 24 + LABEL_WIDTH * Math.max(0, ...labels.map((label) => label.length)));
