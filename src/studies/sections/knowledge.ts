/** How much a role is in doubt about, round by round. */
import { UsageError } from '../../core/usage-error.js';
import { valueText } from '../../report/numbers.js';
import type { GroupResults } from '../group-results.js';
import type { StudySection } from '../study-file.js';
import type { Shown } from './figures.js';

export function showDoubt({ role }: Extract<StudySection, { kind: 'doubt' }>, group: GroupResults): Shown {
  const name = group.cells[0].results.measurements.roundName ?? 'round';
  const points = group.cells.flatMap(({ cell, results }) => {
    const rounds = results.measurements.doubt.get(role);
    if (rounds === undefined) throw new UsageError(`${role}: nothing is known of what this role is in doubt about`);
    return rounds.flatMap((bits, round) =>
      bits.count === 0 ? [] : [{ step: String(round), series: group.nameOf(cell), value: bits.mean }],
    );
  });
  const steps = [...new Set(points.map(({ step }) => step))].sort((a, b) => Number(a) - Number(b));
  const series = [...new Set(points.map((point) => point.series))];
  const rows = steps.map((step) => [
    step,
    ...series.map((own) =>
      valueText(points.find((point) => point.step === step && point.series === own)?.value ?? NaN, false),
    ),
  ]);
  return {
    table: { head: [name, ...series], rows },
    // Decisions of one game are not independent, so the mean stands alone.
    chart: {
      kind: 'lines',
      x: name,
      y: { label: `bits of doubt of ${role}`, isShare: false },
      steps,
      points: points.map((point) => ({ ...point, low: NaN, high: NaN })),
    },
  };
}
