/**
 * Everything the README shows is run, and what is printed is what stands there. `vitest run test/cli/readme.test.ts -u`
 * writes the outputs anew; where the README has a line `…`, as many lines as there are before and after it are kept.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createGame, GAMES } from '../../src/index.js';
import { irregulars, shellWords } from './command-line.js';

const ROOT = join(import.meta.dirname, '../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const FENCE = /^```(\w+)\n([\s\S]*?)^```$/gm;

const directory = mkdtempSync(join(tmpdir(), 'irregulars-readme-'));
const home = process.cwd();
// Files that the README's commands write go here.
beforeAll(() => process.chdir(directory));
afterAll(() => {
  process.chdir(home);
  rmSync(directory, { recursive: true });
});

const blocks = (language: string): string[] =>
  [...README.matchAll(FENCE)].filter((fence) => fence[1] === language).map((fence) => fence[2]);

/** Keeps as much of `actual` as the README shows. */
function abridge(shown: string, actual: string): string {
  const lines = shown.split('\n');
  const gap = lines.indexOf('…');
  if (gap < 0) return actual;
  const printed = actual.split('\n');
  return [...printed.slice(0, gap), '…', ...printed.slice(printed.length - (lines.length - gap - 1))].join('\n');
}

async function runCommand(command: string): Promise<string> {
  const words = shellWords(command);
  expect(words.slice(0, 2), command).toEqual(['npx', 'irregulars']);
  const { code, out, err } = await irregulars(...words.slice(2));
  return code === 0 ? out : err;
}

/** `$ command` lines, each followed by what it prints. */
async function runConsole(block: string): Promise<string> {
  let text = '';
  for (const [, command, shown] of block.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm))
    text += `$ ${command}\n${abridge(shown, await runCommand(command))}`;
  return text;
}

/** What the program prints; `irregulars` is this checkout's source. */
async function runProgram(program: string, index: number): Promise<string> {
  const file = join(directory, `program-${index}.ts`);
  writeFileSync(file, program.replaceAll(`'irregulars'`, `'${join(ROOT, 'src/index.ts')}'`));
  let printed = '';
  const log = vi.spyOn(console, 'log').mockImplementation((line: unknown) => void (printed += `${String(line)}\n`));
  try {
    await import(/* @vite-ignore */ file);
  } finally {
    log.mockRestore();
  }
  return printed;
}

test('the first two commands are those that play and those that test', () => {
  expect(
    blocks('sh')[0]
      .split('\n')
      .map((line) => line.split('#')[0].trim()),
  ).toEqual(['npm ci && npm start', 'npm ci && npm test', '']);
  expect(README.indexOf('```sh')).toBe(README.indexOf('```'));
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  expect(scripts.start).toBe('node dist/cli/main.js showcase --out runs/showcase');
});

test('the README names every game and the changelog every rules version', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  for (const { id } of GAMES) {
    expect(README).toContain(`\`${id}\``);
    expect(changelog).toContain(`| ${id} | ${createGame(id).rulesVersion} |`);
  }
});

test('the check of every change runs the test command of the README', () => {
  expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toMatch(/^npm ci && npm test$/m);
});

test('every command and every program of the README prints what stands there', async () => {
  let text = '';
  let end = 0;
  let printed: string | undefined;
  for (const fence of README.matchAll(FENCE)) {
    const [whole, language, body] = fence;
    let now = body;
    if (language === 'console') now = await runConsole(body);
    // The output of the program above it.
    if (language === 'text' && printed !== undefined) now = printed;
    printed = language === 'ts' ? await runProgram(body, fence.index) : undefined;
    text += `${README.slice(end, fence.index)}\`\`\`${language}\n${now}\`\`\``;
    end = fence.index + whole.length;
  }
  await expect(text + README.slice(end)).toMatchFileSnapshot(join(ROOT, 'README.md'));
});

test('every program of the README passes the type check', () => {
  const files = blocks('ts').map((program, i) => {
    const file = join(directory, `typed-${i}.ts`);
    writeFileSync(file, program);
    return file;
  });
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      module: 'preserve',
      moduleResolution: 'bundler',
      paths: { irregulars: [join(ROOT, 'src/index.ts')] },
      typeRoots: [join(ROOT, 'node_modules/@types')],
    },
    ROOT,
  );
  const program = ts.createProgram(files, options);
  const complaints = files.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)));
  expect(complaints.map((c) => ts.flattenDiagnosticMessageText(c.messageText, '\n'))).toEqual([]);
  expect(files.length).toBeGreaterThan(1);
});
