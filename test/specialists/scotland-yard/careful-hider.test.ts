import { expect, test } from 'vitest';
import { MoveSampler } from '../../../src/core/chance.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { MR_X } from '../../../src/games/scotland-yard/layout.js';
import { DistancePolicy } from '../../../src/specialists/scotland-yard/distance-policy.js';
import { stationTables } from '../../../src/specialists/scotland-yard/station-tables.js';
import { legalMovesOf, prepared, after } from '../../conformance/words.js';
import { GAME } from './positions.js';

test("the quick Mr X plays a move that the game's evaluation likes best", () => {
  const rng = new Rng(3);
  const sampler = new MoveSampler(GAME);
  const policy = new DistancePolicy(GAME, stationTables(GAME), rng, {
    epsilon: 0,
    filter: false,
    doubles: 'any',
    capture: true,
    careful: true,
  });
  let decisions = 0;
  for (let g = 0; g < 30; g++)
    for (const s = newState(GAME); s[ACTOR] !== TERMINAL; GAME.apply(s, sampler.sample(s, rng))) {
      if (s[ACTOR] !== MR_X) continue;
      const worths = new Map(legalMovesOf(GAME, s).map((move) => [move, GAME.evaluate!(after(GAME, s, move), MR_X)]));
      policy.look(prepared(GAME, s));
      const choice = policy.choose(prepared(GAME, s));
      expect(worths.get(choice)).toBeCloseTo(Math.max(...worths.values()), 12);
      decisions++;
    }
  expect(decisions).toBeGreaterThan(200);
});
