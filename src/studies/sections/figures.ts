/** Sections about one figure or several: curves, bars, effects, skill surfaces, tables. */
import type { Chart, Point, Section } from '../../report/model.js';
import { differenceText, pointText } from '../../report/numbers.js';
import { estimateDifference, estimateMean } from '../../stats/clusters.js';
import type { CellResults } from '../cell-results.js';
import type { GroupResults } from '../group-results.js';
import type { StudySection } from '../study-file.js';

export type Shown = Pick<Section, 'table'> & { readonly chart?: Chart };
type SectionOf<Kind> = Extract<StudySection, { kind: Kind }>;

const isShareOf = (group: GroupResults, figure: string): boolean =>
  group.cells[0].results.figure(figure).measure.isShare;

function estimate(results: CellResults, figure: string, first?: 0 | 1): Point {
  return estimateMean(results.sums(figure, first), results.figure(figure).measure.isShare);
}

/** Rows are agents of growing strength, columns are variants. */
export function showCurve({ figure, reference }: SectionOf<'curve'>, group: GroupResults): Shown {
  const isShare = isShareOf(group, figure);
  const { agents, variants } = group;
  const points = agents.flatMap((step) =>
    variants.map((series) => ({ step, series, ...estimate(group.self(series, step), figure) })),
  );
  const rows = agents.map((agent) => [
    agent,
    ...points.filter(({ step }) => step === agent).map((point) => pointText(point, isShare)),
  ]);
  return {
    table: { head: ['agent', ...columnNames(variants, figure)], rows },
    chart: {
      kind: 'lines',
      x: 'agent',
      y: { label: figure, isShare },
      steps: agents,
      points,
      ...(reference !== undefined && { reference }),
    },
  };
}

/** Rows are variants, columns are agents. */
export function showBars({ figure, reference }: SectionOf<'bars'>, group: GroupResults): Shown {
  const isShare = isShareOf(group, figure);
  const points = cross(group, group.variants, (results) => estimate(results, figure));
  return {
    table: variantTable(group, group.variants, points, (point) => pointText(point, isShare)),
    chart: {
      kind: 'bars',
      x: { label: figure, isShare },
      labels: group.variants,
      points,
      ...(reference !== undefined && { reference }),
    },
  };
}

/** By how much each variant moves the figure away from the first one, on the same luck. */
export function showEffects({ figure }: SectionOf<'effects'>, group: GroupResults): Shown {
  const isShare = isShareOf(group, figure);
  const [base, ...others] = group.variants;
  const points = cross(group, others, (results, agent) =>
    estimateDifference(results.sums(figure), group.self(base, agent).sums(figure), isShare),
  );
  return {
    table: variantTable(group, others, points, (point) => differenceText(point, isShare)),
    chart: { kind: 'bars', x: { label: `change of ${figure}`, isShare }, labels: others, points, reference: 0 },
  };
}

type VariantPoint = Point & { readonly label: string; readonly series: string };

/** A point for each of these variants and each agent. */
function cross(
  group: GroupResults,
  variants: readonly string[],
  pointOf: (results: CellResults, agent: string) => Point,
): VariantPoint[] {
  return variants.flatMap((label) =>
    group.agents.map((series) => ({ label, series, ...pointOf(group.self(label, series), series) })),
  );
}

function variantTable(
  group: GroupResults,
  variants: readonly string[],
  points: readonly VariantPoint[],
  text: (point: Point) => string,
): Section['table'] {
  const rows = variants.map((variant) => [variant, ...points.filter(({ label }) => label === variant).map(text)]);
  return { head: ['variant', ...group.agents], rows };
}

/** Everybody against everybody: the figure by who has the first part and who the second. */
export function showSurface({ figure }: SectionOf<'surface'>, group: GroupResults): Shown {
  const isShare = isShareOf(group, figure);
  const { agents } = group;
  const [variant] = group.variants;
  const [first, second] = [...new Set(group.cells[0].results.settings.roles)];
  const points = agents.flatMap((row, r) =>
    agents.map((column, c) => {
      const results = group.find(variant, agents[Math.min(r, c)], agents[Math.max(r, c)]);
      return { row, column, ...estimate(results, figure, r === c ? undefined : c < r ? 0 : 1) };
    }),
  );
  const rows = agents.map((agent) => [
    agent,
    ...points.filter(({ row }) => row === agent).map((point) => pointText(point, isShare)),
  ]);
  return {
    table: { head: [`${second}, against ${first} by`, ...agents], rows },
    chart: {
      kind: 'heat',
      x: `${first} played by`,
      y: `${second} played by`,
      value: { label: figure, isShare },
      columns: agents,
      rows: agents,
      cells: points,
    },
  };
}

/** Several figures of every cell. */
export function showFigures({ figures }: SectionOf<'figures'>, group: GroupResults): Shown {
  const rows = group.cells.map(({ cell, results }) => [
    group.nameOf(cell),
    ...figures.map((figure) => pointText(estimate(results, figure), results.figure(figure).measure.isShare)),
  ]);
  return { table: { head: ['played by', ...figures], rows } };
}

const columnNames = (variants: readonly string[], figure: string): readonly string[] =>
  variants.length === 1 ? [figure] : variants;
