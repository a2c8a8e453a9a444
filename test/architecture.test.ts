/** Imports point downwards. Types count: what a module knows of, it depends on. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Import } from './imports.js';
import { importsIn, importsOf } from './imports.js';

const OURS = [
  'core/',
  'games/index.ts',
  'games/shelf.ts',
  'agents/index.ts',
  'specialists/index.ts',
  'specialists/shelf.ts',
  'store/',
  'stats/',
];
const RUNNER = [...OURS, 'node:', 'zod', 'worker-threads-pool'];

/**
 * What the files of each folder may import: folders, single files, `node:` for Node's own modules, or packages. The
 * first pattern that fits a file counts. A folder may always import itself, but games/a never games/b.
 */
const MAY_IMPORT: readonly (readonly [file: string, targets: readonly string[]])[] = [
  ['core/seed.ts', ['seedrandom']],
  ['core/family.ts', ['type zod']],
  ['core/', []],
  ['stats/', []],
  ['games/index.ts', ['core/', 'games/']],
  ['games/shelf.ts', ['core/', 'games/']],
  ['games/*/options.ts', ['core/', 'zod']],
  ['games/', ['core/']],
  ['beliefs/', ['core/']],
  ['solvers/', ['core/']],
  ['agents/', ['core/', 'beliefs/', 'solvers/']],
  ['specialists/scotland-yard/', ['core/', 'beliefs/', 'agents/', 'solvers/', 'games/scotland-yard/']],
  ['specialists/ghost-letters/', ['core/', 'beliefs/', 'agents/', 'games/ghost-letters/']],
  ['specialists/', ['core/', 'agents/']],
  ['store/', ['core/', 'node:', '@photostructure/sqlite', 'zod']],
  ['runner/yaml-file.ts', [...RUNNER, 'yaml']],
  ['runner/queue/post.ts', [...RUNNER, 'pg-boss']],
  ['runner/', RUNNER],
  ['metrics/holmes.ts', ['core/', 'games/holmes/']],
  ['metrics/scotland-yard.ts', ['core/', 'games/scotland-yard/']],
  ['metrics/mr-jack-pocket.ts', ['core/', 'games/mr-jack-pocket/']],
  ['metrics/ghost-letters.ts', ['core/', 'games/ghost-letters/']],
  ['metrics/', ['core/', 'stats/']],
  ['report/', ['core/', '@observablehq/plot', 'linkedom']],
  ['studies/london-map.ts', ['games/scotland-yard/boards.ts']],
  ['studies/study-file.ts', ['runner/', 'zod']],
  ['studies/', [...OURS, 'metrics/', 'report/', 'runner/', 'node:']],
  ['cli/', ['', 'node:', 'yargs', 'yargs/helpers', 'cli-table3', 'picocolors', 'yaml', 'zod']],
  ['index.ts', ['']],
];

const IMPORTS = importsOf('src');

const isOurs = (target: string): boolean => target.endsWith('.ts');

/** `core/game.ts` is in `core/`; the file of a game is in its own folder. */
function folderOf(file: string): string {
  const [folder, game, ...rest] = file.split('/');
  if (folder === 'games' && rest.length > 0) return `games/${game}/`;
  return file.includes('/') && !(folder === 'games') ? `${folder}/` : file;
}

function matches(pattern: string, file: string): boolean {
  if (pattern.includes('*')) return new RegExp(`^${pattern.replace('*', '[^/]+')}$`).test(file);
  return pattern.endsWith('/') ? file.startsWith(pattern) : file === pattern;
}

function isAllowed({ file, target, isType }: Import): boolean {
  const row = MAY_IMPORT.find(([pattern]) => matches(pattern, file));
  if (!row) return false;
  if (isOurs(target) && folderOf(target) === folderOf(file)) return true;
  return row[1].some((allowed) => {
    if (allowed.startsWith('type ')) return isType && target === allowed.slice(5);
    if (isOurs(target)) return allowed === '' || matches(allowed, target);
    return allowed === 'node:' ? target.startsWith('node:') : target === allowed;
  });
}

test('imports point downwards', () => {
  const wrong = IMPORTS.filter((i) => !isAllowed(i)).map((i) => `${i.file} imports ${i.target}`);
  expect(wrong).toEqual([]);
});

test('every folder of src has a row in the table', () => {
  const rowless = IMPORTS.map((i) => i.file).filter((file) => !MAY_IMPORT.some(([pattern]) => matches(pattern, file)));
  expect([...new Set(rowless)]).toEqual([]);
});

test('the README names every folder of src among its layers, and no other', () => {
  const block = /## Layers[^]*?```text\n([^]*?)```/.exec(readFileSync('README.md', 'utf8'))![1];
  const named = block.split('\n').flatMap((line) => line.slice(0, 26).split(/ +/).filter(Boolean));
  const folders = IMPORTS.map(({ file }) => file.split('/')).filter((path) => path.length > 1);
  expect(named.sort()).toEqual([...new Set(folders.map(([folder]) => folder))].sort());
});

/** What each module needs to run. */
function needsOf(imports: readonly Import[]): Map<string, string[]> {
  const needs = new Map<string, string[]>();
  for (const i of imports) if (!i.isType) needs.set(i.file, [...(needs.get(i.file) ?? []), i.target]);
  return needs;
}

test.each(['holmes', 'mr-jack-pocket', 'scotland-yard', 'ghost-letters'])(
  'the rules of %s load without the library that checks options, which takes long',
  (game) => {
    const needs = needsOf(IMPORTS);
    const loaded = new Set([`games/${game}/rules.ts`]);
    for (const file of loaded) for (const target of needs.get(file) ?? []) loaded.add(target);
    expect(loaded.size).toBeGreaterThan(5);
    expect([...loaded]).not.toContain('zod');
  },
);

test('no two modules need each other to run', () => {
  const needs = needsOf(IMPORTS.filter(({ target }) => isOurs(target)));
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    expect(path, `a circle of imports: ${[...path, file].join(' -> ')}`).not.toContain(file);
    if (done.has(file)) return;
    for (const target of needs.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of needs.keys()) visit(file, []);
});

test.each([
  ['core/bits.ts', "import { Rng } from '../games/index.js';"],
  ['core/bits.ts', "import seedrandom from 'seedrandom';"],
  ['core/bits.ts', "import type { Stats } from 'node:fs';"],
  ['core/family.ts', "import { z } from 'zod';"],
  ['stats/elo.ts', "export { Rng } from '../core/rng.js';"],
  ['games/holmes/rules.ts', "import { LONDON } from '../scotland-yard/london.js';"],
  ['games/holmes/rules.ts', "import { z } from 'zod';"],
  ['games/holmes/rules.ts', "import { GAMES } from '../index.js';"],
  ['games/holmes/rules.ts', "const fs = await import('node:fs');"],
  ['agents/greedy.ts', "import type { GAMES } from '../games/index.js';"],
  ['agents/greedy.ts', "type Deck = import('../games/holmes/cards.js').Deck;"],
  ['store/sqlite.ts', "import { createGame } from '../games/index.js';"],
  ['runner/worker.ts', "import { scotlandYard } from '../games/scotland-yard/family.js';"],
  ['runner/worker.ts', "import pc from 'picocolors';"],
  ['newcomer/x.ts', "import { Rng } from '../core/rng.js';"],
])('%s may not say %s', (file, text) => {
  expect(importsIn(file, text).map(isAllowed)).toEqual([false]);
});

test.each([
  ['core/seed.ts', "import seedrandom from 'seedrandom';"],
  ['core/family.ts', "import type { ZodObject } from 'zod';"],
  ['games/holmes/rules.ts', "import { HAND } from './layout.js';"],
  ['games/holmes/options.ts', "import { z } from 'zod';"],
  ['games/index.ts', "import { holmes } from './holmes/family.js';"],
  ['agents/greedy.ts', "import { Rng } from '../core/rng.js';"],
  ['runner/worker.ts', "import { GAMES } from '../games/index.js';"],
  ['cli/play.ts', "import { tournament } from '../runner/tournament.js';"],
])('%s may say %s', (file, text) => {
  expect(importsIn(file, text).map(isAllowed)).toEqual([true]);
});
