import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/core/game.js';
import { ACTOR, TERMINAL } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { NONE } from '../../../src/agents/tree.js';
import * as layout from '../../../src/games/scotland-yard/layout.js';
import { moveTo } from '../../../src/games/scotland-yard/map.js';
import { Answers } from '../../../src/specialists/scotland-yard/answers.js';
import { DistancePolicy } from '../../../src/specialists/scotland-yard/distance-policy.js';
import { stationTables } from '../../../src/specialists/scotland-yard/station-tables.js';
import { dealt, GAME, place } from './positions.js';

const { DETECTIVES, PAWN, ROUND, STATION, WINNER } = layout;

/** The first detective is to move and can reach two of the stations where Mr X may be. */
const position = (at: number, possible: readonly number[]): State => {
  const s = place(dealt(), at, [47, 13, 26, 29, 50], [...possible]);
  s[ACTOR] = DETECTIVES;
  s[PAWN] = 1;
  return s;
};

function thoughtful(start: State, iterations: number): { answers: Answers; stations: Set<number> } {
  const rng = new Rng(7);
  const policy = new DistancePolicy(GAME, stationTables(GAME), rng, {
    epsilon: 0.1,
    filter: false,
    doubles: 'any',
    capture: false,
    careful: true,
  });
  const answers = new Answers(GAME, rng, policy, 0.3, 4 * iterations);
  const stations = new Set<number>();
  const s = start.slice();
  for (let i = 0; i < iterations; i++) {
    s.set(start);
    policy.look(s);
    const leaf = answers.think(s, start[ROUND] + 1);
    if (s[ACTOR] === TERMINAL) stations.add(s[STATION]);
    answers.learn(leaf, s[ACTOR] === TERMINAL && s[WINNER] === DETECTIVES ? 1 : 0);
  }
  answers.restart();
  return { answers, stations };
}

describe('what the detectives answer', () => {
  test('is to take a Mr X whose station they know', () => {
    const start = position(46, [46]);
    const { answers } = thoughtful(start, 400);
    const taken = Array.from({ length: 100 }, () => moveTo(answers.draw(start))).filter((to) => to === 46);
    expect(taken.length).toBeGreaterThan(60);
  });

  test('does not depend on where he really is', () => {
    const possible = [46, 34, 100, 101];
    const draws = possible.map((at) => {
      const start = position(at, possible);
      const { answers } = thoughtful(start, 300);
      return Array.from({ length: 20 }, () => answers.draw(start));
    });
    for (const one of draws) expect(one).toEqual(draws[0]);
  });

  test('they look for him on all his possible stations', () => {
    expect(thoughtful(position(100, [46, 34, 100]), 400).stations).toEqual(new Set([46, 34]));
  });

  test('is unknown before they have thought, and off the moves they have thought about', () => {
    const start = position(46, [46]);
    expect(thoughtful(start, 10).answers.draw(start)).toBe(NONE);
    const { answers } = thoughtful(start, 400);
    expect(answers.draw(start)).not.toBe(NONE);
    answers.follow(start, NONE);
    expect(answers.draw(start)).toBe(NONE);
    answers.restart();
    expect(answers.draw(start)).not.toBe(NONE);
    answers.clear();
    expect(answers.draw(start)).toBe(NONE);
  });
});
