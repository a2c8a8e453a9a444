/**
 * Where the clues came from, as a player may suppose: from letters of others or from the Ghost's own hand. If a clue was
 * the Ghost's own, one more letter has vanished, and there are more worlds of that kind; so the number of his own cards in
 * each round is drawn first, weighed by how many worlds there are with it. Then each clue gets a sender at random.
 */
import type { Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import type { Information } from './information.js';
import { hasLooked } from './information.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { extraLetters } from './counts.js';
import * as phases from './phases.js';

const { PHASE, STEP, ROUND, LETTERS, CLUES, DISCARDS, THROWN } = layout;
const { SORT, ADD, GHOST_THROW, GHOST_DRAW } = phases;

const FACTORIAL = [1, 1, 2, 6, 24, 120];

/** Writes the letters that became clues, empties those of others that vanished, and sets the size of the Ghost's hand. */
export type DrawSources = (s: State, player: Player, unseen: number, handSize: Int32Array, rng: Rng) => void;

export function createSources(setup: Setup, { isHidden }: Information): DrawSources {
  const { players, hand, letters, rounds, refreshes, letter: LETTER, clue: CLUE } = setup;
  /** By round: letters of others, clues that are not one's own letter, and how many of them come from the Ghost. */
  const others = new Int32Array(rounds + 1);
  const strange = new Int32Array(rounds + 1);
  const added = new Int32Array(rounds + 1);
  /** ways[r × WIDTH + t]: ways in which rounds 1 .. r had t of the Ghost's own cards among their clues. */
  const WIDTH = rounds * letters + 1;
  const ways = new Float64Array((rounds + 1) * WIDTH);
  const weight = new Float64Array(WIDTH * (letters + 1));
  const slots = new Int32Array(players * letters + extraLetters(setup.options));
  let unseenCount = 0;

  function drawSources(s: State, player: Player, unseen: number, handSize: Int32Array, rng: Rng): void {
    unseenCount = unseen;
    const revealed = revealedRounds(s);
    countStrangers(s, player, revealed);
    if (revealed > 0) drawAdditions(s, player, revealed, handSize, rng);
    for (let i = 0; i < s[LETTERS]; i++) if (layout.seatIn(s[LETTER + i]) !== player) s[LETTER + i] &= ~255;
    for (let round = 1; round <= revealed; round++) placeClues(s, player, round, rng);
  }

  /** Rounds whose clues lie on the table. */
  function revealedRounds(s: State): number {
    if (s[ROUND] === 0) return 0;
    return hasLooked(s) && s[PHASE] !== SORT && s[PHASE] !== ADD ? s[ROUND] : s[ROUND] - 1;
  }

  function countStrangers(s: State, player: Player, revealed: number): void {
    others.fill(0);
    strange.fill(0);
    for (let i = 0; i < s[LETTERS]; i++) {
      const round = layout.roundIn(s[LETTER + i]);
      if (round <= revealed && layout.seatIn(s[LETTER + i]) !== player) others[round]++;
    }
    for (let i = 0; i < s[CLUES]; i++) {
      const round = layout.clueRound(s[CLUE + i]);
      if (round > 0 && !isOwnLetter(s, player, s[CLUE + i] & 255)) strange[round]++;
    }
  }

  function isOwnLetter(s: State, player: Player, card: number): boolean {
    for (let i = 0; i < s[LETTERS]; i++)
      if (layout.seatIn(s[LETTER + i]) === player && (s[LETTER + i] & 255) === card) return true;
    return false;
  }

  /** Draws how many of the Ghost's own cards are among the clues of each round, into `added`. */
  function drawAdditions(s: State, player: Player, revealed: number, handSize: Int32Array, rng: Rng): void {
    // From the reveal until he has drawn, and for good where hands are not filled up any more, the size of the Ghost's hand is his secret.
    const isRefilling = s[PHASE] === GHOST_THROW || s[PHASE] === GHOST_DRAW || revealed > refreshes;
    countWays(revealed);
    let base = hiddenPlaces(s, player, handSize);
    if (isRefilling) base -= handSize[0];
    let total = 0;
    for (let last = 0; last <= letters; last++)
      for (let before = 0; before < WIDTH; before++) {
        const size = isRefilling ? refilled(s, last) : 0;
        const count = waysWith(revealed, last) * ways[(revealed - 1) * WIDTH + before];
        // The places that are always there multiply every count alike and are left out.
        weight[last * WIDTH + before] = (count * fillings(base, base + before + last + size)) / FACTORIAL[size];
        total += weight[last * WIDTH + before];
      }
    let left = rng.unit() * total;
    let pick = 0;
    while (weight[pick] === 0 || left >= weight[pick]) left -= weight[pick++];
    const last = Math.floor(pick / WIDTH);
    added[revealed] = last;
    if (isRefilling) handSize[0] = refilled(s, last);
    splitAdditions(revealed - 1, pick % WIDTH, rng);
  }

  /** The Ghost's cards after `last` of his own became clues, one was discarded or not, and some were drawn. */
  const refilled = (s: State, last: number): number =>
    Math.min(hand, hand - last - s[THROWN] + (s[PHASE] === GHOST_DRAW ? s[STEP] : 0));

  /** Places to fill if no clue came from the Ghost's own hand. */
  function hiddenPlaces(s: State, player: Player, handSize: Int32Array): number {
    let n = 0;
    for (let seat = 0; seat < players; seat++) n += handSize[seat];
    for (let i = 0; i < s[DISCARDS]; i++) if (isHidden(s, i, player)) n++;
    for (let i = 0; i < s[LETTERS]; i++) if (layout.seatIn(s[LETTER + i]) !== player) n++;
    for (let round = 1; round <= rounds; round++) n -= strange[round];
    return n;
  }

  /** Ways to put unseen cards into places number `from` to `to`; 0 if there are too few. */
  function fillings(from: number, to: number): number {
    let n = 1;
    for (let i = from; i < to; i++) n *= Math.max(0, unseenCount - i);
    return n;
  }

  function waysWith(round: number, own: number): number {
    const fromMail = strange[round] - own;
    if (fromMail < 0 || fromMail > others[round]) return 0;
    let n = 1;
    for (let i = 0; i < own; i++) n *= (strange[round] - i) / (i + 1);
    for (let i = 0; i < fromMail; i++) n *= others[round] - i;
    return n;
  }

  function countWays(revealed: number): void {
    ways.fill(0);
    ways[0] = 1;
    for (let round = 1; round < revealed; round++)
      for (let t = 0; t < WIDTH; t++)
        for (let own = 0; own <= letters && own <= t; own++)
          ways[round * WIDTH + t] += ways[(round - 1) * WIDTH + t - own] * waysWith(round, own);
  }

  function splitAdditions(rest: number, total: number, rng: Rng): void {
    let t = total;
    for (let round = rest; round > 0; round--) {
      let left = rng.unit() * ways[round * WIDTH + t];
      let own = 0;
      for (; own < letters && own < t; own++) {
        const n = ways[(round - 1) * WIDTH + t - own] * waysWith(round, own);
        if (left < n) break;
        left -= n;
      }
      added[round] = own;
      t -= own;
    }
  }

  /** The clues of others in random order: the first go to the Ghost, the rest to letters of others at random. */
  function placeClues(s: State, player: Player, round: number, rng: Rng): void {
    let n = 0;
    for (let i = 0; i < s[CLUES]; i++) {
      const card = s[CLUE + i] & 255;
      if (layout.clueRound(s[CLUE + i]) === round && !isOwnLetter(s, player, card)) slots[n++] = card;
    }
    for (let i = 0; i < added[round]; i++) slots[i + rng.below(n - i)] = slots[i];
    let place = 0;
    let free = others[round];
    let clues = n - added[round];
    for (let i = 0; i < s[LETTERS]; i++) {
      if (layout.roundIn(s[LETTER + i]) !== round || layout.seatIn(s[LETTER + i]) === player) continue;
      // Each letter is a clue with the chance that a place among those left is.
      if (rng.below(free--) >= clues) continue;
      const at = added[round] + place + rng.below(clues);
      s[LETTER + i] |= slots[at];
      slots[at] = slots[added[round] + place];
      place++;
      clues--;
    }
  }

  return drawSources;
}
