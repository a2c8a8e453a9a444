import { z } from 'zod';

/** Of the games that are played one way only. */
export const noOptions = z.strictObject({});

export const leducOptions = z.strictObject({
  suits: z
    .enum(['distinct', 'equal'])
    .default('distinct')
    .describe('whether the two cards of a rank can be told apart: distinct (936 information sets) or equal (288)'),
});
export type LeducOptions = Readonly<z.infer<typeof leducOptions>>;

export const phantomOptions = z.strictObject({
  rows: z.int().min(2).max(3).default(3).describe('rows of the board, 2 or 3; it is three squares wide'),
});
export type PhantomOptions = Readonly<z.infer<typeof phantomOptions>>;
