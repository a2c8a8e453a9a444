/** A game is its list of moves: played again, whatever else happens meanwhile, it passes through the same states. */
import { checked } from '../../src/core/checked.js';
import type { Game, State } from '../../src/core/game.js';
import { ACTOR, PLY, TERMINAL } from '../../src/core/game.js';
import type { Rng } from '../../src/core/rng.js';
import { complain, gamesFor, inRandomGames } from './random-games.js';
import { difference, legalMovesOf, observation, prepared } from './words.js';

/**
 * Follows each game with a second state. The second one is prepared before each move and the first is not, and between
 * the two moves other questions are asked about other positions, so that anything a game keeps outside the state shows.
 */
export function replaysExactly(rules: Game): void {
  const game = checked(rules);
  let follower: State = new Int32Array(0);
  let previous: State = new Int32Array(0);
  inRandomGames(game, gamesFor(game, 1500), (state, rng) => {
    if (state[PLY] === 0) {
      follower = new Int32Array(game.stateWords);
      game.reset(follower);
    } else {
      const move = moveBetween(game, previous, state);
      game.prepare?.(follower);
      disturb(game, previous, rng);
      game.apply(follower, move);
    }
    expectSame(game, state, follower);
    previous = state.slice();
  });
}

/** Word for word while the game goes on; at the end, where nothing is left to prepare for, by what it shows. */
function expectSame(game: Game, state: State, follower: State): void {
  if (state[ACTOR] !== TERMINAL) {
    const differs = difference(prepared(game, state), prepared(game, follower));
    if (differs) complain(game, state, `played again, the game differs: ${differs}`);
    return;
  }
  for (let player = 0; player < game.playerCount; player++) {
    const differs = difference(observation(game, state, player), observation(game, follower, player));
    if (differs) complain(game, state, `played again, the end differs for seat ${player}: ${differs}`);
  }
  const [one, two] = [state, follower].map((s) => {
    const out = new Float64Array(game.playerCount);
    game.returns(s, out);
    return out.join();
  });
  if (one !== two) complain(game, state, `played again, the result is ${two} where it was ${one}`);
}

/** The move that was played: the first that leads from one position to the other. */
function moveBetween(game: Game, from: State, to: State): number {
  for (const move of legalMovesOf(game, from)) {
    const next = from.slice();
    game.apply(next, move);
    if (!difference(next, to)) return move;
  }
  return complain(game, to, 'no move leads here when it is played again');
}

function disturb(game: Game, state: State, rng: Rng): void {
  const player = rng.below(game.playerCount);
  const world = state.slice();
  game.determinize(world, player, rng);
  observation(game, world, player);
  if (world[ACTOR] >= 0) game.evaluate?.(world, player);
  const moves = legalMovesOf(game, world);
  game.apply(world, moves[rng.below(moves.length)]);
}
