import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTables } from '../../src/report/markdown.js';
import { newFolder } from '../runner/glasses.js';
import { irregulars, outputOf } from './command-line.js';

test('balance plays variants of an option and reports them; report shows one results file', async () => {
  const out = newFolder();
  const words = [
    '--game',
    'phantom-tic-tac-toe',
    '--vary',
    'rows=2',
    '--agents',
    'random',
    '--pairs',
    '50',
    '--seed',
    '7',
  ];
  const text = await outputOf('balance', ...words, '--out', out, '--workers', '1');
  expect(text).toContain('| agent | as printed | rows=2 |');
  expect(text).toContain(`report: ${join(out, 'report.md')}\npage: ${join(out, 'report.html')}\n`);
  const markdown = readFileSync(join(out, 'report.md'), 'utf8');
  expect(markdown).toContain(`npx irregulars balance ${words.join(' ')}\n`);
  const sources = readTables(markdown).get('sources')?.rows ?? [];
  expect(sources.map(([, , options]) => options)).toEqual(['–', 'rows=2']);

  const file = join(out, sources[0][0]);
  const tables = readTables(await outputOf('report', file));
  expect([...tables.keys()]).toEqual(['ratings', 'roles', 'figures', 'length', 'use-of-move', 'sources']);
  expect(tables.get('figures')?.rows.map(([name]) => name)).toContain('hidden bits');
  const page = join(out, 'page.html');
  expect(await outputOf('report', file, '--out', page)).toBe(`report: ${page}\n`);
  expect(readFileSync(page, 'utf8')).toContain('<svg');
});

test.each([
  [['balance'], '--game is missing'],
  [['balance', '--game', 'holmes'], '--agents is missing'],
  [['balance', '--game', 'holmes', '--agents', 'random', '--quick'], '--quick: it goes with --study'],
  [['balance', '--study', 'x', '--game', 'holmes'], '--game: a study says that itself'],
  [['balance', '--study', 'nowhere'], 'nowhere/study.yaml: cannot be read'],
  [
    ['balance', '--game', 'holmes', '--agents', 'random', '--vary', 'colour'],
    'holmes has no such option; it has edition,',
  ],
  [['balance', '--game', 'scotland-yard', '--agents', 'greedy', '--vary', 'detectives'], 'say with which values'],
  [['balance', '--game', 'holmes', '--agents', 'nobody'], "group cells: agent 'nobody'"],
  [['report', 'x.db', '--out', 'x.txt'], '--out x.txt: it ends in .html or .md'],
  [['report', 'nowhere.db'], 'nowhere.db'],
])('a wrong request is refused by name: %j', async (argv, message) => {
  const { code, err } = await irregulars(...argv);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
});
