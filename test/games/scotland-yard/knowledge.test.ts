import { describe, expect, test } from 'vitest';
import { MoveSampler } from '../../../src/core/chance.js';
import type { State } from '../../../src/core/game.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import {
  HISTORY,
  POSSIBLE,
  POSSIBLE_PLY,
  seenTo,
  SET_WORDS,
  STATION,
} from '../../../src/games/scotland-yard/layout.js';
import { after, makeGame, moveTexts, observation, playOn, possible, setUp, startsAt, stationOf } from './position.js';

const three = makeGame({ detectives: 3, seats: 'players' });
const village = makeGame({ map: 'village', detectives: 2, log: 4 });
const AWAY = [1, 7, 175] as const;

/** Words that only say the set of possible stations, up to date or not. */
const isSetWord = (word: number): boolean => word === POSSIBLE_PLY || (word >= POSSIBLE && word < POSSIBLE + SET_WORDS);

test('R32: the detectives observe everything but the station of Mr X, and he observes everything', () => {
  const s = after(three, `${startsAt(34, [26, 50, 91])}, double taxi 47, black 46, d1 taxi 15`);
  const differing = (player: number): number[] =>
    [...observation(three, s, player).entries()].filter(([i, w]) => w !== s[i] && !isSetWord(i)).map(([i]) => i);
  for (const player of [1, 2, 3]) expect(differing(player)).toEqual([STATION]);
  expect(differing(0)).toEqual([]);
});

test('R32: every detective player observes the same', () => {
  const s = after(three, `${startsAt(34, [26, 50, 91])}, taxi 47, d1 taxi 15`);
  expect(observation(three, s, 2)).toEqual(observation(three, s, 1));
  expect(observation(three, s, 3)).toEqual(observation(three, s, 1));
});

test('R32: what was seen is remembered: other tickets or other rides make another observation', () => {
  const seen = (moves: string): Int32Array =>
    observation(three, after(three, `${startsAt(34, [26, 50, 91])}, ${moves}`), 1);
  const base = seen('taxi 47, d1 taxi 15, d2 taxi 37, d3 taxi 56');
  expect(seen('taxi 48, d1 taxi 15, d2 taxi 37, d3 taxi 56'), 'his station is not seen').toEqual(base);
  expect(seen('black 47, d1 taxi 15, d2 taxi 37, d3 taxi 56')).not.toEqual(base);
  expect(seen('taxi 47, d1 taxi 39, d2 taxi 37, d3 taxi 56')).not.toEqual(base);
});

test('R32: when he has escaped, his last station stays his secret', () => {
  const game = makeGame({ map: 'glasses', detectives: 2, log: 1, reveals: 'none' });
  const s = after(game, 'taxi 5, d1 taxi 2, d2 taxi 10');
  expect(s[ACTOR]).toBe(TERMINAL);
  expect([0, 1].map((player) => stationOf(observation(game, s, player), 0))).toEqual([5, 0]);
  expect(possible(game, s)).toEqual([5, 7]);
});

test('R32: when he is caught, everybody sees him', () => {
  const s = setUp(three, { mrX: 34, detectives: [62, 7, 175] });
  playOn(three, s, 'taxi 48, d1 taxi 48');
  for (const player of [0, 1, 2, 3]) expect(stationOf(observation(three, s, player), 0)).toBe(48);
  expect(possible(three, s)).toEqual([48]);
});

test('R32: the start cards of the detectives are remembered, that of Mr X is not seen', () => {
  const s = after(three, startsAt(34, [26, 50, 91]));
  const dealt = [...observation(three, s, 1).subarray(HISTORY, HISTORY + 4)].map(seenTo);
  expect(dealt).toEqual([26, 50, 91, 0]);
});

test('R33: at the start Mr X may be at every card that no detective drew', () => {
  const s = after(three, startsAt(34, [26, 50, 91]));
  expect(possible(three, s)).toEqual([13, 29, 34, 53, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197, 198]);
});

test('R33: a station without a way out is no place for him to be when it is his turn', () => {
  // From 42 he took a taxi to 29, 56 or 72; then detectives closed both taxis of 56, which has no other line.
  const s = setUp(three, { mrX: 42, detectives: [30, 90, 175] });
  playOn(three, s, 'taxi 72, d1 taxi 42');
  expect(possible(three, s)).toEqual([29, 56, 72]);
  playOn(three, s, 'd2 taxi 91, d3 taxi 162');
  expect(possible(three, s)).toEqual([29, 72]);
});

test('R33: a ride spreads the set along the lines of its ticket, to stations without a detective', () => {
  const at = { mrX: 153, detectives: [154, 166, 140] };
  const spread = (text: string): number[] => {
    const s = setUp(three, at);
    playOn(three, s, text);
    return possible(three, s);
  };
  expect(spread('taxi 139')).toEqual([139, 152, 167]);
  expect(spread('bus 124')).toEqual([124, 180, 184]);
  expect(spread('underground 111')).toEqual([111, 163, 185]);
  expect(spread('black 152')).toEqual([111, 124, 139, 152, 163, 167, 180, 184, 185]);
});

test('R33: a black ticket spreads it along the ferry, too', () => {
  const s = setUp(three, { mrX: 115, detectives: AWAY });
  playOn(three, s, 'black 157');
  expect(possible(three, s)).toEqual([102, 108, 114, 126, 127, 157]);
});

test('R33: a detective removes the station entered', () => {
  const s = setUp(three, { mrX: 34, detectives: [62, 7, 175] });
  playOn(three, s, 'taxi 47');
  expect(possible(three, s)).toEqual([10, 22, 47, 48]);
  playOn(three, s, 'd1 taxi 48');
  expect(possible(three, s)).toEqual([10, 22, 47]);
});

test('R33: a station that a detective has left again is possible once more', () => {
  const s = setUp(three, { mrX: 34, detectives: [62, 7, 175] });
  playOn(three, s, 'taxi 47, d1 taxi 48, d2 taxi 6, d3 taxi 162');
  playOn(three, s, 'taxi 34');
  // From 10, 22 and 47; 48 is not next to any of them, but the next ride may lead there from 34.
  expect(possible(three, s)).toEqual([2, 11, 21, 23, 34, 35, 46, 62]);
  playOn(three, s, 'd1 taxi 63, d2 taxi 29, d3 taxi 175, black 48');
  expect(possible(three, s)).toContain(48);
  expect(possible(three, s)).not.toContain(63);
});

test('R33: play goes on, so he is not where he would have no move', () => {
  // By taxi from 15 he may be at 5, with no ways out but 15 and 16. Both are then held; had he been there, he had lost.
  const s = setUp(three, { mrX: 15, detectives: [28, 29, 175] });
  playOn(three, s, 'taxi 14, d1 taxi 15, d2 taxi 16');
  expect(possible(three, s)).toEqual([5, 14, 26]);
  playOn(three, s, 'd3 taxi 162');
  expect(possible(three, s)).toEqual([14, 26]);
});

test('R33: a world drawn for a detective puts Mr X somewhere in the set, and each station comes up', () => {
  const s = setUp(three, { mrX: 34, detectives: AWAY });
  playOn(three, s, 'taxi 47');
  const world = newState(three);
  const drawn = new Set<number>();
  for (let seed = 1; seed <= 100; seed++) {
    world.set(s);
    three.determinize(world, 1, new Rng(seed));
    drawn.add(stationOf(world, 0));
  }
  expect([...drawn].sort((a, b) => a - b)).toEqual([10, 22, 47, 48]);
});

test('R33: asking at every ply, or only now and then, gives the same set', () => {
  const sampler = new MoveSampler(village);
  for (let seed = 1; seed <= 60; seed++) {
    const rng = new Rng(seed);
    const s = newState(village);
    const asked = newState(village);
    while (s[ACTOR] !== TERMINAL) {
      if (rng.below(2) === 0) village.prepare?.(asked);
      expect(possible(village, asked), `seed ${seed}`).toEqual(possible(village, s));
      const move = sampler.sample(s, rng);
      village.apply(s, move);
      village.apply(asked, move);
    }
  }
});

test('R34: the detectives see the ticket and the double, and the station at a reveal only', () => {
  const hidden = setUp(three, { mrX: 34, detectives: AWAY, boxes: 0 });
  const looks = new Map<number, Set<string>>();
  for (const text of moveTexts(three, hidden)) {
    const look = three.moveSeenBy(hidden, three.parseMove(hidden, text), 1);
    looks.set(look, (looks.get(look) ?? new Set()).add(text.slice(0, text.lastIndexOf(' '))));
  }
  expect([...looks.values()].map((kinds) => [...kinds].join()).sort()).toEqual([
    'black',
    'bus',
    'double black',
    'double bus',
    'double taxi',
    'taxi',
  ]);
  const shown = setUp(three, { mrX: 34, detectives: AWAY, boxes: 2 });
  const texts = moveTexts(three, shown);
  expect(new Set(texts.map((text) => three.moveSeenBy(shown, three.parseMove(shown, text), 1))).size).toBe(
    texts.length,
  );
});

test("R34: his start card is not seen, the detectives' cards and rides are", () => {
  const s = after(three, 'd1 start 26, d2 start 50, d3 start 91');
  const cards = moveTexts(three, s).map((text) => three.parseMove(s, text));
  expect(new Set(cards.map((card) => three.moveSeenBy(s, card, 2))).size).toBe(1);
  expect(new Set(cards.map((card) => three.moveSeenBy(s, card, 0))).size).toBe(cards.length);
  const first = newState(three);
  for (const text of moveTexts(three, first))
    expect(three.formatMove(first, three.parseMove(first, text), 3)).toBe(text);
  playOn(three, s, 'mr-x start 34, taxi 47');
  for (const text of moveTexts(three, s)) expect(three.formatMove(s, three.parseMove(s, text), 3)).toBe(text);
});

test('R34: his start card is not seen even where the first box is a reveal', () => {
  const game = makeGame({ map: 'village', detectives: 2, log: 4, reveals: 1 });
  const s = after(game, 'd1 start 1, d2 start 3');
  const moves = new Int32Array(game.maxMoves);
  const cards = [...moves.subarray(0, game.legalMoves(s, moves))];
  expect(cards.length).toBe(2);
  expect(new Set(cards.map((card) => game.moveSeenBy(s, card, 1))).size).toBe(1);
});

describe('R33: the worlds of a seat', () => {
  const worldsOf = (s: State, player: number): number[] =>
    Array.from({ length: three.worldCount!(s, player) }, (_, index) => {
      const world = s.slice();
      three.setWorld!(world, player, index);
      return stationOf(world, 0);
    });

  test('of a detective are the possible stations, each once', () => {
    const s = after(three, `${startsAt(34, [26, 50, 91])}, taxi 47, d1 taxi 15`);
    expect(worldsOf(s, 1)).toEqual(possible(three, s));
    expect(possible(three, s).length).toBeGreaterThan(20);
  });

  test('of Mr X are the one that is', () => {
    const s = after(three, `${startsAt(34, [26, 50, 91])}, taxi 47`);
    expect(worldsOf(s, 0)).toEqual([47]);
  });

  test('before his card is drawn there is one, and after he is caught', () => {
    expect(three.worldCount!(after(three, 'd1 start 26'), 1)).toBe(1);
    const caught = setUp(three, { mrX: 34, detectives: [62, 7, 175] });
    playOn(three, caught, 'taxi 48, d1 taxi 48');
    expect(worldsOf(caught, 1)).toEqual([48]);
  });

  test('a draw leaves alone what is known, and finds every world of what is not', () => {
    const rng = new Rng(33);
    const s = after(three, `${startsAt(34, [26, 50, 91])}, taxi 47, d1 taxi 15`);
    const drawn = new Set<number>();
    for (let i = 0; i < 2000; i++) {
      const world = s.slice();
      three.determinize(world, 1, rng);
      drawn.add(stationOf(world, 0));
    }
    expect([...drawn].sort((a, b) => a - b)).toEqual(possible(three, s));
    for (const known of [after(three, 'd1 start 26'), after(three, startsAt(34, [26, 50, 91]))]) {
      const world = known.slice();
      three.determinize(world, 0, rng);
      expect(world).toEqual(known);
    }
  });
});
