/** A report about one results file, whatever was played. */
import type { Report, Section } from '../report/model.js';
import { pointText } from '../report/numbers.js';
import { agentNames } from '../runner/rating-text.js';
import type { Ends } from '../runner/ratings.js';
import { estimateMean } from '../stats/clusters.js';
import type { Cell } from './cells.js';
import { AS_PRINTED } from './cells.js';
import { CellResults } from './cell-results.js';
import { GroupResults } from './group-results.js';
import { showDistribution } from './sections/distribution.js';
import { showRatings } from './sections/ratings.js';
import { usesOf } from './sections/uses.js';
import { sourceOf, sourcesOf } from './study-report.js';

export function runReport(path: string, command: string): Report {
  const results = new CellResults(path);
  const { settings, summary } = results;
  const agents = agentNames(settings.agents);
  const cell: Cell = {
    group: 'run',
    variant: AS_PRINTED,
    agents,
    settings: { game: settings.game, agents },
    measured: settings.pairs,
    file: path,
  };
  const group = new GroupResults([{ cell, results }]);
  const source = sourceOf(group, command);
  const section = (title: string, text: string, shown: Pick<Section, 'table' | 'chart'>): Section => ({
    title,
    text: text === '' ? [] : [text],
    source,
    ...shown,
  });
  return {
    title: `${settings.game}: ${agents.join(', ')}`,
    intro: [],
    sections: [
      section('Ratings', 'Elo by Bradley and Terry, the mean of all agents being 0.', showRatings(group)),
      section('Roles', 'Wins of each part, whoever played it.', rolesOf(results)),
      ...(summary.pairings.length > 1
        ? [section('Pairings', 'Scores of the first of each two.', pairingsOf(results, agents))]
        : []),
      section('Figures', 'Means over all games.', figuresOf(results)),
      section(
        'Length',
        '',
        showDistribution({ kind: 'distribution', title: '', text: '', group: '', figure: 'plies' }, group),
      ),
      ...usesSections(results, section),
    ],
    sources: sourcesOf(group.cells),
    command,
  };
}

type MakeSection = (title: string, text: string, shown: Pick<Section, 'table' | 'chart'>) => Section;

function usesSections(results: CellResults, section: MakeSection): Section[] {
  if (!results.hasMoves) return [];
  const { uses } = results.measurements;
  return uses
    .categories()
    .map((category) =>
      section(
        `Use of ${category}`,
        '',
        usesOf({ category, show: ['share', 'games', 'score', 'round'] }, new Map([['all', uses.keysOf(category)]])),
      ),
    );
}

function rolesOf({ summary }: CellResults): Pick<Section, 'table'> {
  const rows = summary.seats.map(({ role, games, wins, draws, losses, winRate, interval }) => [
    role,
    shareText(winRate, interval),
    ...[wins, draws, losses, games].map(String),
  ]);
  return { table: { head: ['role', 'wins', 'won', 'drawn', 'lost', 'games'], rows } };
}

function pairingsOf({ summary }: CellResults, agents: readonly string[]): Pick<Section, 'table'> {
  const rows = summary.pairings.map(({ agents: [a, b], pairs, score, interval, p }) => [
    `${agents[a]} against ${agents[b]}`,
    shareText(score, interval),
    pairs.join(' '),
    p < 0.0001 ? '< 0.0001' : p.toFixed(4),
  ]);
  return { table: { head: ['agents', 'score of the first', 'pairs by points 0 ½ 1 1½ 2', 'p (Holm)'], rows } };
}

const shareText = (value: number, [low, high]: Ends): string =>
  pointText({ value, low: low ?? 0, high: high ?? 1 }, true);

function figuresOf(results: CellResults): Pick<Section, 'table'> {
  const rows = results.figures().flatMap((name) => {
    const { measure } = results.figure(name);
    const estimate = estimateMean(results.sums(name), measure.isShare);
    return estimate.count === 0 ? [] : [[name, pointText(estimate, measure.isShare), measure.help]];
  });
  return { table: { head: ['figure', 'mean', 'what it is'], rows } };
}
