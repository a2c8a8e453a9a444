import { describe, expect, test } from 'vitest';
import { checked } from '../../../src/core/checked.js';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { phantomTicTacToe } from '../../../src/games/calibration/phantom-tic-tac-toe.js';
import type { Tries } from './phantom-naive.js';
import { NaivePhantom } from './phantom-naive.js';
import { movesAsText, observed, playText, resultOf } from './play-text.js';

const game = checked(phantomTicTacToe.create({ rows: 3 }));
const fast = phantomTicTacToe.create({ rows: 3 });
const twoRows = phantomTicTacToe.create({ rows: 2 });
const MARKS = ['x', 'o'] as const;

describe('rules', () => {
  test('P1: nine squares, or six in two rows whose only lines are the rows', () => {
    expect(movesAsText(game, newState(game))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
    expect(movesAsText(twoRows, newState(twoRows))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
    expect(resultOf(twoRows, playText(twoRows, 'a1,a2,b1,b2,c1'))).toEqual([1, -1]);
    expect(resultOf(twoRows, playText(twoRows, 'a1,a2,b1,b2,c2,c1'))).toEqual([0, 0]);
  });

  test('P2: x begins, and a mark ends the turn', () => {
    expect(newState(game)[ACTOR]).toBe(0);
    expect(playText(game, 'b2')[ACTOR]).toBe(1);
    expect(playText(game, 'b2,a1')[ACTOR]).toBe(0);
  });

  test('P3: every square may be tried but those tried before', () => {
    expect(movesAsText(game, playText(game, 'b2'))).toHaveLength(9);
    expect(movesAsText(game, playText(game, 'b2,b2'))).not.toContain('b2');
    expect(movesAsText(game, playText(game, 'b2,a1'))).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3']);
    expect(game.parseMove(playText(game, 'b2,a1'), 'b2')).toBe(-1);
  });

  test('P4: whoever tries a taken square tries again', () => {
    const state = playText(game, 'b2,b2');
    expect(state[ACTOR]).toBe(1);
    expect(game.formatState(state)).toBe('o to try\n1 . . .\n2 . x .\n3 . . .\n  a b c\nx tried b2\no tried b2!');
    expect(playText(game, 'b2,b2,a1')[ACTOR]).toBe(0);
  });

  test('P5: three in a line win at once', () => {
    expect(resultOf(game, playText(game, 'a1,a2,b1,b1,b2,c1'))).toEqual([1, -1]);
    expect(resultOf(game, playText(game, 'a1,c1,a2,b2,b1,a3'))).toEqual([-1, 1]);
  });

  test('P6: a full board without a line is a draw, after 17 tries at most', () => {
    const longest = 'a1,a1,b1,b1,c1,c1,b2,b2,a2,a2,c2,c2,b3,b3,a3,a3,c3';
    const state = playText(game, longest);
    expect(resultOf(game, state)).toEqual([0, 0]);
    expect(longest.split(',')).toHaveLength(game.maxPlies);
  });

  test('P7: of the other one hears tries and failures, not squares; the end shows all', () => {
    const seen = (text: string): string => observed(game, playText(game, text), 0);
    expect(seen('a1,b2')).toBe(seen('a1,c3'));
    expect(seen('a1,a1,b2')).toBe(seen('a1,a1,c3'));
    expect(seen('a1,b2,c1,a1,a3')).toBe(seen('a1,b2,c1,c1,a3'));
    expect(seen('a1,a1,b2')).not.toBe(seen('a1,b2'));
    expect(seen('a1,b2,b2,c3')).not.toBe(seen('a1,b2,c3'));
    const state = playText(game, 'a1,a1,b2,b2');
    expect(game.formatState(state, 0)).toBe(
      'x to try\n1 x . .\n2 . o .\n3 . . .\n  a b c\nx tried a1 b2!\no tried ?! ?',
    );
    expect(game.formatState(state, 1)).toBe(
      'x to try\n1 x . .\n2 . o .\n3 . . .\n  a b c\nx tried ? ?!\no tried a1! b2',
    );
    const reply = playText(game, 'a1');
    const [a1, b2] = [0, 4];
    expect([a1, b2].map((move) => game.formatMove(reply, move, 0))).toEqual(['fails', 'marks a square']);
    expect([a1, b2].map((move) => game.formatMove(reply, move, 1))).toEqual(['a1 fails', 'b2']);
    const end = playText(game, 'a1,a2,b1,b2,c1');
    expect(observed(game, end, 1)).toBe(end.join());
    expect(game.formatMove(playText(game, 'a1,a2,b1,b2'), 2, 1)).toBe('c1');
  });

  test('P8: worlds of x after a reply, after a heard failure and after a find', () => {
    const worlds = (text: string, player: number): number => game.worldCount!(playText(game, text), player);
    expect(worlds('a1,b2', 0)).toBe(8);
    expect(worlds('a1,a1,b2', 0)).toBe(8); // the failure can have hit only a1
    expect(worlds('a1,b2,b2', 0)).toBe(1);
    expect(worlds('a1', 1)).toBe(9);
    expect(worlds('a1,b2,c1,a3', 0)).toBe(7 * 6);
    expect(worlds('a1,b2,c1,a1,a3', 0)).toBe(7 * 6 * 2); // it may have hit a1 or c1
    expect(worlds('a1,b2,c1,a3,a3', 0)).toBe(2 * 6); // a3 came first or second
    expect(worlds('a1,b2,c1,a3,a2,b1', 0)).toBe((20 - 2) * 6); // neither b1 b2 b3 nor a3 b3 c3, in any order
  });
});

describe('against the naive rules', () => {
  test('random games go the same way, move by move', () => {
    const naive = new NaivePhantom(3);
    const rng = new Rng(11);
    for (let i = 0; i < 200; i++) {
      const state = newState(game);
      let tries: Tries = [];
      while (state[ACTOR] !== TERMINAL) {
        expect(MARKS[state[ACTOR]]).toBe(naive.toMove(tries));
        const legal = movesAsText(game, state);
        expect(legal).toEqual(naive.legal(tries));
        const square = legal[rng.below(legal.length)];
        game.apply(state, game.parseMove(state, square));
        tries = naive.play(tries, square);
        for (const player of [0, 1]) if (state[ACTOR] !== TERMINAL) expectSameTries(game, state, player, tries, naive);
      }
      const value = { x: 1, o: -1, draw: 0 }[naive.result(tries)!];
      expect(resultOf(game, state)).toEqual([value, 0 - value]);
    }
  });

  /** The text for a viewer lists the tries as that seat knows them. */
  function expectSameTries(rules: Game, state: State, player: number, tries: Tries, naive: NaivePhantom): void {
    const known = naive.knowledge(tries, MARKS[player]).split(' ');
    const expected = MARKS.map((mark) => {
      const own = known.filter((word) => word.startsWith(mark)).map((word) => word.slice(1));
      return `${mark} tried ${own.join(' ') || '-'}`;
    });
    expect(rules.formatState(state, player).split('\n').slice(-2)).toEqual(expected);
  }

  test('there are as many histories of each length', () => {
    const three = [9, 81, 648, 5112, 36288];
    expect(three.map((_, i) => new NaivePhantom(3).histories(i + 1).length)).toEqual(three);
    expect(three.map((_, i) => countHistories(fast, newState(fast), i + 1))).toEqual(three);
    const two = [6, 36, 180, 870, 3600, 12672, 36720];
    expect(two.map((_, i) => new NaivePhantom(2).histories(i + 1).length)).toEqual(two);
    expect(two.map((_, i) => countHistories(twoRows, newState(twoRows), i + 1))).toEqual(two);
  });

  test('P8: worlds in the middle of random games are the games that look alike, each once', () => {
    const naive = new NaivePhantom(3);
    const rng = new Rng(5);
    let largest = 0;
    for (let i = 0; i < 150; i++) {
      const [state, tries] = randomPosition(naive, rng);
      const player = rng.below(2);
      const count = fast.worldCount!(state, player);
      const listed = Array.from({ length: count }, (_, index) => {
        const world = state.slice();
        fast.setWorld!(world, player, index);
        return world.join();
      });
      const alike = naive.alike(tries, MARKS[player]).map((history) => replay(fast, history).join());
      expect(new Set(listed).size).toBe(count);
      expect(listed.sort()).toEqual(alike.sort());
      largest = Math.max(largest, count);
    }
    expect(largest).toBeGreaterThan(300);
  });

  test('P8: in two rows, every set of games that look alike is listed whole, to the last try', () => {
    const naive = new NaivePhantom(2);
    let layer: Known[] = [{ state: newState(twoRows), known: ['', ''] }];
    for (let ply = 0; layer.length > 0; ply++) {
      for (const player of [0, 1]) expectWholeSets(layer, player);
      layer = layer.flatMap(({ state, known }) => followers(state, known));
      if (ply === 4) expect(layer.length).toBe(naive.histories(5).filter((h) => naive.result(h) === undefined).length);
    }
  }, 60_000);
});

interface Known {
  readonly state: State;
  readonly known: [string, string];
}

/** The positions one try later in which the game goes on, with what each seat has learned on the way. */
function followers(state: State, known: [string, string]): Known[] {
  const moves = new Int32Array(twoRows.maxMoves);
  return [...moves.subarray(0, twoRows.legalMoves(state, moves))].flatMap((move) => {
    const next = state.slice();
    twoRows.apply(next, move);
    if (next[ACTOR] === TERMINAL) return [];
    const learned = [0, 1].map((player) => `${known[player]} ${twoRows.moveSeenBy(state, move, player)}`);
    return [{ state: next, known: learned as [string, string] }];
  });
}

/** Sorted by all that was learned since the start; each group must be the list of worlds of each of its members. */
function expectWholeSets(layer: readonly Known[], player: number): void {
  const groups = new Map<string, Known[]>();
  for (const position of layer) {
    const members = groups.get(position.known[player]);
    if (members) members.push(position);
    else groups.set(position.known[player], [position]);
  }
  const observations = new Set<string>();
  for (const members of groups.values()) {
    const [{ state }] = members;
    for (const member of members) observations.add(observed(twoRows, member.state, player));
    const worlds = new Set<string>();
    const count = twoRows.worldCount!(state, player);
    const world = state.slice();
    for (let index = 0; index < count; index++) {
      world.set(state);
      twoRows.setWorld!(world, player, index);
      worlds.add(keyOf(world));
    }
    if (worlds.size !== members.length || !members.every((member) => worlds.has(keyOf(member.state))))
      expect.fail(`seat ${player} has ${members.length} histories and ${worlds.size} worlds at\n${state.join()}`);
  }
  expect(observations.size).toBe(groups.size);
}

/** The bytes of a state as text: much faster than joined numbers. */
const keyOf = (state: State): string => Buffer.from(state.buffer).toString('latin1');

function countHistories(rules: Game, state: State, plies: number): number {
  if (plies === 0) return 1;
  if (state[ACTOR] === TERMINAL) return 0;
  const moves = new Int32Array(rules.maxMoves);
  const count = rules.legalMoves(state, moves);
  if (plies === 1) return count;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const next = state.slice();
    rules.apply(next, moves[i]);
    sum += countHistories(rules, next, plies - 1);
  }
  return sum;
}

function replay(rules: Game, tries: Tries): State {
  return tries.length === 0 ? newState(rules) : playText(rules, tries.map((t) => t.square).join());
}

/** A game still going on, cut short after a random number of tries. */
function randomPosition(naive: NaivePhantom, rng: Rng): [State, Tries] {
  for (;;) {
    let tries: Tries = [];
    for (let left = rng.below(14); left > 0 && naive.result(tries) === undefined; left--) {
      const legal = naive.legal(tries);
      tries = naive.play(tries, legal[rng.below(legal.length)]);
    }
    if (naive.result(tries) === undefined) return [replay(fast, tries), tries];
  }
}

describe('evaluation', () => {
  test('a pair is worth more than two marks that block each other, and a found mark hurts', () => {
    const pair = game.evaluate!(playText(game, 'a1,c3,b1'), 0);
    expect(pair).toBeGreaterThan(game.evaluate!(playText(game, 'a1,c3,c2'), 0));
    expect(game.evaluate!(playText(game, 'a1,c1,b1,b2,c1'), 0)).toBeLessThan(pair);
    expect(game.evaluate!(playText(game, 'a1,a2,b1,b2,c1'), 1)).toBe(-1);
  });
});
