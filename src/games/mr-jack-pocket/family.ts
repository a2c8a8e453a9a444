import type { GameFamily } from '../../core/family.js';
import type { MrJackPocketOptions } from './options.js';
import { optionFields, optionsSchema } from './options.js';
import { createMrJackPocket } from './rules.js';

export const mrJackPocket: GameFamily<MrJackPocketOptions> = {
  id: 'mr-jack-pocket',
  title: 'Mr. Jack Pocket',
  summary: 'One of nine suspects is Mr Jack; three detectives look down the streets, eight rounds long.',
  purpose: 'detective',
  fields: optionFields,
  schema: optionsSchema,
  presets: {
    'no-chase': {
      summary: 'both goals at once are decided on the spot, as in the last round',
      options: { chase: false },
    },
    square: {
      summary: 'four tiles, four rounds, four hourglasses',
      options: { board: 'square', rounds: 4, hourglasses: 4 },
    },
    alley: {
      summary: 'three tiles in a row and three rounds without throws, for walking through all games',
      options: { board: 'alley', setup: 'fixed', rounds: 3, hourglasses: 2, throws: 12 },
      enumerable: 12,
    },
  },
  create: createMrJackPocket,
};
