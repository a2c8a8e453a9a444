/** Who is better: a rating list from one round robin. */
import { pointText } from '../../report/numbers.js';
import { agentNames, eloText } from '../../runner/rating-text.js';
import type { Ends } from '../../runner/ratings.js';
import type { GroupResults } from '../group-results.js';
import type { Shown } from './figures.js';

export function showRatings(group: GroupResults): Shown {
  const { agents, seats } = group.cells[0].results.summary;
  const order = [...agents].sort((a, b) => b.score - a.score);
  const names = agentNames(order);
  const rows = order.map(({ games, score, interval, elo, eloInterval, roles }, i) => [
    names[i],
    eloText(elo, eloInterval),
    pointText({ value: score, ...bounds(interval) }, true),
    ...roles.map((role) => pointText({ value: role.winRate, ...bounds(role.interval) }, true)),
    String(games),
  ]);
  const points = order.flatMap(({ elo, eloInterval }, i) =>
    elo === null ? [] : [{ label: names[i], series: 'Elo', value: elo, ...bounds(eloInterval) }],
  );
  return {
    table: {
      head: ['agent', 'Elo', 'score', ...seats.map(({ role }) => `wins as ${role}`), 'games'],
      rows,
    },
    chart: { kind: 'bars', x: { label: 'Elo', isShare: false }, labels: names, points },
  };
}

const bounds = ([low, high]: Ends): { low: number; high: number } => ({
  low: low ?? -Infinity,
  high: high ?? Infinity,
});
