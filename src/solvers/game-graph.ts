/**
 * A whole game in memory, for games that are small.
 *
 * A node is a state; histories that lead to the same words are one node, since nothing that follows can differ. What a
 * seat should remember of them is in its observation. Nodes are numbered ply by ply, so every edge leads to a higher
 * number: a loop upwards meets parents first, a loop downwards children first.
 *
 *   node v:     actor[v], infoset[v] (-1 where nobody decides), edges firstEdge[v] .. firstEdge[v + 1] - 1
 *   edge e:     child[e], odds[e] (at CHANCE; 0 elsewhere)
 *   infoset i:  player[i], slots firstSlot[i] .. firstSlot[i + 1] - 1, one for each move, in the order of the edges
 */
import type { Game, Player, State } from '../core/game.js';
import type { WordTable } from './word-table.js';

export class GameGraph {
  readonly game: Game;
  readonly nodeCount: number;
  /** A seat, CHANCE or TERMINAL. */
  readonly actor: Int32Array;
  readonly infoset: Int32Array;
  readonly firstEdge: Int32Array;
  readonly child: Int32Array;
  readonly odds: Float64Array;
  /** What each seat gets at a TERMINAL node, at node * playerCount + seat. */
  readonly returns: Float64Array;
  readonly infosetCount: number;
  readonly player: Int32Array;
  readonly firstSlot: Int32Array;
  /** The move behind each slot. */
  readonly move: Int32Array;
  readonly slotCount: number;
  /** One state of each information set, at infoset * stateWords. */
  readonly #example: Int32Array;
  /** The seat and its observation, one row for each information set. */
  readonly #keys: WordTable;
  readonly #key: Int32Array;

  constructor(game: Game, parts: GraphParts) {
    this.game = game;
    this.nodeCount = parts.actor.length;
    this.actor = Int32Array.from(parts.actor);
    this.infoset = Int32Array.from(parts.infoset);
    this.firstEdge = Int32Array.from(parts.firstEdge);
    this.child = Int32Array.from(parts.child);
    this.odds = Float64Array.from(parts.odds);
    this.returns = Float64Array.from(parts.returns);
    this.infosetCount = parts.player.length;
    this.player = Int32Array.from(parts.player);
    this.firstSlot = Int32Array.from(parts.firstSlot);
    this.move = Int32Array.from(parts.move);
    this.slotCount = parts.move.length;
    this.#example = Int32Array.from(parts.example);
    this.#keys = parts.keys;
    this.#key = new Int32Array(parts.keys.width);
  }

  /** A state in which the information set's player cannot tell it from its others. */
  example(infoset: number): State {
    const { stateWords } = this.game;
    return this.#example.subarray(infoset * stateWords, (infoset + 1) * stateWords);
  }

  /** The information set in which `player` observes these words on its move, or -1. */
  infosetOf(player: Player, observation: Int32Array): number {
    this.#key[0] = player;
    this.#key.set(observation, 1);
    return this.#keys.find(this.#key);
  }

  /** How many histories there are, the empty one included. */
  historyCount(): number {
    const paths = new Float64Array(this.nodeCount);
    paths[0] = 1;
    let total = 0;
    for (let v = 0; v < this.nodeCount; v++) {
      total += paths[v];
      for (let e = this.firstEdge[v]; e < this.firstEdge[v + 1]; e++) paths[this.child[e]] += paths[v];
    }
    return total;
  }
}

/** The lists that become a graph. */
export interface GraphParts {
  readonly actor: number[];
  readonly infoset: number[];
  readonly firstEdge: number[];
  readonly child: number[];
  readonly odds: number[];
  readonly returns: number[];
  readonly player: number[];
  readonly firstSlot: number[];
  readonly move: number[];
  readonly example: number[];
  readonly keys: WordTable;
}
