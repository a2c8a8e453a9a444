/** A random move without a list, where luck draws a card from the deck. */
import type { MoveSampler } from '../../core/chance.js';
import type { Move, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from './layout.js';
import { CARD } from './moves.js';
import * as phases from './phases.js';

const { DECK, DECK_COUNT, PHASE } = layout;
const { FILL, REPLACE, DRAW } = phases;

/** With the same luck, the move that is drawn from the list. */
export function createRandomMove(listed: MoveSampler): (s: State, rng: Rng) => Move {
  return (s, rng) => {
    const phase = s[PHASE];
    if (phase !== FILL && phase !== REPLACE && phase !== DRAW) return listed.sample(s, rng);
    let left = rng.below(s[DECK_COUNT]);
    let type = 0;
    while (left >= s[DECK + type]) left -= s[DECK + type++];
    return CARD + type;
  };
}
