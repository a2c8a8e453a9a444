/** Every player count with every variant, in pairs: a game of each, with all promises checked on the way. */
import { expect, test } from 'vitest';
import { checked } from '../../../src/core/checked.js';
import { MoveSampler } from '../../../src/core/chance.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import type { Game, State } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { ghostLetters } from '../../../src/games/ghost-letters/family.js';
import { createTable } from './table.js';

const FACTORS: Readonly<Record<string, readonly unknown[]>> = {
  players: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  mode: ['competitive', 'cooperative'],
  blackmailer: [false, true],
  discard: [false, true],
  characters: [false, true],
  hints: [false, true],
  radio: ['random', 'bid'],
  accomplices: ['team', 'literal'],
  interjections: [0, 1, 2],
  witness: [true, false],
  talk: [0, 1, 2],
};

type Row = Record<string, unknown>;
const isLegal = (row: Row): boolean => ghostLetters.schema.safeParse(row).success;
const pairsOf = (row: Row): string[] =>
  Object.keys(row).flatMap((a, i) =>
    Object.keys(row)
      .slice(i + 1)
      .map((b) => `${a}=${String(row[a])} ${b}=${String(row[b])}`),
  );

function allRows(): Row[] {
  let rows: Row[] = [{}];
  for (const [name, values] of Object.entries(FACTORS))
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  return rows.filter(isLegal);
}

/** Greedily: always the row that adds most pairs that no row before it has. */
function cover(): { rows: Row[]; pairs: number } {
  const all = allRows().map((row) => ({ row, pairs: pairsOf(row) }));
  const open = new Set(all.flatMap(({ pairs }) => pairs));
  const pairs = open.size;
  const rows: Row[] = [];
  while (open.size > 0) {
    let best = all[0];
    let gain = 0;
    for (const each of all) {
      const n = each.pairs.filter((pair) => open.has(pair)).length;
      if (n > gain) [best, gain] = [each, n];
    }
    rows.push(best.row);
    for (const pair of best.pairs) open.delete(pair);
  }
  return { rows, pairs };
}

const { rows, pairs } = cover();
const SOURCES = ['vectors', 'tags', 'synthetic', 'none'];

test('the rows cover every pair of a player count and a variant that may be played together', () => {
  expect(new Set(rows.flatMap(pairsOf)).size).toBe(pairs);
  expect(rows.length).toBeLessThan(60);
});

test.each(rows.map((row, i) => ({ ...row, association: SOURCES[i % 4], noise: (i % 2) * 80 })))('R47: %o', (options) =>
  playChecked(createTable(options)),
);

/** `checked` verifies bounds, order and that no world can be told from the truth by whom it is drawn for. */
function playChecked(rules: Game): void {
  const game = checked(rules);
  const rng = new Rng(1891);
  const sampler = new MoveSampler(game);
  const s = newState(game);
  for (let ply = 0; s[ACTOR] !== TERMINAL; ply++) {
    if (ply % 12 === 0) for (let seat = 0; seat < game.playerCount; seat++) drawTwice(game, s, seat, rng.next());
    game.apply(s, sampler.sample(s, rng));
  }
  game.returns(s, new Float64Array(game.playerCount));
}

function drawTwice(game: Game, s: State, seat: number, seed: number): void {
  const [one, two] = [s.slice(), s.slice()];
  game.determinize(one, seat, new Rng(seed + 1));
  expect(game.formatState(one, seat)).toBe(game.formatState(s, seat));
  game.determinize(one, seat, new Rng(seed));
  game.determinize(two, seat, new Rng(seed));
  expect(one, `same eyes, same seed, another world for seat ${seat}`).toEqual(two);
}
