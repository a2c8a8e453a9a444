/** Letters from a Ghost: how the case ends, and what is talked about. */
import { BLACKMAILED, NOBODY, SOLVED, UNMASKED, UNSOLVED } from '../games/ghost-letters/finale.js';
import { CHOSEN, PHASE, RESULT, ROUND, TRUTH } from '../games/ghost-letters/layout.js';
import * as phases from '../games/ghost-letters/phases.js';
import * as speech from '../games/ghost-letters/speech.js';
import type { GameFacts, Use } from './game-facts.js';
import { number, share } from './meter.js';

const ACTS: Readonly<Record<number, string>> = {
  [speech.PASS]: 'nothing',
  [speech.SENT]: 'a letter sent',
  [speech.LINK]: 'what a clue says',
  [speech.BELIEVE]: 'evidence believed',
  [speech.SUSPECT]: 'a suspect',
  [speech.CLEAR]: 'somebody cleared',
  [speech.CLAIM]: 'a role claimed',
  [speech.POWER]: 'a power used',
  [speech.REPORT]: 'an answer reported',
  [speech.PROPOSE]: 'a vote proposed',
  [speech.AGREE]: 'agreement',
  [speech.DISAGREE]: 'disagreement',
  [speech.ASK]: 'a question',
};
const CATEGORIES = 3;

export const ghostLettersFacts: GameFacts = {
  roundName: 'round',
  roundOf: (state) => state[ROUND],
  usesOf(state, move, seat): readonly Use[] {
    return state[PHASE] === phases.SPEAK ? [{ category: 'act of speech', key: ACTS[move] ?? 'other', seat }] : [];
  },
  measures: [
    share('solved', 'games won by the Ghost and the Detectives'),
    share('killer wins', 'games won by the Killer, unsolved or by his last guess'),
    share('unmasked', 'games that the Killer won by his last guess'),
    share('blackmailer wins', 'games won by the Blackmailer'),
    share('nobody wins', 'games that nobody won'),
    number('evidence found', 'rows of evidence voted for rightly'),
  ],
  atEnd(state): readonly number[] {
    const result = state[RESULT];
    let found = 0;
    for (let row = 0; row < CATEGORIES; row++)
      if (state[TRUTH + row] > 0 && state[CHOSEN + row] === state[TRUTH + row]) found++;
    const is = (...results: number[]): number => (results.includes(result) ? 1 : 0);
    return [is(SOLVED), is(UNSOLVED, UNMASKED), is(UNMASKED), is(BLACKMAILED), is(NOBODY), found];
  },
};
