/**
 * What detectives do who think, too. They are put where they sit at the table: Mr X is on any of his possible stations,
 * and of his moves they know what they saw. What they learn so is how they answer the moves that Mr X thinks about.
 */
import { NONE } from '../../agents/tree.js';
import * as core from '../../core/game.js';
import type { Game, Move, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from '../../games/scotland-yard/layout.js';
import { Chooser } from './chooser.js';
import type { DistancePolicy } from './distance-policy.js';

const { ACTOR, TERMINAL } = core;
const { DETECTIVES, MR_X, ROUND, STATION } = layout;

/** How often they must have chosen at a node for it to be an answer. */
const ENOUGH = 20;

export class Answers {
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #policy: DistancePolicy;
  readonly #detectives: Chooser;
  /** Where the moves that were followed have led; NONE off the tree. */
  #at = NONE;

  /** The policy moves Mr X, and keeps his possible stations. */
  constructor(game: Game, rng: Rng, policy: DistancePolicy, c: number, capacity: number) {
    this.#game = game;
    this.#rng = rng;
    this.#policy = policy;
    this.#detectives = new Chooser(game, DETECTIVES, rng, c, capacity);
  }

  /** How often they have thought. */
  get thoughts(): number {
    return this.#detectives.tree.visits[0];
  }

  clear(): void {
    this.#detectives.tree.clear();
  }

  /** Back to the position that is thought about. */
  restart(): void {
    this.#at = 0;
  }

  /** Goes along with a move that is about to be played. */
  follow(s: State, move: Move): void {
    if (this.#at !== NONE) this.#at = this.#detectives.tree.child(this.#at, this.#seen(s, move));
  }

  /** An answer of the detective to move, drawn by visits; NONE where they have not thought enough. */
  draw(s: State): Move {
    const { visits, key } = this.#detectives.tree;
    if (this.#at === NONE || visits[this.#at] < ENOUGH) return NONE;
    const { edges, count } = this.#detectives.offersAt(this.#at, s);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += visits[edges[i]];
    if (sum < ENOUGH) return NONE;
    let left = this.#rng.below(sum);
    let i = 0;
    while (left >= visits[edges[i]]) left -= visits[edges[i++]];
    return key[edges[i]];
  }

  /** Plays a state, which the policy has looked at, to the end of the rehearsal; returns where the tree was left. */
  think(s: State, endRound: number): number {
    const { tree } = this.#detectives;
    const policy = this.#policy;
    s[STATION] = policy.possible.list[this.#rng.below(policy.possible.size)];
    let leaf = 0;
    let isInTree = true;
    while (s[ACTOR] !== TERMINAL && s[ROUND] < endRound) {
      let next = NONE;
      if (isInTree && s[ACTOR] === DETECTIVES) next = this.#detectives.select(leaf, s);
      const isTheirs = next !== NONE;
      const move = isTheirs ? tree.key[next] : policy.choose(s);
      if (isInTree && s[ACTOR] === MR_X) next = tree.childOrNew(leaf, this.#seen(s, move), MR_X);
      isInTree = next !== NONE && !(isTheirs && tree.visits[next] === 0);
      if (next !== NONE) leaf = next;
      policy.play(s, move);
    }
    return leaf;
  }

  /** How likely Mr X was caught on the way to `leaf`. */
  learn(leaf: number, capture: number): void {
    this.#detectives.learn(leaf, capture);
  }

  #seen(s: State, move: Move): number {
    return s[ACTOR] === MR_X ? this.#game.moveSeenBy(s, move, DETECTIVES) : move;
  }
}
