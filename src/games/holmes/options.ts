import { z } from 'zod';
import type { EditionName } from './editions.js';
import { EDITIONS } from './editions.js';

const flag = (help: string) => z.boolean().default(false).describe(help);

export const optionFields = z.strictObject({
  edition: z
    .enum(Object.keys(EDITIONS) as [EditionName, ...EditionName[]])
    .default('mycroft')
    .describe('the box: mycroft (Sherlock & Mycroft) or moriarty (Sherlock vs Moriarty)'),
  size: z
    .enum(['full', 'small'])
    .default('full')
    .describe('full, or small: two days, a row of two and eleven cards, for tests'),
  start: z
    .enum(['open', 'secret'])
    .default('open')
    .describe('day-1 characters: open (drawn) or secret (each player picks one of two, both are shown together)'),
  reserve: flag('play with the reserve: a card of the row may be laid aside for later'),
  events: z
    .enum(['none', 'raid', 'gala', 'random', 'both'])
    .default('none')
    .describe(
      'cards among the characters: raid (Moriarty, or Mycroft’s raid), gala (Moran, or the gala dinner), one at random, or both',
    ),
  irene: z.boolean().default(true).describe('false: play without Irene Adler'),
  mandatory: flag('a power must be used where it can be'),
  looseJokerAnySet: flag(
    'a joker that was set aside may join any set that a card is added to, not only one that is begun',
  ),
  jokerKeepsType: flag('a joker that loses the last card of its set stays a set of one'),
  violetNoJoker: flag('mycroft: no jokers in Violet Hunter’s swap'),
  endJoinNewOnly: flag('moriarty: at the end a joker may join only a set of which no card was open before'),
  revealLater: flag('moriarty: a hidden card may be turned up only for a joker of an earlier turn'),
  shinwellSpent: flag('moriarty: Shinwell’s discard does not replace itself when all other cards have run out'),
});

export type HolmesOptions = Readonly<z.infer<typeof optionFields>>;

/** Switches that only one box gives a meaning to. */
const ONLY = {
  violetNoJoker: 'mycroft',
  endJoinNewOnly: 'moriarty',
  revealLater: 'moriarty',
  shinwellSpent: 'moriarty',
} as const satisfies Partial<Record<keyof HolmesOptions, EditionName>>;

export const SWITCHES_OF: Readonly<Record<EditionName, readonly (keyof typeof ONLY)[]>> = {
  mycroft: ['violetNoJoker'],
  moriarty: ['endJoinNewOnly', 'revealLater', 'shinwellSpent'],
};

export const optionsSchema = optionFields.superRefine((options, context) => {
  for (const [name, edition] of Object.entries(ONLY) as [keyof typeof ONLY, EditionName][])
    if (options[name] && options.edition !== edition)
      context.addIssue({ code: 'custom', path: [name], message: `it changes nothing unless edition=${edition}` });
});
