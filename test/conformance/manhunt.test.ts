/** The suite on a game that is right, and on the same game with one fault at a time: a suite must be able to fail. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/core/game.js';
import { ACTOR, newState, TERMINAL } from '../../src/core/game.js';
import type { Fault } from '../toys/faults.js';
import { createManhunt, FUGITIVE, FUGITIVE_SEAT, HUNTER, HUNTER_SEAT, manhunt, POSSIBLE } from '../toys/manhunt.js';
import { evaluatesBlindly, viewsTextBlindly } from './blindness.js';
import { keepsItsBounds, reachesItsBounds } from './bounds.js';
import { drawsEvenly } from './evenness.js';
import { membersLookAlike, worldsMatchHistories } from './histories.js';
import { countHistories } from './information-sets.js';
import { drawsLuckByWeight } from './luck.js';
import { movesRoundTrip, seesConsistently } from './moves.js';
import { replaysExactly } from './replay.js';
import { keepsItsSecrets } from './secrets.js';
import { keepsItsPromises } from './suite.js';
import { listsItsWorlds } from './worlds.js';

const DEPTH = 10;

describe('manhunt', () => {
  keepsItsPromises(manhunt, DEPTH);
  test('its histories are as many as a second program counts', () => hasTheseHistories(manhunt));
  test('the hunters win by entering his station', () => huntersWinByEntering(manhunt));
  test('he wins by lasting eight rounds', () => fugitiveWinsByLasting(manhunt));
  test('he is shown after round 3', () => isShownAfterRoundThree(manhunt));
  test('hidden worlds are met often enough to judge the draws', () => expect(drawsEvenly(manhunt)).toBeGreaterThan(50));
});

describe('manhunt without a list of worlds', () => keepsItsPromises(createManhunt('unlisted'), DEPTH));

const matchesHistories = (game: Game): void => worldsMatchHistories(game, DEPTH);
const looksAlike = (game: Game): void => membersLookAlike(game, DEPTH);

/** Which promise each fault breaks; where it breaks several, each is to notice it alone. */
const CAUGHT_BY: Record<Exclude<Fault, 'unlisted'>, readonly ((game: Game) => void)[]> = {
  'one round too many': [keepsItsBounds],
  'moves out of order': [keepsItsBounds],
  'result out of range': [keepsItsBounds],
  'bounds far too wide': [reachesItsBounds],
  'observation shows the hidden piece': [keepsItsSecrets, matchesHistories],
  'observation forgets who acts': [matchesHistories],
  'truth kept half the time': [keepsItsSecrets, drawsEvenly],
  'missing inference': [keepsItsSecrets, listsItsWorlds, matchesHistories],
  'moves depend on a secret': [keepsItsSecrets, looksAlike],
  'illegal entry': [listsItsWorlds, matchesHistories],
  'a world listed twice': [listsItsWorlds, matchesHistories],
  'belief too narrow': [listsItsWorlds, matchesHistories],
  'determinize does nothing': [keepsItsSecrets, drawsEvenly, matchesHistories],
  'truth favored': [keepsItsSecrets, drawsEvenly],
  'draws uneven': [drawsEvenly, matchesHistories],
  'belief too wide: stations of hunters': [matchesHistories],
  'belief too wide: stations just searched': [matchesHistories],
  'unlisted: narrow draws': [matchesHistories],
  'wrong rule: starts': [hasTheseHistories],
  'wrong rule: a line is missing': [hasTheseHistories],
  'wrong rule: the fugitive passes hunters': [hasTheseHistories],
  'wrong rule: hunters may not wait': [hasTheseHistories],
  'winner swapped': [fugitiveWinsByLasting],
  'reveal one round late': [isShownAfterRoundThree],
  'a hidden move is seen': [seesConsistently],
  'a shown move is not seen': [seesConsistently],
  'evaluation peeks': [evaluatesBlindly, looksAlike],
  'evaluation says nothing': [evaluatesBlindly],
  'two moves with one text': [movesRoundTrip],
  'any text is a move': [movesRoundTrip],
  'move text leaks': [viewsTextBlindly],
  'state text leaks': [viewsTextBlindly, looksAlike],
  'a rule outside the state': [replaysExactly],
  'weightless luck': [drawsLuckByWeight],
};

describe.each(Object.entries(CAUGHT_BY))('the fault «%s»', (fault, promises) => {
  test.each(promises.map((promise) => [promise.name, promise] as const))('is noticed by %s', (_name, promise) => {
    expect(() => promise(createManhunt(fault as Fault))).toThrow();
  });
});

test('a complaint says how to play the failing game again', () => {
  expect(() => keepsItsSecrets(createManhunt('truth favored'))).toThrow(
    /manhunt, ply \d+: same eyes, same seed, different world .*\n {2}replay: npx irregulars play --game manhunt --choices [\d,]+ --check\n {2}seed: IRREGULARS_SEED=\d+/,
  );
});

test('a failing game is shortened', () => {
  // The shortest game in which he may be in two places: his start card is one of three.
  expect(() => keepsItsSecrets(createManhunt('observation shows the hidden piece'))).toThrow(/--choices 0 --check/);
});

function hasTheseHistories(game: Game): void {
  expect([1, 2, 3, 4, 5, 6, 7].map((plies) => countHistories(game, plies))).toEqual([3, 8, 16, 40, 90, 264, 733]);
}

function play(game: Game, moves: readonly number[]): Int32Array {
  const state = newState(game);
  for (const move of moves) game.apply(state, move);
  return state;
}

function resultOf(game: Game, state: Int32Array): number[] {
  expect(state[ACTOR]).toBe(TERMINAL);
  const out = new Float64Array(game.playerCount);
  game.returns(state, out);
  return [...out];
}

function huntersWinByEntering(game: Game): void {
  // He goes 5-3; hunter 1 waits at 0, hunter 2 goes 1-3.
  const end = play(game, [5, 3, 0, 3]);
  expect(resultOf(game, end)).toEqual([-1, 1]);
  expect(end[HUNTER + 1]).toBe(end[FUGITIVE]);
}

function fugitiveWinsByLasting(game: Game): void {
  // He walks 7-6-7-6 ... while the hunters wait at 0 and 1.
  const rounds = Array.from({ length: 8 }, (_, i) => [i % 2 === 0 ? 6 : 7, 0, 1]).flat();
  const end = play(game, [7, ...rounds]);
  expect(resultOf(game, end)[FUGITIVE_SEAT]).toBe(1);
  expect(resultOf(game, end)[HUNTER_SEAT]).toBe(-1);
}

function isShownAfterRoundThree(game: Game): void {
  expect(play(game, [7, 6, 0, 1, 7])[POSSIBLE]).not.toBe(1 << 7);
  expect(play(game, [7, 6, 0, 1, 7, 0, 1, 6])[POSSIBLE]).toBe(1 << 6);
}
