/**
 * Every promise that a game makes, as tests. A listed game gets them from shards.ts; a game in the making can
 * have them from a test file of its own:
 *
 *   import { conforms } from '../../conformance/suite.js';
 *   conforms(myFamily);
 */
import { describe, expect, test } from 'vitest';
import type { GameFamily, Preset } from '../../src/core/family.js';
import type { Game } from '../../src/core/game.js';
import { evaluatesBlindly, viewsTextBlindly } from './blindness.js';
import type { Reach } from './bounds.js';
import { HALF, keepsItsBounds, reachesItsBounds } from './bounds.js';
import { drawsMovesEvenly, playsOutAsOneByOne } from './draws.js';
import { drawsEvenly } from './evenness.js';
import { membersLookAlike, worldsMatchHistories } from './histories.js';
import { drawsLuckByWeight } from './luck.js';
import { movesRoundTrip, seesConsistently } from './moves.js';
import { replaysExactly } from './replay.js';
import { keepsItsSecrets } from './secrets.js';
import { listsItsWorlds } from './worlds.js';

const DEFAULTS: Preset = { summary: 'the defaults', options: {} };

/** Where random games cannot come near a true bound, `reach` says how near they come, by preset. */
export function conforms<Options extends Game['options']>(
  family: GameFamily<Options>,
  reach: Readonly<Record<string, Reach>> = {},
): void {
  for (const [name, preset] of Object.entries({ defaults: DEFAULTS, ...family.presets }))
    describe(`${family.id}, ${name}`, () => {
      const game = family.create(family.schema.parse(preset.options));
      test('it is named and set up as its family says', () => expectFamily(family, game, preset));
      keepsItsPromises(game, preset.enumerable, reach[name] ?? HALF);
    });
}

/** The tests of one game; with `depth`, all its positions up to that ply are looked at too. */
export function keepsItsPromises(game: Game, depth: number | undefined, reach: Reach = HALF): void {
  test('it keeps its bounds', () => keepsItsBounds(game));
  test('it comes near its bounds', () => reachesItsBounds(game, reach));
  test('it keeps its secrets', () => keepsItsSecrets(game));
  test('it draws worlds evenly', () => void drawsEvenly(game));
  test('it draws luck by weight', () => drawsLuckByWeight(game));
  test('its moves round-trip through text', () => movesRoundTrip(game));
  test('what a seat learns of a move is what it then sees', () => seesConsistently(game));
  test('its texts tell a viewer no secret', () => viewsTextBlindly(game));
  test('it replays exactly', () => replaysExactly(game));
  if (game.randomMove) test('it draws moves as if from the list', () => drawsMovesEvenly(game));
  if (game.playout) test('its playouts are its moves one by one', () => playsOutAsOneByOne(game));
  if (game.worldCount) test('it lists its worlds', () => listsItsWorlds(game));
  if (game.evaluate) test('it evaluates blindly', () => evaluatesBlindly(game));
  if (depth === undefined) return;
  test(`worlds match histories up to ply ${depth}`, () => worldsMatchHistories(game, depth));
  test(`positions that look alike are treated alike up to ply ${depth}`, () => membersLookAlike(game, depth));
}

/** Options that were parsed once parse to themselves, so a record's options build the same game again. */
function expectFamily<Options extends Game['options']>(family: GameFamily<Options>, game: Game, preset: Preset): void {
  expect(game.id).toBe(family.id);
  const options = family.schema.parse(preset.options);
  expect(family.schema.parse(JSON.parse(JSON.stringify(options)))).toEqual(options);
  expect(game.options).toEqual(options);
  expect(Object.keys(options).sort()).toEqual(Object.keys(family.fields.shape).sort());
  const again = family.create(options);
  for (const bound of ['playerCount', 'stateWords', 'observationWords', 'moveSpace', 'maxMoves', 'maxPlies'] as const)
    expect(again[bound]).toBe(game[bound]);
}
