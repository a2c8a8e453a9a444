/** The same programs on the rules of another revision, in turn with ours, and which differences are more than noise. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../src/core/usage-error.js';
import { studentQuantile } from '../src/stats/student.js';
import type { Figure } from './figures.js';
import { amount, formatTable } from './table-text.js';

export interface OtherBuild {
  readonly folder: string;
  remove(): void;
}

/**
 * Compiles `src` of another revision with the bench of the present, in a worktree of its own. What the two do not agree
 * on fails when it is run, not here.
 */
export function buildRevision(root: string, revision: string): OtherBuild {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    throw new UsageError(`--against ${revision}: git knows no such revision`);
  }
  const tree = join(mkdtempSync(join(tmpdir(), 'irregulars-against-')), 'tree');
  const remove = (): void => {
    git('worktree', 'remove', '--force', tree);
    rmSync(join(tree, '..'), { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', tree, revision);
  try {
    rmSync(join(tree, 'bench'), { recursive: true, force: true });
    cpSync(join(root, 'bench'), join(tree, 'bench'), { recursive: true });
    copyFileSync(join(root, 'tsconfig.bench.json'), join(tree, 'tsconfig.bench.json'));
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    attempt(tree, join('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.bench.json');
    copyFileSync(join(tree, 'package.json'), join(tree, 'build', 'package.json'));
    attempt(tree, join('scripts', 'finish-build.mjs'), join('build', 'src'));
    return { folder: join(tree, 'build'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function attempt(tree: string, ...command: readonly string[]): void {
  try {
    execFileSync(process.execPath, command, { cwd: tree, stdio: 'pipe' });
  } catch {
    // Programs of today may use what the other revision does not have; the compiler writes them all the same.
  }
}

export interface Comparison {
  readonly suite: string;
  readonly name: string;
  readonly unit: string;
  readonly theirs: number;
  readonly ours: number;
  /** How many times as good ours is, with a 95 % interval over pairs of fresh processes. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  readonly verdict: 'better' | 'worse' | 'within the noise';
}

export function compare(ours: Figure, theirs: Figure): Comparison {
  const logs = ours.perProcess.map((value, i) => {
    const ratio = value / theirs.perProcess[i];
    return Math.log(ours.better === 'more' ? ratio : 1 / ratio);
  });
  const n = logs.length;
  const mean = logs.reduce((a, b) => a + b, 0) / n;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (n - 1);
  const half = n > 1 ? studentQuantile(0.975, n - 1) * Math.sqrt(variance / n) : Infinity;
  return {
    suite: ours.suite,
    name: ours.name,
    unit: ours.unit,
    theirs: theirs.median,
    ours: ours.median,
    ratio: Math.exp(mean),
    low: Math.exp(mean - half),
    high: Math.exp(mean + half),
    verdict: mean - half > 0 ? 'better' : mean + half < 0 ? 'worse' : 'within the noise',
  };
}

export function formatComparisons(comparisons: readonly Comparison[], revision: string): string {
  return formatTable(comparisons, [
    ['what', ({ suite, name }) => `${suite}, ${name}`],
    [revision, ({ theirs, unit }) => `${amount(theirs)} ${unit}`],
    ['now', ({ ours, unit }) => `${amount(ours)} ${unit}`],
    ['times as good', ({ ratio }) => ratio.toFixed(3)],
    ['95 % interval', ({ low, high }) => `${low.toFixed(3)} .. ${high.toFixed(3)}`],
    ['verdict', ({ verdict }) => verdict],
  ]);
}
