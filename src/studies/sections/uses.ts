/** What is used, how often, when, and how its users fare; on a map where the keys are stations. */
import { UsageError } from '../../core/usage-error.js';
import type { KeyUse } from '../../metrics/uses.js';
import type { Point } from '../../report/model.js';
import { pointText } from '../../report/numbers.js';
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

type Aspect = Exclude<keyof KeyUse, 'key'>;

const NOTHING: Point = { value: NaN, low: NaN, high: NaN };

export function showUses(section: Extract<StudySection, { kind: 'uses' }>, group: GroupResults): Shown {
  return usesOf(section, keysByAgent(group, section.category, section.variant ?? group.variants[0]));
}

/** How each aspect of a use is called; the rest are shares. */
const ASPECTS: Readonly<Record<Aspect, string>> = {
  more: 'score of who used it more',
  score: 'score of who used it',
  share: 'share of uses',
  games: 'in games',
  round: 'first used',
};

/** Uses of a category by each of some players, weakest first: a column for each aspect and player; the first is drawn. */
export function usesOf(
  section: Pick<Extract<StudySection, { kind: 'uses' }>, 'category' | 'show' | 'reference'>,
  byAgent: ReadonlyMap<string, readonly KeyUse[]>,
): Shown {
  const { category, show, reference } = section;
  const agents = [...byAgent.keys()];
  const isShare = (aspect: Aspect): boolean => aspect !== 'round';
  const pointOf = (aspect: Aspect, agent: string, key: string): Point => {
    const use = byAgent.get(agent)?.find((own) => own.key === key);
    return use === undefined ? NOTHING : estimateMean(use[aspect], isShare(aspect));
  };
  const labels = keyNames(byAgent);
  const columns = show.flatMap((aspect) => agents.map((agent) => ({ aspect, agent })));
  const rows = labels.map((key) => [
    key,
    ...columns.map(({ aspect, agent }) => pointText(pointOf(aspect, agent, key), isShare(aspect))),
  ]);
  const [drawn] = show;
  return {
    table: { head: [category, ...columns.map(({ aspect, agent }) => `${ASPECTS[aspect]}, ${agent}`)], rows },
    chart: {
      kind: 'bars',
      x: { label: ASPECTS[drawn], isShare: isShare(drawn) },
      labels,
      points: labels.flatMap((label) => agents.map((series) => ({ label, series, ...pointOf(drawn, series, label) }))),
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
