/** What the command line promises of any game, for all that are listed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import * as checking from '../../src/core/checked.js';
import { replayCommand } from '../../src/core/replay-command.js';
import type { Game } from '../../src/index.js';
import { createGame, defineGame, GAMES, newState } from '../../src/index.js';
import { irregulars, outputOf, shellWords } from './command-line.js';

const directory = mkdtempSync(join(tmpdir(), 'irregulars-games-'));
afterAll(() => rmSync(directory, { recursive: true }));
const FILE = join(directory, 'game.json');

const PRESETS = GAMES.flatMap(({ id, presets }) => [
  { id, preset: 'defaults', flags: [] as string[], game: createGame(id) },
  ...Object.entries(presets).map(([preset, { options }]) => ({
    id,
    preset,
    flags: ['--preset', preset],
    game: createGame(id, options),
  })),
]);

test.each(PRESETS)('$id, $preset: a game is recorded, and replayed for every seat', async ({ id, flags, game }) => {
  const open = await outputOf('play', '--game', id, ...flags, '--seed', '1', '--record', FILE);
  expect(await outputOf('replay', FILE)).toBe(open);
  for (const seat of game.roles.keys()) {
    const seen = await outputOf('play', '--game', id, ...flags, '--seed', '1', '--seat', String(seat));
    expect(await outputOf('replay', FILE, '--seat', String(seat))).toBe(seen);
  }
});

/** The texts of the moves that the choices stand for. */
function movesOf(game: Game, choices: readonly number[]): string[] {
  const state = newState(game);
  const legal = new Int32Array(game.maxMoves);
  return choices.map((choice) => {
    const move = legal[choice % game.legalMoves(state, legal)];
    const text = game.formatMove(state, move);
    game.apply(state, move);
    return text;
  });
}

test.each(PRESETS)('$id, $preset: the command that replays choices plays them', async ({ game }) => {
  const choices = [3, 1, 4];
  const command = replayCommand(game, choices);
  expect(command).toMatch(/^npx irregulars play /);
  const { plies } = JSON.parse(await outputOf(...shellWords(command).slice(2), '--json')) as {
    plies: { text: string }[];
  };
  expect(plies.map((ply) => ply.text)).toEqual(movesOf(game, choices));
});

test('a promise that the rules break is our fault and not that of the agent who met it', async () => {
  const { checked } = checking;
  const broken = vi
    .spyOn(checking, 'checked')
    .mockImplementation((game) => checked(defineGame({ ...game, worldCount: () => 0 })));
  const { code, err } = await irregulars(...shellWords('play --game scotland-yard --agents greedy --seed 1 --check'));
  expect(code).toBe(1);
  expect(err).toMatch(/^BrokenPromise: scotland-yard, ply \d+: worldCount is 0/);
  broken.mockRestore();
});
