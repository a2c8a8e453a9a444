import type { Agent } from '../core/agent.js';
import type { Game, Move, Player, State } from '../core/game.js';
import { Outlook } from '../core/outlook.js';
import { Rng } from '../core/rng.js';
import type { View } from '../core/view.js';
import type { AgentKind } from './kind.js';
import { count } from './parameters.js';

/**
 * Looks one move ahead by the game's own evaluation, averaged over worlds that fit what it knows: all of them where
 * they are few, drawn ones where they are many. Ties are broken at random.
 */
class GreedyAgent implements Agent {
  readonly spec: string;
  readonly #maxWorlds: number;
  readonly #rng = new Rng(0);
  // Sized for the game in `reset`.
  #worlds: State[] = [];
  #outlook: Outlook | undefined;
  #game: Game | undefined;

  constructor(spec: string, maxWorlds: number) {
    this.spec = spec;
    this.#maxWorlds = maxWorlds;
  }

  reset(game: Game, _player: Player, seed: number): void {
    this.#rng.seed(seed);
    if (this.#game === game) return;
    this.#game = game;
    this.#worlds = Array.from({ length: this.#maxWorlds }, () => new Int32Array(game.stateWords));
    this.#outlook = new Outlook(game);
  }

  choose(view: View): Move {
    if (view.moveCount === 1) return view.moves[0];
    const count = this.#drawWorlds(view);
    const outlook = this.#outlook!;
    let best = -Infinity;
    let ties = 0;
    let choice = view.moves[0];
    for (let i = 0; i < view.moveCount; i++) {
      const move = view.moves[i];
      let total = 0;
      for (let w = 0; w < count; w++) total += outlook.after(this.#worlds[w], move, view.player, this.#rng);
      if (total > best) {
        best = total;
        ties = 0;
      }
      if (total === best && this.#rng.below(++ties) === 0) choice = move;
    }
    return choice;
  }

  /** Every move is tried in the same worlds, so that they differ by the move alone. */
  #drawWorlds(view: View): number {
    const all = view.worldCount();
    const listed = all !== undefined && all <= this.#maxWorlds;
    const count = listed ? all : this.#maxWorlds;
    for (let w = 0; w < count; w++)
      if (listed) view.world(w, this.#worlds[w]);
      else view.sample(this.#worlds[w], this.#rng);
    return count;
  }
}

export const greedy: AgentKind = {
  name: 'greedy',
  summary: "the move whose position the game's evaluation likes best, one ply ahead",
  parameters: [count('worlds', 32, 1, 1024, 'worlds looked at per move; all of them where they are fewer')],
  refuses: (game) => (game.evaluate ? undefined : `${game.id} has no evaluation`),
  create: (spec, values) => new GreedyAgent(spec, Number(values.worlds)),
};
