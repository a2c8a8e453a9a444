import { defineCommand } from './command.js';
import { jsonFlag } from './flags.js';

export const showcaseFlags = {
  agents: { type: 'string', array: true, requiresArg: true, describe: 'who plays; a selection of ours unless told' },
  pairs: { type: 'string', requiresArg: true, describe: 'games of each pairing; 500 unless told' },
  seed: { type: 'string', requiresArg: true, describe: 'a number or any text; 1 unless told' },
  ...jsonFlag,
} as const;

export const showcase = defineCommand({
  usage: 'showcase',
  summary: 'a short Scotland Yard match, every agent against every agent in both roles',
  positionals: {},
  flags: showcaseFlags,
  examples: [
    ['showcase', 'what `npm start` runs'],
    ["showcase --agents greedy 'greedy(worlds=4)' --pairs 100 --seed 2", 'two agents, more games, other luck'],
  ],
  run: async (values, io) => (await import('./play-showcase.js')).playShowcase(values, io),
});
