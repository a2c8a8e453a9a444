import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTables } from '../../src/report/markdown.js';
import { cellsOf } from '../../src/studies/cells.js';
import { runStudy } from '../../src/studies/run-study.js';
import { parseStudy } from '../../src/studies/study-file.js';
import { newFolder } from '../runner/glasses.js';

const FILE = `question: Who wins on the glasses map?
intro: |
  First paragraph.

  Second paragraph.
seed: 7
groups:
  strength:
    game: scotland-yard
    options: { map: glasses, detectives: 2, log: 5 }
    variants: [{ reveals: none }, { reveals: 3 }]
    agents: [random, greedy]
    pairs: 40
    pairsOf: { greedy: 20 }
    record: all
  everybody:
    game: scotland-yard
    options: { map: glasses, detectives: 2, log: 5, reveals: none }
    agents: [random, greedy]
    play: surface
    pairs: 20
  list:
    game: scotland-yard
    options: { map: glasses, detectives: 2, log: 5, reveals: none }
    agents: [random, greedy, greedy(worlds=1)]
    play: round-robin
    pairs: 10
sections:
  - { title: By strength, kind: curve, group: strength, figure: score of mr-x, reference: 0.5 }
  - { title: By variant, kind: bars, group: strength, figure: score of mr-x }
  - { title: What the reveal changes, kind: effects, group: strength, figure: score of mr-x }
  - { title: Skill, kind: surface, group: everybody, figure: score of detectives }
  - { title: Shape, kind: figures, group: strength, figures: [drawn, length, branching, drama] }
  - { title: Length, kind: distribution, group: strength, figure: rounds }
  - { title: Doubt, kind: doubt, group: strength, role: detectives }
  - { title: Tickets, kind: uses, group: strength, category: Mr X's ticket, show: [score, share] }
  - { title: Ratings, kind: ratings, group: list }
`;

test('groups become cells, variant by variant and agent by agent', () => {
  const cells = cellsOf(parseStudy('study.yaml', FILE), false);
  expect(
    cells.map(({ group, variant, agents, settings }) => [group, variant, agents.join(' '), settings.pairs]),
  ).toEqual([
    ['strength', 'reveals=none', 'random random', 40],
    ['strength', 'reveals=none', 'greedy greedy', 20],
    ['strength', 'reveals=3', 'random random', 40],
    ['strength', 'reveals=3', 'greedy greedy', 20],
    ['everybody', 'as printed', 'random random', 20],
    ['everybody', 'as printed', 'random greedy', 20],
    ['everybody', 'as printed', 'greedy greedy', 20],
    ['list', 'as printed', 'random greedy greedy(worlds=1)', 10],
  ]);
  expect(new Set(cells.map(({ file }) => file)).size).toBe(cells.length);
  expect(cellsOf(parseStudy('study.yaml', FILE), true).map(({ settings }) => settings.pairs)).toEqual(
    Array(8).fill(10),
  );
});

test.each([
  [FILE.replace('play: surface', 'play: chess'), 'study.yaml:20:11 groups.everybody.play: '],
  [FILE.replace('pairs: 40', 'pears: 40'), "study.yaml:13:5 groups.strength: unknown key 'pears'"],
  [FILE.replace('kind: curve', 'kind: circle'), 'study.yaml:29:'],
  [
    FILE.replace('group: list', 'group: lost'),
    "study.yaml:37:45 sections[8].group: no group 'lost'; it is one of strength,",
  ],
  [FILE.replace('title: Skill', 'title: Length'), "'Length' is given twice"],
  [FILE.replace('seed: 7\n', ''), 'study.yaml:1:1 seed: '],
])('a mistake is shown by line and column: %#', (text, message) => {
  expect(() => parseStudy('study.yaml', text)).toThrow(message);
});

test.each([
  [
    FILE.replaceAll('score of mr-x', 'score of X'),
    "section 'By strength': no figure 'score of X'; it is score of mr-x,",
  ],
  [FILE.replaceAll('record: all', 'record: none'), "section 'Shape': no figure 'length'"],
  [FILE.replaceAll('random, greedy]', 'random, greddy]'), "group strength: agent 'greddy'"],
  [FILE.replaceAll('detectives: 2', 'detectives: 9'), 'group strength: option detectives=9'],
])('what cannot be shown is refused before anything is played: %#', async (text, message) => {
  const { folder, runs } = studyFolder(text);
  await expect(runStudy(folder, { runs })).rejects.toThrow(message);
});

/** A study folder with its README, and where its results go. */
function studyFolder(text: string): { folder: string; runs: string } {
  const root = newFolder();
  const folder = join(root, 'who-wins');
  mkdirSync(folder);
  writeFileSync(join(folder, 'study.yaml'), text);
  writeFileSync(
    join(folder, 'README.md'),
    '<!-- table report.md#by-strength -->\n<!-- end -->\nRandom: [?](report.md#by-strength "random · reveals=none").\n',
  );
  return { folder, runs: join(root, 'runs') };
}

/** Few cells, since each starts a worker, but every kind of section. */
const SMALL = FILE.replaceAll('agents: [random, greedy]', 'agents: [random]');

test('a study is stopped, gone on with, reported and quoted; then it plays nothing and says the same', async () => {
  const { folder, runs } = studyFolder(SMALL);
  const abort = new AbortController();
  const begun: number[] = [];
  const onCell = (_: unknown, index: number): void => {
    begun.push(index);
    if (index === 1) abort.abort();
  };
  expect(await runStudy(folder, { runs, workers: 1, signal: abort.signal, onCell })).toBeUndefined();
  const files = await runStudy(folder, { runs, workers: 1, onCell });
  expect(begun, 'the first cell is played once').toEqual([0, 1, 1, 2, 3]);

  const markdown = readFileSync(files!.markdown, 'utf8');
  const tables = readTables(markdown);
  expect(tables.get('by-strength')?.head).toEqual(['agent', 'reveals=none', 'reveals=3']);
  expect(tables.get('what-the-reveal-changes')?.rows.length).toBe(1);
  expect(tables.get('ratings')?.rows.map(([agent]) => agent)).toContain('greedy(worlds=1)');
  expect(tables.get('sources')?.rows.length).toBe(4);
  expect(markdown).toContain('seed 7; package ');
  expect(readFileSync(files!.html, 'utf8').match(/<figure data-chart=/g)?.length).toBe(8);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(readme).toMatch(/Random: \[\d+\.\d %/);
  expect(readme).toContain(`| random | ${tables.get('by-strength')?.rows[0][1]} |`);

  const again = await runStudy(folder, { runs, workers: 1, onCell });
  expect(begun.length, 'nothing is played again').toBe(5);
  expect(readFileSync(again!.markdown, 'utf8')).toBe(markdown);

  // Afresh, it begins from the first cell.
  const first = new AbortController();
  first.abort();
  expect(await runStudy(folder, { runs, workers: 1, fresh: true, signal: first.signal, onCell })).toBeUndefined();
  expect(begun).toEqual([0, 1, 1, 2, 3, 0]);
});

test('a quick run has the same tables, and leaves the study as it is', async () => {
  const { folder, runs } = studyFolder(ONE);
  const files = await runStudy(folder, { runs, quick: true, workers: 1 });
  expect(files!.markdown.startsWith(runs)).toBe(true);
  expect(readTables(readFileSync(files!.markdown, 'utf8')).get('by-strength')?.rows.length).toBe(1);
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('[?]');
});

const ONE = `question: Who wins?
seed: 1
groups: { one: { game: kuhn-poker, agents: [random], pairs: 100 } }
sections: [{ title: By strength, kind: curve, group: one, figure: score of first }]
`;
