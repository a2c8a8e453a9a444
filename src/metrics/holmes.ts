/** Holmes: characters visited, evidence gained, points. */
import { DAY, SCORE } from '../games/holmes/layout.js';
import type { GameFacts, Use } from './game-facts.js';
import { number } from './meter.js';

/** Words of a move that end in the type of evidence that its player gains. */
const GAINS = /^(?:take|keep|steal) (\S+)$/;
const VISITS = /^(?:visit|\S+ to) (\S+)$/;
const ENTERS = /^enter (\S+)$/;

export const holmesFacts: GameFacts = {
  roundName: 'day',
  roundOf: (state) => state[DAY],
  usesOf(_state, _move, seat, text): readonly Use[] {
    const entered = ENTERS.exec(text);
    if (entered) return [{ category: 'enter', key: entered[1], seat }];
    const gained = GAINS.exec(text);
    if (gained) return [{ category: 'evidence', key: gained[1], seat }];
    // A joker is put to a set, not a marker to a character.
    const visited = text.startsWith('joker ') ? null : VISITS.exec(text);
    return visited ? [{ category: 'visit', key: visited[1], seat }] : [];
  },
  measures: [
    number('margin', 'points of the first player less those of the second'),
    number('winning margin', 'points between the two players, whoever leads'),
    number('points', 'points of both players together'),
  ],
  atEnd(state): readonly number[] {
    const [first, second] = [state[SCORE], state[SCORE + 1]];
    return [first - second, Math.abs(first - second), first + second];
  },
};
