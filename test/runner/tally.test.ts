import { expect, test } from 'vitest';
import { Rng } from '../../src/core/rng.js';
import { Seating } from '../../src/runner/seating.js';
import { Tally } from '../../src/runner/tally.js';
import type { Block, RunSettings } from '../../src/store/rows.js';

const settings: RunSettings = {
  game: 'toy',
  options: {},
  rulesVersion: 1,
  roles: ['ghost', 'killer', 'detective', 'detective'],
  agents: [{ spec: 'a' }, { spec: 'b' }, { spec: 'c' }],
  format: 'round-robin',
  pairings: [
    [0, 1],
    [0, 2],
    [1, 2],
  ],
  pairs: 50,
  seed: 1,
  record: 'none',
};
const outcomes = [
  [1, -1, 1],
  [-1, 1, -1],
  [0, 0, 0],
  [0.5, -0.25, 0.5],
];

function block(pairing: number, first: number, count: number, rng: Rng): Block {
  const draw = (n: number): Int32Array => Int32Array.from({ length: 2 * count }, () => rng.below(n));
  return {
    pairing,
    first,
    count,
    plies: draw(90),
    outcome: draw(4),
    outcomes,
    faults: [],
    moves: [],
    millis: [3, 5],
  };
}

const wonDrawnLost = (results: readonly number[]): object => ({
  games: results.length,
  wins: results.filter((r) => r > 0).length,
  draws: results.filter((r) => r === 0).length,
  losses: results.filter((r) => r < 0).length,
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test('counts are those of the games looked at one by one', () => {
  const rng = new Rng(6);
  const blocks = [block(0, 0, 7, rng), block(2, 11, 20, rng), block(0, 7, 10, rng), block(1, 3, 1, rng)];
  const tally = new Tally(settings);
  for (const one of blocks) tally.add(one, 1);

  const seating = new Seating(settings.roles);
  const { parts } = seating;
  expect({ parts, ways: seating.ways }).toEqual({ parts: ['ghost', 'killer', 'detective'], ways: 3 });
  const side = (pair: number, leg: number, part: number): number => seating.side(pair, leg, part);
  const games = blocks.flatMap(({ pairing, first, outcome, plies }) =>
    [...outcome].map((o, i) => ({ pairing, pair: first + (i >> 1), leg: i & 1, result: outcomes[o], plies: plies[i] })),
  );
  const leadOf = (game: (typeof games)[number]): number => {
    const of = (s: number): number => mean(game.result.filter((_, part) => side(game.pair, game.leg, part) === s));
    return of(0) - of(1);
  };
  expect(tally.games).toBe(games.length);
  expect(tally.faults).toBe(4);
  expect(tally.plies).toBe(games.reduce((sum, { plies }) => sum + plies, 0));
  expect(tally.maxPlies).toBe(Math.max(...games.map(({ plies }) => plies)));
  expect(tally.millis).toEqual([9, 13, 10]);
  parts.forEach((_, part) => expect(tally.parts[part]).toEqual(wonDrawnLost(games.map(({ result }) => result[part]))));
  settings.agents.forEach((_, agent) => {
    const own = games.flatMap((game) => {
      const at = settings.pairings[game.pairing].indexOf(agent);
      return at < 0 ? [] : [{ ...game, at, lead: at === 0 ? leadOf(game) : -leadOf(game) }];
    });
    expect(tally.agents[agent]).toEqual(wonDrawnLost(own.map(({ lead }) => lead)));
    parts.forEach((_, part) => {
      const played = own.filter(({ pair, leg, at }) => side(pair, leg, part) === at);
      expect(tally.agentParts[agent][part]).toEqual(wonDrawnLost(played.map(({ result }) => result[part])));
    });
  });
  settings.pairings.forEach((_, pairing) => {
    const cells = [0, 0, 0, 0, 0];
    const leads = games.filter((game) => game.pairing === pairing).map(leadOf);
    const score = (lead: number): number => Math.sign(lead) + 1;
    for (let i = 0; i < leads.length; i += 2) cells[score(leads[i]) + score(leads[i + 1])]++;
    expect(tally.pairs[pairing]).toEqual(cells);
    expect(tally.pairings[pairing]).toEqual(wonDrawnLost(leads));
  });
});
