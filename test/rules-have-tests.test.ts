import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const filesUnder = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

const games = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Rule numbers as RULES.md writes them: **R12**, or R12 at the head of a row of a table. */
const rulesOf = (game: string): string[] =>
  [...readFileSync(`src/games/${game}/RULES.md`, 'utf8').matchAll(/(?:\*\*|^\| )([A-Z]+\d+[a-z]?)(?:\*\*| \|)/gm)].map(
    ([, rule]) => rule,
  );

/** Rule numbers that the names of tests begin with: `'R12: …'`, `'R12, R14: …'`, `'R12 and R14: …'`. */
const rulesTestedIn = (game: string): Set<string> =>
  new Set(
    filesUnder(`test/games/${game}`, '.test.ts')
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['"`]((?:[A-Z]+\d+[a-z]?(?:, | and )?)+):/g)])
      .flatMap(([, numbers]) => numbers.split(/, | and /)),
  );

test.each(games)('every numbered rule of %s is named by a test', (game) => {
  const rules = rulesOf(game);
  const tested = rulesTestedIn(game);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => !tested.has(rule))).toEqual([]);
});

test.each(games)('no rule number of %s stands for two rules', (game) => {
  const rules = rulesOf(game);
  expect(rules.filter((rule, i) => rules.indexOf(rule) !== i)).toEqual([]);
});
