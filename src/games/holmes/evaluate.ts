/**
 * How a position looks to one seat: expected points of the evidence on both sides, tokens by what they can still buy,
 * and the best use of whatever is just being decided.
 */
import * as core from '../../core/game.js';
import type { Evaluate, Player, State } from '../../core/game.js';
import * as cards from './cards.js';
import * as layout from './layout.js';
import { createOutlook } from './outlook.js';
import * as phases from './phases.js';
import { winner } from './scoring.js';
import type { Setup } from './setup.js';
import { priceOf } from './setup.js';
import { topOfPile } from './supply.js';
import type { Worlds } from './worlds.js';

const { ACTOR, TERMINAL } = core;
const { TYPES, HIDEABLE, MAP, SETS, valueOf } = cards;
const { PHASE, DAY, TURN, TOKENS, ROW, SHOWN, RESERVED, RIGHT, DRAWN, DRAWN_KNOWN, DRAWER, PICKS, PRICE, WHOLE } =
  layout;
const P = phases;

/** Points a token is worth while there is plenty of time to spend it. */
const TOKEN = 1;
/** Tokens that can be spent well in one action. */
const SPEND = 2.2;
/** What the best card of the row is worth to whoever may move next, and to the other. */
const NEXT = 0.5;
const AFTER_NEXT = 0.2;
/** Best of two and of three draws, in standard deviations above the mean. */
const BEST_OF = Float64Array.of(0, 0, 0.56, 0.85);

export function createEvaluate(setup: Setup, worlds: Worlds): Evaluate {
  const outlook = createOutlook(setup, worlds);
  const { gainOf, lossOf } = outlook;
  const REST = outlook.rest;
  const draw = new Float64Array(2); // what a card of the deck is worth: mean and deviation
  let viewer = 0;
  const STEP_COST = 0.05;
  const BUY_PRICE = priceOf(setup, 'take-discard');

  function evaluate(s: State, player: Player): number {
    if (s[ACTOR] === TERMINAL) {
      const won = winner(s);
      return won < 0 ? 0 : won === player ? 1 : -1;
    }
    viewer = player;
    outlook.look(s, player);
    let points = outlook.balance(s) + tokens(s, player) - tokens(s, 1 - player);
    points += reserved(s, player) - reserved(s, 1 - player);
    points += prospects(s, player) - prospects(s, 1 - player);
    // A lead weighs more the less can still happen.
    return points / (Math.abs(points) + 4 + 14 * REST[0]);
  }

  function tokens(s: State, seat: Player): number {
    const reach = SPEND * outlook.actionsLeft(s, seat) + 0.01;
    return TOKEN * reach * (1 - Math.exp(-s[TOKENS + seat] / reach)) + 0.02 * s[TOKENS + seat];
  }

  /** Value of the last of `n` tokens of `seat`. */
  function tokenPrice(s: State, seat: Player, n: number): number {
    const reach = SPEND * outlook.actionsLeft(s, seat) + 0.01;
    return TOKEN * reach * Math.exp(-s[TOKENS + seat] / reach) * (Math.exp(n / reach) - 1);
  }

  /** A reserved card is a card to be paid for, or three points lost. */
  function reserved(s: State, seat: Player): number {
    if (s[RESERVED + seat] === 0) return 0;
    const hope = Math.min(1, outlook.actionsLeft(s, seat) / 4);
    return hope * 0.6 * gainOf(s, seat, s[RESERVED + seat] - 1) - (1 - hope) * 3 + (s[RIGHT] === seat ? STEP_COST : 0);
  }

  /** What `seat` may hope for from the decision at hand, or from the row on its next turn. */
  function prospects(s: State, seat: Player): number {
    const now = s[ACTOR] === seat ? decision(s, seat) : 0;
    if (outlook.actionsLeft(s, seat) === 0) return now;
    const next = s[PHASE] === P.PLACE ? s[ACTOR] === seat : s[TURN] !== seat;
    return now + (next ? NEXT : AFTER_NEXT) * Math.max(0, bestOfRow(s, seat));
  }

  function bestOfRow(s: State, seat: Player): number {
    let best = -Infinity;
    for (let type = 0; type < TYPES; type++) if (s[ROW + type] > 0) best = Math.max(best, gainOf(s, seat, type));
    return best === -Infinity ? 0 : best;
  }

  function decision(s: State, seat: Player): number {
    switch (s[PHASE]) {
      case P.PICK:
        return picking(s, seat);
      case P.STEAL:
        return stealing(s, seat);
      case P.DRAW_HOW_MANY:
        return drawing(s, seat);
      case P.SHARE:
        return sharing(s, seat);
      case P.KEEP:
      case P.GIFT:
        return bestOfHand(s, seat);
      case P.SELL:
        return selling(s, seat);
      case P.GIVE:
        return swapping(s, seat);
      case P.SWAP:
        return bestOfRow(s, seat);
      case P.BUY:
        return Math.max(0, gainOf(s, seat, topOfPile(s)) - tokenPrice(s, seat, BUY_PRICE));
      case P.REACT:
        expect(s, seat);
        return Math.max(0, draw[0] - tokenPrice(s, seat, 1));
      default:
        return 0;
    }
  }

  /** The best cards of the row for as many picks as tokens pay for; Lestrade's price is paid once. */
  function picking(s: State, seat: Player): number {
    let total = 0;
    let spent = 0;
    let above = Infinity;
    for (let n = 0; n < s[PICKS] && s[PRICE] * (n + 1) <= Math.max(s[TOKENS + seat], s[PRICE]); n++) {
      let best = -Infinity;
      for (let type = 0; type < TYPES; type++) {
        // Each type once: what a second card of it is worth is not known before the first is taken.
        const gain = s[ROW + type] > 0 ? gainOf(s, seat, type) : -Infinity;
        if (gain < above && gain > best) best = gain;
      }
      if (best === -Infinity) break;
      above = best;
      spent = s[WHOLE] === 1 ? s[PRICE] : s[PRICE] * (n + 1);
      total = Math.max(total, total + best);
    }
    return Math.max(0, total - (total > 0 ? tokenPrice(s, seat, Math.min(spent, s[TOKENS + seat])) : 0));
  }

  function stealing(s: State, seat: Player): number {
    let best = 0;
    for (let type = 0; type < HIDEABLE; type++)
      if (s[SHOWN + (1 - seat) * HIDEABLE + type] > 0)
        best = Math.max(best, gainOf(s, seat, type) + lossOf(s, 1 - seat, type));
    return Math.max(0, best - tokenPrice(s, seat, s[DAY]));
  }

  /** Mean and deviation of what a card of the deck is worth to `seat`. */
  function expect(s: State, seat: Player): void {
    let sum = 0;
    let squares = 0;
    for (let type = 0; type < TYPES; type++) {
      const chance = outlook.chanceOf(type);
      if (chance === 0) continue;
      const gain = gainOf(s, seat, type);
      sum += chance * gain;
      squares += chance * gain * gain;
    }
    draw[0] = sum;
    draw[1] = Math.sqrt(Math.max(0, squares - sum * sum));
  }

  function drawing(s: State, seat: Player): number {
    expect(s, seat);
    let best = 0;
    for (let n = 1; n <= s[PICKS]; n++)
      best = Math.max(best, draw[0] + BEST_OF[Math.min(n, 3)] * draw[1] - tokenPrice(s, seat, n));
    return best;
  }

  function sharing(s: State, seat: Player): number {
    expect(s, 1 - seat);
    const gift = draw[0] + BEST_OF[2] * draw[1];
    expect(s, seat);
    return Math.max(0, draw[0] + BEST_OF[3] * draw[1] - gift);
  }

  function bestOfHand(s: State, seat: Player): number {
    const hand = s[DRAWER] === viewer ? DRAWN : DRAWN_KNOWN;
    let best = -Infinity;
    for (let type = 0; type < TYPES; type++) if (s[hand + type] > 0) best = Math.max(best, gainOf(s, seat, type));
    return best === -Infinity ? 0 : best;
  }

  function selling(s: State, seat: Player): number {
    let best = 0;
    for (let type = 0; type < SETS; type++) {
      if (s[SHOWN + seat * HIDEABLE + type] === 0) continue;
      const paid = Math.min(Math.max(0, valueOf(type) - s[DAY]), cards.TOKENS_IN_BOX - s[TOKENS] - s[TOKENS + 1]);
      best = Math.max(best, paid * tokenPrice(s, seat, 1) * 0.8 - lossOf(s, seat, type));
    }
    return best;
  }

  function swapping(s: State, seat: Player): number {
    let cheapest = Infinity;
    for (let type = 0; type <= MAP; type++)
      if (s[SHOWN + seat * HIDEABLE + type] > 0) cheapest = Math.min(cheapest, lossOf(s, seat, type));
    return cheapest === Infinity ? 0 : Math.max(0, bestOfRow(s, seat) - cheapest);
  }

  return evaluate;
}
