import { defineCommand } from './command.js';
import { jsonFlag } from './flags.js';

export const rateFlags = { ...jsonFlag } as const;

export const rate = defineCommand({
  usage: 'rate <files..>',
  summary: 'one rating table from the results files of one or more tournaments',
  positionals: {
    files: { type: 'string', array: true, demandOption: true, describe: 'results files of the same game' },
  },
  flags: rateFlags,
  examples: [
    ['rate runs/sy.db', 'ratings and their differences, with intervals'],
    ['rate runs/monday.db runs/tuesday.db --json', 'several runs as one table'],
  ],
  run: async (values, io) => (await import('./tournament-files.js')).runRate(values, io),
});
