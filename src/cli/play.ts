import { defineCommand } from './command.js';
import { gameFlags, jsonFlag, lookFlags } from './flags.js';

export const playFlags = {
  ...gameFlags,
  agents: {
    type: 'string',
    array: true,
    requiresArg: true,
    describe: 'one for all seats, one per role, or one per seat, see `irregulars agents`; all random unless told',
  },
  seed: { type: 'string', requiresArg: true, describe: 'a number or any text; a new one each time unless told' },
  pair: { type: 'string', requiresArg: true, describe: 'which pair of games of that seed; 0 unless told' },
  leg: { type: 'string', requiresArg: true, describe: 'which game of the pair; 0 unless told' },
  ...lookFlags,
  record: { type: 'string', requiresArg: true, describe: 'write the game to this file, for `irregulars replay`' },
  choices: {
    type: 'string',
    requiresArg: true,
    conflicts: ['agents', 'seed', 'pair', 'leg', 'record'],
    describe: 'instead of agents and luck: at each ply legal move k mod count, such as 3,1,4; then stop',
  },
  ...jsonFlag,
} as const;

export const play = defineCommand({
  usage: 'play',
  summary: 'play one game and print it move by move',
  positionals: {},
  flags: playFlags,
  examples: [
    ['play --game scotland-yard --agents greedy', 'greedy on both sides'],
    ["play --game scotland-yard --agents 'greedy(worlds=64)' random --seed 7", 'one agent per role, repeatable'],
    ['play --game scotland-yard --seat detectives --positions', 'through the eyes of the hunters'],
    ['play --game scotland-yard --option detectives=4 --option reveals=3,8', 'other options'],
    ['play --game scotland-yard --preset glasses --choices 0,1,0 --check', 'up to a position of your choice'],
    ['play --game scotland-yard --record game.json', 'keep it for `irregulars replay game.json`'],
  ],
  run: async (values, io) => (await import('./play-game.js')).playOne(values, io),
});
