import type { Game, Move, Player, State } from './game.js';
import * as core from './game.js';
import type { Rng } from './rng.js';

const { ACTOR } = core;

/**
 * What one seat may know at one moment. Agents get this, never the true state, which is private to it. One View serves
 * one seat for a whole game: whoever runs the game shows it each position in turn, and its buffers are overwritten.
 *
 * Nothing is worked out before an agent asks for it, since many never do.
 */
export class View {
  readonly game: Game;
  readonly player: Player;
  /** The legal moves, out of reach of whoever looks at `moves`. */
  readonly #legal: Int32Array;
  #legalCount = 0;
  #listedAt = 0;
  /** The copy of them that is lent to agents. */
  readonly #moves: Int32Array;
  #lentAt = 0;
  /** The legal move last handed out by `moveAt` or `randomMove`; -1 where there was none. */
  #offered = -1;
  /** The position last shown; it belongs to whoever runs the game. */
  #shown: State;
  /** Counts positions shown; what was worked out `At` an earlier count is out of date. */
  #count = 1;
  /** A prepared copy of the position. */
  readonly #state: State;
  #copiedAt = 0;
  readonly #observation: Int32Array;
  #observedAt = 0;

  constructor(game: Game, player: Player) {
    this.game = game;
    this.player = player;
    this.#legal = new Int32Array(game.maxMoves);
    this.#moves = new Int32Array(game.maxMoves);
    this.#state = new Int32Array(game.stateWords);
    this.#shown = this.#state;
    this.#observation = new Int32Array(game.observationWords);
  }

  /** Looks at a new position, which must stay as it is until the agent has answered. */
  show(state: State): void {
    this.#shown = state;
    this.#count++;
    this.#offered = -1;
  }

  /** How many legal moves the player has; none while another seat decides, since they could tell. */
  get moveCount(): number {
    return this.#list();
  }

  /** The player's own legal moves, in ascending order; the first `moveCount` count. */
  get moves(): Int32Array {
    if (this.#lentAt !== this.#count) {
      this.#list();
      this.#moves.set(this.#legal);
      this.#lentAt = this.#count;
    }
    return this.#moves;
  }

  /** `moves[index]`, for agents that look at one move only. */
  moveAt(index: number): Move {
    const count = this.#list();
    if (index >= 0 && index < count) return (this.#offered = this.#legal[index]);
    throw new RangeError(`move ${index} of ${count}`);
  }

  /** One of the player's legal moves, each as likely as the next. */
  randomMove(rng: Rng): Move {
    const draw = this.game.randomMove;
    if (draw === undefined || this.#shown[ACTOR] !== this.player) return this.moveAt(rng.below(this.#list()));
    return (this.#offered = draw(this.#shown, rng));
  }

  /** Whether `move` is legal, whatever an agent has done to the buffers it was lent. */
  allows(move: Move): boolean {
    if (move === this.#offered && move >= 0) return true;
    const count = this.#list();
    for (let i = 0; i < count; i++) if (this.#legal[i] === move) return true;
    return false;
  }

  /** All that the player has the right to know and to remember. */
  get observation(): Int32Array {
    if (this.#observedAt !== this.#count) {
      this.game.observe(this.#copy(), this.player, this.#observation);
      this.#observedAt = this.#count;
    }
    return this.#observation;
  }

  /** Writes into `out` a world drawn evenly among those that fit the observation. */
  sample(out: State, rng: Rng): void {
    out.set(this.#copy());
    this.game.determinize(out, this.player, rng);
  }

  /** How many worlds fit the observation; undefined when the game has too many to list. */
  worldCount(): number | undefined {
    return this.game.worldCount?.(this.#copy(), this.player);
  }

  /** Writes into `out` the index-th world that fits; only where `worldCount` gives a number. */
  world(index: number, out: State): void {
    out.set(this.#copy());
    this.game.setWorld!(out, this.player, index);
    // A listed world replaces all that the player cannot know, so nothing of the truth is left in `out`.
  }

  /** Lists the legal moves, once for each position; returns how many. */
  #list(): number {
    if (this.#listedAt !== this.#count) {
      const acts = this.#shown[ACTOR] === this.player;
      this.#legalCount = acts ? this.game.legalMoves(this.#shown, this.#legal) : 0;
      this.#listedAt = this.#count;
    }
    return this.#legalCount;
  }

  #copy(): State {
    if (this.#copiedAt !== this.#count) {
      this.#state.set(this.#shown);
      this.game.prepare?.(this.#state);
      this.#copiedAt = this.#count;
    }
    return this.#state;
  }
}
