import { defineCommand } from './command.js';
import { jsonFlag, lookFlags } from './flags.js';

export const replayFlags = { ...lookFlags, ...jsonFlag } as const;

export const replay = defineCommand({
  usage: 'replay <file>',
  summary: 'print a recorded game again, by the real rules',
  positionals: {
    file: { type: 'string', demandOption: true, describe: 'a record, as written by `irregulars play --record`' },
  },
  flags: replayFlags,
  examples: [
    ['replay game.json', 'the whole game'],
    ['replay game.json --seat detectives --positions', 'what the detectives knew at every decision'],
    ['replay game.json --json', 'the record with roles and move texts'],
  ],
  run: async (values, io) => (await import('./replay-record.js')).replayRecord(values, io),
});
