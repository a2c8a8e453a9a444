/** One edition and one choice of options as tables, made once per game and read by all parts of the rules. */
import type { Edition, Power } from './editions.js';
import { CHARACTERS, EDITIONS, FIXED_COUNT, GALA, KINDS, RAID, shrink } from './editions.js';
import type { HolmesOptions } from './options.js';

export interface Setup {
  readonly edition: Edition;
  readonly options: HolmesOptions;
  /** By evidence type. */
  readonly copies: Int32Array;
  readonly cards: number;
  /** By character; undefined for those not in the box. */
  readonly powers: readonly (Power | undefined)[];
  /** By character: what it does, as a number of KINDS. */
  readonly kind: Int32Array;
  /** By character: tokens gained, or cards taken or drawn at most. */
  readonly amount: Int32Array;
  /** By character: tokens for each card, or for all of them where `whole` is 1. */
  readonly price: Int32Array;
  readonly whole: Int32Array;
  /** Set of characters always in town. */
  readonly fixed: number;
  /** Set of characters in the deck. */
  readonly deck: number;
  /** Set of events that are shuffled in after day 1 has its characters. */
  readonly events: number;
  /** Whether of those events only one, nobody knows which, is in the deck. */
  readonly oneEvent: boolean;
}

const EVENTS: Readonly<Record<HolmesOptions['events'], number>> = {
  none: 0,
  raid: 1 << RAID,
  gala: 1 << GALA,
  random: (1 << RAID) | (1 << GALA),
  both: (1 << RAID) | (1 << GALA),
};

export function createSetup(options: HolmesOptions): Setup {
  const box = EDITIONS[options.edition];
  return setUp(options.size === 'small' ? shrink(box) : box, options);
}

/** Any edition, so that tests can play with decks of their own. */
export function setUp(edition: Edition, options: HolmesOptions): Setup {
  const deck = edition.deck.filter((name) => options.irene || name !== 'irene');
  const powers = CHARACTERS.map((name) => edition.powers[name]);
  return {
    edition,
    options,
    copies: Int32Array.from(edition.copies),
    cards: edition.copies.reduce((a, b) => a + b, 0),
    powers,
    kind: Int32Array.from(powers, (power) => (power ? KINDS[power.does] : -1)),
    amount: Int32Array.from(powers, (power) => field(power, 'amount') ?? field(power, 'cards') ?? 0),
    price: Int32Array.from(powers, (power) => field(power, 'price') ?? 0),
    whole: Int32Array.from(powers, (power) => field(power, 'all') ?? 0),
    fixed: (1 << FIXED_COUNT) - 1,
    deck: deck.reduce((set, name) => set | (1 << CHARACTERS.indexOf(name)), 0),
    events: EVENTS[options.events],
    oneEvent: options.events === 'random',
  };
}

/** A number among the fields of a power, where it has that field. */
function field(power: Power | undefined, name: string): number | undefined {
  const value = (power as Readonly<Record<string, unknown>> | undefined)?.[name];
  return value === undefined ? undefined : Number(value);
}

/** The price of the one power of this kind; 0 where the box has none. */
export function priceOf(setup: Setup, does: Power['does']): number {
  const character = setup.powers.findIndex((power) => power?.does === does);
  return character < 0 ? 0 : setup.price[character];
}
