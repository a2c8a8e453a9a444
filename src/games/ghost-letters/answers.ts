/** What the Ghost may show to whom uses a power: R50, R52. */
import type { State } from '../../core/game.js';
import * as characters from './characters.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { listTo } from './opening.js';
import { THREE } from './counts.js';
import { KILLER } from './roles.js';

const { STEP, TRUTH } = layout;
const { LAWYER, PSYCHOLOGIST, SHERIFF, LIBRARIAN, HACKER, HUNTER, JOURNALIST, GAMBLER, WAITER, COACH } = characters;
const { DECLINED, HACKER_CLUES } = characters;

export interface Answers {
  /** The first thing that he may show: all there is, or only what is true of this position. */
  list(s: State, seat: number, use: number, isTrue: boolean, out: Int32Array): number;
  /** What he may show besides, STEP things having been shown. */
  listMore(s: State, seat: number, out: Int32Array): number;
}

/** How often he points: to the Hunter at two clues, to the Hacker at up to three things. */
export const pointings = (power: number): number => (power === HUNTER ? 2 : power === HACKER ? THREE : 1);

export function createAnswers(setup: Setup): Answers {
  const { players, categories, columns, role: ROLE, use: USE, answer: ANSWERS } = setup;
  const things = new Int32Array(categories * columns + (setup.discard - setup.clue) + 1);

  /** R50: any of these or none; only what is shown about guilt and truth has to be so. */
  function list(s: State, seat: number, use: number, isTrue: boolean, out: Int32Array): number {
    const power = characters.usedPower(use);
    const size = characters.usedSize(use);
    let n = 0;
    if (power === LAWYER) n = innocents(s, seat, isTrue, out);
    else if (power === PSYCHOLOGIST) n = listTo(players, out);
    else if (power === SHERIFF) n = listTo(size + 1, out);
    else if (power === LIBRARIAN || power === JOURNALIST) n = listTo(categories, out);
    else if (power === HACKER) n = connected(size, characters.usedArgument(use), out);
    else if (characters.isExcluder(power)) n = falseEvidence(s, power - WAITER, isTrue, out);
    else if (power === GAMBLER) n = listTo(THREE, out);
    else if (power === COACH) for (let i = 0; i < characters.usedArgument(use); i++) out[n++] = size + i;
    else if (power === HUNTER) n = listTo(size - 1, out);
    else n = listTo(size, out); // a clue, or a place in the hand shown or in the Medium's discard
    out[n] = DECLINED;
    return n + 1;
  }

  function innocents(s: State, seat: number, isTrue: boolean, out: Int32Array): number {
    let n = 0;
    for (let other = 1; other < players; other++)
      if (other !== seat && !(isTrue && s[ROLE + other] === KILLER)) out[n++] = other;
    return n;
  }

  function connected(clues: number, clue: number, out: Int32Array): number {
    let n = listTo(categories * columns, out);
    for (let i = 0; i < clues; i++) if (i !== clue) out[n++] = HACKER_CLUES + i;
    return n;
  }

  function falseEvidence(s: State, category: number, isTrue: boolean, out: Int32Array): number {
    let n = 0;
    for (let column = 0; column < columns; column++)
      if (!isTrue || s[TRUTH + category] !== column + 1) out[n++] = column;
    return n;
  }

  /** What comes behind the last thing shown; after a refusal nothing, so that the number of gestures tells nothing. */
  function listMore(s: State, seat: number, out: Int32Array): number {
    const last = ((s[ANSWERS + seat] >> (8 * (s[STEP] - 1))) & 255) - 1;
    const isHunter = characters.usedPower(s[USE + seat]) === HUNTER;
    let n = 0;
    if (last !== DECLINED && isHunter) for (let i = last + 1; i < characters.usedSize(s[USE + seat]); i++) out[n++] = i;
    else if (last !== DECLINED) {
      const count = connected(characters.usedSize(s[USE + seat]), characters.usedArgument(s[USE + seat]), things);
      for (let i = 0; i < count; i++) if (things[i] > last) out[n++] = things[i];
    }
    // The Hunter's second clue is no choice of none.
    if (n === 0 || !isHunter) out[n++] = DECLINED;
    return n;
  }

  return { list, listMore };
}
