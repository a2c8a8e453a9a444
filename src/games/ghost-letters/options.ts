import { z } from 'zod';
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
  .refine((o) => !o.characters || o.mode === 'competitive' || o.players <= 11, {
    path: ['characters'],
    error: 'in the cooperative game there are characters for 11 players',
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

/** Cards that the Gambler turns up, the Writer loses, the Coach is given and the Special agent sees. */
export const GAMBLED = 3;

/** Cards that powers can move from deck to discard: a hand, and three for each of three characters and for the Actor. */
export const powerCards = (hand: number): number => hand + 4 * GAMBLED;

/** Letters of one player in one round, and cards the Ghost may add: R17, R20. */
export const lettersEach = (o: Pick<GhostLettersOptions, 'players' | 'hand'>): number =>
  o.players === 2 ? Math.min(2, o.hand) : 1;

/** Cards that can leave the deck at most, so that it never runs out (R5). Nothing is drawn in the last round: R19. */
export function cardsNeeded(o: GhostLettersOptions): number {
  const evidence = o.categories * o.columns;
  if (o.rounds === 0) return evidence;
  const letters = lettersEach(o);
  const discards = o.hand > letters ? 1 : 0;
  const drawn = (o.players - 1) * (letters + discards) + Math.min(letters + 1, o.hand);
  const powers = o.characters ? powerCards(o.hand) : 0;
  return evidence + o.players * o.hand + 1 + (o.rounds - 1) * drawn + powers;
}
