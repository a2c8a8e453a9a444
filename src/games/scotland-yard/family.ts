import type { GameFamily } from '../../core/family.js';
import type { ScotlandYardOptions } from './options.js';
import { optionFields, optionsSchema } from './options.js';
import { createScotlandYard } from './rules.js';

export const scotlandYard: GameFamily<ScotlandYardOptions> = {
  id: 'scotland-yard',
  title: 'Scotland Yard',
  summary: 'Mr X hides in London; two to five detectives hunt him by the tickets he shows.',
  purpose: 'detective',
  fields: optionFields,
  schema: optionsSchema,
  presets: {
    'three-players': {
      summary: 'two detective players with two pawns each',
      options: { detectives: 4, seats: 'pairs' },
    },
    'six-players': { summary: 'every pawn its own player', options: { seats: 'players' } },
    'nijssen-winands': {
      summary: 'the newer log of 24 boxes, with a reveal in the last; the rules of Nijssen & Winands (2011)',
      options: { log: 24 },
    },
    'by-rounds': { summary: '22 rounds whatever the doubles', options: { rounds: 22 } },
    scan: { summary: 'the board without the taxi line 13-14, two detectives', options: { map: 'scan', detectives: 2 } },
    glasses: {
      summary: 'the published toy map, no reveal: worth 8/9 to the detectives',
      options: { map: 'glasses', detectives: 2, log: 5, reveals: 'none' },
      enumerable: 15,
    },
    'glasses-reveal': {
      summary: 'the same with a reveal in box 3: won by the detectives',
      options: { map: 'glasses', detectives: 2, log: 5, reveals: 3 },
      enumerable: 15,
    },
    village: {
      summary: 'eight stations with every kind of line, for walking through all games',
      options: { map: 'village', detectives: 2, log: 4 },
      enumerable: 8,
    },
  },
  create: (options) => createScotlandYard(options),
};
