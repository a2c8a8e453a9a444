import * as core from '../core/game.js';
import type { Game, Player, State } from '../core/game.js';
import type { MoveModel } from './move-model.js';

const { ACTOR, CHANCE } = core;

/**
 * The moves, in each of several worlds, that look to one seat like the move just seen; with the weight of the world
 * times the probability of the move.
 */
export class Successors {
  count = 0;
  parents = new Int32Array(256);
  moves = new Int32Array(256);
  weights = new Float64Array(256);
  readonly #game: Game;
  readonly #player: Player;
  readonly #model: MoveModel;
  readonly #legal: Int32Array;
  readonly #matches: Int32Array;
  readonly #chances: Int32Array;
  readonly #probabilities: Float64Array;

  constructor(game: Game, player: Player, model: MoveModel) {
    this.#game = game;
    this.#player = player;
    this.#model = model;
    this.#legal = new Int32Array(game.maxMoves);
    this.#matches = new Int32Array(game.maxMoves);
    this.#chances = new Int32Array(game.chanceWeights ? game.maxMoves : 0);
    this.#probabilities = new Float64Array(game.maxMoves);
  }

  clear(): void {
    this.count = 0;
  }

  /** `isSure` where this is the only world: then a single fitting move is what happened, however likely it was. */
  add(parent: number, world: State, weight: number, seen: number, isSure: boolean): void {
    const legal = this.#legal;
    const listed = this.#game.legalMoves(world, legal);
    let found = 0;
    for (let i = 0; i < listed; i++)
      if (this.#game.moveSeenBy(world, legal[i], this.#player) === seen) this.#matches[found++] = i;
    if (found === 0) return;
    // His own choice, made by what he knows, says nothing about what he does not know.
    const isPlain = world[ACTOR] === this.#player || (isSure && found === 1);
    if (!isPlain) this.#weigh(world, listed);
    while (this.count + found > this.weights.length) this.#grow();
    for (let k = 0; k < found; k++) {
      const i = this.#matches[k];
      this.parents[this.count] = parent;
      this.moves[this.count] = legal[i];
      this.weights[this.count++] = isPlain ? weight : weight * this.#probabilities[i];
    }
  }

  #weigh(world: State, count: number): void {
    if (world[ACTOR] === CHANCE) this.#weighLuck(world, count);
    else this.#model.weigh(world, this.#legal, count, this.#probabilities);
  }

  #weighLuck(world: State, count: number): void {
    const weigh = this.#game.chanceWeights;
    if (weigh === undefined) {
      this.#probabilities.fill(1 / count, 0, count);
      return;
    }
    weigh(world, this.#legal, count, this.#chances);
    let total = 0;
    for (let i = 0; i < count; i++) total += this.#chances[i];
    for (let i = 0; i < count; i++) this.#probabilities[i] = this.#chances[i] / total;
  }

  #grow(): void {
    const { parents, moves, weights } = this;
    this.parents = new Int32Array(2 * parents.length);
    this.parents.set(parents);
    this.moves = new Int32Array(2 * moves.length);
    this.moves.set(moves);
    this.weights = new Float64Array(2 * weights.length);
    this.weights.set(weights);
  }
}
