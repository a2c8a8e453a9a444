/** Shortcuts of random play: a move without a list, a game without its moves. */
import { checked } from '../../src/core/checked.js';
import type { Game } from '../../src/core/game.js';
import { ACTOR, CHANCE, TERMINAL } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import { deriveSeed } from '../../src/core/seed.js';
import { chiSquareDeviation, EvenDraws } from './evenness.js';
import { weightsAt } from './luck.js';
import { complain, gamesFor, inRandomGames, SEED } from './random-games.js';
import { legalMovesOf } from './words.js';

const DRAWS_PER_MOVE = 20;

/** At one position of each random game, every legal move is drawn as often as it should be. */
export function drawsMovesEvenly(rules: Game): void {
  const game = checked(rules);
  const draws = new EvenDraws();
  // A stream of its own: positions that come up in many games must not be drawn from with the same luck each time.
  const luck = new Rng(SEED);
  inRandomGames(game, gamesFor(game, 2500), (state, rng) => {
    // `checked` looks whether what is drawn is legal; few positions are enough for how often.
    if (state[ACTOR] === TERMINAL) return;
    game.randomMove!(state, rng);
    if (luck.below(8) > 0) return;
    const moves = legalMovesOf(game, state);
    const counts = moves.map(() => 0);
    for (let i = 0; i < DRAWS_PER_MOVE * moves.length; i++) counts[moves.indexOf(rules.randomMove!(state, luck))]++;
    draws.add(counts, state[ACTOR] === CHANCE ? weightsAt(game, state) : undefined);
  });
  const deviation = chiSquareDeviation(draws);
  if (deviation > 5)
    complain(game, new Int32Array(2), `moves are drawn unevenly: ${deviation.toFixed(1)} standard deviations`);
}

/** From every position of random games, a playout leaves the state and the luck that its moves one by one leave. */
export function playsOutAsOneByOne(rules: Game): void {
  const game = checked(rules);
  inRandomGames(game, gamesFor(game, 1000), (state, rng) => game.playout!(state.slice(), rng));
  const state = new Int32Array(game.stateWords);
  for (let i = 0; i < 200; i++) {
    game.reset(state);
    game.playout!(state, new Rng(deriveSeed(SEED, i)));
  }
}
