/** Games whose random moves are only a quicker way to draw from the list: with the same luck, the same move. */
import { expect, test } from 'vitest';
import { MoveSampler } from '../../src/core/chance.js';
import { ACTOR, newState, TERMINAL } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import * as ghost from '../../src/games/ghost-letters/layout.js';
import { DRAWING } from '../../src/games/ghost-letters/random-move.js';
import * as holmes from '../../src/games/holmes/layout.js';
import { DRAW, FILL, REPLACE } from '../../src/games/holmes/phases.js';
import { createGame, findFamily, presetOptions } from '../../src/games/index.js';

test.each([
  ['ghost-letters', ghost.PHASE, DRAWING],
  ['holmes', holmes.PHASE, [FILL, REPLACE, DRAW]],
])('%s: a random move is the one that the same luck draws from the list', (id, phaseWord, drawing) => {
  const phases = new Set<number>();
  for (const preset of Object.keys(findFamily(id).presets)) {
    const game = createGame(id, presetOptions(id, preset));
    const sampler = new MoveSampler(game);
    const [rng, again] = [new Rng(0), new Rng(0)];
    for (let seed = 0; seed < 60; seed++) {
      const s = newState(game);
      rng.seed(seed);
      while (s[ACTOR] !== TERMINAL) {
        again.copyFrom(rng);
        const move = game.randomMove!(s, rng);
        expect(move, `${preset}, seed ${seed}, phase ${s[phaseWord]}`).toBe(sampler.sample(s, again));
        expect(rng.next()).toBe(again.next());
        phases.add(s[phaseWord]);
        game.apply(s, move);
      }
    }
  }
  for (const phase of drawing) expect(phases).toContain(phase);
});
