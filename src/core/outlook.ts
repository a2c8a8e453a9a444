import { MoveSampler } from './chance.js';
import type { Game, Move, Player, State } from './game.js';
import * as core from './game.js';
import type { Rng } from './rng.js';

const { ACTOR, CHANCE, TERMINAL } = core;

/** How a move looks one ply ahead, by the game's own evaluation, for games that have one. */
export class Outlook {
  readonly #game: Game;
  readonly #sampler: MoveSampler;
  readonly #state: State;
  readonly #returns: Float64Array;

  constructor(game: Game) {
    this.#game = game;
    this.#sampler = new MoveSampler(game);
    this.#state = new Int32Array(game.stateWords);
    this.#returns = new Float64Array(game.playerCount);
  }

  /** The position after `move`, as `player` sees it; luck that follows is drawn, and an end counts as what it brings. */
  after(state: State, move: Move, player: Player, rng: Rng): number {
    const game = this.#game;
    const s = this.#state;
    s.set(state);
    game.apply(s, move);
    while (s[ACTOR] === CHANCE) game.apply(s, this.#sampler.sample(s, rng));
    if (s[ACTOR] !== TERMINAL) return game.evaluate!(s, player);
    game.returns(s, this.#returns);
    return this.#returns[player];
  }
}
