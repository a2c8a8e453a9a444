/**
 * Hands that were shown to the Ghost, and what became of them: R53, R58.
 *
 * Whose hand it was sends letters, discards and draws. A card that leaves him was either shown or drawn since; he cannot
 * send what he has not yet drawn. Counting backwards over all that left him, by how many shown cards he still holds, says
 * how many ways there are to tell the two apart, and draws one of them evenly.
 */
import type { Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { cardCount, insertCard } from './cards.js';
import type { Information } from './information.js';
import { lettersSeen } from './information.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import * as phases from './phases.js';

const { PHASE, SEAT, ROUND, LETTERS, DISCARDS, GHOST_SAW, SHOWINGS } = layout;
const { THROW, REFRESH } = phases;

/** What happens to such a hand: a card leaves it that was drawn since, was shown, or may be either; or it is filled up. */
const DRAWN_CARD = 0;
const SHOWN_CARD = 1;
const EITHER = 2;
const FILL = 3;

export interface ShownHands {
  /** Every card that was shown to the Ghost. */
  eachCard(s: State, visit: (card: number) => void): void;
  /** In whose hand he saw a card (plus one); 0 if in none. */
  ownerOf(s: State, card: number): Player;
  /** For the Ghost: puts shown cards where they may be by now, into places emptied before. */
  place(s: State, handSize: Int32Array, rng: Rng): void;
  /** For a player: decides which cards of others were shown. */
  recall(s: State, player: Player, handSize: Int32Array, rng: Rng): void;
}

/** The slot of the hand that `seat` has shown; there must be one. */
export function showingOf(s: State, setup: Setup, seat: Player): number {
  let slot = setup.showing;
  while (layout.showingSeat(s[slot]) !== seat) slot += 1 + setup.hand;
  return slot;
}

export function createShownHands(setup: Setup, { isHidden }: Information): ShownHands {
  const { hand, rounds, refreshes, letters, hands: HAND, letter: LETTER, discard: DISCARD } = setup;
  const SLOT = 1 + hand;
  const END = setup.showing + SHOWINGS * SLOT;
  const MOST = (rounds + 1) * (letters + 4) + 4;
  /** The course of one hand: what happened, to which word or up to which size, and how many cards there were before. */
  const what = new Int32Array(MOST);
  const where = new Int32Array(MOST);
  const before = new Int32Array(MOST);
  /** ways[i × SLOT + k]: ways on from event i with k shown cards in the hand. */
  const ways = new Float64Array((MOST + 1) * SLOT);
  const kept = new Int32Array(SLOT);
  let count = 0;
  let size = 0;

  function eachCard(s: State, visit: (card: number) => void): void {
    for (let slot = setup.showing; slot < END && s[slot] !== 0; slot += SLOT)
      for (let i = 1; i <= hand; i++) visit(s[slot + i]);
  }

  function ownerOf(s: State, card: number): Player {
    for (let slot = setup.showing; slot < END && s[slot] !== 0; slot += SLOT)
      for (let i = 1; i <= hand; i++) if (s[slot + i] === card) return layout.showingSeat(s[slot]);
    return 0;
  }

  function happens(kind: number, at: number): void {
    what[count] = kind;
    where[count] = at;
    before[count++] = size;
    size = kind === FILL ? at : size - 1;
  }

  /** The course of a hand since it was shown, as far as `viewer` can tell shown cards from others. */
  function follow(s: State, slot: number, viewer: Player, handSize: Int32Array): void {
    const seat = layout.showingSeat(s[slot]);
    const shown = layout.showingRound(s[slot]);
    count = 0;
    size = cardCount(s, slot + 1, hand) + layout.showingDrawn(s[slot]);
    followDiscards(s, slot, viewer, shown, GHOST_SAW);
    for (let round = shown + 1; round <= s[ROUND]; round++) {
      followLetters(s, seat, viewer, round);
      followDiscards(s, slot, viewer, round, 0);
      const filled = filledTo(s, seat, round, handSize[seat]);
      if (filled > 0) happens(FILL, filled);
      // Cards given to the Coach, in the discussion.
      followDiscards(s, slot, viewer, round, GHOST_SAW);
    }
  }

  /** The Ghost knows which letters of a round he has read were shown to him; nobody else knows of any. */
  function followLetters(s: State, seat: Player, viewer: Player, round: number): void {
    const looked = viewer === 0 ? lettersSeen(s, 0) : 0;
    let own = 0;
    let shown = 0;
    for (let i = 0; i < s[LETTERS]; i++) {
      if (layout.roundIn(s[LETTER + i]) !== round) continue;
      const isOwn = layout.seatIn(s[LETTER + i]) === seat;
      if (i >= looked) {
        if (isOwn) happens(EITHER, LETTER + i);
        continue;
      }
      if (isOwn) own++;
      if (ownerOf(s, s[LETTER + i] & 255) === seat) shown++;
    }
    for (let k = 0; k < own; k++) happens(k < shown ? SHOWN_CARD : DRAWN_CARD, 0);
  }

  function followDiscards(s: State, slot: number, viewer: Player, round: number, flag: number): void {
    const seat = layout.showingSeat(s[slot]);
    for (let i = layout.showingDiscards(s[slot]); i < s[DISCARDS]; i++) {
      const word = s[DISCARD + i];
      if (layout.seatIn(word) !== seat || layout.roundIn(word) !== round || (word & GHOST_SAW) !== flag) continue;
      if (viewer > 0 || isHidden(s, i, 0)) happens(EITHER, DISCARD + i);
      else happens(ownerOf(s, word & 255) === seat ? SHOWN_CARD : DRAWN_CARD, 0);
    }
  }

  /** The size to which a hand was filled up in a round; 0 if it was not, or not yet. */
  function filledTo(s: State, seat: Player, round: number, now: number): number {
    if (round > refreshes) return 0;
    if (round < s[ROUND] || s[PHASE] > REFRESH) return hand;
    if (s[PHASE] < THROW || s[SEAT] < seat) return 0;
    if (s[SEAT] > seat) return hand;
    return s[PHASE] === REFRESH ? now : 0;
  }

  /** Counts the ways, from the present back to the showing. */
  function countWays(): void {
    for (let k = 0; k <= hand; k++) ways[count * SLOT + k] = choose(size, k);
    for (let i = count - 1; i >= 0; i--)
      for (let k = 0; k <= hand; k++) {
        const next = (i + 1) * SLOT + k;
        let n = what[i] === FILL ? ways[next] : 0;
        if (leavesDrawn(i, k)) n += ways[next];
        if (leavesShown(i, k)) n += ways[next - 1];
        ways[i * SLOT + k] = n;
      }
  }

  const leavesDrawn = (i: number, k: number): boolean =>
    (what[i] === DRAWN_CARD || what[i] === EITHER) && before[i] > k;
  const leavesShown = (i: number, k: number): boolean => (what[i] === SHOWN_CARD || what[i] === EITHER) && k > 0;

  function choose(n: number, k: number): number {
    let sets = 1;
    for (let i = 0; i < k; i++) sets = (sets * (n - i)) / (i + 1);
    return sets;
  }

  /** Settles what may be either, one way as likely as any other; returns how many of `k` shown cards are still held. */
  function settle(k: number, rng: Rng): number {
    countWays();
    let held = k;
    for (let i = 0; i < count; i++) {
      if (what[i] === EITHER) {
        const asDrawn = leavesDrawn(i, held) ? ways[(i + 1) * SLOT + held] : 0;
        what[i] = rng.unit() * ways[i * SLOT + held] < asDrawn ? DRAWN_CARD : SHOWN_CARD;
      }
      if (what[i] === SHOWN_CARD) held--;
    }
    return held;
  }

  function place(s: State, handSize: Int32Array, rng: Rng): void {
    for (let slot = setup.showing; slot < END && s[slot] !== 0; slot += SLOT) {
      follow(s, slot, 0, handSize);
      settle(cardCount(s, slot + 1, hand), rng);
      let left = listUnseen(s, slot);
      for (let i = 0; i < count; i++)
        if (what[i] === SHOWN_CARD && where[i] > 0) {
          const j = rng.below(left);
          s[where[i]] |= kept[j];
          kept[j] = kept[--left];
        }
      const at = HAND + layout.showingSeat(s[slot]) * hand;
      for (let j = 0; j < left; j++) insertCard(s, at, hand, kept[j]);
    }
  }

  /** The cards of a slot that the Ghost has not seen again; returns how many. */
  function listUnseen(s: State, slot: number): number {
    let n = 0;
    for (let i = 1; i <= hand && s[slot + i] !== 0; i++) if (!isSeenAgain(s, s[slot + i])) kept[n++] = s[slot + i];
    return n;
  }

  /** To be asked while the places that he does not know are empty. */
  function isSeenAgain(s: State, card: number): boolean {
    for (let i = 0; i < s[LETTERS]; i++) if ((s[LETTER + i] & 255) === card) return true;
    for (let i = 0; i < s[DISCARDS]; i++) if ((s[DISCARD + i] & 255) === card) return true;
    return false;
  }

  function recall(s: State, player: Player, handSize: Int32Array, rng: Rng): void {
    for (let slot = setup.showing; slot < END && s[slot] !== 0; slot += SLOT) {
      const seat = layout.showingSeat(s[slot]);
      if (seat === player) continue;
      follow(s, slot, player, handSize);
      const held = settle(cardCount(s, slot + 1, hand), rng);
      s.fill(0, slot + 1, slot + SLOT);
      for (let i = 0; i < count; i++)
        if (what[i] === SHOWN_CARD && where[i] > 0) insertCard(s, slot + 1, hand, s[where[i]] & 255);
      drawHeld(s, slot, seat, held, rng);
    }
  }

  /** Any `held` cards of the hand, one by one with the chance that is left to each. */
  function drawHeld(s: State, slot: number, seat: Player, held: number, rng: Rng): void {
    const at = HAND + seat * hand;
    let left = cardCount(s, at, hand);
    let wanted = held;
    for (let i = at; left > 0; i++, left--) {
      if (rng.below(left) >= wanted) continue;
      insertCard(s, slot + 1, hand, s[i]);
      wanted--;
    }
  }

  return { eachCard, ownerOf, place, recall };
}
