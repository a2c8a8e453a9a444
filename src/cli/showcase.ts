import { defineCommand } from './command.js';
import { jsonFlag } from './flags.js';

export const showcaseFlags = {
  games: { type: 'string', array: true, requiresArg: true, describe: 'which games; all unless told' },
  pairs: { type: 'string', requiresArg: true, describe: 'pairs of games of each pairing; 20 unless told' },
  seed: { type: 'string', requiresArg: true, describe: 'a number or any text; 1 unless told' },
  workers: { type: 'string', requiresArg: true, describe: 'threads; one per core unless told' },
  out: { type: 'string', requiresArg: true, describe: 'folder of the results files; none are kept unless told' },
  ...jsonFlag,
} as const;

export const showcase = defineCommand({
  usage: 'showcase',
  summary: 'a short tournament of a few agents at every game',
  positionals: {},
  flags: showcaseFlags,
  examples: [
    ['showcase --out runs/showcase', 'all games, results kept'],
    ['showcase --games scotland-yard --pairs 100 --seed 2', 'one game, more of it, other luck'],
  ],
  run: async (values, io) => (await import('./play-showcase.js')).playShowcase(values, io),
});
