import { defineCommand } from './command.js';
import { runFlags } from './tournament.js';

export const resume = defineCommand({
  usage: 'resume <file>',
  summary: 'go on with a tournament that was stopped',
  positionals: { file: { type: 'string', demandOption: true, describe: 'its results file' } },
  flags: runFlags,
  examples: [
    ['resume runs/sy.db', 'play what is missing, by the settings in the file'],
    ['resume runs/sy.db --workers 1 --json', 'on one thread, for a program to read'],
  ],
  run: async (values, io) => (await import('./tournament-run.js')).runResume(values, io),
});
