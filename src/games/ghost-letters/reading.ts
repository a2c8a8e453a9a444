/** What the clues say about the evidence to one mind: the common ground of the evaluation and of the specialists. */
import type { Player, State } from '../../core/game.js';
import type { Association } from './association.js';
import { SPREAD } from './association.js';
import { hasLooked } from './information.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import * as phases from './phases.js';

const { CLUES, LETTERS, PHASE, ROUND } = layout;
const { SORT, ADD } = phases;

/** How fast belief grows with strength: e-fold for each standard deviation. */
const STEEPNESS = 1 / SPREAD;

export interface Reading {
  /** Writes for each evidence how likely `player` would find it within its row, judged by clues and own lost letters. */
  read(s: State, player: Player, out: Float64Array): void;
  /** Strength between a card and an evidence in the mind of `player`. */
  feel(s: State, player: Player, card: number, evidence: number): number;
}

export function createReading(setup: Setup, association: Association): Reading {
  const { categories, columns, mind: MIND, evidence: EVIDENCE, clue: CLUE, letter: LETTER } = setup;
  const EVIDENCE_COUNT = categories * columns;
  const felt = new Float64Array(EVIDENCE_COUNT);

  function feel(s: State, player: Player, card: number, evidence: number): number {
    return association.strength(player, s[MIND + player], card, s[EVIDENCE + evidence] - 1);
  }

  function read(s: State, player: Player, out: Float64Array): void {
    out.fill(0, 0, EVIDENCE_COUNT);
    for (let i = 0; i < s[CLUES]; i++) addCard(s, player, (s[CLUE + i] & 255) - 1, 1, out);
    if (player > 0) addLost(s, player, out);
    for (let c = 0; c < categories; c++) normalize(out, c * columns);
  }

  /** A clue points to whatever it reminds of more than of the other evidence. */
  function addCard(s: State, player: Player, card: number, sign: number, out: Float64Array): void {
    let sum = 0;
    for (let j = 0; j < EVIDENCE_COUNT; j++) {
      felt[j] = Math.exp(feel(s, player, card, j) * STEEPNESS);
      sum += felt[j];
    }
    for (let j = 0; j < EVIDENCE_COUNT; j++) out[j] += (sign * (felt[j] * EVIDENCE_COUNT)) / sum;
  }

  function addLost(s: State, player: Player, out: Float64Array): void {
    for (let i = LETTER; i < LETTER + s[LETTERS]; i++)
      if (layout.seatIn(s[i]) === player && hasVanished(s, s[i])) addCard(s, player, (s[i] & 255) - 1, -0.5, out);
  }

  function hasVanished(s: State, letter: number): boolean {
    const round = layout.roundIn(letter);
    if (round === s[ROUND] && (!hasLooked(s) || s[PHASE] === SORT || s[PHASE] === ADD)) return false;
    for (let i = 0; i < s[CLUES]; i++) if ((s[CLUE + i] & 255) === (letter & 255)) return false;
    return true;
  }

  function normalize(out: Float64Array, from: number): void {
    let total = 0;
    for (let j = from; j < from + columns; j++) total += out[j] = Math.exp(out[j]);
    for (let j = from; j < from + columns; j++) out[j] /= total;
  }

  return { read, feel };
}
