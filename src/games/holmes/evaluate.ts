/**
 * How a position looks to one seat: points of the evidence on both sides, tokens by what they can still buy, the best
 * use of whatever is just being decided, and the visits to come. Summed up in thousandths of a point.
 */
import * as core from '../../core/game.js';
import type { Evaluate, Player, State } from '../../core/game.js';
import * as cards from './cards.js';
import { createHopes, POINT } from './hopes.js';
import * as layout from './layout.js';
import { createOffers, NOW } from './offers.js';
import { createOutlook, NONE } from './outlook.js';
import * as phases from './phases.js';
import { createPowers } from './powers.js';
import { winner } from './scoring.js';
import type { Setup } from './setup.js';
import { createVisits } from './visits.js';
import type { EvaluationWeights } from './weights.js';
import type { Worlds } from './worlds.js';

const { ACTOR, TERMINAL } = core;
const { TYPES, RESERVED_POINTS } = cards;
const { PHASE, AFTER, TOKENS, LOOSE, RECEIVER, NEW, RESERVED, DRAWN, DRAWN_KNOWN, DRAWER, HIDDEN_COUNT } = layout;
const { PICKS, PRICE, WHOLE, GIVEN } = layout;
const P = phases;

const MARKERS = 3;

export function createEvaluate(setup: Setup, weights: EvaluationWeights, worlds: Worlds): Evaluate {
  const hopes = createHopes(setup, weights);
  const outlook = createOutlook(setup, weights, hopes, worlds);
  const offers = createOffers(setup.edition.row, outlook);
  const powers = createPowers(setup, hopes, outlook, offers);
  const visits = createVisits(setup, weights, outlook, offers, powers);
  const { gain } = outlook;
  const ALL_ACTIONS = 2 * MARKERS * setup.edition.days;
  const HIDDEN_CARD = weights.hidden * POINT;
  let viewer = 0;

  function evaluate(s: State, player: Player): number {
    if (s[ACTOR] === TERMINAL) {
      const won = winner(s);
      return won < 0 ? 0 : won === player ? 1 : -1;
    }
    viewer = player;
    outlook.look(s, player);
    offers.read(s);
    const other = 1 - player;
    let sum = outlook.balance(s) + possessions(s, player) - possessions(s, other);
    sum += s[ACTOR] === player ? decision(s, player) : -decision(s, other);
    sum += weights.visits * visits.balance(s, player);
    const points = sum / POINT;
    // A lead weighs more the less can still happen.
    return points / (Math.abs(points) + weights.calm + (weights.open * outlook.left()) / ALL_ACTIONS);
  }

  /** Tokens, and a reserved card: one to be paid for, or three points lost. */
  function possessions(s: State, seat: Player): number {
    const actions = outlook.actionsLeft(s, seat);
    const tokens = hopes.tokenWorth(actions, s[TOKENS + seat]) + HIDDEN_CARD * s[HIDDEN_COUNT + seat];
    if (s[RESERVED + seat] === 0) return tokens;
    const hope = Math.min(1, actions / 4);
    const card = gain[seat * TYPES + s[RESERVED + seat] - 1];
    return (tokens + hope * weights.reserved * card + (1 - hope) * RESERVED_POINTS * POINT) | 0;
  }

  /** What the player to decide makes of it. Cards he takes for that leave the row of the offers. */
  function decision(s: State, seat: Player): number {
    powers.setActions(seat, outlook.actionsLeft(s, seat));
    powers.setActions(1 - seat, outlook.actionsLeft(s, 1 - seat));
    switch (s[PHASE]) {
      case P.PICK:
        return picking(s, seat);
      case P.SHED:
        return shedding(s, seat);
      case P.STEAL:
        return powers.stealing(s, seat);
      case P.DRAW_HOW_MANY:
        return powers.drawing(s, seat, s[PICKS], NOW);
      case P.SHARE:
        return powers.sharing(seat);
      case P.KEEP:
      case P.GIFT:
        return bestOfHand(s, seat);
      case P.SELL:
        return powers.selling(s, seat);
      case P.GIVE:
        offers.sort(seat);
        return powers.swapping(s, seat, NOW);
      case P.SWAP:
        return swapping(s, seat);
      case P.BUY:
        return powers.buying(s, seat);
      case P.REACT:
        return powers.answering(s, seat);
      case P.ATTACH:
        return attaching(s);
      default:
        return 0;
    }
  }

  function picking(s: State, seat: Player): number {
    offers.sort(seat);
    const worth = powers.taking(s, seat, s[PICKS], s[PRICE], s[WHOLE] === 1, NOW);
    for (let n = powers.taken(); n > 0; n--) offers.take(seat);
    return worth;
  }

  function shedding(s: State, seat: Player): number {
    offers.sort(1 - seat);
    const denied = powers.denying(seat);
    if (s[AFTER] !== P.PURCHASE) return denied;
    offers.sort(seat);
    return (denied >> 1) + powers.purchasing(s, seat, NOW);
  }

  function bestOfHand(s: State, seat: Player): number {
    const hand = s[DRAWER] === viewer ? DRAWN : DRAWN_KNOWN;
    let best = NONE;
    for (let type = 0; type < TYPES; type++)
      if (s[hand + type] > 0 && gain[seat * TYPES + type] > best) best = gain[seat * TYPES + type];
    return best === NONE ? 0 : best;
  }

  function swapping(s: State, seat: Player): number {
    const card = offers.take(seat);
    offers.row[s[GIVEN] - 1]++;
    return card;
  }

  /** A loose joker joins one of the sets just begun, or stays aside. */
  function attaching(s: State): number {
    const seat = s[RECEIVER];
    return s[LOOSE + seat] === 0 ? 0 : Math.max(0, outlook.bestJoin(seat, s[NEW]) - outlook.aside(s, seat));
  }

  return evaluate;
}
