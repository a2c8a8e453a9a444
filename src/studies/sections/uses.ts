/** What is used, how often, when, and how its users fare; on a map where the keys are stations. */
import { UsageError } from '../../core/usage-error.js';
import type { KeyUse } from '../../metrics/uses.js';
import type { Point } from '../../report/model.js';
import { pointText, valueText } from '../../report/numbers.js';
import { estimateMean } from '../../stats/clusters.js';
import { LONDON_PLACES, LONDON_STREETS } from '../london-map.js';
import type { GroupResults } from '../group-results.js';
import type { StudySection } from '../study-file.js';
import type { Shown } from './figures.js';

/** Keys of the category for each agent, of one variant. */
function keysByAgent(group: GroupResults, category: string, variant: string): Map<string, readonly KeyUse[]> {
  return new Map(
    group.agents.map((agent) => {
      const { uses } = group.self(variant, agent).measurements;
      const keys = uses.keysOf(category);
      if (keys.length === 0)
        throw new UsageError(`no use of '${category}'; it is one of ${uses.categories().join(', ')}`);
      return [agent, keys];
    }),
  );
}

const keyNames = (byAgent: ReadonlyMap<string, readonly KeyUse[]>): string[] =>
  [...new Set([...byAgent.values()].flatMap((keys) => keys.map(({ key }) => key)))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );

const NOTHING: Point = { value: NaN, low: NaN, high: NaN };

export function showUses(section: Extract<StudySection, { kind: 'uses' }>, group: GroupResults): Shown {
  return usesOf(section, keysByAgent(group, section.category, section.variant ?? group.variants[0]));
}

/** Uses of a category by each of some players, weakest first. */
export function usesOf(
  section: Pick<Extract<StudySection, { kind: 'uses' }>, 'category' | 'score' | 'reference'>,
  byAgent: ReadonlyMap<string, readonly KeyUse[]>,
): Shown {
  const { category, score, reference } = section;
  const agents = [...byAgent.keys()];
  const strongest = agents[agents.length - 1];
  const find = (agent: string, key: string): KeyUse | undefined => byAgent.get(agent)?.find((use) => use.key === key);
  const mean = (sums: KeyUse['share'] | undefined, isShare = true): Point =>
    sums === undefined ? NOTHING : estimateMean(sums, isShare);
  const labels = keyNames(byAgent);
  const points = labels.flatMap((label) =>
    agents.map((series) => ({ label, series, ...mean(find(series, label)?.[score]) })),
  );
  const rows = labels.map((key) => {
    const own = find(strongest, key);
    return [
      key,
      ...agents.map((agent) => valueText(mean(find(agent, key)?.share).value, true)),
      valueText(mean(own?.games).value, true),
      valueText(mean(own?.round, false).value, false),
      ...points.filter(({ label }) => label === key).map((point) => pointText(point, true)),
    ];
  });
  const scoreName = score === 'more' ? 'score of who used it more' : 'score of who used it';
  return {
    table: {
      head: [
        category,
        ...agents.map((agent) => `share of uses, ${agent}`),
        `in games of ${strongest}`,
        `first used, ${strongest}`,
        ...agents.map((agent) => `${scoreName}, ${agent}`),
      ],
      rows,
    },
    chart: {
      kind: 'bars',
      x: { label: scoreName, isShare: true },
      labels,
      points,
      ...(reference !== undefined && { reference }),
    },
  };
}

export function showMap({ category }: Extract<StudySection, { kind: 'map' }>, group: GroupResults): Shown {
  const byAgent = keysByAgent(group, category, group.variants[0]);
  const strongest = group.agents[group.agents.length - 1];
  const scores = new Map(
    group.agents.map((agent) => [
      agent,
      new Map((byAgent.get(agent) ?? []).map(({ key, score }) => [key, estimateMean(score, true)])),
    ]),
  );
  const rows = keyNames(byAgent).map((key) => [
    key,
    ...group.agents.map((agent) => pointText(scores.get(agent)?.get(key) ?? NOTHING, true)),
  ]);
  const shown = scores.get(strongest);
  return {
    table: { head: [category, ...group.agents], rows },
    chart: {
      kind: 'map',
      value: { label: `score, ${strongest}`, isShare: true },
      places: LONDON_PLACES.map(([name, x, y]) => {
        const value = shown?.get(String(name))?.value;
        return { name: String(name), x, y, ...(value !== undefined && { value }) };
      }),
      lines: LONDON_STREETS,
    },
  };
}
