import { z } from 'zod';
import type { BoardName } from './board.js';
import { BOARDS } from './board.js';

export const optionFields = z.strictObject({
  board: z
    .enum(BOARDS)
    .default('district')
    .describe('the district of 3 x 3 tiles, or the toys square (2 x 2) and alley (3 x 1)'),
  setup: z
    .enum(['random', 'fixed'])
    .default('random')
    .describe('random: tiles and free directions by lot; fixed: tiles in order, the same every time'),
  rounds: z.int().min(1).max(8).default(8).describe('rounds at most, 1 to 8'),
  hourglasses: z.int().min(1).max(12).default(6).describe('hourglasses that win for Jack, 1 to 12'),
  throws: z
    .union([z.literal('random'), z.int().min(0).max(15)])
    .default('random')
    .describe(
      'random, or how the tokens lie in every odd round: the sum of 1 for Holmes (else Alibi), 2 for Watson (else Toby), 4 for Exchange, 8 for Joker (else Rotation)',
    ),
  chase: z
    .boolean()
    .default(true)
    .describe('both goals reached at once before the last round: the chase, or decided at once as in the last round'),
});

export type MrJackPocketOptions = Readonly<{
  board: BoardName;
  setup: 'random' | 'fixed';
  rounds: number;
  hourglasses: number;
  throws: 'random' | number;
  chase: boolean;
}>;

export const optionsSchema = optionFields;
