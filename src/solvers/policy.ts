/** What to do in every information set of a graph: the probability of each move, by slot. */
import type { Game, Player } from '../core/game.js';
import type { GameGraph } from './game-graph.js';

export type Policy = Float64Array;

/** A policy as a rule: writes the probabilities of the `count` moves that `player` has when it observes this. */
export type PolicyRule = (
  game: Game,
  player: Player,
  observation: Int32Array,
  moves: Int32Array,
  out: Float64Array,
) => void;

export function policyOf(graph: GameGraph, rule: PolicyRule): Policy {
  const policy = new Float64Array(graph.slotCount);
  const observation = new Int32Array(graph.game.observationWords);
  for (let i = 0; i < graph.infosetCount; i++) {
    const [from, to] = [graph.firstSlot[i], graph.firstSlot[i + 1]];
    graph.game.observe(graph.example(i), graph.player[i], observation);
    rule(graph.game, graph.player[i], observation, graph.move.slice(from, to), policy.subarray(from, to));
  }
  return policy;
}

/** Every legal move equally often. */
export const uniformPolicy = (graph: GameGraph): Policy =>
  policyOf(graph, (_game, _player, _observation, moves, out) => out.fill(1 / moves.length));

/** The first legal move, always. */
export const firstMovePolicy = (graph: GameGraph): Policy =>
  policyOf(graph, (_game, _player, _observation, _moves, out) => out.fill(1, 0, 1));

/** Writes `from`, scaled so that each information set sums to 1; evenly where there is nothing. */
export function normalizeInto(graph: GameGraph, from: Float64Array, out: Policy): void {
  for (let i = 0; i < graph.infosetCount; i++) normalizeRow(from, graph.firstSlot[i], graph.firstSlot[i + 1], out);
}

/** The same for one information set. */
export function normalizeRow(from: Float64Array, first: number, end: number, out: Policy): void {
  let sum = 0;
  for (let k = first; k < end; k++) sum += from[k];
  for (let k = first; k < end; k++) out[k] = sum > 0 ? from[k] / sum : 1 / (end - first);
}
