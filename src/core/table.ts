import type { Agent } from './agent.js';
import { MoveSampler } from './chance.js';
import type { Game, Move, Player, State } from './game.js';
import * as core from './game.js';
import { Rng } from './rng.js';
import { deriveSeed } from './seed.js';
import { View } from './view.js';

const { ACTOR, CHANCE, TERMINAL } = core;

/** Called before each move with the position it is played in; must not write to it. */
export type MoveListener = (state: State, move: Move) => void;

/** An agent that broke the rules: it loses, and the game ends there. */
export interface Fault {
  readonly seat: Player;
  readonly what: string;
}

/**
 * A table where the same agents sit for many games. Everything a game needs is allocated once; the moves and the result
 * of the last game stay readable until the next begins.
 */
export class Table {
  readonly game: Game;
  readonly agents: readonly Agent[];
  /** Every move of the last game, chance included; the first `moveCount` count. */
  readonly moves: Int32Array;
  moveCount = 0;
  readonly returns: Float64Array;
  fault: Fault | undefined = undefined;
  /** Thinking time by seat in the last game; filled in only while `timed`, since asking the clock is not free. */
  readonly millis: Float64Array;
  timed = false;
  onMove: MoveListener | undefined = undefined;
  readonly #state: State;
  readonly #views: readonly View[];
  readonly #sampler: MoveSampler;
  readonly #luck = new Rng(0);

  constructor(game: Game, agents: readonly Agent[]) {
    if (agents.length !== game.playerCount)
      throw new TypeError(`${game.id} has ${game.playerCount} seats; ${agents.length} agents were given`);
    this.game = game;
    this.agents = agents;
    this.moves = new Int32Array(game.maxPlies);
    this.returns = new Float64Array(game.playerCount);
    this.millis = new Float64Array(game.playerCount);
    this.#state = new Int32Array(game.stateWords);
    this.#views = agents.map((_, seat) => new View(game, seat));
    this.#sampler = new MoveSampler(game);
  }

  /**
   * Plays one game. The luck of the deal depends on (seed, pair) alone; each agent's own stream on (seed, pair, leg,
   * seat). An agent that throws or answers with an illegal move loses by a fault.
   */
  play(seed: number, pair: number, leg: number): void {
    this.moveCount = 0;
    this.fault = undefined;
    if (this.timed) this.millis.fill(0);
    this.#luck.seed(deriveSeed(seed, pair));
    this.game.reset(this.#state);
    if (!this.#seatAgents(seed, pair, leg)) return;
    this.moveCount = this.#playOn();
    if (this.fault === undefined) this.game.returns(this.#state, this.returns);
  }

  /** Returns how many moves were played. One function and only local names: this loop is most of a fast game's cost. */
  #playOn(): number {
    const { game, agents, moves, timed, onMove } = this;
    const s = this.#state;
    const views = this.#views;
    const sampler = this.#sampler;
    const luck = this.#luck;
    let ply = 0;
    for (let actor = s[ACTOR]; actor !== TERMINAL; actor = s[ACTOR]) {
      let move: Move;
      if (actor === CHANCE) move = sampler.sample(s, luck);
      else {
        const view = views[actor];
        view.show(s);
        try {
          move = timed ? this.#chooseTimed(actor, view) : agents[actor].choose(view);
        } catch (error) {
          this.#forfeit(actor, `threw ${messageOf(error)}`);
          return ply;
        }
        if (!view.allows(move)) {
          this.#forfeit(actor, `played ${String(move)}, which is not a legal move`);
          return ply;
        }
      }
      if (onMove !== undefined) onMove(s, move);
      if (ply === moves.length) throw new RangeError(`${game.id} goes on beyond maxPlies = ${game.maxPlies}`);
      moves[ply++] = move;
      game.apply(s, move);
    }
    return ply;
  }

  #seatAgents(seed: number, pair: number, leg: number): boolean {
    for (let seat = 0; seat < this.agents.length; seat++)
      try {
        this.agents[seat].reset(this.game, seat, deriveSeed(seed, pair, leg, seat));
      } catch (error) {
        this.#forfeit(seat, `threw ${messageOf(error)} before its first move`);
        return false;
      }
    return true;
  }

  #chooseTimed(seat: Player, view: View): Move {
    const started = performance.now();
    try {
      return this.agents[seat].choose(view);
    } finally {
      this.millis[seat] += performance.now() - started;
    }
  }

  /** Whoever broke the rules loses; with two at the table the other wins, with more nobody else is judged. */
  #forfeit(seat: Player, what: string): void {
    this.fault = { seat, what };
    this.returns.fill(this.returns.length === 2 ? 1 : 0);
    this.returns[seat] = -1;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
