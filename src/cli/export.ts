import { defineCommand } from './command.js';

export const exportFlags = {
  format: { type: 'string', requiresArg: true, describe: 'csv (unless told) or jsonl, one line per game' },
  out: { type: 'string', requiresArg: true, describe: 'where to; standard output unless told' },
} as const;

export const exportResults = defineCommand({
  usage: 'export <file>',
  summary: 'write the games of a results file as CSV or JSON lines',
  positionals: { file: { type: 'string', demandOption: true, describe: 'a results file' } },
  flags: exportFlags,
  examples: [
    ['export runs/sy.db > games.csv', 'a table'],
    ['export runs/sy.db --format jsonl --out games.jsonl', 'with moves, where they were recorded'],
  ],
  run: async (values, io) => (await import('./tournament-files.js')).runExport(values, io),
});
