import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAgent } from '../../src/agents/index.js';
import { playGame } from '../../src/core/play.js';
import { createGame } from '../../src/games/index.js';
import { tournament } from '../../src/runner/tournament.js';
import { ResultsFile } from '../../src/store/results-file.js';
import { glasses, newFolder } from './glasses.js';

test('a tournament in five lines', async () => {
  const { agents, games } = await tournament({
    game: 'scotland-yard',
    agents: ['random', 'greedy'],
    pairs: 5,
    seed: 7,
  });
  expect(games).toBe(10);
  expect(agents.map(({ spec }) => spec)).toEqual(['random', 'greedy']);
  expect(agents[1].score).toBeGreaterThan(0.5);
});

test('the results are those of playGame, game by game', async () => {
  const out = join(newFolder(), 'run.db');
  await tournament({ ...glasses, agents: ['random', 'greedy'], pairs: 20, seed: 3, record: 'all', workers: 2, out });
  const game = createGame(glasses.game, glasses.options);
  const seats = [createAgent('random', game), createAgent('greedy', game)];
  const file = ResultsFile.open(out, { readOnly: true });
  const moves = [...file.moves()].map((row) => JSON.parse(row.moves) as number[]);
  const results = [...file.blocks()].flatMap((block) => [...block.outcome].map((index) => block.outcomes[index]));
  file.close();
  for (let pair = 0; pair < 20; pair++)
    for (let leg = 0; leg < 2; leg++) {
      const record = playGame(game, leg === 0 ? seats : [seats[1], seats[0]], { seed: 3, pair, leg });
      expect(moves[2 * pair + leg]).toEqual(record.moves);
      expect(results[2 * pair + leg]).toEqual(record.returns);
    }
});

test('1, 2 and 5 workers give the same content', async () => {
  const settings = {
    ...glasses,
    agents: ['random', 'greedy', 'greedy(worlds=1)'],
    pairs: 300,
    record: 'sample',
  } as const;
  const contents = [];
  for (const workers of [1, 2, 5]) contents.push((await tournament({ ...settings, workers })).content);
  expect(new Set(contents).size).toBe(1);
  expect((await tournament({ ...settings, seed: 2 })).content).not.toBe(contents[0]);
});

test('a run that was stopped goes on where it was, and ends with the same content', async () => {
  const settings = { ...glasses, agents: ['random', 'greedy'], pairs: 3000, workers: 2 };
  const out = join(newFolder(), 'run.db');
  const abort = new AbortController();
  const stopped = await tournament({
    ...settings,
    out,
    signal: abort.signal,
    onProgress: ({ games }) => games > 100 && abort.abort(),
  });
  expect(stopped.complete).toBe(false);
  expect(stopped.games).toBeGreaterThan(100);
  const before = stopped.games;
  let played = 0;
  const resumed = await tournament({
    ...settings,
    out,
    resume: true,
    onProgress: ({ newGames }) => (played = newGames),
  });
  expect(resumed.complete).toBe(true);
  expect(played).toBe(6000 - before);
  expect(resumed.content).toBe((await tournament(settings)).content);
});

test('a finished run is shown again without playing', async () => {
  const settings = { ...glasses, agents: ['random', 'random'], pairs: 10, out: join(newFolder(), 'run.db') };
  const first = await tournament(settings);
  const again = await tournament({
    ...settings,
    resume: true,
    onProgress: () => expect.unreachable('nothing to play'),
  });
  expect(again).toEqual(first);
});

test('a sequential test stops at the same pair for any number of workers', async () => {
  const settings = { ...glasses, agents: ['greedy', 'random'], pairs: 5000, sprt: { elo0: 0, elo1: 50 } };
  const one = await tournament({ ...settings, workers: 1 });
  const three = await tournament({ ...settings, workers: 3 });
  expect(one.sprt?.verdict).toBe('H1');
  expect(one.complete).toBe(true);
  expect(one.games).toBeLessThan(10_000);
  expect(one.games % 16).toBe(0);
  expect(three).toEqual({ ...one, agents: three.agents });
});

test('agents and games of a user are loaded from their files', async () => {
  const result = await tournament({
    game: './experiments/my-game.js',
    agents: ['random', './experiments/my-agent.js'],
    pairs: 100,
    workers: 2,
  });
  expect(result.game).toBe('./experiments/my-game.js');
  expect(result.faults).toBe(0);
  expect(result.agents[1].interval[0]).toBeGreaterThan(0.5);
  expect(result.seats.map(({ role }) => role)).toEqual(['first', 'second']);
});

test('what cannot be is refused before anything is played', async () => {
  const run = (settings: object): Promise<unknown> =>
    tournament({ ...glasses, agents: ['random', 'random'], ...settings } as Parameters<typeof tournament>[0]);
  await expect(run({ game: 'chess' })).rejects.toThrow("game 'chess' is not known");
  await expect(run({ options: { detectives: 9 } })).rejects.toThrow('option detectives=9 of scotland-yard');
  await expect(run({ agents: ['random', 'genius'] })).rejects.toThrow("agent 'genius' is not known");
  await expect(run({ agents: ['random'] })).rejects.toThrow('tournament: agents: ');
  await expect(run({ agents: ['random', './nowhere.js'] })).rejects.toThrow('./nowhere.js: cannot be read');
  await expect(run({ pairs: 0 })).rejects.toThrow('tournament: pairs: ');
  await expect(run({ sprt: { elo0: 5, elo1: 0 } })).rejects.toThrow('elo0 must be below elo1');
  await expect(run({ agents: ['random', 'random', 'random'], sprt: { elo0: 0, elo1: 5 } })).rejects.toThrow(
    'a sequential test is between two agents; 3 given',
  );
});
