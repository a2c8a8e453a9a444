/** Who moves beyond the tree: three ways to pick a move, for whoever acts. */
import { MoveSampler } from '../core/chance.js';
import * as core from '../core/game.js';
import type { Game, Move, Player, State } from '../core/game.js';
import { Outlook } from '../core/outlook.js';
import type { Rng } from '../core/rng.js';
import type { MoveAverages } from './move-averages.js';

const { ACTOR, CHANCE } = core;

export interface PlayoutMoves {
  /** One move of whoever acts, luck included. */
  pick(state: State): Move;
  /** What each seat may expect of a position that is not played to the end; where absent, the game's evaluation says. */
  judgePosition?(state: State, out: Float64Array): void;
  /** Whether `judgePosition` says as much as playing on would; comes with it. */
  isSettled?(state: State): boolean;
}

/** Any move. */
export class RandomMoves implements PlayoutMoves {
  readonly #sampler: MoveSampler;
  readonly #rng: Rng;

  constructor(game: Game, rng: Rng) {
    this.#sampler = new MoveSampler(game);
    this.#rng = rng;
  }

  pick(state: State): Move {
    return this.#sampler.draw(state, this.#rng);
  }
}

/** Mostly the move that some judgement likes best; any move with probability epsilon, and where luck acts. */
abstract class MostlyBest implements PlayoutMoves {
  protected readonly rng: Rng;
  readonly #game: Game;
  readonly #sampler: MoveSampler;
  readonly #epsilon: number;
  readonly #moves: Int32Array;

  constructor(game: Game, rng: Rng, epsilon: number) {
    this.rng = rng;
    this.#game = game;
    this.#sampler = new MoveSampler(game);
    this.#epsilon = epsilon;
    this.#moves = new Int32Array(game.maxMoves);
  }

  pick(state: State): Move {
    if (state[ACTOR] === CHANCE || this.rng.unit() < this.#epsilon) return this.#sampler.draw(state, this.rng);
    const moves = this.#moves;
    const count = this.#game.legalMoves(state, moves);
    if (count === 1) return moves[0];
    const player = state[ACTOR];
    let best = -Infinity;
    let ties = 0;
    let choice = moves[0];
    for (let i = 0; i < count; i++) {
      const value = this.judge(state, moves[i], player);
      if (value < best) continue;
      if (value > best) ties = 0;
      best = value;
      if (this.rng.below(++ties) === 0) choice = moves[i];
    }
    return choice;
  }

  /** What the move is worth to the player who makes it. */
  protected abstract judge(state: State, move: Move, player: Player): number;
}

/** The move whose position the game's evaluation likes best. */
export class GreedyMoves extends MostlyBest {
  readonly #outlook: Outlook;

  constructor(game: Game, rng: Rng, epsilon: number) {
    super(game, rng, epsilon);
    this.#outlook = new Outlook(game);
  }

  protected judge(state: State, move: Move, player: Player): number {
    return this.#outlook.after(state, move, player, this.rng);
  }
}

/** The move that has done best in this search so far, wherever it was played (MAST, Finnsson & Björnsson 2008). */
export class AverageMoves extends MostlyBest {
  readonly #averages: MoveAverages;

  constructor(game: Game, rng: Rng, epsilon: number, averages: MoveAverages) {
    super(game, rng, epsilon);
    this.#averages = averages;
  }

  protected judge(_state: State, move: Move, player: Player): number {
    return this.#averages.of(player, move);
  }
}
