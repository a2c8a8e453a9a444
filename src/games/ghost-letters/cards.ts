/** Cards changing hands: short sorted lists of words, 0 for an empty place. */
import type { State } from '../../core/game.js';
import * as layout from './layout.js';

const { DECK } = layout;

/** Puts a card (plus one) into the sorted list of `size` words at `at`; its last word must be empty. */
export function insertCard(s: Int32Array, at: number, size: number, card: number): void {
  let i = at + size - 1;
  for (; i > at && (s[i - 1] === 0 || s[i - 1] > card); i--) s[i] = s[i - 1];
  s[i] = card;
}

/** Takes a card (plus one) out of the sorted list; the words behind it move up. */
export function removeCard(s: Int32Array, at: number, size: number, card: number): void {
  let i = at;
  while (s[i] !== card) i++;
  for (const last = at + size - 1; i < last; i++) s[i] = s[i + 1];
  s[at + size - 1] = 0;
}

export function cardCount(s: Int32Array, at: number, size: number): number {
  let n = size;
  while (n > 0 && s[at + n - 1] === 0) n--;
  return n;
}

/** Sorts a short run of words in place. */
export function sortRun(s: Int32Array, at: number, count: number): void {
  for (let i = at + 1; i < at + count; i++) {
    const word = s[i];
    let j = i;
    for (; j > at && s[j - 1] > word; j--) s[j] = s[j - 1];
    s[j] = word;
  }
}

/** Lists the cards of the list from place `from` on; returns how many. */
export function listHand(s: State, at: number, size: number, from: number, out: Int32Array): number {
  let n = 0;
  for (let i = at + from; i < at + size && s[i] !== 0; i++) out[n++] = s[i] - 1;
  return n;
}

/** Lists the cards that nobody has seen. Each is written, and kept if it is one: a branch would cost more. */
export function listDeck(s: State, deck: number, out: Int32Array): number {
  let n = 0;
  for (let first = 0; first < deck; first += 32) {
    let word = s[DECK + (first >> 5)];
    const end = Math.min(first + 32, deck);
    for (let card = first; card < end; card++) {
      out[n] = card;
      n += word & 1;
      word >>>= 1;
    }
  }
  return n;
}
