/** How many moves a position can have and how long a game can last. Both are true bounds, not estimates. */
import { HIDEABLE, JOKER, MAP, SETS, TYPES, valueOf } from './cards.js';
import type { CharacterName, Edition, Power } from './editions.js';
import { CHARACTERS, FIXED_COUNT } from './editions.js';
import type { Setup } from './setup.js';

const MARKERS = 3;
const RAID_CARDS = 4;

export function maxMoves({ edition, copies }: Setup): number {
  // On the last day a player stands on three of days + 4 characters and may go from each to any other.
  const places = Math.max(FIXED_COUNT + 2, MARKERS * (edition.days + 1));
  const sets = copies.subarray(0, SETS).filter((n) => n > 0).length;
  const reveals = edition.revealForJoker && copies[JOKER] > 0 ? sets : 0;
  const area = sets + (copies[MAP] > 0 ? 1 : 0) + copies[JOKER] + 1;
  return Math.max(places + reveals, area, TYPES + 2, edition.deck.length);
}

/** One way to use a power: plies, the marker apart; tokens spent and cards taken for good, or, below 0, given back. */
interface Use {
  readonly plies: number;
  readonly tokens: number;
  readonly cards: number;
}

const upTo = (count: number, use: (n: number) => Use): Use[] => Array.from({ length: count }, (_, i) => use(i + 1));

/**
 * Where a loose joker is declined. Either it is offered once at each visit that gains cards; or, since it is offered to
 * sets that are begun, once to each type of each player and again to every set that was lost.
 */
interface Offers {
  readonly perGain: number;
  readonly perLoss: number;
  readonly inAll: number;
  /** With the reserve: what a visit that can claim a card adds; see `reserves`. */
  readonly perClaim: number;
}

/** Choices, cards drawn, the row filled again, and jokers offered or set free, which are placed once more. */
function usesOf(
  day: number,
  power: Power,
  { openDiscard, revealForJoker }: Edition,
  { perGain, perLoss, perClaim }: Offers,
): Use[] {
  const asked = revealForJoker ? 1 : 0; // whether to turn up a hidden card, after gaining one or losing a set
  const freed = 1 + perLoss + asked;
  switch (power.does) {
    case 'tokens':
      return [{ plies: 0, tokens: -power.amount, cards: 0 }];
    case 'tokens-per-type':
      return [{ plies: 0, tokens: -HIDEABLE, cards: 0 }];
    case 'take':
      if (power.all) return [{ plies: 2 * power.cards + perGain + perClaim, tokens: power.price, cards: power.cards }];
      return upTo(power.cards, (n) => ({
        plies: 2 * n + (n < power.cards ? 1 : 0) + perGain + perClaim,
        tokens: n * power.price,
        cards: n,
      }));
    case 'take-and-let-draw':
      return [
        { plies: 3 + perGain + perClaim, tokens: 0, cards: 1 },
        { plies: 4 + perGain + perClaim, tokens: 1, cards: 2 },
      ];
    case 'draw':
      return upTo(power.cards, (n) => ({
        plies: 1 + n + (n > 1 ? 1 : 0) + (openDiscard && n > 2 ? 1 : 0) + asked,
        tokens: n,
        cards: 1,
      }));
    case 'draw-and-share':
      return [{ plies: 3 + power.cards + perGain + asked, tokens: 0, cards: 2 }];
    case 'discard-row':
      return [{ plies: 2 * power.cards, tokens: 0, cards: 0 }];
    case 'replace-row':
      return [
        { plies: 3, tokens: 0, cards: 0 },
        { plies: 4 + perGain + perClaim, tokens: power.price, cards: 1 },
      ];
    case 'swap':
      // A joker may be set free, and another taken and set aside.
      return [{ plies: 2 + perGain + freed + 1, tokens: 0, cards: 0 }];
    case 'take-discard':
      return [{ plies: 1 + perGain, tokens: power.price, cards: 1 }];
    case 'steal':
      return [{ plies: 1 + freed, tokens: day, cards: 0 }];
    case 'sell':
      return [{ plies: 1 + freed, tokens: day - valueOf(SETS - 1), cards: -1 }];
  }
}

/** Plies that a token, or a card, may be bought for; any choice gives a bound. */
const TOKEN_PRICES = [0, 1 / 3, 1 / 2, 2 / 3];
const CARD_PRICES = [0, 1 / 6, 1 / 3, 1];

/**
 * Plies of all visits, where tokens and cards beyond those in the box can be had at a price in plies, which can only
 * lengthen the game. A character can be visited by both on one day and by nobody on the next, or by one of them every
 * day: D or D + 1 times in D days, and at most twice a day. Two characters arrive on day 1, one on each day after; the
 * fixed characters are there from the first.
 */
function visitPlies(setup: Setup, offers: Offers, perToken: number, perCard: number): number {
  const { edition, powers } = setup;
  const { days } = edition;
  const worth = (name: CharacterName, visit: number): number => {
    const uses = usesOf(1 + (visit >> 1), powers[CHARACTERS.indexOf(name)]!, edition, offers);
    return Math.max(1, ...uses.map((use) => use.plies - perToken * use.tokens - perCard * use.cards)); // 1: «no»
  };
  const list = (name: CharacterName, most: number): number[] => Array.from({ length: most }, (_, v) => worth(name, v));
  const stay = (place: number): number => days - Math.max(0, place - 1);
  const fixed = CHARACTERS.slice(0, FIXED_COUNT).flatMap((name) => list(name, 2 * days));
  const steady = edition.deck.filter((name) => !changes(powers[CHARACTERS.indexOf(name)]));
  const sellers = edition.deck.filter((name) => changes(powers[CHARACTERS.indexOf(name)]));
  steady.sort((a, b) => worth(b, 0) - worth(a, 0));
  const total = (order: readonly CharacterName[]): number => {
    const visits = order.slice(0, days + 1).flatMap((name, i) => list(name, stay(i) + (stay(i) % 2)));
    const best = [...fixed, ...visits].sort((a, b) => b - a).slice(0, 2 * MARKERS * days);
    return best.reduce((a, b) => a + b, 0);
  };
  const start = perToken * 2 * edition.startTokens + perCard * (setup.cards + RAID_CARDS);
  return start + offers.inAll + 2 * MARKERS * days + Math.max(...orders(steady, sellers).map(total));
}

/** Whether a visit is worth less the later it comes, so that its place in the order of arrival has to be tried out. */
const changes = (power: Power | undefined): boolean => power?.does === 'sell';

/** `steady`, with each of `others` at every place. */
function orders(steady: readonly CharacterName[], others: readonly CharacterName[]): readonly CharacterName[][] {
  return others.reduce<CharacterName[][]>(
    (lists, name) =>
      lists.flatMap((list) => Array.from({ length: list.length + 1 }, (_, i) => list.toSpliced(i, 0, name))),
    [[...steady]],
  );
}

export function maxPlies(setup: Setup): number {
  const { edition, options, copies } = setup;
  const actions = 2 * MARKERS * edition.days;
  const start = options.start === 'secret' ? 6 : 2;
  const arrivals = edition.days - 1;
  const sets = copies.subarray(0, SETS).filter((n) => n > 0).length;
  const perClaim = options.reserve ? 1 / 2 : 0;
  const byGain: Offers = { perGain: 1, perLoss: 0, inAll: 0, perClaim };
  const bySet: Offers = { perGain: 0, perLoss: 1, inAll: 2 * sets, perClaim };
  const bounds = (options.looseJokerAnySet ? [byGain] : [byGain, bySet]).flatMap((offers) =>
    TOKEN_PRICES.flatMap((perToken) => CARD_PRICES.map((perCard) => visitPlies(setup, offers, perToken, perCard))),
  );
  const visits = Math.floor(Math.min(...bounds));
  // Each joker is gained once and leaves the side once, and with it a hidden card may be turned up; more only after a
  // swap, a theft or a sale (counted there) or a raid. At the end both may decline to place one.
  const jokers = (edition.revealForJoker ? 3 : 2) * copies[JOKER] + 2;
  const openings = 2;
  const lastReveals = edition.revealForJoker ? 2 : 0;
  const raid = options.events === 'none' || options.events === 'gala' ? 0 : 1 + 4 * RAID_CARDS;
  const gala = options.events === 'none' || options.events === 'raid' ? 0 : 1 + 2;
  const events = options.events === 'random' ? Math.max(raid, gala) : raid + gala;
  // R reserves and P refusals, never a refusal and an offer in a row: 2P + R <= actions + 1. Each reserve fills a gap, each
  // of C claims saves one, and R <= C + 2. So P + R + (R - C) <= (actions + 1) / 2 + 3 + C / 2.
  const reserves = options.reserve ? Math.ceil((actions + 1) / 2) + 3 : 0;
  const jokerPlies = jokers + openings + lastReveals;
  return start + edition.row + arrivals + visits + jokerPlies + events + reserves;
}
