/** Who is better: a rating list from one round robin. */
import { pointText } from '../../report/numbers.js';
import type { Ends } from '../../runner/summary.js';
import type { GroupResults } from '../group-results.js';
import type { Shown } from './figures.js';

export function showRatings(group: GroupResults): Shown {
  const { agents, seats } = group.cells[0].results.summary;
  const order = [...agents].sort((a, b) => b.score - a.score);
  const rows = order.map(({ spec, games, score, interval, elo, eloInterval, roles }) => [
    spec,
    elo === null ? (score > 0.5 ? '∞' : '-∞') : eloText(elo, eloInterval),
    pointText({ value: score, ...bounds(interval) }, true),
    ...roles.map((role) => pointText({ value: role.winRate, ...bounds(role.interval) }, true)),
    String(games),
  ]);
  const points = order.flatMap(({ spec, elo, eloInterval }) =>
    elo === null ? [] : [{ label: spec, series: 'Elo', value: elo, ...bounds(eloInterval) }],
  );
  return {
    table: {
      head: ['agent', 'Elo', 'score', ...seats.map(({ role }) => `wins as ${role}`), 'games'],
      rows,
    },
    chart: { kind: 'bars', x: { label: 'Elo', isShare: false }, labels: order.map(({ spec }) => spec), points },
  };
}

const bounds = ([low, high]: Ends): { low: number; high: number } => ({
  low: low ?? -Infinity,
  high: high ?? Infinity,
});

function eloText(elo: number, [low, high]: Ends): string {
  const sign = elo > 0 ? '+' : '';
  return `${sign}${elo.toFixed(0)} [${low?.toFixed(0) ?? '-∞'}, ${high?.toFixed(0) ?? '∞'}]`;
}
