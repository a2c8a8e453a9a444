import { defineCommand } from './command.js';
import { gameFlags, jsonFlag } from './flags.js';

export const solveFlags = {
  ...gameFlags,
  game: { ...gameFlags.game, demandOption: false, describe: 'id of the game; a record names its own' },
  choices: {
    type: 'string',
    requiresArg: true,
    conflicts: ['record', 'ply'],
    describe: 'the position after these choices, as for `irregulars play`',
  },
  record: {
    type: 'string',
    requiresArg: true,
    conflicts: ['preset', 'option'],
    describe: 'a position of the game in this file, as written by `irregulars play --record`',
  },
  ply: {
    type: 'string',
    requiresArg: true,
    implies: 'record',
    describe: 'before which ply of the record; the first that can be solved unless told',
  },
  ...jsonFlag,
} as const;

export const solve = defineCommand({
  usage: 'solve',
  summary: 'the exact value and the best moves of a late position of mr-jack-pocket',
  note: [
    'What can be solved: the whole of round 8; of round 7 the last action; in a chase both rounds.',
    'One action earlier Jack would mix between moves that lead to thousands of last rounds, and',
    'that one mixture would set the odds in all of them: they could not be solved one by one.',
    'With fewer rounds it is the last two of them likewise, if their number is even.',
  ].join('\n'),
  positionals: {},
  flags: solveFlags,
  examples: [
    ['solve --record game.json', 'the first position of that game that can be solved'],
    ['solve --record game.json --ply 52', 'the position before ply 52'],
    [
      'solve --game mr-jack-pocket --option rounds=2 --choices 0,0,0,0,0,0,0,0,0,4,6,3,0,1,2,0',
      'a position by choices',
    ],
  ],
  run: async (values, io) => (await import('./solve-position.js')).solvePosition(values, io),
});
