import type { Game, Player, State } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import type { View } from '../core/view.js';

/**
 * How likely each fitting world is, in the mind of one seat. It knows what an agent in that seat knows, and no more.
 * One instance serves one seat of one game at a time.
 */
export interface Belief {
  /** Forget everything; a new game starts. `seed` begins the belief's own random stream. */
  reset(game: Game, player: Player, seed: number): void;
  /** What the seat sees of each move of the game, its own, others' and luck's, just before it is played. */
  see?(seen: number): void;
  /** The seat is to decide, or wants to know: takes in what it knows now. Comes before `sample`. */
  look(view: View): void;
  /** Writes a world drawn by this belief; it fits the view last looked at. */
  sample(out: State, rng: Rng): void;
}

/** A belief that has its worlds as a list, each with its probability; valid between a look and the next move seen. */
export interface ListedBelief extends Belief {
  readonly worldCount: number;
  /** Belongs to the belief, and must not be written to. The same world may be listed several times. */
  world(index: number): State;
  weight(index: number): number;
}

/** What a belief may be told when it is made; each uses what it needs. */
export interface BeliefSettings {
  /** How many worlds it carries at most. */
  readonly size: number;
  /** How carefully others are believed to choose: 0 always the best they see, large values anything. */
  readonly temperature: number;
}

/** A kind of belief, by name. */
export interface BeliefKind {
  readonly name: string;
  readonly summary: string;
  /** Why it cannot serve a game; absent where it serves every game. */
  refuses?(game: Game): string | undefined;
  create(settings: BeliefSettings): Belief;
}
