/**
 * Plays like another agent up to where the end can be solved, and by the solution from there on. Before each of its
 * moves it solves anew, from even odds on what it then thinks possible.
 */
import { createAgent } from '../../src/agents/index.js';
import type { Agent } from '../../src/core/agent.js';
import type { Game, Move, Player } from '../../src/core/game.js';
import { newState } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import type { View } from '../../src/core/view.js';
import { planOf, refuseToSolve, solveEnd } from '../../src/games/mr-jack-pocket/solve.js';

export class ExactEnd implements Agent {
  readonly spec: string;
  readonly #before: Agent;
  readonly #rng = new Rng(0);

  constructor(before: string, game: Game) {
    this.spec = `${before}, exact at the end`;
    this.#before = createAgent(before, game);
  }

  reset(game: Game, player: Player, seed: number): void {
    this.#before.reset(game, player, seed);
    this.#rng.seed(seed);
  }

  choose(view: View): Move {
    // Any world will do: a solution depends on what the Investigator knows, and Jack knows who he is.
    const world = newState(view.game);
    view.sample(world, this.#rng);
    if (refuseToSolve(view.game, world) !== undefined) return this.#before.choose(view);
    const solution = solveEnd(view.game, world);
    const plan = planOf(view.game, world, solution);
    return plan ? this.#draw(plan.mixture) : solution.moves[0].move;
  }

  #draw(mixture: readonly { readonly moves: readonly Move[]; readonly share: number }[]): Move {
    let rest = this.#rng.below(2 ** 30) / 2 ** 30;
    const drawn = mixture.find(({ share }) => (rest -= share) < 0) ?? mixture[0];
    return drawn.moves[this.#rng.below(drawn.moves.length)];
  }
}
