/** Every game of the two toy boards, walked through. */
import { expect, test } from 'vitest';
import { bitCount } from '../../../src/core/bits.js';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import { scotlandYard } from '../../../src/games/scotland-yard/family.js';
import { BOX, POSSIBLE } from '../../../src/games/scotland-yard/layout.js';
import * as naive from './naive.js';
import { parseOptions, stationOf } from './position.js';

const presetGame = (name: string): Game => scotlandYard.create(parseOptions(scotlandYard.presets[name].options));

/** Sequences of 1, 2, 3 … moves from the start; counted by the naive implementation, to the end of every game. */
const HISTORIES = {
  glasses: [2, 2, 2, 6, 18, 48, 84, 136, 170, 360, 1080, 2796, 4580, 7814, 9852],
  village: [4, 12, 24, 212, 618, 1150, 3318, 7918, 19333, 59787, 143374, 191466, 100660, 10536, 2203],
};

/** Calls `visit` with every position and what was seen on the way to it, up to `depth` moves. */
function walk(game: Game, depth: number, visit: (s: State, ply: number, seen: string) => void): void {
  const states = Array.from({ length: depth + 1 }, () => newState(game));
  const moves = states.map(() => new Int32Array(game.maxMoves));
  const step = (ply: number, seen: string): void => {
    const s = states[ply];
    visit(s, ply, seen);
    if (ply === depth || s[ACTOR] === TERMINAL) return;
    const count = game.legalMoves(s, moves[ply]);
    for (let i = 0; i < count; i++) {
      states[ply + 1].set(s);
      game.apply(states[ply + 1], moves[ply][i]);
      step(ply + 1, `${seen}, ${game.formatMove(s, moves[ply][i], 1)}`);
    }
  };
  step(0, '');
}

test.each(Object.entries(HISTORIES))('the number of histories of each length is known: %s', (preset, expected) => {
  const counts: number[] = new Array(expected.length + 1).fill(0);
  walk(presetGame(preset), expected.length, (_, ply) => counts[ply]++);
  expect(counts.slice(1)).toEqual(expected);
  expect(presetGame(preset).maxPlies, 'no game is longer').toBe(expected.length);
});

test.each([
  ['glasses', 15],
  ['village', 10],
] as const)('the naive implementation counts the same histories: %s', (preset, depth) => {
  const counts: number[] = new Array(depth + 1).fill(0);
  const step = (game: naive.NaiveGame, ply: number): void => {
    counts[ply]++;
    if (ply < depth) for (const move of naive.legalMoves(game)) step(naive.play(game, move), ply + 1);
  };
  step(naive.newGame(presetGame(preset).options as unknown as naive.NaiveOptions), 0);
  expect(counts.slice(1)).toEqual(HISTORIES[preset].slice(0, depth));
});

/**
 * No reasoning here, only bookkeeping: histories that look alike to the detectives are put together, and the stations
 * where they leave Mr X are the stations where he may be.
 */
test.each([
  ['glasses', 15],
  ['glasses-reveal', 15],
  ['village', 15],
] as const)('R33: he may be exactly where some history with the same looks has led him: %s', (preset, depth) => {
  const game = presetGame(preset);
  const observed = new Int32Array(game.observationWords);
  // Sets of stations as bits; the toys have fewer than 32.
  const truth = new Map<string, number>();
  const claims = new Map<string, number>();
  walk(game, depth, (s, _, seen) => {
    if (s[ACTOR] < 0) return;
    game.observe(s, 1, observed);
    truth.set(seen, (truth.get(seen) ?? 0) | (1 << stationOf(s, 0)));
    const claim = claims.get(seen) ?? observed[POSSIBLE];
    if (claim !== observed[POSSIBLE]) expect.fail(`two answers to one question, after ${seen}`);
    claims.set(seen, claim);
  });
  const wrong = [...truth].filter(([seen, stations]) => stations !== claims.get(seen)).map(([seen]) => seen);
  expect(wrong).toEqual([]);
  expect(Math.max(...[...truth.values()].map(bitCount)), 'stations to choose from').toBeGreaterThan(3);
});

test('the walk through the village meets every ending', () => {
  const game = presetGame('village');
  const met = new Set<string>();
  const returns = new Float64Array(game.playerCount);
  walk(game, game.maxPlies, (s) => {
    if (s[ACTOR] !== TERMINAL) return;
    game.returns(s, returns);
    const caught = [1, 2].some((pawn) => stationOf(s, pawn) === stationOf(s, 0));
    if (returns[0] < 0) met.add(caught ? 'caught' : 'no move left');
    else met.add(s[BOX] === 4 ? 'full log' : 'no detective can move');
  });
  expect([...met].sort()).toEqual(['caught', 'full log', 'no detective can move', 'no move left']);
});
