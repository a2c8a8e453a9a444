import { describe, expect, test } from 'vitest';
import { Forest, observationKey } from '../../src/agents/forest.js';
import type { Tree } from '../../src/agents/tree.js';
import { NONE } from '../../src/agents/tree.js';
import type { Game, Player, State } from '../../src/core/game.js';
import { ACTOR, CHANCE, newState, TERMINAL } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import { View } from '../../src/core/view.js';
import { createGame } from '../../src/games/index.js';
import { FUGITIVE_SEAT, HUNTER_SEAT, manhunt } from '../toys/manhunt.js';
import { plainSettings } from './settings.js';

const kuhn = createGame('kuhn-poker');
const phantom = createGame('phantom-tic-tac-toe');

/** Plays the texts, then searches for whoever is to decide. */
function grow(
  game: Game,
  texts: readonly string[],
  observer: 'each' | 'redeal',
  iterations: number,
  capacity = 20_000,
): Forest {
  const s = newState(game);
  for (const text of texts) game.apply(s, game.parseMove(s, text));
  const rng = new Rng(5);
  const view = new View(game, s[ACTOR]);
  view.show(s);
  const forest = new Forest(game, s[ACTOR], rng, plainSettings({ observer, capacity }));
  forest.clear();
  for (let i = 0; i < iterations; i++) {
    view.sample(forest.state, rng);
    forest.iterate();
  }
  return forest;
}

const keyOf = (game: Game, s: State, seat: Player): number =>
  observationKey(game, s, seat, new Int32Array(game.observationWords));

function childrenOf(tree: Tree, node: number): number[] {
  const found: number[] = [];
  for (let c = tree.firstChild[node]; c !== NONE; c = tree.nextSibling[c]) found.push(c);
  return found;
}

/**
 * Plays random games from the position and follows them through the trees; `visit` is told each decision's seat and the
 * node where that seat stands, as long as it is in its tree.
 */
function follow(
  game: Game,
  forest: Forest,
  searcher: Player,
  start: State,
  visit: (s: State, seat: Player, node: number) => void,
): void {
  const rng = new Rng(8);
  const moves = new Int32Array(game.maxMoves);
  for (let k = 0; k < 3000; k++) {
    const s = start.slice();
    game.determinize(s, searcher, rng);
    const at = game.roles.map((_, seat) => (seat === searcher ? 0 : forest.trees[seat].child(0, keyOf(game, s, seat))));
    while (s[ACTOR] !== TERMINAL) {
      const actor = s[ACTOR];
      if (actor !== CHANCE && at[actor] !== NONE) visit(s, actor, at[actor]);
      const move = moves[rng.below(game.legalMoves(s, moves))];
      at.forEach((node, seat) => {
        if (node === NONE) return;
        at[seat] = forest.trees[seat].child(node, seat === actor ? move : game.moveSeenBy(s, move, seat));
      });
      game.apply(s, move);
    }
  }
}

describe.each([
  ['manhunt', manhunt, HUNTER_SEAT],
  ['phantom tic-tac-toe', phantom, 0],
])('at %s', (_name, game, searcher) => {
  test('a node of a seat is one of its information sets: what it observes there is always the same', () => {
    const start = newState(game);
    const rng = new Rng(4);
    const moves = new Int32Array(game.maxMoves);
    while (start[ACTOR] !== searcher) game.apply(start, moves[rng.below(game.legalMoves(start, moves))]);
    const view = new View(game, searcher);
    view.show(start);
    const forest = new Forest(game, searcher, rng, plainSettings({ observer: 'each', capacity: 50_000 }));
    for (let i = 0; i < 3000; i++) {
      view.sample(forest.state, rng);
      forest.iterate();
    }
    const sets = game.roles.map(() => new Map<number, string>());
    follow(game, forest, searcher, start, (s, seat, node) => {
      const words = new Int32Array(game.observationWords);
      game.observe(s, seat, words);
      const set = words.join();
      expect(sets[seat].get(node) ?? set).toBe(set);
      sets[seat].set(node, set);
    });
    for (const found of sets) expect(found.size).toBeGreaterThan(20);
  });
});

test('every tree of `each` is told of every iteration', () => {
  const forest = grow(kuhn, ['deal 1 king'], 'each', 500);
  expect(forest.trees.map((tree) => tree.visits[0])).toEqual([500, 500, 0]);
});

test('the searching seat of `redeal` learns from its own worlds only, the other from those that it imagines', () => {
  const forest = grow(kuhn, ['deal 1 king'], 'redeal', 500);
  expect(forest.trees.map((tree) => tree.visits[0])).toEqual([250, 250, 250]);
  // Whoever imagines the first seat does not know that it holds the king: three cards, three information sets.
  expect(childrenOf(forest.trees[2], 0)).toHaveLength(3);
});

test('with `redeal` others do not play as if they saw the cards of the searching seat', () => {
  // A queen that calls a bet wins against a jack and loses against a king; the searching seat holds the king.
  const callOfQueen = (observer: 'each' | 'redeal'): number => {
    const tree = grow(kuhn, ['deal 1 king'], observer, 4000).trees[1];
    const s = newState(kuhn);
    kuhn.apply(s, kuhn.parseMove(s, 'deal 1 king'));
    let node = tree.child(0, keyOf(kuhn, s, 1));
    for (const text of ['bet', 'deal 2 queen']) {
      const move = kuhn.parseMove(s, text);
      node = tree.child(node, kuhn.moveSeenBy(s, move, 1));
      kuhn.apply(s, move);
    }
    const call = tree.child(node, kuhn.parseMove(s, 'bet'));
    return tree.total[call] / tree.visits[call];
  };
  expect(callOfQueen('each')).toBe(0);
  expect(callOfQueen('redeal')).toBeGreaterThan(0.1);
});

test('a seat knows its own cards in every world: the fugitive, where he stands', () => {
  const forest = grow(manhunt, [manhunt.formatMove(newState(manhunt), 7), '6'], 'each', 2000);
  const starts = childrenOf(forest.trees[FUGITIVE_SEAT], 0);
  expect(starts.length).toBeGreaterThan(1);
});

test('full trees keep their size; the search goes on', () => {
  const forest = grow(kuhn, ['deal 1 king'], 'each', 1000, 9);
  expect(forest.trees.map((tree) => tree.size)).toEqual([9, 9, 1]);
  expect(forest.tree.visits[0]).toBe(1000);
  const visits = childrenOf(forest.tree, 0).map((c) => forest.tree.visits[c]);
  expect(visits.reduce((a, b) => a + b)).toBe(1000);
});
