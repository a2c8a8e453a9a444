/** Scotland Yard: start cards, tickets, how long Mr X stays free. */
import { BOX, DOUBLES, PAWN, ROUND } from '../games/scotland-yard/layout.js';
import type { GameFacts, Use } from './game-facts.js';
import { number } from './meter.js';

const START = /^(\S+) start (\d+)$/;
const RIDE = /^(?:d\d )?(double )?(\S+) \d+$/;

export const scotlandYardFacts: GameFacts = {
  roundName: 'round',
  roundOf: (state) => state[ROUND],
  usesOf(state, _move, seat, text): readonly Use[] {
    const start = START.exec(text);
    if (start) {
      // A start card belongs to whoever will move the pawn: Mr X has seat 0, and all detectives fare alike.
      const isMrX = state[PAWN] === 0;
      return [{ category: isMrX ? "Mr X's start" : "a detective's start", key: start[2], seat: isMrX ? 0 : 1 }];
    }
    const ride = RIDE.exec(text);
    if (!ride) return [];
    const category = state[PAWN] === 0 ? "Mr X's ticket" : "a detective's ticket";
    const use = { category, key: ride[2], seat };
    return ride[1] === undefined ? [use] : [use, { category, key: 'double', seat }];
  },
  measures: [
    number('rounds', 'rounds begun'),
    number('boxes', 'boxes of the log filled'),
    number('doubles left', 'double cards that Mr X did not use'),
  ],
  atEnd: (state) => [state[ROUND], state[BOX], state[DOUBLES]],
};
