import { expect, test } from 'vitest';
import { MoveSampler } from '../../../src/core/chance.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import { listMembers } from '../../../src/core/bits.js';
import { Rng } from '../../../src/core/rng.js';
import { DETECTIVES, PAWN, POSSIBLE, SET_WORDS, STATION } from '../../../src/games/scotland-yard/layout.js';
import { moveTo } from '../../../src/games/scotland-yard/map.js';
import type { Hunters } from '../../../src/specialists/scotland-yard/distance-policy.js';
import { DistancePolicy } from '../../../src/specialists/scotland-yard/distance-policy.js';
import { stationTables } from '../../../src/specialists/scotland-yard/station-tables.js';
import { after, legalMovesOf, prepared } from '../../conformance/words.js';
import { dealt, GAME, place } from './positions.js';

const TABLES = stationTables(GAME);

function policyOf(hunters: Hunters, rng: Rng): DistancePolicy {
  const settings = { epsilon: 0, filter: false, doubles: 'any', capture: true, hunters } as const;
  return new DistancePolicy(GAME, TABLES, rng, settings);
}

test("the careful detective plays a move that the game's evaluation likes best, unless he takes Mr X", () => {
  const rng = new Rng(4);
  const sampler = new MoveSampler(GAME);
  const policy = policyOf('careful', rng);
  let decisions = 0;
  for (let g = 0; g < 30; g++)
    for (const s = newState(GAME); s[ACTOR] !== TERMINAL; GAME.apply(s, sampler.sample(s, rng))) {
      // After the last detective it is known in addition that Mr X can move.
      if (s[ACTOR] !== DETECTIVES || s[PAWN] === TABLES.pawnCount - 1) continue;
      const world = prepared(GAME, s);
      const moves = legalMovesOf(GAME, world);
      const reached = moves.map(moveTo);
      const elsewhere = listMembers(world, POSSIBLE, SET_WORDS).filter((at) => !reached.includes(at));
      if (elsewhere.length === 0) continue;
      world[STATION] = elsewhere[0];
      const worths = new Map(moves.map((move) => [move, GAME.evaluate!(after(GAME, world, move), DETECTIVES)]));
      policy.look(world);
      expect(worths.get(policy.choose(world))).toBeCloseTo(Math.max(...worths.values()), 12);
      decisions++;
    }
  expect(decisions).toBeGreaterThan(200);
});

test('detectives of both kinds are now careful, now not, but the same from one look to the next', () => {
  // Next to 46, station 13 is nearest to the three where Mr X may be, taken together; 61 is one of them.
  const kinds = (['careful', 'chase', 'both'] as const).map((hunters) => {
    const policy = policyOf(hunters, new Rng(2));
    const seen = new Set<string>();
    for (let look = 0; look < 40; look++) {
      const s = place(dealt(), 82, [46, 26, 29, 50, 53], [61, 71, 82]);
      s[ACTOR] = DETECTIVES;
      s[PAWN] = 1;
      policy.look(s);
      seen.add([policy.choose(s), policy.choose(s), policy.choose(s)].map(moveTo).join(' '));
    }
    return seen;
  });
  expect(kinds.map((seen) => [...seen].sort())).toEqual([['61 61 61'], ['13 13 13'], ['13 13 13', '61 61 61']]);
});
