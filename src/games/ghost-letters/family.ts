import type { GameFamily } from '../../core/family.js';
import type { GhostLettersOptions } from './options.js';
import { optionFields, optionsSchema } from './options.js';
import { createGhostLetters } from './rules.js';

export const ghostLetters: GameFamily<GhostLettersOptions> = {
  id: 'ghost-letters',
  title: 'Letters from a Ghost',
  summary: 'A ghost answers letters with pictures; detectives, a killer and his friends argue what they mean.',
  purpose: 'detective',
  fields: optionFields,
  schema: optionsSchema,
  presets: {
    pair: { summary: 'the Ghost and one Detective', options: { players: 2, mode: 'cooperative' } },
    cooperative: {
      summary: 'the Ghost and two Detectives, nobody lies',
      options: { players: 3, mode: 'cooperative', association: 'tags' },
    },
    four: { summary: 'the smallest game with a Killer', options: { players: 4, radio: 'bid' } },
    'no-killer': {
      summary: 'six players, and perhaps no Killer among them',
      options: { players: 6, discard: true, association: 'synthetic', talk: 1, interjections: 1 },
    },
    blackmailer: {
      summary: 'eight players, one of them a Blackmailer',
      options: { players: 8, blackmailer: true, talk: 1 },
    },
    characters: {
      summary: 'five players with characters, one of whom the clues may hint at',
      options: { players: 5, characters: true, hints: true, rounds: 3 },
    },
    twelve: { summary: 'the largest table', options: { players: 12, talk: 1, noise: 0 } },
    cell: {
      summary: 'a toy of six cards and two Detectives, for walking through all games',
      options: {
        players: 3,
        mode: 'cooperative',
        categories: 1,
        columns: 2,
        hand: 1,
        rounds: 1,
        deck: 6,
        talk: 0,
        noise: 0,
      },
      enumerable: 12,
    },
    jury: {
      summary: 'no letters: seven players vote blindly, to see all that a night can tell',
      options: { players: 7, categories: 1, columns: 2, rounds: 0, deck: 2, talk: 0, noise: 0 },
      enumerable: 14,
    },
    alibi: {
      summary: 'a toy with a Killer, or perhaps without, and a letter each',
      options: {
        players: 4,
        discard: true,
        categories: 1,
        columns: 2,
        hand: 1,
        rounds: 1,
        deck: 7,
        talk: 0,
        noise: 0,
      },
      enumerable: 12,
    },
  },
  create: (options) => createGhostLetters(options),
};
