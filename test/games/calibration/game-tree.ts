/** A whole two-seat game as a tree in memory, with its information sets by `observe`; for games that are small. */
import { hashWords } from '../../../src/core/hash.js';
import type { Game, Player, State } from '../../../src/core/game.js';
import { ACTOR, CHANCE, newState, TERMINAL } from '../../../src/core/game.js';

export interface TreeNode {
  /** A seat, CHANCE or TERMINAL. */
  readonly actor: number;
  /** Index of the information set of whoever decides; -1 where nobody does. */
  readonly infoset: number;
  readonly children: readonly TreeNode[];
  /** Probability of each child, at CHANCE. */
  readonly odds: readonly number[];
  /** At TERMINAL, what seat 0 gets. */
  readonly value: number;
  /** Position in the list of all nodes. */
  readonly id: number;
}

export interface Infoset {
  readonly player: Player;
  readonly moves: readonly number[];
  readonly nodes: TreeNode[];
}

export interface GameTree {
  readonly root: TreeNode;
  readonly nodeCount: number;
  readonly terminalCount: number;
  readonly chanceCount: number;
  readonly infosets: readonly Infoset[];
  /** Where an information set is listed, by `player:observation words`. */
  readonly index: ReadonlyMap<string, number>;
}

/** Walks through every history. `unit` is what a return of 1 is worth. */
export function buildTree(game: Game, unit = 1): GameTree {
  const infosets: Infoset[] = [];
  const index = new Map<string, number>();
  const returns = new Float64Array(game.playerCount);
  const weights = new Int32Array(game.maxMoves);
  const seen = new Int32Array(game.observationWords);
  const counts = { nodes: 0, terminals: 0, chances: 0 };
  const root = grow(newState(game));
  const { nodes, terminals, chances } = counts;
  return { root, infosets, index, nodeCount: nodes, terminalCount: terminals, chanceCount: chances };

  function grow(s: State): TreeNode {
    const id = counts.nodes++;
    const actor = s[ACTOR];
    if (actor === TERMINAL) {
      counts.terminals++;
      game.returns(s, returns);
      return { actor, infoset: -1, children: [], odds: [], value: returns[0] * unit, id };
    }
    const out = new Int32Array(game.maxMoves);
    const moves = [...out.subarray(0, game.legalMoves(s, out))];
    const odds = actor === CHANCE ? oddsOf(s, out, moves.length) : [];
    const infoset = actor === CHANCE ? -1 : infosetOf(s, actor, moves);
    const children = moves.map((move) => {
      const next = s.slice();
      game.apply(next, move);
      return grow(next);
    });
    const node = { actor, infoset, children, odds, value: NaN, id };
    if (infoset >= 0) infosets[infoset].nodes.push(node);
    return node;
  }

  function oddsOf(s: State, outcomes: Int32Array, count: number): number[] {
    counts.chances++;
    weights.fill(1);
    game.chanceWeights?.(s, outcomes, count, weights);
    const listed = [...weights.subarray(0, count)];
    const total = listed.reduce((a, b) => a + b);
    return listed.map((weight) => weight / total);
  }

  function infosetOf(s: State, player: Player, moves: number[]): number {
    game.observe(s, player, seen);
    const key = `${player}:${seen.join()}`;
    const known = index.get(key);
    if (known !== undefined) {
      if (infosets[known].moves.join() !== moves.join()) throw new Error(`${game.id}: moves differ at ${key}`);
      return known;
    }
    index.set(key, infosets.length);
    infosets.push({ player, moves, nodes: [] });
    return infosets.length - 1;
  }
}

/** How often a state occurs is not counted, only how many there are. */
export function countStates(game: Game): number {
  const seen = new Map<number, State[]>();
  let count = 0;
  visit(newState(game));
  return count;

  function visit(s: State): void {
    const hash = hashWords(s, s.length, 1);
    const bucket = seen.get(hash) ?? [];
    if (bucket.some((other) => other.every((word, i) => word === s[i]))) return;
    bucket.push(s);
    seen.set(hash, bucket);
    count++;
    if (s[ACTOR] === TERMINAL) return;
    const moves = new Int32Array(game.maxMoves);
    const n = game.legalMoves(s, moves);
    for (let i = 0; i < n; i++) {
      const next = s.slice();
      game.apply(next, moves[i]);
      visit(next);
    }
  }
}
