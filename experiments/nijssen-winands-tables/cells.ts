/** The published cells (Nijssen & Winands, CIG 2011) and the agents that stand for their players. */

export interface Cell {
  readonly table: string;
  readonly name: string;
  readonly seekers: string;
  readonly hider: string;
  /** The seekers' win rate as published, in percent; a range where only that is known to us. */
  readonly published: number | string;
}

/** The variants of categorization, from the worst to the best. */
const CATEGORIZED = '74.3 .. 77.4';

const search = (playouts: number, parts: string): string => `nijssen-winands(playouts=${playouts},${parts})`;

/** All cells, with searches of so many playouts a decision; the paper has 10,000. */
export function cells(playouts: number): Cell[] {
  // They take Mr X where he must be; see the README.
  const random = 'nw-greedy(epsilon=1)';
  const plain = 'categorization=none,reduction=0,filter=off';
  const basic = search(playouts, `playout=random,doubles=any,${plain}`);
  const blind = search(playouts, `playout=random,doubles=any,limiting=off,${plain}`);
  const greedy = search(playouts, plain);
  const reduced = (r: number): string => search(playouts, `categorization=none,filter=off,reduction=${r}`);
  const categorized = (parts: string): string => search(playouts, `reduction=0,filter=off,${parts}`);
  const both = (r: number): string => search(playouts, `filter=off,reduction=${r}`);
  const filtered = search(playouts, 'categorization=none,reduction=0');
  const cell = (table: string, name: string, seekers: string, hider: string, published: Cell['published']): Cell => ({
    table,
    name,
    seekers,
    hider,
    published,
  });
  return [
    cell('III', 'random / random', random, 'random', 51.4),
    cell('III', 'random / random, no capture', 'random', 'random', 51.4),
    cell('III', 'random / greedy', random, 'nw-greedy', 0.1),
    cell('III', 'random / greedy, no capture', 'random', 'nw-greedy', 0.1),
    cell('III', 'greedy / random', 'nw-greedy', 'random', 100),
    cell('III', 'greedy / greedy', 'nw-greedy', 'nw-greedy', 51.0),
    cell('III', 'greedy / greedy, no doubles', 'nw-greedy', 'nw-greedy(doubles=off)', 51.0),
    cell('III', 'greedy / greedy, doubles like any move', 'nw-greedy', 'nw-greedy(doubles=any)', 51.0),
    cell('III-search', 'Basic without limiting / random', blind, 'random', 90.8),
    cell('III-search', 'Basic without limiting / greedy', blind, 'nw-greedy', 0.1),
    cell('III-search', 'Basic / random', basic, 'random', 100),
    cell('III-search', 'Basic / greedy', basic, 'nw-greedy', 82.4),
    cell('IV', 'Basic / Basic', basic, basic, 47.7),
    cell('IV', 'Basic / Greedy-MCTS', basic, greedy, 33.8),
    cell('IV', 'Greedy-MCTS / Basic', greedy, basic, 84.5),
    cell('IV', 'Greedy-MCTS / Greedy-MCTS', greedy, greedy, 72.3),
    cell('IX', 'general, two-step', categorized('categorization=general,selection=two-step'), greedy, CATEGORIZED),
    cell('IX', 'detailed, one-step', categorized('categorization=detailed'), greedy, CATEGORIZED),
    ...[
      [0.25, 71.7],
      [0.5, 68.2],
      [1, 44.7],
    ].map(([r, published]) => cell('X-B', `r = ${r}`, reduced(r), greedy, published)),
    cell('X-C', 'r = 0', both(0), greedy, 75.3),
    cell('X-C', 'r = 0.25', both(0.25), greedy, 80.6),
    cell('X-C-more', 'r = 1', both(1), greedy, 50.5),
    cell('X-C-more', 'r = 0.125', both(0.125), greedy, 79.3),
    cell('X-C-more', 'r = 0.5', both(0.5), greedy, 74.6),
    cell('filter', 'everything, hider filters', both(0.25), filtered, 66.0),
  ];
}
