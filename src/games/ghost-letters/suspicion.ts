/** Draws roles and truth as a seat may suppose them: evenly among all that fit what it knows. */
import type { Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as characters from './characters.js';
import type { Information } from './information.js';
import { isDay } from './information.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import * as phases from './phases.js';
import * as roles from './roles.js';

const { PHASE, SEAT, STEP, ARRESTED, TAKEN, SHOWN, VERDICT, CHOSEN, TRUTH } = layout;
const { DEAL_ROLES, NIGHT } = phases;
const { KILLER, ACCOMPLICE, DETECTIVE } = roles;
const { LAWYER, DECLINED, WAITER } = characters;

export interface Suspicion {
  draw(s: State, player: Player, rng: Rng): void;
}

export function createSuspicion(setup: Setup, information: Information): Suspicion {
  const { players, categories, columns, isCompetitive, mayLackKiller, role: ROLE, use: USE, answer: ANSWERS } = setup;
  const TRUTHS = columns ** categories;
  /** Seats whose role is to be drawn, and the cards to deal to them. */
  const seats = new Int32Array(players);
  const cards = new Int32Array(players);
  let count = 0;
  let viewer: Player = 0;
  const drawn = new Int32Array(3);

  function draw(s: State, player: Player, rng: Rng): void {
    viewer = player;
    const keepsTruth = information.knowsTruth(s, player);
    if (isCompetitive) drawRoles(s, player, rng);
    if (!keepsTruth) drawTruth(s, rng);
  }

  function drawRoles(s: State, player: Player, rng: Rng): void {
    collect(s, player);
    if (count === 0) return;
    dealKiller(s, player, rng);
    dealInnocent(s, rng);
    for (let i = 0; i < count; i++) {
      const j = i + rng.below(count - i);
      s[ROLE + seats[i]] = cards[j];
      cards[j] = cards[i];
    }
  }

  /** The seats in question in table order and their cards in order of rank, which is all that is known of them. */
  function collect(s: State, player: Player): void {
    count = 0;
    for (let seat = 1; seat < players; seat++) if (!information.knowsRole(s, player, seat)) seats[count++] = seat;
    let n = 0;
    for (let card = 0; card <= DETECTIVE; card++)
      for (let i = 0; i < count; i++) if (s[ROLE + seats[i]] === card) cards[n++] = card;
  }

  /** R12: who has been asked in the night may have chosen already, in `columns` ways; who has not been, in one. */
  function dealKiller(s: State, player: Player, rng: Rng): void {
    const isOpen = hasKiller();
    if (!isOpen && !(mayLackKiller && player > 0 && s[ROLE + player] !== KILLER && s[PHASE] !== DEAL_ROLES)) return;
    const mayBeAbsent = mayLackKiller && player > 0;
    let total = mayBeAbsent ? weight(s, 0) : 0;
    for (let i = 0; i < count; i++) total += weight(s, seats[i]);
    let left = rng.below(total);
    for (let i = 0; i < count; i++) {
      left -= weight(s, seats[i]);
      if (left >= 0) continue;
      settle(s, i, KILLER, isOpen ? KILLER : DETECTIVE);
      return;
    }
    if (isOpen) cards[cards.indexOf(KILLER)] = DETECTIVE;
  }

  function hasKiller(): boolean {
    for (let i = 0; i < count; i++) if (cards[i] === KILLER) return true;
    return false;
  }

  function weight(s: State, seat: Player): number {
    if (s[PHASE] === NIGHT) return seat < s[SEAT] ? columns : 1;
    if (!setup.hasCharacters) return 1;
    let ways = 1;
    for (let asker = 1; asker < players; asker++)
      if (s[ANSWERS + asker] > 0 && characters.usedPower(s[USE + asker]) === LAWYER) ways *= lawyerWays(s, asker, seat);
    return ways;
  }

  /** In how many ways the Ghost could have answered the Lawyer if `seat` is the Killer: none that is known to be wrong. */
  function lawyerWays(s: State, asker: Player, seat: Player): number {
    if (asker === viewer) return s[ANSWERS + asker] === seat + 1 && seat > 0 ? 0 : 1;
    return seat === asker || seat === 0 ? players - 1 : players - 2;
  }

  /** Whoever was arrested and did not show a card is no Accomplice: R31. */
  function dealInnocent(s: State, rng: Rng): void {
    const hidden = s[ARRESTED] & ~s[SHOWN];
    for (let i = 0; i < count; i++) {
      if (((hidden >> seats[i]) & 1) === 0) continue;
      let innocent = 0;
      for (let c = 0; c < count; c++) if (cards[c] !== ACCOMPLICE) innocent++;
      let left = rng.below(innocent);
      let c = 0;
      while (cards[c] === ACCOMPLICE || left-- > 0) c++;
      settle(s, i, cards[c], cards[c]);
      return;
    }
  }

  /** Gives a role to a seat and takes one card of the rank `spent` out of those still to be dealt. */
  function settle(s: State, place: number, role: number, spent: number): void {
    s[ROLE + seats[place]] = role;
    let c = 0;
    while (cards[c] !== spent) c++;
    for (; c < count - 1; c++) cards[c] = cards[c + 1];
    for (let i = place; i < count - 1; i++) seats[i] = seats[i + 1];
    count--;
  }

  function drawTruth(s: State, rng: Rng): void {
    if (s[VERDICT] !== 0) return drawByVerdict(s, rng);
    let chosen = isDay(s) ? categories : 0;
    if (s[PHASE] === NIGHT) chosen = s[STEP] + (chooser(s) < s[SEAT] ? 1 : 0);
    for (let c = 0; c < categories; c++) s[TRUTH + c] = c < chosen ? drawColumn(excluded(s, c), rng) : 0;
  }

  /** Any column but the one (plus one) that is known to be false. */
  function drawColumn(not: number, rng: Rng): number {
    if (not === 0) return 1 + rng.below(columns);
    const column = 1 + rng.below(columns - 1);
    return column < not ? column : column + 1;
  }

  /** The column (plus one) of a row that the Ghost has shown to the viewer as false; 0 if none. */
  function excluded(s: State, category: number): number {
    if (!setup.hasCharacters || s[ANSWERS + viewer] === 0 || s[ANSWERS + viewer] > DECLINED) return 0;
    return characters.usedPower(s[USE + viewer]) === WAITER + category ? s[ANSWERS + viewer] : 0;
  }

  function chooser(s: State): Player {
    for (let seat = 1; seat < players; seat++) if (s[ROLE + seat] === KILLER) return seat;
    return 0;
  }

  /** R33: the verdict says how many of the chosen evidence can be true. */
  function drawByVerdict(s: State, rng: Rng): void {
    const caught = isCompetitive && s[TAKEN] === chooser(s) + 1;
    let fitting = 0;
    for (let t = 0; t < TRUTHS; t++) if (fits(s, t, caught)) fitting++;
    let left = rng.below(fitting);
    let t = 0;
    while (!fits(s, t, caught) || left-- > 0) t++;
    unpack(t);
    for (let c = 0; c < categories; c++) s[TRUTH + c] = drawn[c];
  }

  function fits(s: State, truth: number, caught: boolean): boolean {
    unpack(truth);
    let right = 0;
    for (let c = 0; c < categories; c++) {
      if (drawn[c] === s[CHOSEN + c]) right++;
      if (drawn[c] === excluded(s, c)) return false;
    }
    const solved = right === categories || (right >= categories - 1 && caught);
    return solved === (s[VERDICT] === 1);
  }

  function unpack(truth: number): void {
    let rest = truth;
    for (let c = 0; c < categories; c++) {
      drawn[c] = 1 + (rest % columns);
      rest = Math.floor(rest / columns);
    }
  }

  return { draw };
}
