/** The command line as users run it: compiled, as a process of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from './command-line.js';

const ROOT = join(import.meta.dirname, '../..');

export interface Built {
  readonly main: string;
  run(...argv: string[]): Answer;
  /** Through a shell, with the built command line as `irregulars`. */
  shell(line: string): Answer;
  remove(): void;
}

/** Compiles into a directory of its own below node_modules, so that packages are found and `dist` stays as it is. */
export function buildCommandLine(): Built {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const directory = mkdtempSync(join(cache, 'irregulars-'));
  const flags = ['--noCheck', '--declaration', 'false', '--incremental', 'false', '--tsBuildInfoFile', 'null'];
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const argv = [tsc, '-p', 'tsconfig.build.json', '--outDir', join(directory, 'dist'), ...flags];
  execFileSync(process.execPath, argv, { cwd: ROOT, stdio: 'inherit' });
  copyFileSync(join(ROOT, 'package.json'), join(directory, 'package.json'));
  execFileSync(process.execPath, [join(ROOT, 'scripts/finish-build.mjs'), join(directory, 'dist')], {
    stdio: 'inherit',
  });
  const main = join(directory, 'dist/cli/main.js');
  return {
    main,
    run: (...argv) => answer(process.execPath, [main, ...argv]),
    shell: (line) => answer('bash', ['-c', `irregulars() { '${process.execPath}' '${main}' "$@"; }; ${line}`]),
    remove: () => rmSync(directory, { recursive: true }),
  };
}

function answer(file: string, argv: readonly string[]): Answer {
  const { status, stdout, stderr } = spawnSync(file, argv, { encoding: 'utf8', cwd: ROOT });
  return { code: status ?? -1, out: stdout, err: stderr };
}
