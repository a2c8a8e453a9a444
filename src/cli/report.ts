import { defineCommand } from './command.js';

export const reportFlags = {
  out: { type: 'string', requiresArg: true, describe: 'a page (FILE.html) or Markdown (FILE.md)' },
} as const;

export const report = defineCommand({
  usage: 'report <file>',
  summary: 'make a page of tables and charts from a results file',
  positionals: { file: { type: 'string', demandOption: true, describe: 'a results file' } },
  flags: reportFlags,
  examples: [
    ['report runs/sy.db', 'Markdown on standard output'],
    ['report runs/sy.db --out sy.html', 'one page with charts, for a browser'],
  ],
  run: async (values, io) => (await import('./report-run.js')).runReportCommand(values, io),
});
