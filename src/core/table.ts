import type { Agent } from './agent.js';
import type { Board, MoveListener, Sitting } from './board.js';
import { boardOf, createBoard } from './board.js';
import type { Game, Player } from './game.js';
import { OpenView } from './open-view.js';
import { TimedAgent } from './timed-agent.js';
import { View } from './view.js';

/** What a table puts up with. */
export interface HouseRules {
  /** Seat agents that look at the true position, too; whoever allows it must say so wherever the results are shown. */
  readonly mayCheat?: boolean;
}

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
  readonly #board: Board;
  readonly #sitting: Sitting;
  /** The same agents with a stopwatch. Apart, so that the loop of games without one holds nothing of it. */
  readonly #timedSitting: Sitting;

  constructor(game: Game, agents: readonly Agent[], { mayCheat = false }: HouseRules = {}) {
    if (agents.length !== game.playerCount)
      throw new TypeError(`${game.id} has ${game.playerCount} seats; ${agents.length} agents were given`);
    const cheat = agents.find((agent) => agent.cheats);
    if (cheat && !mayCheat) throw new TypeError(`${cheat.spec} looks at the true position, which this table forbids`);
    this.game = game;
    this.agents = agents;
    this.moves = new Int32Array(game.maxPlies);
    this.returns = new Float64Array(game.playerCount);
    this.millis = new Float64Array(game.playerCount);
    const views = agents.map((agent, seat) => (agent.cheats ? new OpenView(game, seat) : new View(game, seat)));
    const listeners = [...agents.keys()].filter((seat) => agents[seat].see);
    const forfeit = (seat: Player, what: string): void => this.#forfeit(seat, what);
    const { moves, returns } = this;
    const timedAgents = agents.map((agent, seat) => new TimedAgent(agent, this.millis, seat));
    this.#board = boardOf(game);
    this.#sitting = { agents, views, listeners, moves, returns, forfeit };
    this.#timedSitting = { agents: timedAgents, views, listeners, moves, returns, forfeit };
  }

  /**
   * Plays one game. The luck of the deal depends on (seed, pair) alone; each agent's own stream on (seed, pair, leg,
   * seat). An agent that throws or answers with an illegal move loses by a fault.
   */
  play(seed: number, pair: number, leg: number): void {
    this.moveCount = 0;
    this.fault = undefined;
    if (this.timed) this.millis.fill(0);
    const board = this.#board.isBusy ? createBoard(this.game) : this.#board;
    board.isBusy = true;
    try {
      this.moveCount = board.play(this.timed ? this.#timedSitting : this.#sitting, this.onMove, seed, pair, leg);
    } finally {
      board.isBusy = false;
    }
  }

  /** Whoever broke the rules loses; with two at the table the other wins, with more nobody else is judged. */
  #forfeit(seat: Player, what: string): void {
    this.fault = { seat, what };
    this.returns.fill(this.returns.length === 2 ? 1 : 0);
    this.returns[seat] = -1;
  }
}
