/** `irregulars report`. */
import { writeFileSync } from 'node:fs';
import { UsageError } from '../core/usage-error.js';
import { toHtml } from '../report/html.js';
import { toMarkdown } from '../report/markdown.js';
import { runReport } from '../studies/run-report.js';
import type { Values } from './command.js';
import type { Io } from './io.js';
import { commandLine } from './repeat.js';
import type { reportFlags } from './report.js';

export async function runReportCommand(
  values: Values<typeof reportFlags> & { readonly file: string },
  io: Io,
): Promise<void> {
  const { file, out } = values;
  if (out !== undefined && !/\.(html|md)$/.test(out)) throw new UsageError(`--out ${out}: it ends in .html or .md`);
  const report = runReport(file, commandLine(['report', file, ...(out === undefined ? [] : ['--out', out])]));
  if (out === undefined) return io.out(toMarkdown(report));
  try {
    writeFileSync(out, out.endsWith('.html') ? toHtml(report) : toMarkdown(report));
  } catch (error) {
    throw new UsageError(`--out ${out}: cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
  io.out(`report: ${out}\n`);
}
