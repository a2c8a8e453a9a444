/** A few choices of options that between them show every pair of values together. */
import type { EditionName } from './editions.js';
import { EDITIONS } from './editions.js';
import type { HolmesOptions } from './options.js';
import { optionFields, SWITCHES_OF } from './options.js';

type Row = Readonly<Record<string, string | boolean>>;

/**
 * Size and `mandatory` as one. In the full size with powers declined at random, games come to less than half of maxPlies
 * under some options (0.48 with the reserve of the box moriarty), which the suite would take for a loose bound; so free
 * use is covered in small games, where cards also run out. The pairs left out are those of the defaults and the last row.
 */
const SIZES: Readonly<Record<string, Row>> = {
  full: { size: 'full', mandatory: true },
  small: { size: 'small', mandatory: false },
};
const SMALL_MANDATORY: Row = { size: 'small', mandatory: true };

/** The options of one box, each with its values, the default first. */
function factorsOf(edition: EditionName): [string, readonly (string | boolean)[]][] {
  const standard = optionFields.parse({ edition });
  const events: readonly HolmesOptions['events'][] = ['none', 'raid', 'gala', 'random', 'both'];
  const switches = ['reserve', 'looseJokerAnySet', 'jokerKeepsType', ...SWITCHES_OF[edition]] as const;
  return [
    ['events', events],
    ['sizes', Object.keys(SIZES)],
    ['start', ['open', 'secret']],
    ['irene', [standard.irene, !standard.irene]],
    ...switches.map((name): [string, boolean[]] => [name, [standard[name], !standard[name]]]),
  ];
}

/**
 * Greedy and without luck: each row starts from a pair that is still missing and sets the other options, one by one, to
 * the value that adds most missing pairs.
 */
function coveringRows(factors: readonly [string, readonly (string | boolean)[]][]): Row[] {
  const missing = new Set<string>();
  const pair = (a: number, x: unknown, b: number, y: unknown): string =>
    a < b ? `${a}=${String(x)} ${b}=${String(y)}` : `${b}=${String(y)} ${a}=${String(x)}`;
  for (let b = 0; b < factors.length; b++)
    for (let a = 0; a < b; a++)
      for (const x of factors[a][1]) for (const y of factors[b][1]) missing.add(pair(a, x, b, y));
  const rows: Row[] = [];
  while (missing.size > 0) {
    const row: (string | boolean | undefined)[] = factors.map(() => undefined);
    const gain = (a: number, x: string | boolean): number =>
      row.reduce<number>(
        (sum, y, b) => (y !== undefined && b !== a && missing.has(pair(a, x, b, y)) ? sum + 1 : sum),
        0,
      );
    for (const seed of [...missing][0].split(' ')) {
      const [a, text] = seed.split('=');
      row[Number(a)] = factors[Number(a)][1].find((x) => String(x) === text)!;
    }
    factors.forEach(([, values], a) => {
      row[a] ??= values.reduce((best, x) => (gain(a, x) > gain(a, best) ? x : best));
    });
    for (let b = 0; b < row.length; b++) for (let a = 0; a < b; a++) missing.delete(pair(a, row[a], b, row[b]));
    rows.push(Object.fromEntries(factors.map(([name], a) => [name, row[a]!])));
  }
  return rows;
}

/** Together with the defaults of either box: every pair of values of any two options that go together. */
export const HOLMES_COVERING: readonly Readonly<Record<string, unknown>>[] = (
  Object.keys(EDITIONS) as EditionName[]
).flatMap((edition) => [
  ...coveringRows(factorsOf(edition)).map(({ sizes, ...row }) => ({ edition, ...SIZES[String(sizes)], ...row })),
  { edition, ...SMALL_MANDATORY },
]);
