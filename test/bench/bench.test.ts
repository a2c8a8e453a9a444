/** That the bench measures what it says, in the shape it says: nothing here depends on how fast anything is. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compare } from '../../bench/against.js';
import { readCandidate, readCount } from '../../bench/command-line.js';
import type { Figure } from '../../bench/figures.js';
import { leaksIn, quantile } from '../../bench/figures.js';
import { growthTable, performanceTable, writeBetweenMarks } from '../../bench/readme.js';
import { HELP, readRequest } from '../../bench/request.js';
import { SUITES } from '../../bench/suites.js';
import { formatFigures, slowestProcess } from '../../bench/table-text.js';
import { whereTable } from '../../bench/where-table.js';
import { UsageError } from '../../src/core/usage-error.js';
import { GAMES } from '../../src/games/index.js';

const ROOT = join(import.meta.dirname, '../..');
const TINY = ['--scale', '0.0002', '--rounds', '1', '--restarts', '1', '--game', 'tic-tac-toe', '--json'];

function bench(...args: string[]): { readonly code: number | null; readonly out: string; readonly err: string } {
  const argv = ['--import', 'tsx', join(ROOT, 'bench/run.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd: ROOT, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

const figure = (parts: Partial<Figure>): Figure => ({
  suite: 'playouts',
  name: 'a game',
  unit: 'plies/s',
  better: 'more',
  median: 100,
  low: 90,
  high: 110,
  perProcess: [90, 100, 110],
  bestPerProcess: [95, 105, 115],
  ...parts,
});

describe('the command', () => {
  test('one document with a figure for every function, and exit code 0', () => {
    const { code, out, err } = bench('micro', ...TINY);
    expect(err).toContain('micro, tic-tac-toe ...');
    expect(code).toBe(0);
    const { figures, leaks, machine } = JSON.parse(out) as { figures: Figure[]; leaks: string[]; machine: string };
    expect(leaks).toEqual([]);
    expect(machine).toContain(`Node ${process.versions.node}`);
    expect(figures.map(({ name }) => name)).toEqual(
      ['legalMoves', 'copy', 'copy and apply', 'observe', 'copy and determinize', 'hash', 'random number'].map(
        (what) => `tic-tac-toe, ${what}`,
      ),
    );
    for (const { suite, unit, better, median, perProcess } of figures) {
      expect([suite, unit, better, perProcess.length]).toEqual(['micro', 'ns', 'less', 1]);
      expect(median).toBeGreaterThan(0);
    }
  });

  test('a hot path above its floor is named, and the exit code is 1', () => {
    const { code, out, err } = bench('playouts', ...TINY, '--floor=-1');
    expect(err).toMatch(/^bench: playouts, tic-tac-toe: .* for each ply, .*; allowed are -1\.00 and 1 %$/m);
    expect(code).toBe(1);
    const { figures } = JSON.parse(out) as { figures: Figure[] };
    expect(figures).toHaveLength(1);
    expect(figures[0]).toMatchObject({ suite: 'playouts', name: 'tic-tac-toe', unit: 'plies/s', better: 'more' });
    expect(figures[0].memory).toMatchObject({ per: 'ply', floor: -1 });
  });

  test('a wrong request is refused with exit code 2', () => {
    const { code, err } = bench('speed');
    expect(err).toMatch(/^bench: suite 'speed' is not known; it is playouts, search, /);
    expect(code).toBe(2);
  });
});

describe('programs that are compared', () => {
  test('a name and a command with its arguments', () => {
    expect(readCandidate('C=./playouts graph.txt a=b')).toEqual({
      name: 'C',
      command: ['./playouts', 'graph.txt', 'a=b'],
    });
  });

  test.each(['./playouts graph.txt', 'C=', 'C= ', '=./playouts', 'a C=./playouts'])("'%s' is refused", (text) => {
    expect(() => readCandidate(text)).toThrow(UsageError);
  });

  test.each([undefined, '', '0', '-5', '2.5', 'C=./playouts'])('%s is no number of games', (text) => {
    expect(() => readCount('games', text)).toThrow(/^games: .*it is a whole number from 1$/);
  });

  test.each([
    ['cannot be started', 'nobody=/no/such/program', /^bench: nobody cannot be started: .*ENOENT/],
    ['fails', 'exit=false', /^bench: exit ended with exit code 1$/m],
  ])('one that %s ends the comparison with exit code 2', (_what, program, complaint) => {
    const argv = ['--import', 'tsx', join(ROOT, 'bench/alternate.ts'), '10', program];
    const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).toMatch(complaint);
    expect([status, stdout]).toEqual([2, '']);
  });
});

describe('the request', () => {
  test('help names every suite and asks for nothing', () => {
    expect(readRequest(['--help'])).toBeUndefined();
    for (const { name, what } of SUITES) expect(HELP).toContain(`${name.padEnd(9)} ${what}`);
  });

  test('without names the usual suites of all games, with `all` everything', () => {
    const usual = readRequest([])!;
    expect(usual.suites.map(({ name }) => name)).toEqual(['playouts', 'search', 'micro', 'startup']);
    expect(usual.families).toBe(GAMES);
    expect(usual.where).toBe(false);
    const all = readRequest(['all'])!;
    expect([all.suites, all.where]).toEqual([SUITES, true]);
  });

  test('more fresh processes where two revisions are compared', () => {
    expect(readRequest(['--against', 'HEAD'])!.effort.restarts).toBeGreaterThan(readRequest([])!.effort.restarts);
  });

  test.each([
    [['--game', 'chess'], /game 'chess' is not known/],
    [['--rounds', '0'], /--rounds 0: it is a whole number from 1/],
    [['--rounds', '1.5'], /--rounds 1.5: it is a whole number/],
    [['--scale', 'big'], /--scale big: it is a number from 0/],
    [['--quick'], /--quick/],
  ])('%j is refused', (argv, message) => {
    expect(() => readRequest(argv)).toThrow(UsageError);
    expect(() => readRequest(argv)).toThrow(message);
  });

  test('every listed game, and both boxes of Holmes, are in playouts and search', () => {
    for (const suite of SUITES.filter(({ name }) => name === 'playouts' || name === 'search')) {
      const names = suite.programs(GAMES).map(({ name }) => name);
      for (const { id } of GAMES) expect(names).toContain(id);
      expect(names).toContain('holmes moriarty');
    }
  });
});

describe('figures', () => {
  test('quantiles lie between the nearest values', () => {
    expect([0, 0.25, 0.5, 1].map((q) => quantile([4, 1, 2, 3], q))).toEqual([1, 1.75, 2.5, 4]);
    expect(quantile([], 0.5)).toBeNaN();
  });

  test('bytes above the floor, time in collection and bytes that could not be counted are leaks; others are not', () => {
    const memory = { per: 'ply', bytes: 0.2, gcShare: 0, floor: 1 };
    expect(
      leaksIn([figure({ memory }), figure({}), figure({ memory: { per: 'game', bytes: 900, gcShare: 0.2 } })]),
    ).toEqual([]);
    for (const wrong of [{ bytes: 1.5 }, { gcShare: 0.02 }, { bytes: NaN }])
      expect(leaksIn([figure({ memory: { ...memory, ...wrong } })])).toHaveLength(1);
  });

  test('a difference counts when it is the same in every pair of processes, not when it comes and goes', () => {
    const ours = figure({ perProcess: [110, 121, 100] });
    expect(compare(ours, figure({ perProcess: [100, 110, 91] }))).toMatchObject({ verdict: 'better' });
    expect(compare(figure({ perProcess: [100, 110, 91] }), ours)).toMatchObject({ verdict: 'worse' });
    expect(compare(ours, figure({ perProcess: [121, 100, 110] }))).toMatchObject({ verdict: 'within the noise' });
    expect(compare(figure({ perProcess: [200] }), figure({ perProcess: [100] }))).toMatchObject({
      ratio: expect.closeTo(2, 9),
      verdict: 'within the noise',
    });
  });

  test('where less is better, half the time is twice as good', () => {
    const [ours, theirs] = [
      [5, 5.1],
      [10, 10.2],
    ].map((perProcess) => figure({ better: 'less', perProcess }));
    const { ratio, verdict } = compare(ours, theirs);
    expect(ratio).toBeCloseTo(2, 9);
    expect(verdict).toBe('better');
  });
});

describe('tables', () => {
  test('a process is slow by its best batch, not by what else the machine was doing', () => {
    expect(slowestProcess(figure({ perProcess: [50, 100, 100], bestPerProcess: [105, 105, 105] }))).toBe(1);
    expect(slowestProcess(figure({ bestPerProcess: [100, 100, 50] }))).toBe(2);
    expect(slowestProcess(figure({ better: 'less', bestPerProcess: [10, 15, 10] }))).toBe(1.5);
  });

  test('how cost grows: only that suite, a row for each choice', () => {
    const grown = figure({ suite: 'growth', name: 'playouts, a game players=4', median: 2_000_000 });
    expect(growthTable([figure({}), grown]).split('\n')).toContain(
      '| playouts, a game players=4 | 2.00 M plies/s | 90.0 .. 110 |',
    );
  });

  const playouts = figure({ median: 2_500_000, memory: { per: 'ply', bytes: 0.01, gcShare: 0, floor: 1 } });
  const search = figure({ suite: 'search', unit: 'iterations/s', median: 12_345 });

  test('a table for each suite, with median, spread and memory', () => {
    const text = formatFigures([playouts, search]);
    expect(text).toMatch(/^playouts\n/);
    expect(text).toMatch(/a game +│ +2\.50 M plies\/s │ +90\.0 \.\. 110 │ +\d+\.\d\d │ 0\.010 \/ ply │ 0\.00 %/);
    expect(text).toMatch(/^search\n/m);
  });

  test('the published table replaces what stands between the marks, and nothing else', () => {
    const folder = mkdtempSync(join(tmpdir(), 'irregulars-bench-test-'));
    const file = join(folder, 'page.md');
    try {
      writeFileSync(file, 'before\n<!-- bench: begin -->\nold\n<!-- bench: end -->\nafter\n');
      writeBetweenMarks(file, 'bench', performanceTable([playouts, search]));
      const page = readFileSync(file, 'utf8');
      expect(page).toMatch(/^before\n<!-- bench: begin -->\n\n[^]*\n\n<!-- bench: end -->\nafter\n$/);
      expect(page).toContain('| a game | 2.50 M | 90.0 .. 110 | 0 | 12.3 k | - |');
      expect(page).not.toContain('old');
      expect(() => writeBetweenMarks(file, 'where', '')).toThrow(/there is no place for the table/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('small shares are counted together', () => {
    const shares = [
      { name: 'apply, rules', share: 0.6 },
      { name: 'below, rng', share: 0.38 },
      { name: 'reset, rules', share: 0.02 },
    ];
    expect(whereTable([{ game: 'a game', shares }])).toContain(
      '| a game | apply, rules 60 %; below, rng 38 %; others 2 % |',
    );
  });
});
