/** Scotland Yard positions for the tests of its specialists. */
import { addMember } from '../../../src/core/bits.js';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, CHANCE, newState } from '../../../src/core/game.js';
import { MoveSampler } from '../../../src/core/chance.js';
import { Rng } from '../../../src/core/rng.js';
import { createGame } from '../../../src/games/index.js';
import { OCCUPIED, POSSIBLE, POSSIBLE_PLY, SET_WORDS, STATION } from '../../../src/games/scotland-yard/layout.js';

/** The rules of the paper: 24 boxes, reveals in 3 8 13 18 24. */
export const GAME: Game = createGame('scotland-yard', { log: 24 });

/** After the deal, Mr X to move. */
export function dealt(seed = 1, game = GAME): State {
  const s = newState(game);
  const sampler = new MoveSampler(game);
  const rng = new Rng(seed);
  while (s[ACTOR] === CHANCE) game.apply(s, sampler.sample(s, rng));
  return s;
}

/** Puts the pawns where they are told to be, and lets Mr X be possible there alone. */
export function place(s: State, mrX: number, detectives: readonly number[], possible = [mrX]): State {
  s.fill(0, OCCUPIED, OCCUPIED + SET_WORDS);
  s[STATION] = mrX;
  detectives.forEach((at, i) => {
    s[STATION + 1 + i] = at;
    addMember(s, OCCUPIED, at);
  });
  s.fill(0, POSSIBLE, POSSIBLE + SET_WORDS);
  for (const at of possible) addMember(s, POSSIBLE, at);
  s[POSSIBLE_PLY] = s[1];
  return s;
}

/** Plays the moves written as text. */
export function playText(s: State, moves: readonly string[], game = GAME): State {
  for (const text of moves) {
    const move = game.parseMove(s, text);
    if (move < 0) throw new Error(`'${text}' is not a move in\n${game.formatState(s)}`);
    game.apply(s, move);
  }
  return s;
}
