/** What agents that decide by a search have in common. */
import type { Belief } from '../beliefs/belief.js';
import { createBelief } from '../beliefs/index.js';
import type { Agent } from '../core/agent.js';
import type { Game, Move, Player } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { deriveSeed } from '../core/seed.js';
import type { View } from '../core/view.js';
import { Budget } from './budget.js';
import { FinalChoice } from './final-choice.js';
import type { TreeSettings } from './search-parameters.js';
import type { Tree } from './tree.js';

export abstract class TreeAgent implements Agent {
  readonly spec: string;
  readonly usesClock: boolean;
  protected readonly settings: TreeSettings;
  protected readonly budget: Budget;
  protected readonly rng = new Rng(0);
  /** From `reset` on. */
  protected belief: Belief | undefined;
  readonly #final: FinalChoice;
  #game: Game | undefined;
  #player: Player = -1;

  constructor(spec: string, settings: TreeSettings) {
    this.spec = spec;
    this.usesClock = settings.millis > 0;
    this.settings = settings;
    this.budget = new Budget(settings.iterations, settings.millis);
    this.#final = new FinalChoice(settings.final, settings.temperature);
  }

  reset(game: Game, player: Player, seed: number): void {
    this.rng.seed(seed);
    if (this.#game !== game || this.#player !== player) {
      this.#game = game;
      this.#player = player;
      this.belief = createBelief(this.settings.belief, game, {}, this.settings.ownBeliefs);
      this.sit(game, player);
    }
    this.belief!.reset(game, player, deriveSeed(seed, 0));
  }

  see(seen: number): void {
    this.belief!.see?.(seen);
  }

  choose(view: View): Move {
    this.belief!.look(view);
    return view.moveCount === 1 ? view.moves[0] : this.#final.choose(this.think(view), this.rng);
  }

  /** Searches, then writes the probability of each move. */
  mix(view: View, out: Float64Array): void {
    this.belief!.look(view);
    this.#final.mix(this.think(view), view, out);
  }

  /** Makes room for the decisions of a seat; nothing is allocated later. */
  protected abstract sit(game: Game, player: Player): void;
  /** Spends the budget; answers with a tree whose root has an edge for every move that was tried. */
  protected abstract think(view: View): Tree;
}
