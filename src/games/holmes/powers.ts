/** What it is worth to a seat to use a power, in thousandths of a point: never less than not using it. */
import type { Player, State } from '../../core/game.js';
import * as cards from './cards.js';
import { KINDS } from './editions.js';
import { typesShown } from './evidence.js';
import type { Hopes } from './hopes.js';
import * as layout from './layout.js';
import type { Offers } from './offers.js';
import { LATER, MOST, placeOf } from './offers.js';
import type { Outlook } from './outlook.js';
import { NONE } from './outlook.js';
import type { Setup } from './setup.js';
import { priceOf } from './setup.js';
import { topOfPile } from './supply.js';

const { SETS, TYPES, HIDEABLE, TOKENS_IN_BOX, valueOf } = cards;
const { DAY, TOKENS, SHOWN, DISCARD_COUNT } = layout;

export interface Powers {
  /** Tokens are worth what `actions` more actions of their owner can make of them. */
  setActions(seat: Player, actions: number): void;
  /** The power of a character, with the cards of an offer (NOW or LATER); later, tokens are there when needed. */
  worth(s: State, seat: Player, character: number, when: number): number;
  taking(s: State, seat: Player, count: number, price: number, whole: boolean, when: number): number;
  /** How many cards the last `taking` was about. */
  taken(): number;
  /** Shinwell's purchase. */
  purchasing(s: State, seat: Player, when: number): number;
  stealing(s: State, seat: Player): number;
  drawing(s: State, seat: Player, most: number, when: number): number;
  sharing(seat: Player): number;
  selling(s: State, seat: Player): number;
  swapping(s: State, seat: Player, when: number): number;
  buying(s: State, seat: Player): number;
  answering(s: State, seat: Player): number;
  denying(seat: Player): number;
  /** What `seat` gives away with n tokens. */
  cost(s: State, seat: Player, n: number, when: number): number;
}

export function createPowers(setup: Setup, hopes: Hopes, { gain, loss, capture }: Outlook, offers: Offers): Powers {
  const { best, bestOf } = offers;
  const { kind, amount, price, whole } = setup;
  const PURCHASE_PRICE = priceOf(setup, 'replace-row');
  const BUY_PRICE = priceOf(setup, 'take-discard');
  const actionsOf = new Int32Array(2);
  let cardsTaken = 0;

  function setActions(seat: Player, actions: number): void {
    actionsOf[seat] = actions;
  }

  function worth(s: State, seat: Player, character: number, when: number): number {
    switch (kind[character]) {
      case KINDS.tokens:
        return income(s, seat, amount[character]);
      case KINDS['tokens-per-type']:
        return income(s, seat, typesShown(s, seat));
      case KINDS.take:
        return taking(s, seat, amount[character], price[character], whole[character] === 1, when);
      case KINDS['take-and-let-draw']:
        return Math.max(0, best[when + placeOf(seat)] - answering(s, 1 - seat));
      case KINDS.steal:
        return stealing(s, seat);
      case KINDS.draw:
        return drawing(s, seat, amount[character], when);
      case KINDS['draw-and-share']:
        return sharing(seat);
      case KINDS['discard-row']:
        return denying(seat);
      case KINDS['replace-row']:
        return purchasing(s, seat, when) + (denying(seat) >> 1);
      case KINDS.sell:
        return selling(s, seat);
      case KINDS.swap:
        return swapping(s, seat, when);
      default:
        return buying(s, seat);
    }
  }

  function income(s: State, seat: Player, n: number): number {
    const tokens = s[TOKENS + seat];
    const more = tokens + Math.min(n, TOKENS_IN_BOX - s[TOKENS] - s[TOKENS + 1]);
    return hopes.tokenWorth(actionsOf[seat], more) - hopes.tokenWorth(actionsOf[seat], tokens);
  }

  function cost(s: State, seat: Player, n: number, when: number): number {
    let tokens = s[TOKENS + seat];
    if (tokens < n) {
      if (when !== LATER) return -NONE;
      tokens = n;
    }
    return hopes.tokenWorth(actionsOf[seat], tokens) - hopes.tokenWorth(actionsOf[seat], tokens - n);
  }

  function taking(s: State, seat: Player, count: number, each: number, all: boolean, when: number): number {
    const at = when + placeOf(seat);
    let sum = 0;
    let most = 0;
    cardsTaken = 0;
    for (let n = 1; n <= Math.min(count, MOST) && best[at + n - 1] > NONE; n++) {
      sum += best[at + n - 1];
      if (all && n < count && best[at + n] > NONE) continue;
      const net = sum - cost(s, seat, all ? each : n * each, when);
      if (net <= most) continue;
      most = net;
      cardsTaken = n;
    }
    return most;
  }

  const taken = (): number => cardsTaken;
  const purchasing = (s: State, seat: Player, when: number): number => taking(s, seat, 1, PURCHASE_PRICE, false, when);

  function stealing(s: State, seat: Player): number {
    const other = 1 - seat;
    let most = 0;
    for (let type = 0; type < HIDEABLE; type++)
      if (s[SHOWN + other * HIDEABLE + type] > 0) most = Math.max(most, capture[seat * HIDEABLE + type]);
    return Math.max(0, most - cost(s, seat, s[DAY], 0));
  }

  function drawing(s: State, seat: Player, most: number, when: number): number {
    let worthMost = 0;
    for (let n = 1; n <= most; n++) worthMost = Math.max(worthMost, bestOf(seat, n) - cost(s, seat, n, when));
    return worthMost;
  }

  const sharing = (seat: Player): number => Math.max(0, bestOf(seat, 3) - bestOf(1 - seat, 2));

  function selling(s: State, seat: Player): number {
    let most = 0;
    for (let type = 0; type < SETS; type++)
      if (s[SHOWN + seat * HIDEABLE + type] > 0)
        most = Math.max(most, income(s, seat, Math.max(0, valueOf(type) - s[DAY])) - loss[seat * HIDEABLE + type]);
    return most;
  }

  function swapping(s: State, seat: Player, when: number): number {
    let least = -NONE;
    for (let type = 0; type < HIDEABLE; type++)
      if (s[SHOWN + seat * HIDEABLE + type] > 0)
        // The other may take what is given.
        least = Math.min(least, loss[seat * HIDEABLE + type] + (Math.max(0, gain[(1 - seat) * TYPES + type]) >> 1));
    return Math.max(0, best[when + placeOf(seat)] - least);
  }

  function buying(s: State, seat: Player): number {
    if (s[DISCARD_COUNT] === 0) return 0;
    return Math.max(0, gain[seat * TYPES + topOfPile(s)] - cost(s, seat, BUY_PRICE, 0));
  }

  const answering = (s: State, seat: Player): number => Math.max(0, bestOf(seat, 1) - cost(s, seat, 1, 0));

  /** To take away what the other likes in the row. */
  function denying(seat: Player): number {
    const at = placeOf(1 - seat);
    return Math.max(0, best[at] - best[LATER + at]) >> 1;
  }

  return {
    setActions,
    worth,
    taking,
    taken,
    purchasing,
    stealing,
    drawing,
    sharing,
    selling,
    swapping,
    buying,
    answering,
    denying,
    cost,
  };
}
