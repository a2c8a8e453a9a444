/** Which card to send and which to throw away. */
import type { Move } from '../../core/game.js';
import type { View } from '../../core/view.js';
import { NO_CARD } from '../../games/ghost-letters/deck.js';
import type { Likelihood } from './likelihood.js';
import type { Posterior } from './posterior.js';

/** Bits that the Ghost's answer to a card would say about the truth, by this belief. */
export function informationOf(card: number, likelihood: Likelihood, posterior: Posterior): number {
  let mean = 0;
  let within = 0;
  for (let t = 0; t < likelihood.truths; t++) {
    const chance = likelihood.chance(card, t);
    mean += posterior.truth[t] * chance;
    within += posterior.truth[t] * entropy(chance);
  }
  return entropy(mean) - within;
}

function entropy(p: number): number {
  if (p <= 0 || p >= 1) return 0;
  return -p * Math.log2(p) - (1 - p) * Math.log2(1 - p);
}

/** The card that teaches most, or least. */
export function byInformation(view: View, likelihood: Likelihood, posterior: Posterior, sign: 1 | -1): Move {
  let best = -Infinity;
  let choice = view.moves[0];
  for (let i = 0; i < view.moveCount; i++) {
    const card = view.moves[i];
    if (card === NO_CARD) continue;
    const value = sign * informationOf(card, likelihood, posterior);
    if (value > best) {
      best = value;
      choice = card;
    }
  }
  return choice;
}

/** The card that the Ghost is most, or least, likely to reveal if `truth` is the right one. */
export function byChance(view: View, likelihood: Likelihood, truth: number, sign: 1 | -1): Move {
  let best = -Infinity;
  let choice = view.moves[0];
  for (let i = 0; i < view.moveCount; i++) {
    const card = view.moves[i];
    if (card === NO_CARD) continue;
    const value = sign * likelihood.margin(card, truth);
    if (value > best) {
      best = value;
      choice = card;
    }
  }
  return choice;
}
