import { describe, expect, test } from 'vitest';
import { KUHN_CHIPS } from '../../src/games/calibration/kuhn-poker.js';
import { LEDUC_CHIPS } from '../../src/games/calibration/leduc-poker.js';
import { bestResponse, exploitability, valuesOf } from '../../src/solvers/best-response.js';
import { buildGraph } from '../../src/solvers/build-graph.js';
import type { CfrName } from '../../src/solvers/cfr.js';
import { Cfr, CFR_VARIANTS, solve } from '../../src/solvers/cfr.js';
import { chase, kuhn, leduc } from './games.js';

const VARIANTS = Object.keys(CFR_VARIANTS) as CfrName[];

describe('Kuhn poker', () => {
  const graph = buildGraph(kuhn);

  test('CFR+ finds the value of -1/18 chips and is exploitable by less than 0.0001 chips', () => {
    const policy = solve(graph, 2000);
    expect(exploitability(graph, policy) * KUHN_CHIPS).toBeLessThan(1e-4);
    expect(Math.abs(valuesOf(graph, policy)[0] * KUHN_CHIPS + 1 / 18)).toBeLessThan(1e-4);
  });

  test("is solved into Kuhn's family: bluffs of the jack at most 1/3, bets of the king three times as often", () => {
    const policy = solve(graph, 2000, 'pcfr+');
    const opening = [0, 1, 2].map((i) => policy[graph.firstSlot[i] + 1]);
    expect(opening[0]).toBeLessThan(1 / 3 + 1e-3);
    expect(opening[1]).toBeLessThan(1e-3);
    expect(opening[2]).toBeCloseTo(3 * opening[0], 3);
  });

  test.each(VARIANTS)('%s comes closer with more iterations, and the same way in one run or in many', (name) => {
    const cfr = new Cfr(graph, name);
    cfr.run(20);
    const early = exploitability(graph, cfr.average());
    for (let i = 0; i < 10; i++) cfr.run(48);
    expect(exploitability(graph, cfr.average())).toBeLessThan(early / 4);
    expect(cfr.iterations).toBe(500);
    expect(solve(graph, 500, name)).toEqual(cfr.average());
  });
});

describe('Leduc poker', () => {
  const graph = buildGraph(leduc);

  test.each(VARIANTS)('%s becomes less exploitable with every tenfold of iterations', (name) => {
    const cfr = new Cfr(graph, name);
    const course = [1, 9, 90].map((iterations) => {
      cfr.run(iterations);
      return exploitability(graph, cfr.average());
    });
    expect(course[1]).toBeLessThan(course[0] / 2);
    expect(course[2]).toBeLessThan(course[1] / 2);
  });

  test('the value of -0.0856064 chips lies between what CFR+ secures for either seat', () => {
    const policy = solve(graph, 700);
    const least = -bestResponse(graph, policy, 1).value * LEDUC_CHIPS;
    const most = bestResponse(graph, policy, 0).value * LEDUC_CHIPS;
    expect(least).toBeLessThan(-0.0856064);
    expect(most).toBeGreaterThan(-0.0856064);
    expect(most - least).toBeLessThan(0.002);
  });
});

test('glasses: the detectives win 8/9 of the games within 0.001, and CFR+ is exploitable by at most 0.001', () => {
  const graph = buildGraph(chase('glasses'));
  const policy = solve(graph, 1000);
  expect(exploitability(graph, policy)).toBeLessThanOrEqual(0.001);
  expect(Math.abs((1 + valuesOf(graph, policy)[1]) / 2 - 8 / 9)).toBeLessThan(1e-3);
  const predicted = solve(graph, 300, 'pcfr+');
  expect(exploitability(graph, predicted)).toBeLessThan(1e-4);
});
