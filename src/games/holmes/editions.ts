/**
 * All that the two boxes do differently, as data and as switches named after the rule they turn on. The rules read
 * these fields and never ask which box is open.
 */

/** Characters of both boxes; the first three are always in town. Events travel in the same deck. */
export const CHARACTERS = [
  'watson',
  'hudson',
  'lestrade',
  'irene',
  'gregson',
  'wiggins',
  'pike',
  'toby',
  'shinwell',
  'billy',
  'kramm',
  'violet',
  'ziba',
] as const;
export type CharacterName = (typeof CHARACTERS)[number];
/** Places in masks of characters; the two event cards come after them. */
export const CHARACTER_COUNT = CHARACTERS.length;
export const FIXED_COUNT = 3;
export const RAID = CHARACTER_COUNT;
export const GALA = CHARACTER_COUNT + 1;

/** What a character does when visited. Amounts are fields of `Power`. */
export type Power =
  | { readonly does: 'tokens'; readonly amount: number }
  | { readonly does: 'tokens-per-type' }
  /** Take cards of the row: `price` for each of 1 .. `cards`, or once for exactly `cards` where `all`. */
  | { readonly does: 'take'; readonly cards: number; readonly price: number; readonly all: boolean }
  /** Take one card of the row; then the opponent may pay 1 to draw a card face down. */
  | { readonly does: 'take-and-let-draw' }
  | { readonly does: 'steal' }
  /** Draw up to `cards` at 1 each, keep one face down, discard the rest. */
  | { readonly does: 'draw'; readonly cards: number }
  /** Draw `cards`, keep one face down; the opponent keeps one of the rest face up, the last goes under the deck. */
  | { readonly does: 'draw-and-share'; readonly cards: number }
  | { readonly does: 'discard-row'; readonly cards: number }
  /** Discard one card of the row, replace it at once, then perhaps take one for `price`. */
  | { readonly does: 'replace-row'; readonly price: number }
  | { readonly does: 'sell' }
  | { readonly does: 'swap' }
  /** Take the top card of the discard for `price`. */
  | { readonly does: 'take-discard'; readonly price: number };

/** What powers do, by number, for code that must not compare words. */
export const KINDS = {
  tokens: 0,
  'tokens-per-type': 1,
  take: 2,
  'take-and-let-draw': 3,
  steal: 4,
  draw: 5,
  'draw-and-share': 6,
  'discard-row': 7,
  'replace-row': 8,
  sell: 9,
  swap: 10,
  'take-discard': 11,
} as const satisfies Readonly<Record<Power['does'], number>>;

export interface Edition {
  readonly title: string;
  /** The seats, first player first. */
  readonly roles: readonly [string, string];
  readonly days: number;
  /** Cards of the open row. */
  readonly row: number;
  /** Copies of each evidence type; a full set is all of them. */
  readonly copies: readonly number[];
  readonly startTokens: number;
  /** Characters shuffled into the deck; two enter on day 1, one on every later day. */
  readonly deck: readonly CharacterName[];
  readonly powers: Readonly<Partial<Record<CharacterName, Power>>>;
  readonly eventNames: readonly [raid: string, gala: string];
  /** Whether discarded evidence lies face up, so that all of it is known and its order counts. */
  readonly openDiscard: boolean;
  /** Whether the raid lets a player return tokens instead of a card. */
  readonly raidTakesTokens: boolean;
  /** Whether a face-down card may be turned up to join a joker that was set aside. */
  readonly revealForJoker: boolean;
  /** At the end: hidden cards are opened by both together, or by each when it is his turn to place jokers. */
  readonly endInTurn: boolean;
  /** At the end: whether a joker may join only a set that just received a hidden card. */
  readonly endNeedsHidden: boolean;
  /** Points for each joker that joined a set at the end. */
  readonly endJoinPoints: number;
}

const commonPowers = {
  watson: { does: 'take', cards: 1, price: 1, all: false },
  hudson: { does: 'tokens', amount: 3 },
  lestrade: { does: 'take', cards: 2, price: 3, all: true },
  irene: { does: 'steal' },
  gregson: { does: 'take', cards: 3, price: 2, all: false },
  wiggins: { does: 'tokens', amount: 5 },
  pike: { does: 'draw', cards: 3 },
  toby: { does: 'tokens-per-type' },
  billy: { does: 'sell' },
  kramm: { does: 'take-and-let-draw' },
} as const satisfies Edition['powers'];

const common = {
  days: 7,
  row: 4,
  copies: [3, 4, 5, 6, 7, 8, 9, 5, 5],
} as const;

const mycroft: Edition = {
  ...common,
  title: 'Sherlock & Mycroft',
  roles: ['first', 'second'],
  startTokens: 5,
  deck: ['irene', 'gregson', 'wiggins', 'pike', 'toby', 'shinwell', 'billy', 'kramm', 'violet'],
  powers: { ...commonPowers, shinwell: { does: 'discard-row', cards: 3 }, violet: { does: 'swap' } },
  eventNames: ['moriarty', 'moran'],
  openDiscard: false,
  raidTakesTokens: true,
  revealForJoker: false,
  endInTurn: false,
  endNeedsHidden: false,
  endJoinPoints: 0,
};

const moriarty: Edition = {
  ...common,
  title: 'Sherlock vs Moriarty',
  roles: ['first', 'second'],
  startTokens: 6,
  deck: ['irene', 'gregson', 'wiggins', 'pike', 'toby', 'shinwell', 'billy', 'kramm', 'violet', 'ziba'],
  powers: {
    ...commonPowers,
    shinwell: { does: 'replace-row', price: 2 },
    violet: { does: 'take-discard', price: 2 },
    ziba: { does: 'draw-and-share', cards: 3 },
  },
  eventNames: ['raid', 'gala'],
  openDiscard: true,
  raidTakesTokens: false,
  revealForJoker: true,
  endInTurn: true,
  endNeedsHidden: true,
  endJoinPoints: -1,
};

export const EDITIONS = { mycroft, moriarty } as const;
export type EditionName = keyof typeof EDITIONS;

/** Two days, a row of two and eleven cards: every rule at work, few enough positions to walk through. */
export function shrink(edition: Edition): Edition {
  const known = new Set<CharacterName>(edition.deck);
  const deck = (['ziba', 'irene', 'pike', 'shinwell', 'violet', 'kramm'] as const).filter((name) => known.has(name));
  return { ...edition, days: 2, row: 2, copies: [3, 4, 0, 0, 0, 0, 0, 2, 2], deck: deck.slice(0, 5) };
}
