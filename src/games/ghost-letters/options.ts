import { z } from 'zod';
import { cardsNeeded } from './counts.js';
import { CARDS } from './deck.js';
import { ROUNDS } from './roles.js';

export const optionFields = z.strictObject({
  players: z.int().min(2).max(12).default(5).describe('seats, the Ghost included: 2 to 12'),
  mode: z
    .enum(['competitive', 'cooperative'])
    .default('competitive')
    .describe('competitive (4 to 12 players) with a hidden Killer, or cooperative (2 to 12)'),
  blackmailer: z
    .boolean()
    .default(false)
    .describe('a Blackmailer in place of a Detective; competitive, from 8 players'),
  discard: z
    .boolean()
    .default(false)
    .describe('a random role card is left out, so there may be no Killer; competitive, up to 6 players'),
  characters: z
    .boolean()
    .default(false)
    .describe('everybody but the Ghost is a character with a power, and rows have 5 cards'),
  hints: z.boolean().default(false).describe("with characters: one may announce to check the Killer's character"),
  witness: z
    .boolean()
    .default(true)
    .describe('the Witness where the table has one; false, for research, plays a Detective instead'),
  association: z
    .enum(['vectors', 'tags', 'synthetic', 'none'])
    .default('vectors')
    .describe('what cards have in common: word vectors, tags, hidden themes, or nothing at all'),
  noise: z
    .int()
    .min(0)
    .max(1000)
    .default(75)
    .describe("how far each mind strays from the shared one, in percent of the shared strengths' spread"),
  minds: z.int().min(1).max(128).default(64).describe('different minds a player may have; 1 makes them known'),
  talk: z.int().min(0).max(4).default(2).describe('acts of speech in a turn of the discussion; 0 plays in silence'),
  interjections: z
    .int()
    .min(0)
    .max(2)
    .default(0)
    .describe("acts of speech that a player may put in behind others' turns in one discussion"),
  radio: z
    .enum(['random', 'bid'])
    .default('random')
    .describe('who speaks first: any sender by lot, or the most eager by a secret bid'),
  accomplices: z
    .enum(['team', 'literal'])
    .default('team')
    .describe("whether free Accomplices share the Killer's win by his last guess (team) or not (literal)"),
  rounds: z
    .union([z.literal('table'), z.int().min(0).max(5)])
    .default('table')
    .describe('rounds of letters: by the number of players, or 0 to 5; 0 goes straight to the vote'),
  categories: z.int().min(1).max(3).default(3).describe('rows of evidence: 3, or fewer for a toy'),
  columns: z
    .union([z.literal('table'), z.int().min(2).max(5)])
    .default('table')
    .describe('evidence in a row: 4, with characters 5; or 2 to 5'),
  hand: z.int().min(1).max(5).default(5).describe('cards in a hand: 5, or fewer for a toy'),
  deck: z.int().min(2).max(CARDS.length).default(CARDS.length).describe('cards in the deck: 150, or fewer for a toy'),
});

/** Options with every default filled in and the tables looked up. */
export type GhostLettersOptions = Readonly<
  Omit<z.infer<typeof optionFields>, 'rounds' | 'columns'> & { rounds: number; columns: number }
>;

export const optionsSchema = optionFields
  .refine((o) => o.mode === 'cooperative' || o.players >= 4, {
    path: ['players'],
    error: 'the competitive game needs 4 to 12 players',
  })
  .refine((o) => !o.blackmailer || (o.mode === 'competitive' && o.players >= 8), {
    path: ['blackmailer'],
    error: 'the Blackmailer needs the competitive game and 8 players or more',
  })
  .refine((o) => !o.discard || (o.mode === 'competitive' && o.players <= 6), {
    path: ['discard'],
    error: 'leaving a role out needs the competitive game and at most 6 players',
  })
  .refine((o) => o.interjections === 0 || (o.talk > 0 && o.players > 2), {
    path: ['interjections'],
    error: 'interjections need talk and at least two players beside the Ghost',
  })
  .refine((o) => o.witness || (o.mode === 'competitive' && o.players >= 7), {
    path: ['witness'],
    error: 'only the competitive game of 7 players or more has a Witness to leave out',
  })
  .refine((o) => !o.hints || (o.characters && o.mode === 'competitive'), {
    path: ['hints'],
    error: "hints at the Killer's character need characters and the competitive game",
  })
  .transform((o): GhostLettersOptions => ({
    ...o,
    rounds: o.rounds === 'table' ? ROUNDS[o.players - 2] : o.rounds,
    columns: o.columns === 'table' ? (o.characters ? 5 : 4) : o.columns,
  }))
  .refine((o) => o.deck >= cardsNeeded(o), { path: ['deck'], error: 'the deck could run out' });
