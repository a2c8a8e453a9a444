/** Flags that more than one command has. */

/** Which game, by which options. */
export const gameFlags = {
  game: { type: 'string', requiresArg: true, demandOption: true, describe: 'id of the game, see `irregulars games`' },
  preset: { type: 'string', requiresArg: true, describe: 'a named choice of options of that game' },
  option: {
    type: 'string',
    array: true,
    requiresArg: true,
    describe: 'key=value, over the preset; lists as 3,8 or none; may be repeated',
  },
} as const;

/** Whose eyes a game is shown through, and how much of it. */
export const lookFlags = {
  seat: {
    type: 'string',
    requiresArg: true,
    conflicts: 'open',
    describe: 'show only what this seat sees: a role, or a seat number from 0',
  },
  open: { type: 'boolean', describe: 'show everything (the default)' },
  positions: { type: 'boolean', describe: 'show the position before every decision' },
  check: { type: 'boolean', describe: 'verify every promise of the rules on the way; slow' },
} as const;

export const jsonFlag = {
  json: { type: 'boolean', describe: 'one JSON document on standard output, nothing else' },
} as const;
