import { expect, test } from 'vitest';
import { newState } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { Table } from '../../../src/core/table.js';
import { View } from '../../../src/core/view.js';
import * as layout from '../../../src/games/ghost-letters/layout.js';
import * as phases from '../../../src/games/ghost-letters/phases.js';
import { DETECTIVE, KILLER } from '../../../src/games/ghost-letters/roles.js';
import { createAgent } from '../../../src/specialists/index.js';
import { GhostLettersBelief } from '../../../src/specialists/ghost-letters/belief.js';
import { truthOf } from '../../../src/specialists/ghost-letters/ghost.js';
import { Likelihood } from '../../../src/specialists/ghost-letters/likelihood.js';
import type { BeliefStep } from '../../../src/specialists/ghost-letters/trace.js';
import { traceBelief } from '../../../src/specialists/ghost-letters/trace.js';
import { createTable } from '../../games/ghost-letters/table.js';

const MANNER = { threshold: -0.9, sharpness: 1.5 };

function played(options: Record<string, unknown>): Table {
  const game = createTable(options);
  return new Table(
    game,
    game.roles.map(() => createAgent('greedy', game)),
  );
}

test.each([
  { players: 5 },
  { players: 2, mode: 'cooperative' },
  { players: 6, discard: true, talk: 1 },
  { players: 5, characters: true, rounds: 2 },
])('the belief draws worlds that fit, and truths as often as it holds them likely: %o', (options) => {
  const table = played(options);
  const { game } = table;
  const likelihood = new Likelihood(game, MANNER);
  const belief = new GhostLettersBelief(MANNER);
  const rng = new Rng(4);
  const [s, world] = [newState(game), newState(game)];
  const [seen, again] = [new Int32Array(game.observationWords), new Int32Array(game.observationWords)];
  let [expected, drawn, killers] = [0, 0, 0];
  const count = 200;
  for (let pair = 0; pair < 6; pair++) {
    table.play(1891, pair, 0);
    game.reset(s);
    for (let i = 0; s[layout.PHASE] !== phases.VOTE; i++) game.apply(s, table.moves[i]);
    const seat = [1, 2, 3, 4].find((other) => s[likelihood.setup.role + other] === DETECTIVE) ?? 1;
    const view = new View(game, seat);
    view.show(s);
    belief.reset(game);
    belief.look(view);
    game.observe(s, seat, seen);
    const { truth, killer } = belief.posterior!;
    const likely = truth.indexOf(Math.max(...truth));
    const culprit = killer.indexOf(Math.max(...killer));
    expected += truth[likely];
    killers += killer[culprit];
    for (let k = 0; k < count; k++) {
      belief.sample(world, rng);
      if (truthOf(world, likelihood) === likely) drawn += 1 / count;
      if (killerIn(world, likelihood) === culprit) killers -= 1 / count;
      game.observe(world, seat, again);
      expect(again.every((word, i) => word === seen[i])).toBe(true);
    }
  }
  // Three standard errors of the sum over six games, each at most 0.035.
  expect(Math.abs(drawn - expected)).toBeLessThan(0.26);
  if (likelihood.setup.isCompetitive) expect(Math.abs(killers)).toBeLessThan(0.26);
});

/** The seat of the Killer; 0 where there is none. */
function killerIn(world: Int32Array, { setup }: Likelihood): number {
  for (let seat = 1; seat < setup.players; seat++) if (world[setup.role + seat] === KILLER) return seat;
  return 0;
}

test('a trace says what clues and lies were worth: the bits of all steps add up', () => {
  const table = played({ players: 6 });
  const steps: BeliefStep[] = [];
  for (let pair = 0; pair < 12; pair++) {
    table.play(1891, pair, 0);
    const own = traceBelief(table.game, table.moves.subarray(0, table.moveCount), 1, MANNER);
    // From six bits of doubt down to what is left.
    const total = own.reduce((sum, step) => sum + step.certainty, 0);
    expect(total).toBeLessThanOrEqual(6 + 1e-9);
    steps.push(...own);
  }
  const mean = (kind: BeliefStep['kind']): number => {
    const own = steps.filter((step) => step.kind === kind);
    return own.reduce((sum, step) => sum + step.towardsTruth, 0) / own.length;
  };
  expect(new Set(steps.map((step) => step.kind))).toEqual(new Set(['clues', 'truth told', 'lie']));
  expect(mean('clues')).toBeGreaterThan(0);
  expect(mean('truth told')).toBeGreaterThan(mean('lie'));
});
