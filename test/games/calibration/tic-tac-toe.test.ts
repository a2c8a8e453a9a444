import { describe, expect, test } from 'vitest';
import { checked } from '../../../src/core/checked.js';
import type { State } from '../../../src/core/game.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import { ticTacToe } from '../../../src/games/calibration/tic-tac-toe.js';
import { countStates } from './game-tree.js';
import { movesAsText, observed, playText, resultOf } from './play-text.js';

const game = checked(ticTacToe.create({}));
const fast = ticTacToe.create({});

describe('rules', () => {
  test('T1: the board has nine empty squares, a1 to c3', () => {
    expect(movesAsText(game, newState(game))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
    expect(game.formatState(newState(game))).toBe('x to move\n1 . . .\n2 . . .\n3 . . .\n  a b c');
  });

  test('T2: x begins, the seats take turns, and a marked square stays marked', () => {
    const state = playText(game, 'b2, a1');
    expect(state[ACTOR]).toBe(0);
    expect(game.formatState(state)).toBe('x to move\n1 o . .\n2 . x .\n3 . . .\n  a b c');
    expect(movesAsText(game, state)).toEqual(['b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3']);
    expect(game.parseMove(state, 'a1')).toBe(-1);
    expect(game.parseMove(state, 'd4')).toBe(-1);
  });

  test.each(['a1 b1 c1', 'a2 b2 c2', 'a3 b3 c3', 'a1 a2 a3', 'b1 b2 b3', 'c1 c2 c3', 'a1 b2 c3', 'c1 b2 a3'])(
    'T3: %s is a line, for x and for o',
    (line) => {
      const marks = line.split(' ');
      const others = ['a1', 'b1', 'c2', 'a3', 'b3', 'c3', 'a2', 'b2', 'c1'].filter((square) => !marks.includes(square));
      const [d, e, f] = noLine(others);
      expect(resultOf(game, playText(game, [marks[0], d, marks[1], e, marks[2]].join()))).toEqual([1, -1]);
      const lost = playText(game, [d, marks[0], e, marks[1], f, marks[2]].join());
      expect(resultOf(game, lost)).toEqual([-1, 1]);
      expect(game.formatState(lost)).toContain('o wins');
    },
  );

  test('T4: a full board without a line is a draw, and a line on the last square is not', () => {
    expect(resultOf(game, playText(game, 'a1,b2,c3,b1,b3,a3,c1,c2,a2'))).toEqual([0, 0]);
    expect(resultOf(game, playText(game, 'a1,b1,c1,a2,b2,c2,b3,a3,c3'))).toEqual([1, -1]);
  });

  test('T5: both seats see everything', () => {
    const state = playText(game, 'b2,a1,c3');
    expect(observed(game, state, 0)).toBe(state.join());
    expect(observed(game, state, 1)).toBe(state.join());
  });
});

/** Three of the squares that are not themselves a line. */
function noLine(squares: string[]): string[] {
  for (const a of squares)
    for (const b of squares)
      for (const c of squares) {
        if (new Set([a, b, c]).size < 3) continue;
        if (new Set([a[0], b[0], c[0]]).size === 2 && new Set([a[1], b[1], c[1]]).size === 2) return [a, b, c];
      }
  throw new Error('every three is a line');
}

describe('published facts', () => {
  test('there are 5,478 positions', () => {
    expect(countStates(fast)).toBe(5478);
  });

  test('there are 549,946 histories: 255,168 games, of which x wins 131,184, o 77,904 and nobody 46,080', () => {
    const tally = { histories: 0, x: 0, o: 0, draws: 0 };
    const returns = new Float64Array(2);
    const states = Array.from({ length: 10 }, () => new Int32Array(fast.stateWords));
    const moves = Array.from({ length: 10 }, () => new Int32Array(fast.maxMoves));
    fast.reset(states[0]);
    walk(0);
    expect(tally).toEqual({ histories: 549946, x: 131184, o: 77904, draws: 46080 });

    function walk(ply: number): void {
      tally.histories++;
      const state = states[ply];
      if (state[ACTOR] === TERMINAL) {
        fast.returns(state, returns);
        tally[returns[0] > 0 ? 'x' : returns[0] < 0 ? 'o' : 'draws']++;
        return;
      }
      const count = fast.legalMoves(state, moves[ply]);
      for (let i = 0; i < count; i++) {
        states[ply + 1].set(state);
        fast.apply(states[ply + 1], moves[ply][i]);
        walk(ply + 1);
      }
    }
  });

  test('best play is a draw, from every first square', () => {
    const known = new Map<string, number>();
    expect(minimax(newState(fast))).toBe(0);
    const firsts = movesAsText(fast, newState(fast)).map((square) => minimax(playText(fast, square)));
    expect(firsts).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(known.size).toBe(5478);

    /** To seat 0. */
    function minimax(state: State): number {
      const key = state.join();
      const value = known.get(key) ?? valueOf(state);
      known.set(key, value);
      return value;
    }

    function valueOf(state: State): number {
      if (state[ACTOR] === TERMINAL) return resultOf(fast, state)![0];
      const values = movesAsText(fast, state).map((move) => minimax(playText(fast, move, state)));
      return state[ACTOR] === 0 ? Math.max(...values) : Math.min(...values);
    }
  });
});

describe('evaluation', () => {
  test('an open pair is better than a blocked one, and what is good for x is as bad for o', () => {
    const open = playText(game, 'a1,c3,b1');
    const blocked = playText(game, 'a1,c1,b1');
    expect(game.evaluate!(open, 0)).toBeGreaterThan(game.evaluate!(blocked, 0));
    expect(game.evaluate!(open, 1)).toBe(-game.evaluate!(open, 0));
    expect(game.evaluate!(newState(game), 0)).toBe(0);
    expect(game.evaluate!(playText(game, 'a1,a2,b1,b2,c1'), 1)).toBe(-1);
  });
});
