import type { Game, Player, State } from '../core/game.js';
import { hashWords } from '../core/hash.js';

/** A question about a world that one seat cannot answer for sure, such as where Mr X is; equal answers, equal numbers. */
export type Truth = (state: State, player: Player) => number;

const TOP = 2 ** 32;

/** What all the other seats know, as one number of 53 bits: the question that can be asked in every game. */
export function othersKnow(game: Game): Truth {
  const observation = new Int32Array(game.observationWords);
  return (state, player) => {
    let low = 0;
    let high = 1;
    for (let other = 0; other < game.playerCount; other++) {
      if (other === player) continue;
      game.observe(state, other, observation);
      low = hashWords(observation, observation.length, low);
      high = hashWords(observation, observation.length, high);
    }
    return (high >>> 11) * TOP + (low >>> 0);
  };
}
