import { defineCommand } from './command.js';

export const balanceFlags = {
  study: { type: 'string', requiresArg: true, describe: 'a folder with a study.yaml; without it, say what to play' },
  quick: { type: 'boolean', describe: 'with --study: a twentieth of the pairs, the same tables, wider intervals' },
  game: { type: 'string', requiresArg: true, describe: 'id of the game' },
  option: { type: 'string', array: true, requiresArg: true, describe: 'key=value; may be repeated' },
  vary: {
    type: 'string',
    array: true,
    requiresArg: true,
    describe: 'an option to try with each of its values, or key=value,value; one option at a time',
  },
  agents: { type: 'string', array: true, requiresArg: true, describe: 'weakest first; each plays against itself' },
  pairs: { type: 'string', requiresArg: true, describe: 'pairs of games of each cell; 100 unless told' },
  seed: { type: 'string', requiresArg: true, describe: 'a number or any text; 1 unless told' },
  out: { type: 'string', requiresArg: true, describe: 'folder for results files and report; runs/balance unless told' },
  fresh: { type: 'boolean', describe: 'play again what is already there' },
  workers: { type: 'string', requiresArg: true, describe: 'threads; one per core unless told' },
} as const;

export const balance = defineCommand({
  usage: 'balance',
  summary: 'study who wins, by agent and option, and write a report',
  positionals: {},
  flags: balanceFlags,
  examples: [
    ['balance --study experiments/does-the-first-player-win-holmes', 'a study again from its file'],
    ['balance --study experiments/does-the-first-player-win-holmes --quick', 'the same tables, sooner'],
    [
      "balance --game holmes --option edition=mycroft --vary start --agents random 'ismcts(iterations=200)' --pairs 200 --out runs/start",
      'one option with each of its values',
    ],
    ['balance --game scotland-yard --vary detectives=2,3,4,5 --agents greedy --seed 7', 'values of your choice'],
  ],
  run: async (values, io) => (await import('./balance-run.js')).runBalance(values, io),
});
