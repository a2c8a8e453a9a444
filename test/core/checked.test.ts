/** Every promise that `checked` watches over, broken once. */
import { describe, expect, test } from 'vitest';
import { BrokenPromise, checked } from '../../src/core/checked.js';
import type { Game, GameRules, State } from '../../src/core/game.js';
import { ACTOR, newState, PLY, TERMINAL } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import { createLottery, lottery } from '../toys/lottery.js';
import { createManhunt, manhunt } from '../toys/manhunt.js';

/** Plays so many first moves and hands the position over. */
function at(game: Game, plies: number, ask: (state: State) => void): void {
  const state = newState(game);
  for (let i = 0; i < plies; i++) game.apply(state, 0);
  ask(state);
}

const start = (): void => undefined;
let calls = 0;

/** Rules that offer a playout, together with the draws that it should repeat. */
const playouts = (playout: GameRules['playout']): Partial<GameRules> => ({
  randomMove: (_s, rng) => rng.below(3),
  playout,
});

function playOut(state: State, rng: Rng): void {
  while (state[ACTOR] !== TERMINAL) lottery.apply(state, rng.below(3));
}

type Case = [complaint: RegExp, rules: Partial<GameRules>, ask: (game: Game) => void];

const BROKEN: Case[] = [
  [/reset leaves words as they were/, { reset: (s) => void s.fill(0, 0, 4) }, (g) => at(g, 0, start)],
  [/or draws its own luck/, { reset: (s) => void s.fill(0).fill(++calls, 4) }, (g) => at(g, 0, start)],
  [/starts at a ply other than 0/, { reset: (s) => void s.fill(1) }, (g) => at(g, 0, start)],
  [/ACTOR is 2/, { reset: (s) => void s.fill(0).fill(2, 0, 1) }, (g) => at(g, 0, start)],
  [/0 legal moves/, { legalMoves: () => 0 }, (g) => at(g, 1, start)],
  [/4 legal moves, where maxMoves = 3/, { legalMoves: (_s, out) => out.fill(0) && 4 }, (g) => at(g, 1, start)],
  [/move 3 is outside 0 \.\. 2/, { legalMoves: (_s, out) => out.fill(3, 0, 1) && 1 }, (g) => at(g, 1, start)],
  [/move -1 is outside/, { legalMoves: () => 1 }, (g) => at(g, 1, start)],
  [/moves out of order at 1/, { legalMoves: (_s, out) => (out.set([0, 1, 1]), 3) }, (g) => at(g, 1, start)],
  [/legalMoves writes to the state/, { legalMoves: (s, out) => (s[4] = out[0] = 0) || ++s[4] }, (g) => at(g, 1, start)],
  [/apply\(0\) left PLY at 0/, { apply: start }, (g) => at(g, 1, start)],
  [/maxPlies reached, game not over/, { maxPlies: 2 }, (g) => at(g, 2, start)],
  [/ACTOR is 7/, { apply: (s) => void ((s[ACTOR] = 7), s[PLY]++) }, (g) => at(g, 1, start)],
  [/result 2 is outside/, { returns: (_s, out) => void out.fill(2) }, (g) => at(g, 3, (s) => ask(g, s))],
  [/result NaN is outside/, { returns: (_s, out) => void (out[0] = 1) }, (g) => at(g, 3, (s) => ask(g, s))],
  [/returns writes to the state/, { returns: (s, out) => void out.fill(s[4]++) }, (g) => at(g, 3, (s) => ask(g, s))],
  [
    /observe writes to the state/,
    { observe: (s, _p, out) => void out.fill(s[4]++) },
    (g) => at(g, 0, (s) => look(g, s)),
  ],
  [
    /observe leaves words as they were/,
    { observe: (_s, _p, out) => void (out[0] = 0) },
    (g) => at(g, 0, (s) => look(g, s)),
  ],
  [/determinize changes the header/, { determinize: (s) => void s[PLY]++ }, (g) => at(g, 1, (s) => draw(g, s))],
  [/a world that seat 0 can tell/, { determinize: (s) => void (s[3] = 3) }, (g) => at(g, 1, (s) => draw(g, s))],
  [/moveSeenBy gives 0\.5/, { moveSeenBy: () => 0.5 }, (g) => at(g, 0, (s) => g.moveSeenBy(s, 0, 0))],
  [/moveSeenBy writes/, { moveSeenBy: (s) => s[4]++ }, (g) => at(g, 0, (s) => g.moveSeenBy(s, 0, 0))],
  [/move 0 is written ' red'/, { formatMove: () => ' red' }, (g) => at(g, 0, (s) => g.formatMove(s, 0))],
  [/move 0 is written ''/, { formatMove: () => '' }, (g) => at(g, 0, (s) => g.formatMove(s, 0))],
  [
    /'green' stands for move 0 and is read as 1/,
    { formatMove: () => 'green' },
    (g) => at(g, 0, (s) => g.formatMove(s, 0)),
  ],
  [/formatMove writes/, { formatMove: (s) => `${s[4]++}` }, (g) => at(g, 0, (s) => g.formatMove(s, 0, 1))],
  [/outcome 0 weighs 0/, { chanceWeights: start }, (g) => at(g, 2, (s) => weigh(g, s))],
  [/worldCount is 0/, { worldCount: () => 0, setWorld: start }, (g) => at(g, 0, (s) => g.worldCount!(s, 0))],
  [/worldCount writes/, { worldCount: (s) => ++s[4], setWorld: start }, (g) => at(g, 0, (s) => g.worldCount!(s, 0))],
  [/world 2 of 2/, { worldCount: () => 2, setWorld: start }, (g) => at(g, 0, (s) => g.setWorld!(s, 0, 2))],
  [
    /setWorld makes a world that seat 0 can/,
    { worldCount: () => 2, setWorld: (s) => void s[2]++ },
    (g) => at(g, 0, (s) => g.setWorld!(s, 0, 1)),
  ],
  [/prepare makes a world that seat 0 can/, { prepare: (s) => void s[2]++ }, (g) => at(g, 0, (s) => g.prepare!(s))],
  [/evaluate gives 1\.5/, { evaluate: () => 1.5 }, (g) => at(g, 0, (s) => g.evaluate!(s, 0))],
  [/evaluate gives NaN/, { evaluate: () => NaN }, (g) => at(g, 0, (s) => g.evaluate!(s, 0))],
  [/move 9 is not legal/, { randomMove: () => 9 }, (g) => at(g, 0, (s) => g.randomMove!(s, new Rng(1)))],
  [/randomMove writes/, { randomMove: (s) => s[4]++ }, (g) => at(g, 0, (s) => g.randomMove!(s, new Rng(1)))],
  [/leaves 1 in word 0, its moves one by one -2/, playouts(start), (g) => at(g, 1, (s) => g.playout!(s, new Rng(1)))],
  [
    /draws more or less luck/,
    playouts((s, rng) => void (playOut(s, rng), rng.next())),
    (g) => at(g, 1, (s) => g.playout!(s, new Rng(1))),
  ],
  [/evaluate writes/, { evaluate: (s) => s[4]++ }, (g) => at(g, 0, (s) => g.evaluate!(s, 0))],
];

function ask(game: Game, state: State): void {
  game.returns(state, new Float64Array(game.playerCount));
}
function look(game: Game, state: State): void {
  game.observe(state, 0, new Int32Array(game.observationWords));
}
function draw(game: Game, state: State): void {
  game.determinize(state, 0, new Rng(1));
}
function weigh(game: Game, state: State): void {
  game.chanceWeights!(state, Int32Array.of(0, 1, 2), 3, new Int32Array(3));
}

describe('checked complains when a game breaks a promise', () => {
  test.each(BROKEN)('%s', (complaint, rules, act) => {
    const game = checked(createLottery(rules));
    expect(() => act(game)).toThrow(complaint);
    expect(() => act(game)).toThrow(BrokenPromise);
  });
});

const watched = checked(manhunt);

type Misuse = [complaint: RegExp, ask: (game: Game) => void];

const MISUSED: Misuse[] = [
  [/move 3 is not legal/, (g) => at(g, 0, (s) => g.apply(s, 3))],
  [/move 0 is not legal/, () => at(watched, 0, (s) => watched.apply(s, 0))],
  [/not a state of this game/, (g) => g.reset(new Int32Array(3))],
  [/legalMoves asked for after the end/, (g) => at(g, 3, (s) => g.legalMoves(s, new Int32Array(3)))],
  [/returns asked for before the end/, (g) => at(g, 0, (s) => ask(g, s))],
  [/returns into 5 places/, (g) => at(g, 3, (s) => g.returns(s, new Float64Array(5)))],
  [/observe into 4 words/, (g) => at(g, 0, (s) => g.observe(s, 0, new Int32Array(4)))],
  [/no seat 2/, (g) => at(g, 0, (s) => g.observe(s, 2, new Int32Array(5)))],
  [/chanceWeights asked for at a decision/, (g) => at(g, 0, (s) => weigh(g, s))],
];

describe('checked complains when a game is misused', () => {
  test.each(MISUSED)('%s', (complaint, act) => expect(() => act(checked(lottery))).toThrow(complaint));
});

test("a world that changes the player's own moves is noticed", () => {
  const game = checked(createManhunt('moves depend on a secret'));
  const state = newState(game);
  for (const move of [6, 4]) game.apply(state, move);
  expect(() => {
    for (let seed = 0; seed < 50; seed++) game.determinize(state.slice(), 1, new Rng(seed));
  }).toThrow('determinize changes the legal moves of seat 1 itself');
});

test('a world that leaves whoever acts without a move is noticed', () => {
  const game = checked(createLottery({ legalMoves: (s, out) => (s[3] === 3 ? 0 : lottery.legalMoves(s, out)) }));
  const state = newState(game);
  game.apply(state, 0);
  expect(() => {
    for (let seed = 0; seed < 50; seed++) game.determinize(state.slice(), 1, new Rng(seed));
  }).toThrow('0 legal moves');
});

test('a complaint names game, ply and the command that leads there', () => {
  const game = checked(manhunt);
  const state = newState(game);
  for (const move of [6, 5, 2]) game.apply(state, move);
  expect(() => game.apply(state, 7)).toThrow(
    'manhunt, ply 3: move 7 is not legal\n  replay: npx irregulars play --game manhunt --choices 1,1,1 --check',
  );
});

test('a game that keeps its promises plays the same when checked', () => {
  const game = checked(manhunt);
  const [a, b] = [newState(game), newState(manhunt)];
  for (const move of [5, 3, 0, 3]) {
    game.apply(a, move);
    manhunt.apply(b, move);
    expect(a).toEqual(b);
  }
  const out = new Float64Array(2);
  game.returns(a, out);
  expect([...out]).toEqual([-1, 1]);
});

test('a playout that keeps its promise leaves state, luck and history as its moves do', () => {
  const game = checked(createLottery(playouts(playOut)));
  const [a, b] = [newState(game), newState(lottery)];
  const [luckA, luckB] = [new Rng(8), new Rng(8)];
  game.apply(a, 1);
  lottery.apply(b, 1);
  game.playout!(a, luckA);
  playOut(b, luckB);
  expect(a).toEqual(b);
  expect(luckA.next()).toBe(luckB.next());
  expect(() => game.legalMoves(a, new Int32Array(3))).toThrow(
    /after the end\n {2}replay: .* --choices 1,\d,\d --check/,
  );
});
