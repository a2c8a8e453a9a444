/** The Ghost: reveals what reminds him of true evidence more than of false. */
import type { Move } from '../../core/game.js';
import type { View } from '../../core/view.js';
import { NO_CARD } from '../../games/ghost-letters/deck.js';
import * as layout from '../../games/ghost-letters/layout.js';
import * as phases from '../../games/ghost-letters/phases.js';
import type { Likelihood, Manner } from './likelihood.js';

const { PHASE, STEP, TRUTH } = layout;

export function chooseForGhost(view: View, likelihood: Likelihood, manner: Manner): Move {
  const words = view.observation;
  const truth = truthOf(words, likelihood);
  switch (words[PHASE]) {
    case phases.NIGHT:
      return clearest(view, likelihood);
    case phases.SORT:
      return likelihood.margin(letterOfRank(words, likelihood, words[STEP]), truth) > manner.threshold ? 1 : 0;
    case phases.GHOST_THROW:
      return extreme(view, likelihood, truth, -1, manner.threshold);
    default: // LEAD, ADD
      return extreme(view, likelihood, truth, 1, manner.threshold);
  }
}

export function truthOf(words: Int32Array, { setup }: Likelihood): number {
  let truth = 0;
  for (let c = setup.categories - 1; c >= 0; c--) truth = truth * setup.columns + Math.max(0, words[TRUTH + c] - 1);
  return truth;
}

/** In his observation the letters of a round lie in ascending order. */
function letterOfRank(words: Int32Array, { setup }: Likelihood, rank: number): number {
  return (words[setup.letter + words[layout.MAIL_START] + rank] & 255) - 1;
}

/** The card of greatest (sign 1) or least (sign -1) margin, if that is beyond the threshold; else none. */
function extreme(view: View, likelihood: Likelihood, truth: number, sign: number, threshold: number): Move {
  let best = sign * threshold;
  let choice = NO_CARD;
  for (let i = 0; i < view.moveCount; i++) {
    const card = view.moves[i];
    if (card === NO_CARD) continue;
    const margin = sign * likelihood.margin(card, truth);
    if (margin > best) {
      best = margin;
      choice = card;
    }
  }
  return choice;
}

/** Where he may choose the truth himself: the card of the row that is least like any other evidence. */
function clearest(view: View, likelihood: Likelihood): Move {
  let best = Infinity;
  let choice = view.moves[0];
  for (let i = 0; i < view.moveCount; i++) {
    const likeness = likenessOf(view.observation, likelihood, view.moves[i]);
    if (likeness < best) {
      best = likeness;
      choice = view.moves[i];
    }
  }
  return choice;
}

/** How much the evidence of a column in the row that is asked for is like the evidence it could be taken for. */
export function likenessOf(words: Int32Array, likelihood: Likelihood, column: number): number {
  const { categories, columns, evidence } = likelihood.setup;
  const at = words[STEP] * columns + column;
  if (column >= columns) return 0;
  const card = words[evidence + at] - 1;
  let sum = 0;
  for (let j = 0; j < categories * columns; j++) if (j !== at) sum += Math.exp(likelihood.strength(card, j));
  return sum;
}
