import type { Agent } from '../core/agent.js';
import type { Game, Move, Player } from '../core/game.js';
import { Rng } from '../core/rng.js';
import type { View } from '../core/view.js';
import type { FinalChoice, FinalChoiceName } from './final-choice.js';
import { FINAL_CHOICES, finalChoice } from './final-choice.js';
import type { AgentKind } from './kind.js';
import { count, real, word } from './parameters.js';
import type { Observer } from './search.js';
import { TreeSearch } from './search.js';

/** Single-observer information-set tree search: one tree, a new world for every iteration. */
class Ismcts implements Agent {
  readonly spec: string;
  readonly #iterations: number;
  readonly #c: number;
  readonly #observer: Observer;
  readonly #final: FinalChoice;
  readonly #rng = new Rng(0);
  #search: TreeSearch | undefined;
  #game: Game | undefined;
  #player: Player = -1;

  constructor(spec: string, iterations: number, c: number, observer: Observer, final: FinalChoiceName) {
    this.spec = spec;
    this.#iterations = iterations;
    this.#c = c;
    this.#observer = observer;
    this.#final = finalChoice[final];
  }

  reset(game: Game, player: Player, seed: number): void {
    this.#rng.seed(seed);
    if (this.#game === game && this.#player === player) return;
    this.#game = game;
    this.#player = player;
    // An iteration adds one decision and the luck on the way to it; twice its number is rarely used up.
    this.#search = new TreeSearch(game, player, this.#rng, {
      c: this.#c,
      observer: this.#observer,
      capacity: 2 * this.#iterations + 1,
    });
  }

  choose(view: View): Move {
    if (view.moveCount === 1) return view.moves[0];
    const search = this.#search!;
    search.clear();
    for (let i = 0; i < this.#iterations; i++) {
      view.sample(search.state, this.#rng);
      search.iterate();
    }
    return this.#final(search.tree, this.#rng);
  }
}

export const ismcts: AgentKind = {
  name: 'ismcts',
  summary: 'information-set Monte Carlo tree search, one tree for all worlds',
  parameters: [
    count('iterations', 1000, 1, 10_000_000, 'playouts for a decision'),
    real('c', 0.7, 0, 100, 'exploration constant of UCB1'),
    word(
      'observer',
      ['own', 'all'],
      "own: moves the seat cannot tell apart share an edge; all: others' moves are seen",
    ),
    word('final', FINAL_CHOICES, 'the move of most visits, of the best value, or drawn by visits'),
  ],
  create: (spec, v) =>
    new Ismcts(spec, Number(v.iterations), Number(v.c), v.observer as Observer, v.final as FinalChoiceName),
};
