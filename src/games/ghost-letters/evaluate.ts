/**
 * How a position looks to one seat: R46. The clues are read with that seat's own mind. Who knows the truth asks how
 * clearly the clues show it; who does not asks how clearly they show anything. What is about to happen counts as if it
 * had: a vote given, a letter sent, clues that the Ghost is going to reveal.
 */
import * as core from '../../core/game.js';
import type { Evaluate, Player, State } from '../../core/game.js';
import type { Association } from './association.js';
import { SPREAD } from './association.js';
import { createFinale } from './finale.js';
import { isDay } from './information.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import * as phases from './phases.js';
import { createReading } from './reading.js';
import * as roles from './roles.js';

const { ACTOR, TERMINAL } = core;
const { PHASE, STAGE, TRUTH, CHOSEN, LETTERS, MAIL_START, KEEP } = layout;
const { VOTE, SORT, ADD } = phases;
const { GHOST, KILLER, ACCOMPLICE, EXPERT, BLACKMAILER } = roles;

export function createEvaluate(setup: Setup, association: Association): Evaluate {
  const { categories, columns, players, role: ROLE, vote: VOTES, letter: LETTER } = setup;
  const reading = createReading(setup, association);
  const finale = createFinale(setup);
  const belief = new Float64Array(categories * columns);
  const result = new Float64Array(players);

  function evaluate(s: State, player: Player): number {
    if (s[ACTOR] === TERMINAL) {
      finale.returns(s, result);
      return result[player];
    }
    const role = s[ROLE + player];
    const isEvil = role === KILLER || role === ACCOMPLICE || role === BLACKMAILER;
    reading.read(s, player, belief);
    let clear = 0;
    for (let c = 0; c < categories; c++) clear += certainty(s, player, role, c) / categories;
    const value = 1.6 * clear - 0.8 + hopes(s, player, role);
    return Math.max(-1, Math.min(1, isEvil ? -value : value));
  }

  const knowsTruth = (role: number): boolean =>
    role === GHOST || role === KILLER || role === ACCOMPLICE || role === EXPERT;

  /** How sure the table will be of the right card of a row, as far as this seat can judge. */
  function certainty(s: State, player: Player, role: number, category: number): number {
    const from = category * columns;
    // While the night goes on the Killer's first choices are no secret to his friends, but they are to the Expert.
    const truth = knowsTruth(role) && (role !== EXPERT || isDay(s)) ? s[TRUTH + category] : 0;
    const vote = s[PHASE] === VOTE && s[STAGE] === category ? s[VOTES + player] : 0;
    const choice = vote > 0 ? vote : s[CHOSEN + category];
    if (truth > 0) return choice > 0 ? (choice === truth ? 1 : 0) : belief[from + truth - 1];
    if (choice > 0) return belief[from + choice - 1];
    let best = 0;
    for (let j = from; j < from + columns; j++) best = Math.max(best, belief[j]);
    return best;
  }

  /** A little for letters that should be answered, and for clues that will be. */
  function hopes(s: State, player: Player, role: number): number {
    if (role === GHOST) return s[PHASE] === SORT || s[PHASE] === ADD ? promise(s) : 0;
    if (s[PHASE] >= SORT) return 0;
    for (let i = LETTER + s[MAIL_START]; i < LETTER + s[LETTERS]; i++)
      if (layout.seatIn(s[i]) === player) return pull(s, player, (s[i] & 255) - 1) / (40 * SPREAD);
    return 0;
  }

  /** How much the letters that he will reveal speak for the truth; a sum of integers, whatever the order of senders. */
  function promise(s: State): number {
    let sum = 0;
    const first = LETTER + s[MAIL_START];
    const last = LETTER + s[LETTERS];
    for (let i = first; i < last; i++) {
      let rank = 0;
      for (let k = first; k < last; k++) if ((s[k] & 255) < (s[i] & 255)) rank++;
      if ((s[KEEP] >> rank) & 1) sum += pull(s, 0, (s[i] & 255) - 1);
    }
    return sum / (20 * SPREAD);
  }

  /** The Ghost's: how much more a card reminds of true evidence than of false. Others': how much of its best match. */
  function pull(s: State, player: Player, card: number): number {
    let best = -4 * SPREAD;
    let worst = -4 * SPREAD;
    for (let j = 0; j < categories * columns; j++) {
      const strength = reading.feel(s, player, card, j);
      const isTrue = player > 0 || s[TRUTH + Math.floor(j / columns)] === (j % columns) + 1;
      if (isTrue) best = Math.max(best, strength);
      else worst = Math.max(worst, strength);
    }
    return player > 0 ? best : best - worst;
  }

  return evaluate;
}
