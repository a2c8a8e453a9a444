/**
 * How good a belief is, measured from outside: it is told what its seat sees of a real game and, at every decision of
 * the seat, is asked for the probability of each answer to a question; the true answer then judges it.
 */
import * as core from '../core/game.js';
import type { Game, Move, Player, State } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { View } from '../core/view.js';
import type { Belief, ListedBelief } from './belief.js';
import type { Truth } from './truth.js';

const { ACTOR } = core;

/** A truth that a belief holds (nearly) impossible counts as this likely, for no sum survives a logarithm of 0. */
export const LEAST_PROBABILITY = 1e-4;
/** Worlds drawn from a belief that cannot list them. */
const DRAWS = 1000;

/** Sums over the decisions of one game; the mean is per decision. */
export interface Score {
  decisions: number;
  /** Minus the logarithm of the probability of the truth, in nats. */
  logLoss: number;
  /** Squared errors of the probabilities of all answers; 0 at best, 2 at worst. */
  brier: number;
  /** Decisions at which the truth was held (nearly) impossible. */
  missed: number;
}

/** Follows one game after the other in one seat. Call `before` for every move, with the position it is played in. */
export class BeliefJudge {
  readonly score: Score = { decisions: 0, logLoss: 0, brier: 0, missed: 0 };
  readonly #game: Game;
  readonly #player: Player;
  readonly #belief: Belief;
  readonly #truth: Truth;
  readonly #view: View;
  readonly #rng = new Rng(0);
  readonly #world: State;
  readonly #answers = new Map<number, number>();

  constructor(game: Game, player: Player, belief: Belief, truth: Truth) {
    this.#game = game;
    this.#player = player;
    this.#belief = belief;
    this.#truth = truth;
    this.#view = new View(game, player);
    this.#world = new Int32Array(game.stateWords);
  }

  /** A new game starts, and a new score. */
  reset(seed: number): void {
    this.#rng.seed(seed);
    this.#belief.reset(this.#game, this.#player, seed);
    Object.assign(this.score, { decisions: 0, logLoss: 0, brier: 0, missed: 0 });
  }

  before(state: State, move: Move): void {
    if (state[ACTOR] === this.#player) this.#judge(state);
    this.#belief.see?.(this.#game.moveSeenBy(state, move, this.#player));
  }

  #judge(state: State): void {
    this.#view.show(state);
    this.#belief.look(this.#view);
    this.#answers.clear();
    this.#ask();
    const p = this.#answers.get(this.#truth(state, this.#player)) ?? 0;
    let squares = 0;
    for (const q of this.#answers.values()) squares += q * q;
    this.score.decisions++;
    this.score.logLoss -= Math.log(Math.max(p, LEAST_PROBABILITY));
    this.score.brier += squares - p * p + (1 - p) * (1 - p);
    if (p < LEAST_PROBABILITY) this.score.missed++;
  }

  #ask(): void {
    const belief = this.#belief;
    if (isListed(belief)) for (let i = 0; i < belief.worldCount; i++) this.#answer(belief.world(i), belief.weight(i));
    else this.#askEvenly();
  }

  /** All worlds where the game lists them and they are few, else as many draws. */
  #askEvenly(): void {
    const all = this.#view.worldCount() ?? Infinity;
    for (let i = 0; i < Math.min(all, DRAWS); i++) {
      if (all <= DRAWS) this.#view.world(i, this.#world);
      else this.#belief.sample(this.#world, this.#rng);
      this.#answer(this.#world, 1 / Math.min(all, DRAWS));
    }
  }

  #answer(world: State, weight: number): void {
    const answer = this.#truth(world, this.#player);
    this.#answers.set(answer, (this.#answers.get(answer) ?? 0) + weight);
  }
}

const isListed = (belief: Belief): belief is ListedBelief => 'worldCount' in belief;
