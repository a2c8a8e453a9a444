import type { Game, Move, Player } from './game.js';
import type { View } from './view.js';

/** Something that plays. One instance serves one seat of one game at a time. */
export interface Agent {
  /** Short and complete: the text that builds the same agent again, such as `greedy(worlds=32)`. */
  readonly spec: string;
  /** Forget everything; a new game starts. `seed` begins the agent's own random stream. */
  reset(game: Game, player: Player, seed: number): void;
  /** Picks one of `view.moves`. */
  choose(view: View): Move;
}
