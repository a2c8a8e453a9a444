/** A random move without a list, where luck draws from the deck. */
import { nthMember, setSize } from '../../core/bits.js';
import type { MoveSampler } from '../../core/chance.js';
import type { Move, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { cardCount } from './cards.js';
import { SET_WORDS } from './deck.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import * as phases from './phases.js';

const { DECK, PHASE } = layout;
const { DRAW_EVIDENCE, DEAL_HANDS, LEAD_DRAW, REFILL, COOK_DRAW, REFRESH, GHOST_DRAW, TURN_UP, REWRITE } = phases;

/** Phases in which luck draws from the deck; below 32, so that they fit into a mask. */
export const DRAWING = [DRAW_EVIDENCE, DEAL_HANDS, LEAD_DRAW, REFILL, COOK_DRAW, REFRESH, GHOST_DRAW, TURN_UP, REWRITE];
const DRAWS = DRAWING.reduce((mask, phase) => mask | (1 << phase), 0);

/** With the same luck, the move that is drawn from the list. */
export function createRandomMove({ hand, hands: HAND }: Setup, listed: MoveSampler): (s: State, rng: Rng) => Move {
  function drawsCard(s: State): boolean {
    const phase = s[PHASE];
    if (phase >= 32 || ((DRAWS >> phase) & 1) === 0) return false;
    return phase !== GHOST_DRAW || cardCount(s, HAND, hand) < hand;
  }

  return (s, rng) =>
    drawsCard(s) ? nthMember(s, DECK, rng.below(setSize(s, DECK, SET_WORDS))) : listed.sample(s, rng);
}
