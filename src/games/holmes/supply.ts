/**
 * Where evidence comes from and where it goes: row, deck, discard. A card is drawn from the deck without being seen
 * before; cards at the bottom of the deck are known.
 */
import type { State } from '../../core/game.js';
import * as cards from './cards.js';
import * as layout from './layout.js';
import { remember } from './memory.js';

const { TYPES } = cards;
const { ROW, ROW_COUNT, DECK, DECK_COUNT, BOTTOM, BOTTOM_COUNT, DISCARD, DISCARD_COUNT, PILE } = layout;
const { REJECTS, REJECT_COUNT } = layout;

/** Cards that can still be drawn, the discard included. */
export const drawable = (s: State): number => s[DECK_COUNT] + s[BOTTOM_COUNT] + s[DISCARD_COUNT];

export function toRow(s: State, type: number): void {
  s[ROW + type]++;
  s[ROW_COUNT]++;
}

export function fromRow(s: State, type: number): void {
  s[ROW + type]--;
  s[ROW_COUNT]--;
}

/** A card drawn from the part of the deck that nobody knows. */
export function fromDeck(s: State, type: number): void {
  s[DECK + type]--;
  s[DECK_COUNT]--;
}

export function toBottom(s: State, type: number): void {
  s[BOTTOM] |= type << (4 * s[BOTTOM_COUNT]++);
}

export function fromBottom(s: State): number {
  const type = s[BOTTOM] & 15;
  s[BOTTOM] >>>= 4;
  s[BOTTOM_COUNT]--;
  return type;
}

/** Type of the card on top of an open discard. */
export function topOfPile(s: State): number {
  const at = s[DISCARD_COUNT] - 1;
  return (s[PILE + (at >> 3)] >>> (4 * (at & 7))) & 15;
}

export function takeTop(s: State): number {
  const type = topOfPile(s);
  const at = --s[DISCARD_COUNT];
  s[PILE + (at >> 3)] &= ~(15 << (4 * (at & 7)));
  s[DISCARD + type]--;
  return type;
}

export interface Supply {
  /** A card that both players saw goes to the discard. */
  discard(s: State, type: number): void;
  /** The discard becomes the deck. */
  reshuffle(s: State): void;
}

export function createSupply(openDiscard: boolean): Supply {
  function discard(s: State, type: number): void {
    const at = s[DISCARD_COUNT]++;
    s[DISCARD + type]++;
    if (openDiscard) s[PILE + (at >> 3)] |= type << (4 * (at & 7));
  }

  function reshuffle(s: State): void {
    remember(s, 0);
    remember(s, 1);
    for (let type = 0; type < TYPES; type++) {
      s[DECK + type] = s[DISCARD + type] + s[REJECTS + type] + s[REJECTS + TYPES + type];
      s[DISCARD + type] = s[REJECTS + type] = s[REJECTS + TYPES + type] = 0;
    }
    s[DECK_COUNT] = s[DISCARD_COUNT];
    s[DISCARD_COUNT] = s[REJECT_COUNT] = s[REJECT_COUNT + 1] = 0;
    if (openDiscard) s.fill(0, PILE, REJECTS);
  }

  return { discard, reshuffle };
}
