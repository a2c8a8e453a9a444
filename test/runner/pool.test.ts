import { expect, test } from 'vitest';
import { createGame } from '../../src/games/index.js';
import { Pool } from '../../src/runner/pool.js';
import { tournament } from '../../src/runner/tournament.js';
import { agentFile, glasses } from './glasses.js';

const against = (name: string, settings: object = {}): ReturnType<typeof tournament> =>
  tournament({ ...glasses, agents: ['random', agentFile(name)], pairs: 12, seed: 5, workers: 2, ...settings });

test('an agent that throws loses by a fault', async () => {
  const { faults, agents } = await against('throws');
  expect(faults).toBe(24);
  expect(agents[0].wins).toBe(24);
});

test('an agent that ends its thread loses those games only, the same ones for any number of workers', async () => {
  const two = await against('exits');
  const one = await against('exits', { workers: 1 });
  expect(two.games).toBe(24);
  expect(two.faults).toBeGreaterThan(0);
  expect(two.faults).toBeLessThan(12);
  expect(one.content).toBe(two.content);
});

test('an agent that never answers is stopped where a time limit is set', async () => {
  const { games, faults, complete } = await against('hangs', { timeout: 0.5 });
  expect({ games, complete }).toEqual({ games: 24, complete: true });
  expect(faults).toBeGreaterThan(0);
  expect(faults).toBeLessThan(6);
});

test('an agent that takes all memory brings down its own games only', async () => {
  const { options } = createGame(glasses.game, glasses.options);
  const agents = ['random', agentFile('eats-memory')];
  const setup = { ...glasses, options, agents, seed: 5, record: 'none' } as const;
  const pool = new Pool({ workers: 1, memory: 64, setup: { ...setup, directory: process.cwd() } });
  await pool.open();
  const jobs = [{ id: 0, pairing: 0, agents: [0, 1] as const, first: 0, count: 12, careful: false, deadly: [] }];
  const faults: string[] = [];
  await pool.run(
    () => jobs.shift(),
    (_job, result) => void faults.push(...result.faults.map(({ what }) => what)),
  );
  await pool.close();
  expect(faults.length).toBeGreaterThan(0);
  expect(new Set(faults)).toEqual(new Set(['ran out of memory']));
});

test('a worker that dies while loading is not started again', async () => {
  await expect(against('dies-loading')).rejects.toThrow('ended the thread with exit code 5 while it was loading');
});

test('rules that fail end the run and name the game', async () => {
  const endless = { game: './test/runner/agents/endless-game.js', agents: ['random', 'random'] };
  await expect(tournament({ ...endless, workers: 1 })).rejects.toThrow(
    'the rules failed at pair 0, leg 0: endless goes on beyond maxPlies = 10',
  );
  // Of several workers, whoever fails first names his own game.
  await expect(tournament({ ...endless, workers: 2 })).rejects.toThrow(/^the rules failed at pair \d+, leg 0: endless/);
});
