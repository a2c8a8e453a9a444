/** The Ghost reads the letters, reveals what he likes and fills up his hand: R20 to R22. */
import * as core from '../../core/game.js';
import type { Move, State } from '../../core/game.js';
import { cardCount, listDeck, listHand, removeCard, sortRun } from './cards.js';
import { NO_CARD } from './deck.js';
import type { Hands } from './hands.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { listTo } from './opening.js';
import { extraLetters } from './counts.js';
import * as phases from './phases.js';

const { ACTOR, CHANCE } = core;
const { PHASE, SEAT, STEP, ROUND, LETTERS, MAIL_START, CLUES, KEEP, OWN, THROWN } = layout;
const { SORT, ADD, GHOST_THROW, GHOST_DRAW } = phases;

export interface Clues {
  start(s: State): void;
  moves(s: State, out: Int32Array): number;
  apply(s: State, move: Move): void;
  /** The letters of the present round in ascending order, as the Ghost sees them; returns how many. */
  sortedLetters(s: State, out: Int32Array): number;
}

export function createClues(setup: Setup, hands: Hands, startTalk: (s: State) => void): Clues {
  const { players, hand, letters, refreshes, deck: deckSize, hands: HAND, letter: LETTER, clue: CLUE } = setup;
  const sorted = new Int32Array((players - 1) * letters + extraLetters(setup.options));

  function start(s: State): void {
    s[SEAT] = 0;
    s[STEP] = 0;
    s[PHASE] = SORT;
    s[ACTOR] = 0;
  }

  function moves(s: State, out: Int32Array): number {
    switch (s[PHASE]) {
      case SORT:
        return listTo(2, out);
      case ADD:
        return additions(s, out);
      case GHOST_THROW:
        return hands.orNone(listHand(s, HAND, hand, 0, out), out);
      default: // GHOST_DRAW
        return cardCount(s, HAND, hand) === hand ? hands.orNone(0, out) : listDeck(s, deckSize, out);
    }
  }

  /** R20: cards of his hand in ascending order, so that the order of adding two tells nothing. */
  function additions(s: State, out: Int32Array): number {
    const own = s[OWN];
    if (own === 0 && s[STEP] > 0) return hands.orNone(0, out);
    return hands.orNone(listHand(s, HAND, hand, own === 0 ? 0 : 32 - Math.clz32(own), out), out);
  }

  function apply(s: State, move: Move): void {
    switch (s[PHASE]) {
      case SORT:
        return sort(s, move);
      case ADD:
        return add(s, move);
      case GHOST_THROW:
        return ghostThrow(s, move);
      default: // GHOST_DRAW
        return ghostDraw(s, move);
    }
  }

  function sort(s: State, keep: Move): void {
    s[KEEP] |= keep << s[STEP];
    if (++s[STEP] < s[LETTERS] - s[MAIL_START]) return;
    s[STEP] = 0;
    s[PHASE] = ADD;
  }

  function add(s: State, card: Move): void {
    if (card !== NO_CARD) s[OWN] |= 1 << placeOf(s, card);
    if (++s[STEP] < letters) return;
    s[STEP] = 0;
    reveal(s);
    if (s[ROUND] > refreshes) startTalk(s);
    else s[PHASE] = GHOST_THROW;
  }

  function placeOf(s: State, card: Move): number {
    let place = 0;
    while (s[HAND + place] !== card + 1) place++;
    return place;
  }

  /** R21: all at once and in the order of their numbers, so that nothing tells letters from the Ghost's own cards. */
  function reveal(s: State): void {
    const first = CLUE + s[CLUES];
    let n = 0;
    const count = sortedLetters(s, sorted);
    for (let i = 0; i < count; i++) if ((s[KEEP] >> i) & 1) s[first + n++] = sorted[i];
    for (let place = hand - 1; place >= 0; place--)
      if ((s[OWN] >> place) & 1) {
        const card = s[HAND + place];
        s[first + n++] = card;
        removeCard(s, HAND, hand, card);
      }
    sortRun(s, first, n);
    for (let i = 0; i < n; i++) s[first + i] |= s[ROUND] << 8;
    s[CLUES] += n;
    s[KEEP] = 0;
    s[OWN] = 0;
  }

  function sortedLetters(s: State, out: Int32Array): number {
    const first = LETTER + s[MAIL_START];
    const count = s[LETTERS] - s[MAIL_START];
    for (let i = 0; i < count; i++) out[i] = s[first + i] & 255;
    sortRun(out, 0, count);
    return count;
  }

  function ghostThrow(s: State, card: Move): void {
    if (card !== NO_CARD) hands.discard(s, 0, card, 0);
    s[THROWN] = card === NO_CARD ? 0 : 1;
    s[PHASE] = GHOST_DRAW;
    s[ACTOR] = CHANCE;
  }

  /** R22: as many draws as he could need at most, some of them empty, so that their number tells nothing. */
  function ghostDraw(s: State, card: Move): void {
    if (card !== NO_CARD) hands.draw(s, 0, card);
    if (++s[STEP] <= letters) return;
    s[STEP] = 0;
    s[THROWN] = 0;
    startTalk(s);
  }

  return { start, moves, apply, sortedLetters };
}
