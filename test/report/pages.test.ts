import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { drawChart } from '../../src/report/charts.js';
import { toHtml } from '../../src/report/html.js';
import { readTables, toMarkdown } from '../../src/report/markdown.js';
import type { Chart, Report } from '../../src/report/model.js';
import { anchorOf } from '../../src/report/model.js';
import { differenceText, pointText, valueText } from '../../src/report/numbers.js';

const point = { value: 0.4, low: 0.3, high: 0.5 };
const CHARTS: readonly Chart[] = [
  {
    kind: 'lines',
    x: 'agent',
    y: { label: 'score', isShare: true },
    steps: ['random', 'greedy'],
    points: [
      { step: 'random', series: 'a', ...point },
      { step: 'greedy', series: 'a', ...point, low: -Infinity, high: Infinity },
      { step: 'greedy', series: 'b', value: NaN, low: NaN, high: NaN },
    ],
    reference: 0.5,
  },
  {
    kind: 'bars',
    x: { label: 'change', isShare: false },
    labels: ['one', 'two'],
    points: [
      { label: 'one', series: 'a', ...point },
      { label: 'two', series: 'a', value: -3, low: -4, high: -2 },
    ],
  },
  {
    kind: 'heat',
    x: 'hider',
    y: 'seekers',
    value: { label: 'score', isShare: true },
    columns: ['a', 'b'],
    rows: ['a', 'b'],
    cells: ['a', 'b'].flatMap((row, r) => ['a', 'b'].map((column, c) => ({ row, column, value: (r + c) / 2 }))),
  },
  { kind: 'histogram', x: 'plies', bars: [3, 4, 5].map((from) => ({ series: 'a', from, to: from + 1, share: 1 / 3 })) },
  {
    kind: 'map',
    value: { label: 'score', isShare: true },
    places: [
      { name: '1', x: 0, y: 0, value: 0.2 },
      { name: '2', x: 10, y: 5, value: 0.8 },
      { name: '3', x: 5, y: 9 },
    ],
    lines: [
      [1, 2],
      [2, 3],
    ],
  },
];

const report: Report = {
  title: 'Who wins <at dice>?',
  intro: ['Play `dice`.'],
  sections: CHARTS.map((chart) => ({
    title: `By ${chart.kind}`,
    text: [],
    source: '10 games, seed 1',
    chart,
    table: {
      head: ['agent', 'score'],
      rows: [
        ['a|b', '40.0 % [30.0, 50.0]'],
        ['c', '–'],
      ],
    },
  })),
  sources: { head: ['file'], rows: [['x.db']] },
  command: 'npx irregulars report x.db',
};

test.each(CHARTS)('a chart of kind $kind is drawn, without a number that is none', (chart) => {
  const svg = drawChart(chart);
  expect(svg).toContain('<svg');
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  expect(svg.match(/<(path|rect|circle)/g)?.length).toBeGreaterThan(1);
});

test('a page holds everything in itself, and every section has its chart, its table and its source', () => {
  const html = toHtml(report);
  const { document } = parseHTML(html);
  expect(document.querySelector('h1')?.textContent).toBe(report.title);
  for (const { title, source, chart } of report.sections) {
    const section = document.getElementById(anchorOf(title))?.parentElement;
    expect(section?.querySelector('figure')?.getAttribute('data-chart')).toBe(chart?.kind);
    expect(section?.querySelectorAll('tbody tr').length).toBe(2);
    expect(section?.querySelector('.source')?.textContent).toBe(source);
  }
  expect(html).not.toMatch(/(src|href)="(?!#|data:)/);
  expect(html).not.toContain('@import');
  expect(html).toBe(toHtml(report));
});

test('the Markdown twin has the same tables, and they can be read back', () => {
  const tables = readTables(toMarkdown(report));
  for (const { title, table } of report.sections) expect(tables.get(anchorOf(title))).toEqual(table);
  expect(tables.get('sources')).toEqual(report.sources);
});

test('anchors are those that Markdown pages give to headings', () => {
  expect(anchorOf("Score of first, by agent: Holmes' case")).toBe('score-of-first-by-agent-holmes-case');
});

test('numbers are written with their intervals, and what is unknown with a dash', () => {
  expect(pointText(point, true)).toBe('40.0 % [30.0, 50.0]');
  expect(pointText({ value: 123.4, low: -Infinity, high: 5 }, false)).toBe('123');
  expect(differenceText({ value: 0.01, low: -0.02, high: 0.04 }, true)).toBe('+1.0 pp [-2.0, 4.0]');
  expect(differenceText({ value: -0.001, low: -0.002, high: 0 }, false)).toBe('0.00 [0.00, 0.00]');
  expect(pointText({ value: 0.04, low: -0.0001, high: 0.08 }, true)).toBe('4.0 % [0.0, 8.0]');
  expect(valueText(NaN, true)).toBe('–');
});
