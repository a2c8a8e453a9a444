/** Mr. Jack Pocket: actions, hourglasses, chases. */
import { bitCount } from '../core/bits.js';
import { ACTION_NAMES, ACTION_OF } from '../games/mr-jack-pocket/actions.js';
import { ACT, CHASE, HOURGLASSES, ROUND, STAGE, SUSPECTS } from '../games/mr-jack-pocket/layout.js';
import type { GameFacts, Use } from './game-facts.js';
import { number, share } from './meter.js';

export const mrJackPocketFacts: GameFacts = {
  roundName: 'round',
  roundOf: (state) => state[ROUND],
  usesOf(state, move, seat): readonly Use[] {
    return state[STAGE] === ACT ? [{ category: 'action', key: ACTION_NAMES[ACTION_OF[move]], seat }] : [];
  },
  measures: [
    number('rounds', 'rounds played'),
    number('suspects left', 'suspects still face up at the end'),
    number('hourglasses', 'round tokens that Jack has taken'),
    share('chase', 'games that came to a chase'),
  ],
  atEnd: (state) => [state[ROUND], bitCount(state[SUSPECTS]), state[HOURGLASSES], state[CHASE]],
};
