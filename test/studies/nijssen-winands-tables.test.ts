/** The study of Nijssen & Winands' tables: its games are those of the runner, and its text says what they came to. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cells, COMPARISONS } from '../../experiments/nijssen-winands-tables/cells.js';
import { playGame, seat } from '../../experiments/nijssen-winands-tables/games.js';
import { comparisonTable, readResults, resultTable } from '../../experiments/nijssen-winands-tables/results.js';
import { tournament } from '../../src/runner/tournament.js';

const README = readFileSync('experiments/nijssen-winands-tables/README.md', 'utf8').split('\n');
const RESULTS = readResults();
const CELLS = cells(1);

test('every result stands in the text as it is, and no other does', () => {
  const lines = [...resultTable(RESULTS, CELLS), ...comparisonTable(RESULTS, CELLS, COMPARISONS)];
  expect(README.filter((line) => lines.includes(line))).toEqual(lines);
  const quoted = README.filter((line) => /^\| (?:I|V|X|filter)/.test(line));
  expect(quoted.filter((line) => !lines.includes(line))).toEqual([]);
});

test('every result is one of a cell', () => {
  for (const { table, name } of RESULTS)
    expect(
      CELLS.some((cell) => cell.table === table && cell.name === name),
      `${table}: ${name}`,
    ).toBe(true);
});

test('a single game ends as the game of that pair and leg in a tournament', async () => {
  const [first, second] = ['random', 'nw-greedy(epsilon=1)'];
  const pairs = 24;
  const { agents } = await tournament({
    game: 'scotland-yard',
    options: { log: 24 },
    agents: [first, second],
    pairs,
    seed: 2011,
    workers: 1,
  });
  const wins = agents.map(({ roles }) => roles.find(({ role }) => role === 'detectives')!.wins);
  const count = (leg: number, hider: string, seekers: string): number => {
    const table = seat({ hider, seekers });
    return Array.from({ length: pairs }, (_, pair) => playGame(table, { pair, leg })).filter(Boolean).length;
  };
  expect([count(1, second, first), count(0, first, second)]).toEqual(wins);
  expect(wins.every((won) => won > 0 && won < pairs)).toBe(true);
});
