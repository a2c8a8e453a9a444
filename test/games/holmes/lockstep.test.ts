/** The engine and the naive script, move by move. */
import { describe, expect, test } from 'vitest';
import { MoveSampler } from '../../../src/core/chance.js';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, CHANCE, newState, TERMINAL } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { HIDEABLE, TYPE_NAMES, TYPES } from '../../../src/games/holmes/cards.js';
import { CHARACTERS } from '../../../src/games/holmes/editions.js';
import { holmes } from '../../../src/games/holmes/family.js';
import * as L from '../../../src/games/holmes/layout.js';
import { PLACE } from '../../../src/games/holmes/phases.js';
import { countHistories } from '../../conformance/information-sets.js';
import { legalMovesOf } from '../../conformance/words.js';
import type { NaiveOptions } from './naive.js';
import { Naive } from './naive.js';

const cards = (s: State, at: number, types: number): string[] =>
  TYPE_NAMES.slice(0, types).flatMap((name, t) => Array.from({ length: s[at + t] }, () => name));
const people = (set: number): string[] => CHARACTERS.filter((_, c) => (set >> c) & 1);
const sorted = (words: Iterable<string>): string[] => [...words].sort();

/** Everything on and under the table, as both implementations know it. */
function engineFacts(s: State): unknown {
  return {
    day: s[L.DAY],
    row: sorted(cards(s, L.ROW, TYPES)),
    deck: sorted(cards(s, L.DECK, TYPES)),
    bottom: Array.from({ length: s[L.BOTTOM_COUNT] }, (_, i) => TYPE_NAMES[(s[L.BOTTOM] >>> (4 * i)) & 15]),
    discard: sorted([
      ...cards(s, L.DISCARD, TYPES),
      ...cards(s, L.REJECTS, TYPES),
      ...cards(s, L.REJECTS + TYPES, TYPES),
    ]),
    town: sorted(people(s[L.PRESENT])),
    closed: sorted(people(s[L.CLOSED])),
    sides: [0, 1].map((seat) => ({
      tokens: s[L.TOKENS + seat],
      shown: sorted(cards(s, L.SHOWN + seat * HIDEABLE, HIDEABLE)),
      hidden: sorted(cards(s, L.HIDDEN + seat * HIDEABLE, HIDEABLE)),
      jokers: sorted(TYPE_NAMES.filter((_, t) => (s[L.JOKERS + seat] >> t) & 1)),
      loose: s[L.LOOSE + seat],
      reserved: s[L.RESERVED + seat] > 0 ? TYPE_NAMES[s[L.RESERVED + seat] - 1] : undefined,
      standing: sorted(people(s[L.STANDING + seat])),
      flat: sorted(people(s[L.FLAT + seat])),
    })),
  };
}

function naiveFacts(naive: Naive): unknown {
  return {
    day: naive.day,
    row: sorted(naive.row),
    deck: sorted(naive.deck),
    bottom: naive.bottom,
    discard: sorted(naive.discard),
    town: sorted(naive.town),
    closed: sorted(naive.closed),
    sides: naive.sides.map((side) => ({
      tokens: side.tokens,
      shown: sorted(side.shown),
      hidden: sorted(side.hidden),
      jokers: sorted(side.jokers),
      loose: side.loose,
      reserved: side.reserved,
      standing: sorted(side.standing),
      flat: sorted(side.flat),
    })),
  };
}

/** Facts are compared whenever a marker is placed: there nothing is half done. */
function playBoth(game: Game, seed: number): number {
  const naive = new Naive(game.options as unknown as NaiveOptions);
  const rng = new Rng(seed);
  const sampler = new MoveSampler(game);
  const s = newState(game);
  while (s[ACTOR] !== TERMINAL) {
    const where = `seed ${seed}, ply ${s[1]}`;
    const texts = legalMovesOf(game, s).map((move) => game.formatMove(s, move));
    expect(naive.over, where).toBe(false);
    expect({ who: naive.question.who, answers: naive.question.answers }, where).toEqual({
      who: s[ACTOR] === CHANCE ? 'chance' : s[ACTOR],
      answers: texts,
    });
    if (s[L.PHASE] === PLACE) expect(naiveFacts(naive), where).toEqual(engineFacts(s));
    // Sometimes evenly over the outcomes, so that rare cards and long games come up too.
    const move = seed % 2 === 0 ? sampler.sample(s, rng) : sampler.moves[rng.below(game.legalMoves(s, sampler.moves))];
    naive.play(game.formatMove(s, move));
    game.apply(s, move);
  }
  expect(naive.over).toBe(true);
  expect(naive.sides.map((side) => side.score)).toEqual([s[L.SCORE], s[L.SCORE + 1]]);
  const result = new Float64Array(2);
  game.returns(s, result);
  expect(naive.result).toEqual([...result]);
  return s[1];
}

describe('the naive script agrees with the engine move by move', () => {
  for (const [name, { options }] of Object.entries({ defaults: { options: {} }, ...holmes.presets }))
    test(`${name}: the same moves, the same table, the same result`, () => {
      const game = holmes.create(holmes.schema.parse(options));
      const games = game.options.size === 'small' ? 60 : name === 'defaults' || name === 'moriarty' ? 60 : 16;
      let plies = 0;
      for (let seed = 1; seed <= games; seed++) plies += playBoth(game, seed);
      expect(plies).toBeGreaterThan(games * 20);
    });
});

describe('histories of the small set-ups', () => {
  function naiveHistories(options: NaiveOptions, played: string[], plies: number): number {
    const naive = new Naive(options);
    for (const answer of played) naive.play(answer);
    if (plies === 0 || naive.over) return 1;
    const { answers } = naive.question;
    return answers.reduce((sum, answer) => sum + naiveHistories(options, [...played, answer], plies - 1), 0);
  }

  for (const [options, counts] of [
    [{}, [5, 20, 80, 320, 1600, 5616]],
    [{ edition: 'moriarty' }, [5, 20, 80, 320, 1600, 5520]],
    [{ start: 'secret' }, [5, 20, 40, 120, 240, 480]],
  ] as const)
    test(`${JSON.stringify(options)}: both count the same`, () => {
      const game = holmes.create(holmes.schema.parse({ size: 'small', ...options }));
      const depths = [1, 2, 3, 4, 5, 6];
      const engine = depths.map((d) => countHistories(game, d));
      expect(engine).toEqual(depths.map((d) => naiveHistories(game.options as unknown as NaiveOptions, [], d)));
      expect(engine).toEqual(counts);
    });
});
