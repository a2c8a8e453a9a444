import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Command } from '../../src/cli/command.js';
import { exportResults } from '../../src/cli/export.js';
import { rate } from '../../src/cli/rate.js';
import { resume } from '../../src/cli/resume.js';
import { tournament } from '../../src/cli/tournament.js';
import type { TournamentResult } from '../../src/runner/tournament.js';
import { newFolder } from '../runner/glasses.js';

const glasses = ['map=glasses', 'detectives=2', 'log=5', 'reveals=none'];

/** What a command writes. */
async function run(command: Command, values: object): Promise<{ out: string; err: string }> {
  const written = { out: '', err: '' };
  const io = {
    out: (text: string): void => void (written.out += text),
    err: (text: string): void => void (written.err += text),
    color: false,
  };
  await command.run(values as Record<string, unknown>, io);
  return written;
}

test('--json prints the document of docs/tournament-json.md', async () => {
  const { out } = await run(tournament, {
    game: 'scotland-yard',
    option: glasses,
    agents: ['random', 'greedy'],
    pairs: '50',
    seed: '7',
    json: true,
  });
  const document = JSON.parse(out) as TournamentResult & { command: string };
  const counts = { games: 100, draws: 0, wins: expect.any(Number), losses: expect.any(Number) };
  const interval = [expect.any(Number), expect.any(Number)];
  const role = { ...counts, role: expect.stringMatching(/^(mr-x|detectives)$/), winRate: expect.any(Number), interval };
  const agent = {
    ...counts,
    spec: expect.any(String),
    score: expect.any(Number),
    interval,
    elo: expect.any(Number),
    eloInterval: interval,
    millis: expect.any(Number),
    roles: [
      { ...role, games: 50 },
      { ...role, games: 50 },
    ],
  };
  expect(document).toEqual({
    schema: 1,
    game: 'scotland-yard',
    options: { map: 'glasses', detectives: 2, seats: 'coalition', log: 5, rounds: 'log', reveals: [] },
    rulesVersion: 1,
    seed: 7,
    games: 100,
    faults: 0,
    agents: [agent, agent],
    seats: [role, role],
    plies: { mean: expect.any(Number), max: expect.any(Number) },
    pairings: [
      {
        agents: [0, 1],
        pairs: [expect.any(Number), 0, expect.any(Number), 0, expect.any(Number)],
        score: expect.any(Number),
        interval,
        superiority: expect.any(Number),
        p: expect.any(Number),
      },
    ],
    complete: true,
    content: expect.stringMatching(/^[0-9a-f]{64}$/),
    command:
      'npx irregulars tournament --game scotland-yard --option map=glasses --option detectives=2 --option log=5 --option reveals=none --agents random greedy --pairs 50 --seed 7',
  });
  const described = readFileSync(new URL('../../docs/tournament-json.md', import.meta.url), 'utf8');
  for (const field of [...Object.keys(document), ...Object.keys(document.agents[0])])
    expect(described).toContain(`\`${field}\``);
});

test('a run ends in tables, the results file and the command that repeats it', async () => {
  const folder = newFolder();
  const config = join(folder, 'exp.yaml');
  writeFileSync(
    config,
    'game: scotland-yard\noptions: { map: glasses, detectives: 2, log: 5, reveals: none }\nagents: [random, greedy, greedy(worlds=1)]\npairs: 10\n',
  );
  const file = join(folder, 'run.db');
  const { out } = await run(tournament, { file: config, out: file, pairs: '20' });
  expect(out).toContain('scotland-yard, rules version 1: 120 games in pairs');
  expect(out).toMatch(/│ greedy\(worlds=1\) +│ 80 /);
  expect(out).toContain('p (Holm)');
  expect(out).toContain(`results: ${file}\nrepeat with: npx irregulars tournament --game scotland-yard`);
  expect(out).toContain("--agents random greedy 'greedy(worlds=1)' --pairs 20 --seed 1\n");
  const resumed = await run(resume, { file });
  expect(resumed.out).toBe(out);

  const rated = await run(rate, { files: [file], json: true });
  const { agents, differences } = JSON.parse(rated.out) as { agents: { spec: string }[]; differences: unknown[][] };
  expect(agents.map(({ spec }) => spec)).toEqual(['random', 'greedy', 'greedy(worlds=1)']);
  expect(differences.map((row) => row.length)).toEqual([3, 3, 3]);
  expect((await run(rate, { files: [file] })).out).toContain('Elo lead of the row over the column');
  await expect(run(rate, { files: [file, file] })).rejects.toThrow('the same games would count twice');

  const csv = await run(exportResults, { file });
  expect(csv.out.split('\n').length).toBe(1 + 120 + 1);
  const lines = join(folder, 'games.jsonl');
  await run(exportResults, { file, format: 'jsonl', out: lines });
  expect(readFileSync(lines, 'utf8').trim().split('\n').length).toBe(120);
  await expect(run(exportResults, { file, format: 'xml' })).rejects.toThrow('--format xml: it is csv or jsonl');
  await expect(run(exportResults, { file, out: lines })).rejects.toThrow('cannot be created');
});

test.each([
  [{ agents: ['random', 'random'] }, '--game is missing'],
  [{ game: 'go', agents: ['random', 'random'] }, "game 'go' is not known"],
  [{ game: 'scotland-yard', agents: ['random', 'random'], pairs: 'few' }, '--pairs few: it is a whole number'],
  [{ game: 'scotland-yard', agents: ['random', 'random'], sprt: 'elo0=0' }, '--sprt elo0=0: elo0 and elo1 are needed'],
  [{ game: 'scotland-yard', agents: ['random', 'random'], sprt: 'elo9=0' }, "'elo9=0' is not key=number"],
  [{ game: 'scotland-yard', agents: ['random', 'random'], record: 'some' }, 'tournament: record: '],
  [{ game: 'scotland-yard', agents: ['random', 'random'], format: 'knockout' }, 'tournament: format: '],
  [{ game: 'scotland-yard', agents: ['random', 'random'], timeout: 'soon' }, '--timeout soon: it is a number'],
])('a wrong request is refused by name: %#', async (values, message) => {
  await expect(run(tournament, values)).rejects.toThrow(message);
});
