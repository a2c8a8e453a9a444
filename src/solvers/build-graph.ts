import * as core from '../core/game.js';
import type { Game, Player, State } from '../core/game.js';
import { UsageError } from '../core/usage-error.js';
import type { GraphParts } from './game-graph.js';
import { GameGraph } from './game-graph.js';
import { WordTable } from './word-table.js';

const { ACTOR, CHANCE, TERMINAL } = core;

/** What a graph may grow to before the game counts as too large. */
export interface GraphLimits {
  readonly nodes: number;
  /** Words of all states of one ply, which must be held at once. */
  readonly plyWords: number;
}

export const GRAPH_LIMITS: GraphLimits = { nodes: 2_000_000, plyWords: 1 << 25 };

/** Walks through every state, ply by ply. A game beyond `limits` is a UsageError. */
export function buildGraph(game: Game, limits = GRAPH_LIMITS): GameGraph {
  const builder = new GraphBuilder(game);
  let ply = new WordTable(game.stateWords);
  let next = new WordTable(game.stateWords);
  ply.intern(core.newState(game));
  while (ply.size > 0) {
    next.clear();
    const room = limits.nodes - builder.nodeCount - ply.size;
    const mostRows = Math.min(room, limits.plyWords / game.stateWords);
    const firstNext = builder.nodeCount + ply.size;
    for (let i = 0; i < ply.size; i++) {
      builder.addNode(ply.row(i), firstNext, next);
      if (next.size > mostRows)
        throw new UsageError(`${game.id} is too large to solve: more than ${firstNext + next.size} states`);
    }
    [ply, next] = [next, ply];
  }
  return builder.finish();
}

class GraphBuilder {
  readonly #game: Game;
  readonly #parts: GraphParts;
  readonly #moves: Int32Array;
  readonly #weights: Int32Array;
  readonly #returns: Float64Array;
  readonly #next: State;
  readonly #key: Int32Array;
  readonly #observation: Int32Array;

  constructor(game: Game) {
    this.#game = game;
    this.#parts = {
      actor: [],
      infoset: [],
      firstEdge: [0],
      child: [],
      odds: [],
      returns: [],
      player: [],
      firstSlot: [0],
      move: [],
      example: [],
      keys: new WordTable(game.observationWords + 1),
    };
    this.#moves = new Int32Array(game.maxMoves);
    this.#weights = new Int32Array(game.maxMoves);
    this.#returns = new Float64Array(game.playerCount);
    this.#next = new Int32Array(game.stateWords);
    this.#key = new Int32Array(game.observationWords + 1);
    this.#observation = this.#key.subarray(1);
  }

  get nodeCount(): number {
    return this.#parts.actor.length;
  }

  /** Adds a state and its edges, which lead to rows of `next`; row 0 will be node `firstNext`. */
  addNode(state: State, firstNext: number, next: WordTable): void {
    const parts = this.#parts;
    const actor = state[ACTOR];
    this.#returns.fill(0);
    if (actor === TERMINAL) this.#game.returns(state, this.#returns);
    const count = actor === TERMINAL ? 0 : this.#game.legalMoves(state, this.#moves);
    parts.actor.push(actor);
    for (const value of this.#returns) parts.returns.push(value);
    parts.infoset.push(actor >= 0 ? this.#infosetOf(state, actor, count) : -1);
    for (let i = 0; i < count; i++) {
      this.#next.set(state);
      this.#game.apply(this.#next, this.#moves[i]);
      parts.child.push(firstNext + next.intern(this.#next));
    }
    this.#addOdds(state, count);
    parts.firstEdge.push(parts.child.length);
  }

  #addOdds(state: State, count: number): void {
    const weights = this.#weights.fill(state[ACTOR] === CHANCE ? 1 : 0);
    if (state[ACTOR] === CHANCE) this.#game.chanceWeights?.(state, this.#moves, count, weights);
    let total = 0;
    for (let i = 0; i < count; i++) total += weights[i];
    for (let i = 0; i < count; i++) this.#parts.odds.push(total > 0 ? weights[i] / total : 0);
  }

  #infosetOf(state: State, player: Player, count: number): number {
    const { keys, firstSlot, move } = this.#parts;
    this.#key[0] = player;
    this.#game.observe(state, player, this.#observation);
    const known = keys.size;
    const infoset = keys.intern(this.#key);
    if (infoset === known) this.#addInfoset(state, player, count);
    const first = firstSlot[infoset];
    let same = firstSlot[infoset + 1] - first === count;
    for (let i = 0; i < count; i++) same &&= move[first + i] === this.#moves[i];
    if (!same) throw new Error(`${this.#game.id}: seat ${player} has other moves in states it cannot tell apart`);
    return infoset;
  }

  #addInfoset(state: State, player: Player, count: number): void {
    const parts = this.#parts;
    parts.player.push(player);
    for (let i = 0; i < count; i++) parts.move.push(this.#moves[i]);
    parts.firstSlot.push(parts.move.length);
    for (const word of state) parts.example.push(word);
  }

  finish(): GameGraph {
    return new GameGraph(this.#game, this.#parts);
  }
}
