import { describe, expect, test } from 'vitest';
import { ACTOR, CHANCE, newState, TERMINAL } from '../../src/core/game.js';
import { UsageError } from '../../src/core/usage-error.js';
import { createGame } from '../../src/games/index.js';
import { buildGraph, GRAPH_LIMITS } from '../../src/solvers/build-graph.js';
import { WordTable } from '../../src/solvers/word-table.js';
import { buildTree, countStates } from '../games/calibration/game-tree.js';
import { chase, kuhn, leduc } from './games.js';

describe.each([
  ['Kuhn poker', kuhn],
  ['Leduc poker', leduc],
  ['glasses', chase('glasses')],
  ['glasses with a reveal', chase('glasses-reveal')],
])('the graph of %s', (_name, game) => {
  const graph = buildGraph(game);

  test('has the histories and information sets of a naive walk through the tree', () => {
    const tree = buildTree(game);
    expect(graph.historyCount()).toBe(tree.nodeCount);
    expect(graph.infosetCount).toBe(tree.infosets.length);
    expect(graph.slotCount).toBe(tree.infosets.reduce((sum, { moves }) => sum + moves.length, 0));
  });

  test('has a node for each state', () => {
    expect(graph.nodeCount).toBe(countStates(game));
  });

  test('numbers children after their parents and gives chance nodes odds that sum to 1', () => {
    const nodes = Array.from(graph.actor, (actor, v) => {
      const [from, to] = [graph.firstEdge[v], graph.firstEdge[v + 1]];
      const odds = graph.odds.slice(from, to).reduce((a, b) => a + b, 0);
      return { actor, v, edges: to - from, odds, least: Math.min(...graph.child.slice(from, to)) };
    });
    expect(nodes.filter(({ v, least }) => least <= v)).toEqual([]);
    expect(nodes.filter(({ actor, edges }) => (actor === TERMINAL) !== (edges === 0))).toEqual([]);
    expect(nodes.filter(({ actor, odds }) => Math.abs(odds - (actor === CHANCE ? 1 : 0)) > 1e-12)).toEqual([]);
  });

  test('finds every information set again by what its player observes', () => {
    const observation = new Int32Array(game.observationWords);
    const sets = Array.from(graph.player, (player, i) => {
      game.observe(graph.example(i), player, observation);
      return [graph.example(i)[ACTOR], graph.infosetOf(player, observation), graph.infosetOf(1 - player, observation)];
    });
    expect(sets.map(([actor]) => actor)).toEqual([...graph.player]);
    expect(sets.map(([, found]) => found)).toEqual(sets.map((_, i) => i));
    expect(sets.filter(([, , other], i) => other === i)).toEqual([]);
  });
});

test('odds follow the weights of the outcomes: a rank whose copy is gone comes half as often', () => {
  const graph = buildGraph(leduc);
  const second = [...graph.actor].findIndex((actor, v) => actor === CHANCE && v > 0);
  const odds = [...graph.odds.slice(graph.firstEdge[second], graph.firstEdge[second + 1])];
  expect(odds.sort()).toEqual([0.2, 0.4, 0.4]);
});

test('a game beyond the limits is refused by name', () => {
  const build = (): unknown => buildGraph(createGame('scotland-yard'), { ...GRAPH_LIMITS, nodes: 1000 });
  expect(build).toThrow(UsageError);
  expect(build).toThrow(/scotland-yard is too large to solve: more than \d+ states/);
  expect(() => buildGraph(kuhn, { nodes: 1000, plyWords: newState(kuhn).length * 5 })).toThrow(UsageError);
  expect(buildGraph(kuhn, { nodes: 58, plyWords: 1 << 20 }).nodeCount).toBe(58);
});

test('states that look alike but offer other moves are a broken promise', () => {
  const liar = { ...kuhn, observe: (_s: Int32Array, _p: number, out: Int32Array) => void out.fill(0) };
  // All of Kuhn's decisions offer pass and bet, so something else must differ.
  const generous: typeof kuhn = { ...liar, legalMoves: (s, out) => kuhn.legalMoves(s, out) - (s[ACTOR] === 1 ? 1 : 0) };
  const moody: typeof kuhn = {
    ...liar,
    legalMoves: (s, out) => kuhn.legalMoves(s, out) - (s[ACTOR] === 0 && s[1] > 1 ? 1 : 0),
  };
  expect(buildGraph(generous).infosetCount).toBe(2);
  expect(() => buildGraph(moody)).toThrow('seat 0 has other moves in states it cannot tell apart');
});

test('a word table keeps rows of one hash apart', () => {
  const table = new WordTable(2);
  const rows = Array.from({ length: 500 }, (_, i) => Int32Array.of(i % 20, Math.floor(i / 20)));
  expect(rows.map((row) => table.intern(row))).toEqual(rows.map((_, i) => i));
  expect(rows.map((row) => table.intern(row))).toEqual(rows.map((_, i) => i));
  expect(rows.every((row, i) => table.find(row) === i && row.every((word, k) => word === table.row(i)[k]))).toBe(true);
  expect(table.find(Int32Array.of(20, 0))).toBe(-1);
  table.clear();
  expect(table.find(rows[0])).toBe(-1);
  expect(table.intern(rows[7])).toBe(0);
});
