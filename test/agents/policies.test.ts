/** Tree policies at one node against another: small matrix games whose solutions are known. */
import { describe, expect, test } from 'vitest';
import { Exp3, RegretMatching } from '../../src/agents/mixing-policies.js';
import { Offers } from '../../src/agents/offers.js';
import { Tree } from '../../src/agents/tree.js';
import type { TreePolicy } from '../../src/agents/tree-policy.js';
import { Ucb1 } from '../../src/agents/ucb1.js';
import { Rng } from '../../src/core/rng.js';
import { createGame } from '../../src/games/index.js';

/** A player of a matrix game: a root with an edge for each of its moves. */
class Side {
  readonly tree: Tree;
  readonly #offers = new Offers(createGame('tic-tac-toe'));
  readonly #policy: TreePolicy;
  readonly #keys: Int32Array;

  constructor(policy: TreePolicy, moves: number) {
    this.#policy = policy;
    this.tree = new Tree(moves + 1, policy.mixes);
    this.#keys = Int32Array.from({ length: moves }, (_, i) => i);
  }

  move(): number {
    this.#offers.gather(this.tree, 0, this.#keys, this.#keys.length);
    if (this.#offers.newCount > 0) return this.tree.add(0, this.#offers.newKeys[0], 0);
    return this.#policy.select(this.tree, this.#offers);
  }

  learn(edge: number, result: number): void {
    this.#policy.learn(this.tree, edge, result);
    this.tree.visits[edge]++;
    this.tree.total[edge] += result;
    this.tree.visits[0]++;
  }

  /** The share of visits of each move. */
  shares(): number[] {
    return [...this.#keys].map((key) => this.tree.visits[this.tree.child(0, key)] / this.tree.visits[0]);
  }
}

/** `matrix[i][j]` is what the row player gets, in [0, 1], and the column player lacks. */
function play(matrix: readonly (readonly number[])[], create: (rng: Rng) => TreePolicy, rounds: number): Side[] {
  const rng = new Rng(11);
  const sides = [new Side(create(rng), matrix.length), new Side(create(rng), matrix[0].length)];
  for (let k = 0; k < rounds; k++) {
    const [row, column] = sides.map((side) => side.move());
    const result = matrix[sides[0].tree.key[row]][sides[1].tree.key[column]];
    sides[0].learn(row, result);
    sides[1].learn(column, 1 - result);
  }
  return sides;
}

const GAMMA = 0.05;
const MIXING: readonly (readonly [string, (rng: Rng) => TreePolicy])[] = [
  ['exp3', (rng) => new Exp3(GAMMA, rng)],
  ['regret', (rng) => new RegretMatching(GAMMA, rng)],
];

describe.each(MIXING)('%s', (_name, create) => {
  test('matches pennies evenly', () => {
    const [row, column] = play([[1, 0], [0, 1]], create, 100_000); // prettier-ignore
    for (const share of [...row.shares(), ...column.shares()]) expect(Math.abs(share - 0.5)).toBeLessThan(0.04);
  });

  test('bluffs as often as Kuhn poker asks for: one third against one third', () => {
    // A card that is best or worst, bet or not, against a call or not: the value is 2/3 and both mix 2 : 1.
    const [row, column] = play([[1, 0.5], [0, 1]], create, 200_000); // prettier-ignore
    expect(Math.abs(row.shares()[0] - 2 / 3)).toBeLessThan(0.05);
    expect(Math.abs(column.shares()[0] - 1 / 3)).toBeLessThan(0.05);
  });

  test('finds the one good move, up to its even draws', () => {
    const [row] = play([[0.2, 0.3], [0.9, 0.8], [0.1, 0.5]], create, 50_000); // prettier-ignore
    expect(row.shares()[1]).toBeGreaterThan(0.9);
  });

  test('learns nothing of an edge that was not drawn', () => {
    const side = new Side(create(new Rng(3)), 2);
    side.learn(side.move(), 1);
    expect([...side.tree.score]).toEqual([0, 0, 0]);
  });
});

test('ucb1 finds the one good move', () => {
  const [row] = play([[0.2, 0.3], [0.9, 0.8], [0.1, 0.5]], () => new Ucb1(0.7), 5000); // prettier-ignore
  expect(row.shares()[1]).toBeGreaterThan(0.9);
});

test('ucb1 counts how often an edge was there to be chosen, not how often its node was visited', () => {
  const tree = new Tree(3);
  const offers = new Offers(createGame('tic-tac-toe'));
  for (const [key, visits, available] of [
    [0, 10, 1000],
    [1, 10, 10],
  ]) {
    const edge = tree.add(0, key, 0);
    tree.visits[edge] = visits;
    tree.total[edge] = 5;
    tree.available[edge] = available;
  }
  offers.gather(tree, 0, Int32Array.of(0, 1), 2);
  expect(tree.key[new Ucb1(0.7).select(tree, offers)]).toBe(0);
});
