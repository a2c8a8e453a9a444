import type { Game, Player, State } from './game.js';
import { ACTOR } from './game.js';
import type { Rng } from './rng.js';

/**
 * What one seat may know at one moment. Agents get this, never the true state, which is private to it. One View serves
 * one seat for a whole game: whoever runs the game shows it each position in turn, and its buffers are overwritten.
 */
export class View {
  readonly game: Game;
  readonly player: Player;
  readonly observation: Int32Array;
  /** The player's own legal moves; none while another seat decides, since they could tell. */
  readonly moves: Int32Array;
  moveCount = 0;
  readonly #state: State;

  constructor(game: Game, player: Player) {
    this.game = game;
    this.player = player;
    this.observation = new Int32Array(game.observationWords);
    this.moves = new Int32Array(game.maxMoves);
    this.#state = new Int32Array(game.stateWords);
  }

  /** Looks at a new position. */
  show(state: State): void {
    this.#state.set(state);
    this.game.prepare?.(this.#state);
    this.game.observe(this.#state, this.player, this.observation);
    this.moveCount = state[ACTOR] === this.player ? this.game.legalMoves(this.#state, this.moves) : 0;
  }

  /** Writes into `out` a world drawn evenly among those that fit the observation. */
  sample(out: State, rng: Rng): void {
    out.set(this.#state);
    this.game.determinize(out, this.player, rng);
  }

  /** How many worlds fit the observation; undefined when the game has too many to list. */
  worldCount(): number | undefined {
    return this.game.worldCount?.(this.#state, this.player);
  }

  /** Writes into `out` the index-th world that fits; only where `worldCount` gives a number. */
  world(index: number, out: State): void {
    out.set(this.#state);
    this.game.setWorld!(out, this.player, index);
    // A listed world replaces all that the player cannot know, so nothing of the truth is left in `out`.
  }
}
