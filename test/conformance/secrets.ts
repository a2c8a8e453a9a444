/** Same eyes, same seed, same world: nothing that a seat cannot know changes what it draws. */
import { checked } from '../../src/core/checked.js';
import type { Game, Player, State } from '../../src/core/game.js';
import { ACTOR, TERMINAL } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import { complain, gamesFor, inRandomGames } from './random-games.js';
import { after, difference, legalMovesOf, observation } from './words.js';

/**
 * Determinizing changes nothing that the player would notice and leaves whoever acts a move (both verified by
 * `checked`), gives the same world from any position that looks the same, and gives worlds that can be played on.
 */
export function keepsItsSecrets(rules: Game): void {
  const game = checked(rules);
  inRandomGames(game, gamesFor(game, 2500), (state, rng) => {
    if (state[ACTOR] === TERMINAL) return;
    for (let player = 0; player < game.playerCount; player++) {
      const world = state.slice();
      game.determinize(world, player, rng);
      sameWorlds(game, state, world, player, rng);
      if (game.worldCount) sameWorlds(game, state, listedWorld(game, state, player, rng), player, rng);
      if (rng.below(6) === 0) staysTogether(game, state, world, player, rng);
      if (rng.below(12) === 0) playOut(game, world, rng);
    }
  });
}

/** Another way to a world that looks the same, which a `determinize` that does nothing cannot spoil. */
function listedWorld(game: Game, state: State, player: Player, rng: Rng): State {
  const world = state.slice();
  game.setWorld!(world, player, rng.below(game.worldCount!(state, player)));
  return world;
}

/** `a` and `b` look the same to `player`, so the same seeds and the same indexes must make the same worlds of them. */
function sameWorlds(game: Game, a: State, b: State, player: Player, rng: Rng): void {
  const seed = rng.next();
  expectSame(game, a, b, player, 'same eyes, same seed, different world', (s) =>
    game.determinize(s, player, new Rng(seed)),
  );
  if (!game.worldCount || !game.setWorld) return;
  const count = game.worldCount(a, player);
  const other = game.worldCount(b, player);
  if (count !== other) complain(game, a, `same eyes, but ${count} worlds are listed for seat ${player}, or ${other}`);
  const index = rng.below(count);
  expectSame(game, a, b, player, `same eyes, but world ${index} differs`, (s) => game.setWorld!(s, player, index));
}

function expectSame(game: Game, a: State, b: State, player: Player, what: string, make: (s: State) => void): void {
  const [x, y] = [a.slice(), b.slice()];
  for (const s of [x, y]) {
    make(s);
    game.prepare?.(s);
  }
  const differs = difference(x, y);
  if (differs) complain(game, a, `${what} for seat ${player}: ${differs}`);
}

/** As long as the same moves keep two positions alike in the eyes of a seat, they must go on making the same worlds. */
function staysTogether(game: Game, a: State, b: State, player: Player, rng: Rng): void {
  let [x, y] = [a, b];
  for (let plies = 0; plies < 8; plies++) {
    const moves = legalMovesOf(game, x);
    const move = moves[rng.below(moves.length)];
    if (!legalMovesOf(game, y).includes(move)) return;
    [x, y] = [after(game, x, move), after(game, y, move)];
    if (x[ACTOR] === TERMINAL || y[ACTOR] === TERMINAL) return;
    if (difference(observation(game, x, player), observation(game, y, player))) return;
    sameWorlds(game, x, y, player, rng);
  }
}

/** A world is a position like any other: the game goes on from it to an end. */
export function playOut(game: Game, world: State, rng: Rng): void {
  const s = world.slice();
  while (s[ACTOR] !== TERMINAL) {
    const moves = legalMovesOf(game, s);
    game.apply(s, moves[rng.below(moves.length)]);
  }
  game.returns(s, new Float64Array(game.playerCount));
}
