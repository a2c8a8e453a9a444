/** What is true at every ply of every game. */
import { describe, expect, test } from 'vitest';
import { bitCount } from '../../../src/core/bits.js';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, TERMINAL } from '../../../src/core/game.js';
import { HIDEABLE, TYPES } from '../../../src/games/holmes/cards.js';
import { holmes } from '../../../src/games/holmes/family.js';
import * as L from '../../../src/games/holmes/layout.js';
import { PLACE } from '../../../src/games/holmes/phases.js';
import { createSetup } from '../../../src/games/holmes/setup.js';
import { holdsEarly } from '../../../src/games/holmes/memory.js';
import { createRecall, HAND } from '../../../src/games/holmes/recall.js';
import { inRandomGames } from '../../conformance/random-games.js';
import { movesAt } from './table.js';

const sum = (s: State, at: number, n: number): number => s.subarray(at, at + n).reduce((a, b) => a + b, 0);

/** How many cards of each type there are, wherever they are. */
function inventory(s: State): number[] {
  const all = Array.from({ length: TYPES }, (_, t) => {
    let n =
      s[L.ROW + t] + s[L.DECK + t] + s[L.DISCARD + t] + s[L.REJECTS + t] + s[L.REJECTS + TYPES + t] + s[L.DRAWN + t];
    if (t < HIDEABLE) for (const at of [L.SHOWN, L.HIDDEN]) n += s[at + t] + s[at + HIDEABLE + t];
    return n;
  });
  for (let i = 0; i < s[L.BOTTOM_COUNT]; i++) all[(s[L.BOTTOM] >>> (4 * i)) & 15]++;
  for (const seat of [0, 1]) {
    all[TYPES - 1] += s[L.LOOSE + seat] + bitCount(s[L.JOKERS + seat]);
    if (s[L.RESERVED + seat] > 0) all[s[L.RESERVED + seat] - 1]++;
  }
  all[TYPES - 1] += s[L.GAINED];
  if (s[L.GIVEN] > 0) all[s[L.GIVEN] - 1]++;
  return all;
}

function holds(game: Game, s: State): void {
  const setup = createSetup(game.options as unknown as Parameters<typeof createSetup>[0]);
  expect(inventory(s), 'cards').toEqual([...setup.copies]);
  expect(s[L.TOKENS], 'tokens of the first').toBeGreaterThanOrEqual(0);
  expect(s[L.TOKENS + 1], 'tokens of the second').toBeGreaterThanOrEqual(0);
  expect(s[L.TOKENS] + s[L.TOKENS + 1], 'tokens in the box').toBeLessThanOrEqual(24);
  expect(
    s.every(
      (word, i) => word >= 0 || i === ACTOR || i === L.SCORE || i === L.SCORE + 1 || (i >= L.BOTTOM && i < L.REJECTS),
    ),
    'counts',
  ).toBe(true);
  expect([s[L.ROW_COUNT], s[L.DECK_COUNT], s[L.DRAWN_COUNT]]).toEqual([
    sum(s, L.ROW, TYPES),
    sum(s, L.DECK, TYPES),
    sum(s, L.DRAWN, TYPES),
  ]);
  expect(s[L.DISCARD_COUNT]).toBe(sum(s, L.DISCARD, TYPES) + s[L.REJECT_COUNT] + s[L.REJECT_COUNT + 1]);
  for (const seat of [0, 1]) sideHolds(game, s, seat);
  if (s[L.PHASE] === PLACE) turnHolds(game, s);
}

const recall = createRecall();
const unknownHand = (s: State): Int32Array =>
  Int32Array.from({ length: TYPES }, (_, t) => s[L.DRAWN + t] - s[L.DRAWN_KNOWN + t]);

function sideHolds(game: Game, s: State, seat: number): void {
  const at = seat * HIDEABLE;
  expect(s[L.HIDDEN_COUNT + seat]).toBe(sum(s, L.HIDDEN + at, HIDEABLE));
  expect(s[L.REJECT_COUNT + seat]).toBe(sum(s, L.REJECTS + seat * TYPES, TYPES));
  const unknown = new Int32Array(HIDEABLE);
  for (let t = 0; t < HIDEABLE; t++) {
    expect(s[L.KNOWN + at + t], 'known cards are hidden ones').toBeLessThanOrEqual(s[L.HIDDEN + at + t]);
    unknown[t] = s[L.HIDDEN + at + t] - s[L.KNOWN + at + t];
    const joker = (s[L.JOKERS + seat] >> t) & 1;
    // One bit a set: two jokers in one cannot be; without cards only by jokerKeepsType.
    if (joker && !game.options.jokerKeepsType) expect(s[L.SHOWN + at + t], 'a joker keeps company').toBeGreaterThan(0);
  }
  expect(s[L.JOKERS + seat] >> 7, 'no joker with fragments').toBe(0);
  expect(s[L.BOUND_COUNT + seat], 'room for all memories').toBeLessThanOrEqual(L.MAX_BOUNDS);
  const early = recall.load(s, seat) === HAND ? unknownHand(s) : s.slice(L.REJECTS + seat * TYPES).subarray(0, TYPES);
  expect(recall.fits(unknown, early), 'the truth fits what is remembered').toBe(true);
  expect(s[L.STANDING + seat] & s[L.FLAT + seat], 'one marker to a character').toBe(0);
  expect(bitCount(s[L.STANDING + seat] | s[L.FLAT + seat])).toBeLessThanOrEqual(3);
  if (s[L.DAY] > 1) expect(bitCount(s[L.STANDING + seat] | s[L.FLAT + seat])).toBe(3);
}

/** At the start of a turn. */
function turnHolds(game: Game, s: State): void {
  const row = game.options.size === 'small' ? 2 : 4;
  const spare = s[L.DECK_COUNT] + s[L.BOTTOM_COUNT] + s[L.DISCARD_COUNT];
  expect(s[L.ROW_COUNT] === row || (s[L.ROW_COUNT] < row && spare === 0), 'a full row, unless cards ran out').toBe(
    true,
  );
  expect(s[L.CLOSED] & 7, 'the fixed characters are always in town').toBe(0);
  const closed = movesAt(game, s).filter((move) => {
    const [, to] = / to (\w+)$/.exec(move) ?? [];
    return to !== undefined && game.formatState(s).includes(`[${to}]`);
  });
  expect(closed, 'nobody visits who is away').toEqual([]);
  expect([s[L.DRAWN_COUNT], s[L.GAINED], s[L.NEW], s[L.PICKS], s[L.GIVEN]]).toEqual([0, 0, 0, 0, 0]);
  for (const seat of [0, 1]) expect(holdsEarly(s, seat), 'no hand is held').toBe(false);
}

/** Points counted again, from nothing but the cards on the table. */
function recount(game: Game, s: State, seat: number): number {
  const setup = createSetup(game.options as unknown as Parameters<typeof createSetup>[0]);
  const size = (who: number, t: number): number => s[L.SHOWN + who * HIDEABLE + t] + ((s[L.JOKERS + who] >> t) & 1);
  let points = [0, -1, 1, 3, 6, 10][s[L.SHOWN + seat * HIDEABLE + 7]];
  for (let t = 0; t < 7; t++) {
    const [own, other] = [size(seat, t), size(1 - seat, t)];
    if (own > other) points += t + 3 - other;
    if (setup.copies[t] > 0 && s[L.SHOWN + seat * HIDEABLE + t] === setup.copies[t]) points += 3;
  }
  if (game.options.edition === 'moriarty') points -= s[L.JOINED + seat];
  return points - 3 * s[L.LOOSE + seat] - (s[L.RESERVED + seat] > 0 ? 3 : 0);
}

describe('at every ply', () => {
  for (const [name, { options }] of Object.entries({ defaults: { options: {} }, ...holmes.presets }))
    test(`${name}: cards and tokens are kept, areas are in order, points are right`, () => {
      const game = holmes.create(holmes.schema.parse(options));
      let ends = 0;
      inRandomGames(game, name.startsWith('cover') ? 8 : 30, (s) => {
        holds(game, s);
        if (s[ACTOR] !== TERMINAL) return;
        ends++;
        expect([s[L.SCORE], s[L.SCORE + 1]]).toEqual([recount(game, s, 0), recount(game, s, 1)]);
      });
      expect(ends).toBeGreaterThan(0);
    });
});
