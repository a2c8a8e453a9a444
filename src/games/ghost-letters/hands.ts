/** Cards of players: drawn from the deck, thrown on the discard. */
import { removeMember } from '../../core/bits.js';
import type { Move, State } from '../../core/game.js';
import { insertCard, removeCard } from './cards.js';
import { NO_CARD } from './deck.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';

const { ROUND, DISCARDS, DECK } = layout;

export interface Hands {
  /** The first word of a seat's hand. */
  at(seat: number): number;
  isFull(s: State, seat: number): boolean;
  draw(s: State, seat: number, card: Move): void;
  /** Takes a card from a hand to the discard; `flags` say who saw it. */
  discard(s: State, seat: number, card: Move, flags: number): void;
  /** A card or NO_CARD: behind `n` moves listed so far, none is a choice too. */
  orNone(n: number, out: Int32Array): number;
}

export function createHands(setup: Setup): Hands {
  const { hand, hands: HAND, discard: DISCARD } = setup;

  const at = (seat: number): number => HAND + seat * hand;
  const isFull = (s: State, seat: number): boolean => s[at(seat) + hand - 1] !== 0;

  function draw(s: State, seat: number, card: Move): void {
    removeMember(s, DECK, card);
    insertCard(s, at(seat), hand, card + 1);
  }

  function discard(s: State, seat: number, card: Move, flags: number): void {
    removeCard(s, at(seat), hand, card + 1);
    s[DISCARD + s[DISCARDS]++] = (card + 1) | (seat << 8) | (s[ROUND] << 12) | flags;
  }

  function orNone(n: number, out: Int32Array): number {
    out[n] = NO_CARD;
    return n + 1;
  }

  return { at, isFull, draw, discard, orNone };
}
