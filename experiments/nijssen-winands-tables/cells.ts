/** The published cells (Nijssen & Winands, CIG 2011) and the agents that stand for their players. */
import type { GameName, Players } from './games.js';

export interface Cell extends Players {
  readonly table: string;
  /** Seekers / hider, or what is special about them. */
  readonly name: string;
  /** The seekers' win rate as published, in percent; a range where we know no more, nothing where they did not play it. */
  readonly published: number | string;
  /** The games of these legs are played of each deal. */
  readonly legs: readonly number[];
}

/** A change of one thing, between two cells of a table. */
export interface Comparison {
  readonly table: string;
  readonly without: string;
  readonly using: string;
}

/** The first `count` games of a cell. */
export function gamesOf({ legs }: Cell, count: number): GameName[] {
  return Array.from({ length: count }, (_, i) => ({ pair: Math.floor(i / legs.length), leg: legs[i % legs.length] }));
}

/** What the paper's searches have for a decision. */
export const PUBLISHED_PLAYOUTS = 10_000;

/** All cells, with searches of so many playouts a decision. */
export function cells(playouts: number): Cell[] {
  const search = (parts: string): string => `nijssen-winands(playouts=${playouts},${parts})`;
  // They take Mr X where he must be; see the README.
  const random = 'nw-greedy(epsilon=1)';
  const bare = 'reduction=0,filter=off';
  const plain = `categorization=none,${bare}`;
  const dice = 'playout=random,doubles=any';
  const basic = search(`${dice},${plain}`);
  const blind = search(`${dice},limiting=off,${plain}`);
  const greedy = search(plain);
  const saving = search(`${dice},tree-doubles=rescue,${plain}`);
  const reduced = (r: number): string => search(`filter=off,reduction=${r}`);
  const filtering = search('categorization=none,reduction=0');
  const cell = (
    table: string,
    name: string,
    seekers: string,
    hider: string,
    published: number | string,
    legs = [0],
  ): Cell => ({ table, name, seekers, hider, published, legs });
  return [
    cell('III', 'random / random', random, 'random', 51.4),
    cell('III', 'random / random, no capture', 'random', 'random', 51.4),
    cell('III', 'random / one-ply', random, 'nw-greedy', 0.1),
    cell('III', 'random / one-ply, no capture', 'random', 'nw-greedy', 0.1),
    cell('III', 'one-ply / random', 'nw-greedy', 'random', 100),
    cell('III', 'one-ply / one-ply', 'nw-greedy', 'nw-greedy', 51.0),
    cell('III', 'one-ply / one-ply, no doubles', 'nw-greedy', 'nw-greedy(doubles=off)', 51.0),
    cell('III', 'one-ply / one-ply, doubles like any move', 'nw-greedy', 'nw-greedy(doubles=any)', 51.0),
    cell('III', 'one-ply / one-ply, hider filters', 'nw-greedy', 'nw-greedy(filter=on)', ''),
    cell('III-search', 'Basic / one-ply', basic, 'nw-greedy', 82.4),
    cell('III-search', 'Basic / random', basic, 'random', 100),
    cell('III-blind', 'Basic without limiting / random', blind, 'random', 90.8),
    cell('III-blind', 'Basic without limiting / one-ply', blind, 'nw-greedy', 0.1),
    // Both legs, or the second, where the tournament runner had begun them so.
    cell('IV', 'Basic / Basic', basic, basic, 47.7, [0, 1]),
    cell('IV', 'Basic / Basic saving doubles', basic, saving, 47.7),
    cell('IV-greedy', 'Basic / Greedy-MCTS', basic, greedy, 33.8),
    cell('IV-greedy', 'Greedy-MCTS / Basic', greedy, basic, 84.5, [1]),
    cell('IV-greedy', 'Greedy-MCTS / Basic saving doubles', greedy, saving, 84.5, [1]),
    cell('IV-greedy', 'Greedy-MCTS / Greedy-MCTS', greedy, greedy, 72.3, [0, 1]),
    cell('IV-greedy', 'Greedy-MCTS / Greedy-MCTS saving doubles', greedy, search(`tree-doubles=rescue,${plain}`), 72.3),
    cell('VI', 'no categories', basic, basic, 47.7),
    cell('VI', 'general', search(`${dice},${bare}`), basic, '51.5 .. 54.1'),
    cell('VI', 'detailed', search(`${dice},categorization=detailed,${bare}`), basic, 54.1),
    cell('X-C', 'r = 0', reduced(0), greedy, 75.3),
    cell('X-C', 'r = 0.125', reduced(0.125), greedy, 79.3),
    cell('X-C', 'r = 0.25', reduced(0.25), greedy, 80.6),
    cell('X-C', 'r = 0.375', reduced(0.375), greedy, 78.6),
    cell('X-C', 'r = 0.5', reduced(0.5), greedy, 74.6),
    cell('X-C', 'r = 1', reduced(1), greedy, 50.5),
    cell('X-C', 'r = 0.25, no categories', search('categorization=none,filter=off,reduction=0.25'), greedy, 71.7),
    cell('X-C', 'r = 0.25, hider filters', reduced(0.25), filtering, 66.0),
    // Not in the paper: cheap seekers, so that there can be games enough to see a small effect.
    cell('filter', 'one-ply / Greedy-MCTS', 'nw-greedy', greedy, ''),
    cell('filter', 'one-ply / Greedy-MCTS, hider filters', 'nw-greedy', filtering, ''),
  ];
}

export const COMPARISONS: readonly Comparison[] = [
  { table: 'IV', without: 'Basic / Basic', using: 'Basic / Basic saving doubles' },
  ...['Greedy-MCTS / Basic', 'Greedy-MCTS / Greedy-MCTS'].map((without) => ({
    table: 'IV-greedy',
    without,
    using: `${without} saving doubles`,
  })),
  { table: 'VI', without: 'no categories', using: 'general' },
  { table: 'VI', without: 'no categories', using: 'detailed' },
  { table: 'X-C', without: 'r = 0.25, no categories', using: 'r = 0.25' },
  ...['r = 0.125', 'r = 0.25', 'r = 0.375', 'r = 0.5', 'r = 1'].map((using) => ({
    table: 'X-C',
    without: 'r = 0',
    using,
  })),
  ...['r = 0.125', 'r = 0.375', 'r = 0.5', 'r = 1'].map((using) => ({ table: 'X-C', without: 'r = 0.25', using })),
  { table: 'X-C', without: 'r = 0.25', using: 'r = 0.25, hider filters' },
  { table: 'III', without: 'one-ply / one-ply', using: 'one-ply / one-ply, hider filters' },
  { table: 'filter', without: 'one-ply / Greedy-MCTS', using: 'one-ply / Greedy-MCTS, hider filters' },
];
