/** From a leaf of the tree to a result: played to the end, or for some moves and then judged. */
import { MoveSampler } from '../core/chance.js';
import * as core from '../core/game.js';
import type { Evaluate, Game, State } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import { MoveAverages } from './move-averages.js';
import type { PlayoutMoves } from './playout-moves.js';
import { AverageMoves, GreedyMoves, RandomMoves } from './playout-moves.js';

const { ACTOR, CHANCE, TERMINAL } = core;

export interface Playout {
  /** Plays on in place and writes each seat's result, or what is thought of it, in [-1, 1]. */
  run(state: State, out: Float64Array): void;
}

export const ROLLOUTS = ['random', 'greedy', 'mast'] as const;

/** Who moves beyond the tree, by a name of its own: for players that know one game. */
export interface RolloutKind {
  readonly name: string;
  create(game: Game, rng: Rng): PlayoutMoves;
}

export interface PlayoutSettings {
  /** One of ROLLOUTS, or of `ownRollouts`. */
  readonly rollout: string;
  readonly ownRollouts?: readonly RolloutKind[] | undefined;
  /** Share of random moves where the rollout is not random. */
  readonly epsilon: number;
  /** Decisions after which the evaluation stands for the result; 0 plays to the end. */
  readonly depth: number;
  /** Weight of move averages in the tree; they are gathered in playouts too. */
  readonly bias: number;
}

/** A playout, who moves in it, and the move averages that it gathers, if any are needed. */
export interface PlayoutSetup {
  readonly playout: Playout;
  readonly moves: PlayoutMoves;
  readonly averages: MoveAverages | undefined;
}

/** A game without an evaluation is played out at random and to the end, whatever was asked for. */
export function createPlayout(game: Game, rng: Rng, settings: PlayoutSettings): PlayoutSetup {
  const { epsilon } = settings;
  const rollout = settings.rollout === 'greedy' && !game.evaluate ? 'random' : settings.rollout;
  const depth = game.evaluate ? settings.depth : 0;
  const averages = rollout === 'mast' || settings.bias > 0 ? new MoveAverages(game) : undefined;
  const makers: readonly RolloutKind[] = [
    { name: 'random', create: () => new RandomMoves(game, rng) },
    { name: 'greedy', create: () => new GreedyMoves(game, rng, epsilon) },
    { name: 'mast', create: () => new AverageMoves(game, rng, epsilon, averages!) },
    ...(settings.ownRollouts ?? []),
  ];
  const moves = makers.find(({ name }) => name === rollout)!.create(game, rng);
  const isPlain = rollout === 'random' && depth === 0 && !averages;
  // Not Infinity: counting down from that makes a new object at every move.
  const limit = depth === 0 ? game.maxPlies : depth;
  const playout = isPlain ? new RandomPlayout(game, rng) : new GuidedPlayout(game, moves, limit, averages);
  return { playout, moves, averages };
}

/** Random moves to the end, in whatever way is fastest for the game. */
class RandomPlayout implements Playout {
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #sampler: MoveSampler;

  constructor(game: Game, rng: Rng) {
    this.#game = game;
    this.#rng = rng;
    this.#sampler = new MoveSampler(game);
  }

  run(s: State, out: Float64Array): void {
    const game = this.#game;
    const rng = this.#rng;
    if (game.playout !== undefined) game.playout(s, rng);
    else {
      const sampler = this.#sampler;
      while (s[ACTOR] !== TERMINAL) game.apply(s, sampler.draw(s, rng));
    }
    game.returns(s, out);
  }
}

/** Chosen moves, as many as asked for, each of them noted. */
class GuidedPlayout implements Playout {
  readonly #game: Game;
  readonly #moves: PlayoutMoves;
  readonly #depth: number;
  readonly #averages: MoveAverages | undefined;
  readonly #evaluate: Evaluate | undefined;

  constructor(game: Game, moves: PlayoutMoves, depth: number, averages: MoveAverages | undefined) {
    this.#game = game;
    this.#moves = moves;
    this.#depth = depth;
    this.#averages = averages;
    this.#evaluate = game.evaluate;
  }

  run(s: State, out: Float64Array): void {
    let left = this.#depth;
    while (s[ACTOR] !== TERMINAL) {
      const actor = s[ACTOR];
      if (actor !== CHANCE && (left-- === 0 || this.#moves.isSettled?.(s) === true)) return this.#judge(s, out);
      const move = this.#moves.pick(s);
      if (actor !== CHANCE) this.#averages?.note(actor, move);
      this.#game.apply(s, move);
    }
    this.#game.returns(s, out);
  }

  #judge(s: State, out: Float64Array): void {
    if (this.#moves.judgePosition !== undefined) this.#moves.judgePosition(s, out);
    else for (let seat = 0; seat < out.length; seat++) out[seat] = this.#evaluate!(s, seat);
  }
}
