/** Powers of characters: the Ghost answers as helpfully as he can, the others use theirs and ask at random. */
import type { Move } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import type { View } from '../../core/view.js';
import * as characters from '../../games/ghost-letters/characters.js';
import * as layout from '../../games/ghost-letters/layout.js';
import { showingOf } from '../../games/ghost-letters/shown-hands.js';
import type { Likelihood } from './likelihood.js';

const { SEAT, POWER_OF } = layout;
const { DECLINED } = characters;

/** The Ghost's answer to the power in use. */
export function answerPower(view: View, likelihood: Likelihood, truth: number, rng: Rng): Move {
  const words = view.observation;
  const power = words[POWER_OF] - 1;
  if (power === characters.WRITER) return byMargin(view, likelihood, truth, -1);
  if (power === characters.LAWYER || characters.isExcluder(power)) return view.moves[rng.below(view.moveCount - 1)];
  if (power === characters.STUDENT) return byMargin(view, likelihood, truth, -1);
  if (showsCard(power)) return byMargin(view, likelihood, truth, 1);
  // Counting and pointing at rows would say more about his manner than about the case.
  return view.moves[view.moveCount - 1];
}

const showsCard = (power: number): boolean =>
  power === characters.TV_HOST ||
  power === characters.SCIENTIST ||
  power === characters.ANTIQUARIAN ||
  power === characters.GAMBLER ||
  power === characters.MEDIUM ||
  power === characters.COACH;

function byMargin(view: View, likelihood: Likelihood, truth: number, sign: number): Move {
  let best = -Infinity;
  let choice = view.moves[0];
  for (let i = 0; i < view.moveCount; i++) {
    if (view.moves[i] === DECLINED) continue;
    const value = sign * likelihood.margin(cardOf(view.observation, likelihood, view.moves[i]), truth);
    if (value <= best) continue;
    best = value;
    choice = view.moves[i];
  }
  return choice;
}

/** The card that an answer points at. */
function cardOf(words: Int32Array, { setup }: Likelihood, move: Move): number {
  const power = words[POWER_OF] - 1;
  if (power === characters.WRITER) return move;
  if (power === characters.ANTIQUARIAN) return words[showingOf(words, setup, words[SEAT]) + 1 + move] - 1;
  if (power === characters.GAMBLER) return (words[setup.discard + words[layout.DISCARDS] - 3 + move] & 255) - 1;
  if (characters.showsDiscard(power)) return (words[setup.discard + move] & 255) - 1;
  return (words[setup.clue + move] & 255) - 1;
}

/** Whether the Ghost has shown `evidence` to `player` as false. */
export function isExcluded(words: Int32Array, { setup }: Likelihood, player: number, evidence: number): boolean {
  if (!setup.hasCharacters) return false;
  const row = characters.usedPower(words[setup.use + player]) - characters.WAITER;
  const answer = words[setup.answer + player] - 1;
  return row >= 0 && row < 3 && answer >= 0 && answer !== DECLINED && evidence === row * setup.columns + answer;
}
