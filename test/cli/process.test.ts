import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { irregulars, shellWords } from './command-line.js';
import { verbOf } from '../../src/cli/command.js';
import { COMMANDS } from '../../src/cli/run.js';
import type { Built } from './built.js';
import { buildCommandLine } from './built.js';

let built: Built;
beforeAll(() => {
  built = buildCommandLine();
}, 60_000);
afterAll(() => built?.remove());

test.each([
  '--help',
  'agents',
  'play --game scotland-yard --agents greedy --seed 4',
  'play --game chess',
  'frobnicate',
])('the built command line answers as the source does: irregulars %s', async (line) => {
  expect(built.run(...shellWords(line))).toEqual(await irregulars(...shellWords(line)));
});

test('the entry is a script for node', () => {
  expect(readFileSync(built.main, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
});

test('a reader that stops early is no error', () => {
  const { out, err } = built.shell('irregulars play --game scotland-yard --seed 1 --positions | head -n 1');
  expect(out).toBe('scotland-yard, rules version 1\n');
  expect(err).toBe('');
  expect(built.shell('irregulars play --game scotland-yard --positions | true')).toEqual({ code: 0, out: '', err: '' });
});

test('piped output has no color', () => {
  const { out, err } = built.run('showcase', '--games', 'kuhn-poker', '--pairs', '2');
  expect(out + err).not.toContain('\u001b');
});

test('the help that the build has written down is what the source words', async () => {
  const pages = ['--help', ...COMMANDS.map((command) => `${verbOf(command)} --help`)];
  for (const page of pages) expect(built.run(...page.split(' ')), page).toEqual(await irregulars(...page.split(' ')));
});

/** The modules that the built command line loads for these arguments. */
function modulesFor(...argv: readonly string[]): string {
  const loader = `data:text/javascript,
    import { writeSync } from 'node:fs';
    export async function load(url, context, next) { writeSync(2, url + '\\n'); return next(url, context); }`;
  const hook = `data:text/javascript,import { register } from 'node:module'; register(${JSON.stringify(loader)});`;
  const { out, err } = built.shell(
    `NODE_OPTIONS= '${process.execPath}' --import '${hook.replaceAll("'", "'\\''")}' '${built.main}' ${argv.join(' ')}`,
  );
  expect(out).toContain('--game');
  return err;
}

test('help is read from a file, and loads next to nothing', () => {
  const modules = modulesFor('play', '--help');
  expect(modules).toContain('/cli/ready-help.js');
  expect(modules).not.toMatch(/\/cli\/run\.js|\/yargs\//);
});

test('help that has to be worded loads neither the games nor zod', () => {
  const modules = modulesFor('--help', 'play');
  expect(modules).toContain('/cli/run.js');
  expect(modules).not.toMatch(/\/zod\/|\/games\/|\/core\/(?!usage-error)/);
});
