import { describe, expect, test } from 'vitest';
import { Rng } from '../../../src/core/rng.js';
import type { Menu } from '../../../src/games/mr-jack-pocket/menus.js';
import { solveSignals } from '../../../src/games/mr-jack-pocket/signals.js';
import { maximize } from '../../../src/games/mr-jack-pocket/simplex.js';

const rows = (...lines: number[][]): Float64Array[] => lines.map((line) => Float64Array.from(line));

describe('linear programs', () => {
  test('a textbook example: three products, three limits', () => {
    // Chvátal, Linear Programming (1983), chapter 2: the optimum is 13 at (2, 0, 1), with prices (1, 0, 1).
    const { value, x, prices } = maximize([5, 4, 3], rows([2, 3, 1], [4, 1, 2], [3, 4, 2]), [5, 11, 8]);
    expect(value).toBeCloseTo(13, 12);
    expect([...x]).toEqual([2, 0, 1].map((v) => expect.closeTo(v, 12)));
    expect([...prices]).toEqual([1, 0, 1].map((v) => expect.closeTo(v, 12)));
  });

  test("an example in which the steepest gain goes in circles comes to its end (Beale's, optimum 1/20)", () => {
    const gain = [3 / 4, -150, 1 / 50, -6];
    const lines = rows([1 / 4, -60, -1 / 25, 9], [1 / 2, -90, -1 / 50, 3], [0, 0, 1, 0]);
    expect(maximize(gain, lines, [0, 0, 1]).value).toBeCloseTo(1 / 20, 12);
  });

  test('a program without a maximum is an error', () => {
    expect(() => maximize([1], rows([-1]), [1])).toThrow(RangeError);
  });
});

describe('signals', () => {
  const menuOf = (...vectors: number[][]): Menu => ({ vectors: rows(...vectors), afterCards: [] });

  test('if every move gives the type away, the Investigator is sure of what each is worth', () => {
    // Type 0 can only lose by move 1, type 1 only by move 0.
    const signals = [
      { moves: [0], menu: menuOf([1, 1]) },
      { moves: [1], menu: menuOf([0.25, 0.5]) },
    ];
    const { guaranteed, conceded } = solveSignals([0.5, 0.5], signals);
    expect(guaranteed).toBeCloseTo(0.375, 12);
    expect(conceded).toBeCloseTo(0.375, 12);
  });

  test('after one common move the Investigator has to guess', () => {
    const signals = [{ moves: [0], menu: menuOf([1, 0], [0, 1]) }];
    const { guaranteed, conceded } = solveSignals([0.7, 0.3], signals);
    expect(guaranteed).toBeCloseTo(0.7, 12);
    expect(conceded).toBeCloseTo(0.7, 12);
  });

  test('the likelier type mixes so that the Investigator has nothing to gain from guessing', () => {
    // After move 0 he guesses; move 1 costs type 0 half of its chances, type 1 all.
    const signals = [
      { moves: [0], menu: menuOf([1, 0], [0, 1]) },
      { moves: [1], menu: menuOf([0.5, 1]) },
    ];
    const { guaranteed, conceded, mixtures, chances } = solveSignals([0.7, 0.3], signals);
    // Against a share q of type 0 in move 0 he wins max(0.7 q, 0.3) + 0.35 (1 - q): least at 0.7 q = 0.3.
    expect(mixtures[0][0]).toBeCloseTo(3 / 7, 12);
    expect(guaranteed).toBeCloseTo(0.5, 12);
    expect(conceded).toBeCloseTo(0.5, 12);
    expect([...chances]).toEqual([0.5, 0.5].map((v) => expect.closeTo(v, 12)));
  });

  test('to decide after each card is worth as much as to have every combination of answers listed', () => {
    const rng = new Rng(5);
    const vectors = (count: number): Float64Array[] =>
      Array.from({ length: count }, () => Float64Array.from({ length: 3 }, () => rng.below(5) / 12));
    let shown = 0;
    for (let i = 0; i < 60; i++) {
      const signals = [0, 1, 2].map((move) => ({
        moves: [move],
        menu: { vectors: vectors(rng.below(3)), afterCards: [vectors(2), vectors(3), vectors(1)] },
      }));
      const listed = signals.map(({ moves, menu }) => ({ moves, menu: { vectors: everyPlan(menu), afterCards: [] } }));
      const { guaranteed, conceded } = solveSignals([0.5, 0.3, 0.2], signals);
      expect(conceded - guaranteed).toBeLessThan(1e-12);
      expect(guaranteed).toBeCloseTo(solveSignals([0.5, 0.3, 0.2], listed).guaranteed, 12);
      const without = signals.map(({ moves, menu }) => ({ moves, menu: { ...menu, afterCards: [] } }));
      if (solveSignals([0.5, 0.3, 0.2], without).guaranteed < guaranteed - 1e-9) shown++;
    }
    expect(shown).toBeGreaterThan(30);
  });
});

const everyPlan = ({ vectors, afterCards }: Menu): Float64Array[] => [
  ...vectors,
  ...afterCards.reduce(
    (sums, list) => sums.flatMap((sum) => list.map((v) => v.map((p, t) => p + sum[t]))),
    [new Float64Array(3)],
  ),
];
