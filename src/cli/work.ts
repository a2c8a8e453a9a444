import { defineCommand } from './command.js';

export const workFlags = {
  queue: {
    type: 'string',
    requiresArg: true,
    demandOption: true,
    describe: 'the PostgreSQL server, as postgres://user:password@host:5432/database',
  },
  workers: { type: 'string', requiresArg: true, describe: 'threads; one per core unless told' },
  idle: { type: 'string', requiresArg: true, describe: 'leave after so many seconds without a job; stays unless told' },
} as const;

export const work = defineCommand({
  usage: 'work',
  summary: 'play jobs of tournaments that run elsewhere with --queue',
  note:
    'Start it on as many machines as there are, before or after the tournament; Ctrl-C leaves, and what was not played ' +
    'is played elsewhere. Paths of game and agent files start in the folder where it is started. Whoever may write to ' +
    'the queue decides which of these files are run. PGPASSWORD in the environment keeps a password out of sight.',
  positionals: {},
  flags: workFlags,
  examples: [
    ['work --queue postgres://irregulars@db.example/irregulars', 'on all cores of this machine, until Ctrl-C'],
    ['work --queue postgres://irregulars@db.example/irregulars --workers 4 --idle 600', 'for a batch system'],
  ],
  run: async (values, io) => (await import('./work-run.js')).runWork(values, io),
});
