/** Who comes to town: the day-1 characters, open or chosen in secret, one more each morning, and the events among them. */
import * as core from '../../core/game.js';
import type { State } from '../../core/game.js';
import { bitCount } from '../../core/bits.js';
import * as editions from './editions.js';
import type { Evidence } from './evidence.js';
import { areaCount, listSet } from './evidence.js';
import * as layout from './layout.js';
import * as moves from './moves.js';
import * as phases from './phases.js';
import type { Setup } from './setup.js';
import type { Supply } from './supply.js';

const { ACTOR, CHANCE } = core;
const { CHARACTER_COUNT, RAID } = editions;
const { PHASE, DAY, TURN, STEP, PRESENT, UNSEEN, STANDING, FLAT, HELD, TOKENS, DEALT, CHOSEN } = layout;
const { LAY_FLAT, BRING, CHARACTER, RETURN_TOKENS } = moves;
const { DEAL, CAST, CHOOSE, LOSE, LAY, RAIDING, LAYING, CASTING, MORNING, FILLING, NEXT_TURN } = phases;

const CHARACTERS_OF_DAY_1 = 2;
/** R33, raid: first, second, second, first. */
const RAID_ORDER = Int32Array.of(0, 1, 1, 0);
const RAID_TOKENS = 2;

export interface Casting {
  begin(s: State): void;
  listDeal(s: State, out: Int32Array): number;
  deal(s: State, move: number): void;
  listChoose(s: State, out: Int32Array): number;
  choose(s: State, move: number): void;
  cast(s: State): void;
  listCast(s: State, out: Int32Array): number;
  /** A character counts double where one of the two events is in the deck, nobody knows which. */
  weighCast(s: State, outcomes: Int32Array, count: number, out: Int32Array): void;
  enter(s: State, move: number): void;
  raid(s: State): void;
  listLose(s: State, out: Int32Array): number;
  loseToRaid(s: State, move: number): void;
  gala(s: State): void;
  listLay(s: State, out: Int32Array): number;
  lay(s: State, move: number): void;
  morning(s: State): void;
}

export function createCasting(setup: Setup, supply: Supply, evidence: Evidence): Casting {
  const SECRET_START = setup.options.start === 'secret';
  const TOKENS_INSTEAD = setup.edition.raidTakesTokens;
  const EVENTS = setup.events;
  const ONE_EVENT = setup.oneEvent;

  function begin(s: State): void {
    s[PRESENT] = setup.fixed;
    s[UNSEEN] = setup.deck;
    s[PHASE] = SECRET_START ? DEAL : CAST;
    s[ACTOR] = CHANCE;
  }

  const undealt = (s: State): number => s[UNSEEN] & ~s[DEALT] & ~s[DEALT + 1];

  function listDeal(s: State, out: Int32Array): number {
    return listSet(undealt(s), CHARACTER, out, 0);
  }

  function deal(s: State, move: number): void {
    s[DEALT + s[TURN]] |= 1 << (move - CHARACTER);
    if (bitCount(s[DEALT + s[TURN]]) < 2) return;
    s[PHASE] = CHOOSE;
    s[ACTOR] = s[TURN];
  }

  function listChoose(s: State, out: Int32Array): number {
    return listSet(s[DEALT + s[TURN]], BRING, out, 0);
  }

  /** Both choices are shown together; the rejected cards go back among the unseen. */
  function choose(s: State, move: number): void {
    s[CHOSEN + s[TURN]] = move - BRING + 1;
    if (s[TURN] === 0) {
      s[TURN] = 1;
      s[PHASE] = DEAL;
      s[ACTOR] = CHANCE;
      return;
    }
    for (let seat = 0; seat < 2; seat++) {
      arrive(s, s[CHOSEN + seat] - 1);
      s[CHOSEN + seat] = s[DEALT + seat] = 0;
    }
    s[TURN] = 0;
    openTown(s);
  }

  function arrive(s: State, character: number): void {
    s[PRESENT] |= 1 << character;
    s[UNSEEN] &= ~(1 << character);
  }

  /** The day-1 characters are there: events go into the deck, and the row is laid out. */
  function openTown(s: State): void {
    s[UNSEEN] |= EVENTS;
    s[STEP] = 0;
    s[PHASE] = FILLING;
  }

  function cast(s: State): void {
    s[PHASE] = CAST;
    s[ACTOR] = CHANCE;
  }

  function listCast(s: State, out: Int32Array): number {
    return listSet(s[UNSEEN], CHARACTER, out, 0);
  }

  function weighCast(s: State, outcomes: Int32Array, count: number, out: Int32Array): void {
    const weight = ONE_EVENT && (s[UNSEEN] & EVENTS) !== 0 ? 2 : 1;
    for (let i = 0; i < count; i++) out[i] = outcomes[i] - CHARACTER < CHARACTER_COUNT ? weight : 1;
  }

  function enter(s: State, move: number): void {
    const card = move - CHARACTER;
    if (card >= CHARACTER_COUNT) {
      s[UNSEEN] &= ~(ONE_EVENT ? EVENTS : 1 << card);
      s[STEP] = 0;
      s[PHASE] = card === RAID ? RAIDING : LAYING;
      return;
    }
    arrive(s, card);
    if (s[DAY] > 0) s[PHASE] = MORNING;
    else if (++s[STEP] === CHARACTERS_OF_DAY_1) openTown(s);
  }

  /** R33, F17: a choice where there is a card to lose; otherwise tokens, as many as there are. */
  function raid(s: State): void {
    for (; s[STEP] < RAID_ORDER.length; s[STEP]++) {
      const seat = RAID_ORDER[s[STEP]];
      if (areaCount(s, seat) > 0) {
        s[PHASE] = LOSE;
        s[ACTOR] = s[TURN] = seat;
        return;
      }
      s[TOKENS + seat] = Math.max(0, s[TOKENS + seat] - RAID_TOKENS);
    }
    s[TURN] = 0;
    s[PHASE] = CASTING;
  }

  function listLose(s: State, out: Int32Array): number {
    const n = evidence.listArea(s, s[TURN], true, true, out, 0);
    if (!TOKENS_INSTEAD || s[TOKENS + s[TURN]] < RAID_TOKENS) return n;
    out[n] = RETURN_TOKENS;
    return n + 1;
  }

  function loseToRaid(s: State, move: number): void {
    if (move === RETURN_TOKENS) s[TOKENS + s[TURN]] -= RAID_TOKENS;
    else supply.discard(s, evidence.takeOffer(s, s[TURN], move));
    s[STEP]++;
    s[PHASE] = RAIDING;
  }

  function gala(s: State): void {
    if (s[STEP] === 2) {
      s[TURN] = 0;
      s[PHASE] = CASTING;
      return;
    }
    s[PHASE] = LAY;
    s[ACTOR] = s[TURN] = s[STEP];
  }

  function listLay(s: State, out: Int32Array): number {
    return listSet(s[FLAT + s[TURN]], LAY_FLAT, out, 0);
  }

  function lay(s: State, move: number): void {
    s[HELD + s[TURN]] = 1 << (move - LAY_FLAT);
    s[STEP]++;
    s[PHASE] = LAYING;
  }

  /** R35, F18: every marker stands up but those that an event keeps flat. */
  function morning(s: State): void {
    for (let seat = 0; seat < 2; seat++) {
      s[STANDING + seat] = s[FLAT + seat] & ~s[HELD + seat];
      s[FLAT + seat] = s[HELD + seat];
      s[HELD + seat] = 0;
    }
    s[STEP] = 0;
    s[TURN] = 1; // so that the next turn is the first player's: R1
    s[PHASE] = NEXT_TURN;
  }

  return {
    begin,
    listDeal,
    deal,
    listChoose,
    choose,
    cast,
    listCast,
    weighCast,
    enter,
    raid,
    listLose,
    loseToRaid,
    gala,
    listLay,
    lay,
    morning,
  };
}
