/** `irregulars balance`. */
import { join } from 'node:path';
import { UsageError } from '../core/usage-error.js';
import { tableLines } from '../report/markdown.js';
import type { Report } from '../report/model.js';
import type { PlayOptions } from '../studies/play-cells.js';
import { playStudy, runStudy, writeReport } from '../studies/run-study.js';
import { adHocStudy } from './balance-study.js';
import type { balanceFlags } from './balance.js';
import type { Values } from './command.js';
import { INTERRUPTED, interruptible } from './interrupt.js';
import type { Io } from './io.js';
import { readCount } from './numbers.js';
import { commandLine } from './repeat.js';
import { progressLine } from './tournament-progress.js';

export type BalanceValues = Values<typeof balanceFlags>;

/** What a study says for itself. */
const OF_A_STUDY = ['game', 'option', 'vary', 'agents', 'pairs', 'seed', 'out'] as const;
const RUNS = 'runs/studies';
const PROGRESS_MILLIS = 5000;

export async function runBalance(values: BalanceValues, io: Io): Promise<void> {
  const { study, fresh = false, workers } = values;
  if (study !== undefined) refuse(values, OF_A_STUDY, 'a study says that itself');
  else refuse(values, ['quick'], 'it goes with --study; choose --pairs instead');
  const threads = workers === undefined ? undefined : readCount('workers', workers, 0, 1, 256);
  const play = { fresh, workers: threads, ...progress(io) };
  await interruptible(io, async (signal) => {
    const done =
      study === undefined
        ? await runAdHoc(values, { ...play, signal })
        : await runStudy(study.replace(/\/+$/, ''), { ...play, signal, quick: values.quick === true, runs: RUNS });
    if (done === undefined) {
      io.err('stopped; the same command goes on with it\n');
      process.exit(INTERRUPTED);
    }
    io.out(`${headline(done.report)}\nreport: ${done.markdown}\npage: ${done.html}\n`);
  });
}

function refuse(values: BalanceValues, flags: readonly (keyof BalanceValues)[], why: string): void {
  const given = flags.find((flag) => values[flag] !== undefined);
  if (given !== undefined) throw new UsageError(`--${given}: ${why}`);
}

async function runAdHoc(
  values: BalanceValues,
  play: Omit<PlayOptions, 'folder'>,
): Promise<{ report: Report; markdown: string; html: string } | undefined> {
  const folder = values.out ?? 'runs/balance';
  const report = await playStudy(adHocStudy(values), folder, repeatCommand(values), false, play);
  if (!report) return undefined;
  const files = { markdown: join(folder, 'report.md'), html: join(folder, 'report.html') };
  writeReport(report, files.markdown, files.html);
  return { report, ...files };
}

/** The same games again; where they are kept does not change them. */
function repeatCommand({ game = '', option = [], vary = [], agents = [], pairs, seed }: BalanceValues): string {
  const words = ['balance', '--game', game, ...option.flatMap((o) => ['--option', o])];
  words.push(...vary.flatMap((v) => ['--vary', v]), '--agents', ...agents);
  if (pairs !== undefined) words.push('--pairs', pairs);
  if (seed !== undefined) words.push('--seed', seed);
  return commandLine(words);
}

/** The first table of the report. */
function headline({ title, sections: [first] }: Report): string {
  return [title, '', first.title, ...tableLines(first.table), ''].join('\n');
}

function progress(io: Io): Pick<PlayOptions, 'onCell' | 'onProgress'> {
  let next = performance.now() + PROGRESS_MILLIS;
  return {
    onCell: (cell, index, count) =>
      io.err(`cell ${index + 1} of ${count}: ${cell.settings.game}, ${cell.variant}, ${cell.agents.join(', ')}\n`),
    onProgress(state) {
      if (performance.now() < next) return;
      next = performance.now() + PROGRESS_MILLIS;
      io.err(`  ${progressLine(state)}\n`);
    },
  };
}
