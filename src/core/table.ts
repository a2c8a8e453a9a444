import type { Agent } from './agent.js';
import { MoveSampler } from './chance.js';
import type { Game, Move, Player, State } from './game.js';
import * as core from './game.js';
import { OpenView } from './open-view.js';
import { Rng } from './rng.js';
import { deriveSeed } from './seed.js';
import { TimedAgent } from './timed-agent.js';
import { View } from './view.js';

const { ACTOR, CHANCE, TERMINAL } = core;

/** Called before each move with the position it is played in; must not write to it. */
export type MoveListener = (state: State, move: Move) => void;

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
  /** The agents with a stopwatch. Apart from them, so that the loop of games without one holds nothing of it. */
  readonly #timedAgents: readonly Agent[];
  readonly #state: State;
  readonly #views: readonly View[];
  readonly #sampler: MoveSampler;
  readonly #luck = new Rng(0);
  /** Seats whose agents want to be told of every move; most tables have none. */
  readonly #listeners: readonly Player[];

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
    this.#timedAgents = agents.map((agent, seat) => new TimedAgent(agent, this.millis, seat));
    this.#state = new Int32Array(game.stateWords);
    this.#views = agents.map((agent, seat) => (agent.cheats ? new OpenView(game, seat) : new View(game, seat)));
    this.#sampler = new MoveSampler(game);
    this.#listeners = [...agents.keys()].filter((seat) => agents[seat].see);
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
    const { game, moves, onMove } = this;
    const agents = this.timed ? this.#timedAgents : this.agents;
    const s = this.#state;
    const views = this.#views;
    const sampler = this.#sampler;
    const luck = this.#luck;
    const told = this.#listeners.length > 0;
    let ply = 0;
    for (let actor = s[ACTOR]; actor !== TERMINAL; actor = s[ACTOR]) {
      let move: Move;
      // One draw a ply, however luck is drawn elsewhere: two games of a pair stay on the same luck for longer.
      if (actor === CHANCE) move = sampler.sample(s, luck);
      else {
        const view = views[actor];
        view.show(s);
        try {
          move = agents[actor].choose(view);
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
      if (told && !this.#tell(agents, move)) return ply;
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

  /** Lets whoever listens see the move that is about to be played; false when one of them failed. */
  #tell(agents: readonly Agent[], move: Move): boolean {
    const state = this.#state;
    for (const seat of this.#listeners) {
      try {
        agents[seat].see!(this.game.moveSeenBy(state, move, seat));
      } catch (error) {
        this.#forfeit(seat, `threw ${messageOf(error)} when told of a move`);
        return false;
      }
    }
    return true;
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
