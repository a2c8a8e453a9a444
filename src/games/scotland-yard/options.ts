import { z } from 'zod';
import type { BoardName } from './boards.js';
import { BOARDS } from './boards.js';

/** Boxes of the printed logs in which Mr X shows himself; the last one exists on the 24-box log only. */
const PRINTED_REVEALS = [3, 8, 13, 18, 24];
const BOXES = 24;
/** With rounds counted, double moves lengthen the log. */
const MAX_BOX = BOXES + 2;

export const optionFields = z.strictObject({
  map: z
    .enum(Object.keys(BOARDS) as [BoardName, ...BoardName[]])
    .default('london')
    .describe('the board: london, scan (without the taxi line 13-14), or the toys glasses and village'),
  detectives: z.int().min(2).max(5).default(5).describe('detective pawns, 2 to 5'),
  seats: z
    .enum(['coalition', 'players', 'pairs'])
    .default('coalition')
    .describe('who steers the pawns: one coalition, one player each, or two players with two pawns each'),
  log: z.int().min(1).max(BOXES).default(22).describe('boxes of the log; printed logs have 22 or 24'),
  rounds: z
    .union([z.literal('log'), z.int().min(1).max(BOXES)])
    .default('log')
    .describe('when the game ends: with the full log, or after so many rounds, a double move counting once'),
  reveals: z
    .union([z.enum(['printed', 'none']), z.array(z.int().min(1).max(MAX_BOX)), z.int().min(1).max(MAX_BOX)])
    .default('printed')
    .describe('boxes in which Mr X shows himself: printed (3 8 13 18, and 24 where there is one), none, or a list'),
});

/** Options with every default filled in and `reveals` as a list. */
export type ScotlandYardOptions = Readonly<{
  map: BoardName;
  detectives: number;
  seats: 'coalition' | 'players' | 'pairs';
  log: number;
  rounds: 'log' | number;
  reveals: readonly number[];
}>;

export const optionsSchema = optionFields
  .refine((o) => o.seats !== 'pairs' || o.detectives === 4, {
    path: ['seats'],
    error: 'pairs needs detectives=4 (two players with two pawns each)',
  })
  .refine((o) => startsFor(o.map) > o.detectives, { path: ['detectives'], error: 'more pawns than start stations' })
  .transform((o): ScotlandYardOptions => ({
    ...o,
    reveals:
      o.reveals === 'printed'
        ? PRINTED_REVEALS.filter((box) => box <= o.log)
        : [...new Set(o.reveals === 'none' ? [] : [o.reveals].flat())].sort((a, b) => a - b),
  }));

function startsFor(map: BoardName): number {
  const { starts } = BOARDS[map];
  return 'deck' in starts ? starts.deck.length : starts.fixed.length;
}
