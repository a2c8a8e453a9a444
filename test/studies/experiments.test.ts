/** The studies of this repository: their files can be read, and their texts say what their reports say. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkStudy } from '../../src/studies/check-study.js';
import { refreshQuotes } from '../../src/studies/quotes.js';
import { studiesIn } from '../../src/studies/run-study.js';
import { cellsOf } from '../../src/studies/cells.js';
import { readTables } from '../../src/report/markdown.js';
import { readStudy } from '../../src/studies/study-file.js';

const STUDIES = studiesIn('experiments');

test.each(STUDIES)('%s can be played', (folder) => {
  expect(() => checkStudy(readStudy(join(folder, 'study.yaml')))).not.toThrow();
});

test.each(STUDIES)('the report of %s is about the cells of its file', (folder) => {
  const cells = cellsOf(readStudy(join(folder, 'study.yaml')), false);
  const sources = readTables(readFileSync(join(folder, 'report.md'), 'utf8')).get('sources');
  expect(sources?.rows.map(([file, , , , pairs]) => [file, pairs])).toEqual(
    cells.map(({ file, settings }) => [file, settings.pairs?.toLocaleString('en-US')]),
  );
});

const TEXTS = ['experiments/README.md', ...STUDIES.map((folder) => join(folder, 'README.md'))];

test.each(TEXTS)('every number that %s quotes stands in the report it names', (path) => {
  const text = readFileSync(path, 'utf8');
  const fresh = refreshQuotes(text, (file) => {
    const report = join(dirname(path), file);
    expect(existsSync(report), report).toBe(true);
    return readFileSync(report, 'utf8');
  });
  expect(fresh).toBe(text);
  expect(text).toMatch(/report\.md#/);
});
