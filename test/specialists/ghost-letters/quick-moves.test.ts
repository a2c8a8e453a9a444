import { expect, test } from 'vitest';
import * as core from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { Table } from '../../../src/core/table.js';
import { createSetup } from '../../../src/games/ghost-letters/layout.js';
import * as layout from '../../../src/games/ghost-letters/layout.js';
import type { GhostLettersOptions } from '../../../src/games/ghost-letters/options.js';
import * as phases from '../../../src/games/ghost-letters/phases.js';
import * as roles from '../../../src/games/ghost-letters/roles.js';
import { quick } from '../../../src/specialists/ghost-letters/quick-moves.js';
import { createAgent } from '../../../src/specialists/index.js';
import { expectBlind } from '../../agents/blindness.js';
import { createTable } from '../../games/ghost-letters/table.js';

const { ACTOR, CHANCE } = core;
const ALIKE = new Set([phases.LEAD, phases.SORT, phases.ADD, phases.VOTE]);

test.each([
  { players: 2, mode: 'cooperative' },
  { players: 4 },
  { players: 7, talk: 1 },
  { players: 10, talk: 1, noise: 0 },
])('Ghost and voters do in playouts what the greedy player does at the table: %o', (options) => {
  const game = createTable(options);
  const moves = quick.create(game, new Rng(3));
  const table = new Table(
    game,
    game.roles.map(() => createAgent('greedy', game)),
  );
  let compared = 0;
  table.onMove = (s, move) => {
    if (s[ACTOR] === CHANCE || !ALIKE.has(s[layout.PHASE])) return;
    expect(moves.pick(s)).toBe(move);
    compared++;
  };
  for (let pair = 0; pair < 3; pair++) table.play(7, pair, 0);
  expect(compared).toBeGreaterThan(30);
});

test('a position that is cut off is worth to the Killer the opposite of what it is to the Ghost, and grows with the clues', () => {
  const game = createTable({ players: 5 });
  const { role } = createSetup(game.options as unknown as GhostLettersOptions);
  const moves = quick.create(game, new Rng(3));
  const out = new Float64Array(game.playerCount);
  const table = new Table(
    game,
    game.roles.map(() => createAgent('greedy', game)),
  );
  let [early, late] = [0, 0];
  table.onMove = (s) => {
    if (s[ACTOR] === CHANCE || s[layout.PHASE] <= phases.NIGHT) return;
    moves.judgePosition!(s, out);
    for (let seat = 1; seat < game.playerCount; seat++) {
      expect(Math.abs(out[seat])).toBeLessThanOrEqual(1);
      if (s[role + seat] === roles.KILLER) expect(out[seat]).toBe(-out[0]);
    }
    if (s[layout.PHASE] === phases.LEAD) early += out[0];
    if (s[layout.PHASE] === phases.VOTE && s[layout.BALLOTS] === 0 && s[layout.SEAT] === 1) late += out[0];
  };
  for (let pair = 0; pair < 10; pair++) table.play(7, pair, 0);
  expect(late).toBeGreaterThan(early + 2);
});

test('between ballots a vote that the voter holds likely is worth more to him, and one that is false nothing to the Ghost', () => {
  const game = createTable({ players: 2, mode: 'cooperative' });
  const moves = quick.create(game, new Rng(3));
  const out = new Float64Array(game.playerCount);
  const after = core.newState(game);
  const table = new Table(
    game,
    game.roles.map(() => createAgent('greedy', game)),
  );
  let voted = 0;
  table.onMove = (s, move) => {
    expect(moves.isSettled!(s)).toBe(s[layout.PHASE] === phases.VOTE);
    if (s[layout.PHASE] !== phases.VOTE || s[layout.STAGE] > 0) return;
    const worth = [0, 1, 2, 3].map((column) => {
      after.set(s);
      game.apply(after, column);
      moves.judgePosition!(after, out);
      if (column + 1 !== s[layout.TRUTH]) expect(out[0]).toBe(-1);
      return out[1];
    });
    // The greedy player votes by rows, so that now and then another vote is better for all three together.
    expect(worth[move]).toBeGreaterThan(Math.min(...worth));
    voted++;
  };
  for (let pair = 0; pair < 5; pair++) table.play(7, pair, 0);
  expect(voted).toBe(5);
});

test.each([{ players: 2, mode: 'cooperative' }, { players: 4 }])(
  'a search with all that is known of the game is blind: %o',
  (options) => {
    const game = createTable({ ...options, rounds: 1, talk: 1 });
    const spec = 'ismcts(iterations=20,belief=posterior,rollout=quick,others=rollout,depth=8)';
    expectBlind(game, () => createAgent(spec, game), 1);
  },
);
