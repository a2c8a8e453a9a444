import type { Game, Move, Player } from './game.js';
import type { View } from './view.js';

/** Something that plays. One instance serves one seat of one game at a time. */
export interface Agent {
  /** Short and complete: the text that builds the same agent again, such as `greedy(worlds=32)`. */
  readonly spec: string;
  /** Whether its moves depend on the clock, so that games with it cannot be repeated. */
  readonly usesClock?: boolean;
  /** Forget everything; a new game starts. `seed` begins the agent's own random stream. */
  reset(game: Game, player: Player, seed: number): void;
  /** Picks one of `view.moves`. */
  choose(view: View): Move;
  /**
   * Told of every move of the game, its own, others' and luck's, just before it is played: `seen` is what the agent's
   * seat sees of it, by the game's `moveSeenBy`. For agents that keep a memory; a Table costs the others nothing.
   */
  see?(seen: number): void;
  /** Set by an agent that must look at the true position. Its view is an OpenView, and tables refuse it by default. */
  readonly cheats?: boolean;
}

/** The same agent; everything it is asked or told goes through `around`. */
export function wrapAgent(agent: Agent, around: <Answer>(act: () => Answer) => Answer): Agent {
  return {
    spec: agent.spec,
    reset: (game, player, seed) => around(() => agent.reset(game, player, seed)),
    choose: (view) => around(() => agent.choose(view)),
    ...(agent.see && { see: (seen) => around(() => agent.see!(seen)) }),
    ...(agent.cheats && { cheats: true }),
  };
}
