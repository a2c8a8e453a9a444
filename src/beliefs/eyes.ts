import type { Game, Player, State } from '../core/game.js';
import type { View } from '../core/view.js';

/** Whether a world would look to one seat as the game does. */
export class Eyes {
  readonly player: Player;
  readonly #game: Game;
  readonly #imagined: Int32Array;
  #real: Int32Array = new Int32Array(0);

  constructor(game: Game, player: Player) {
    this.#game = game;
    this.player = player;
    this.#imagined = new Int32Array(game.observationWords);
  }

  look(view: View): void {
    this.#real = view.observation;
  }

  /** Bound, so that it can be handed on. */
  readonly fits = (world: State): boolean => {
    this.#game.observe(world, this.player, this.#imagined);
    for (let i = 0; i < this.#imagined.length; i++) if (this.#imagined[i] !== this.#real[i]) return false;
    return true;
  };
}
