import type { Agent } from './agent.js';
import { MoveSampler } from './chance.js';
import type { Game, Move, State } from './game.js';
import { ACTOR, CHANCE, newState, TERMINAL } from './game.js';
import type { GameRecord } from './record.js';
import { RECORD_SCHEMA } from './record.js';
import { Rng } from './rng.js';
import { deriveSeed } from './seed.js';
import { View } from './view.js';

/** Where a game's luck comes from: the experiment's seed, and its place in the experiment. */
export interface GameSeed {
  readonly seed: number;
  readonly pair?: number;
  readonly leg?: number;
}

/** Called before each move with the position it is played in; must not write to it. */
export type MoveListener = (state: State, move: Move) => void;

/**
 * Plays one game. The luck of the deal depends on (seed, pair) alone; each agent's own stream on (seed, pair, leg,
 * seat). An agent that throws or answers with an illegal move loses by a fault.
 */
export function playGame(game: Game, agents: readonly Agent[], at: GameSeed, onMove?: MoveListener): GameRecord {
  if (agents.length !== game.playerCount)
    throw new TypeError(`${game.id} has ${game.playerCount} seats; ${agents.length} agents were given`);
  const { seed, pair = 0, leg = 0 } = at;
  const luck = new Rng(deriveSeed(seed, pair));
  agents.forEach((agent, seat) => agent.reset(game, seat, deriveSeed(seed, pair, leg, seat)));

  const state = newState(game);
  const sampler = new MoveSampler(game);
  const views = agents.map((_, seat) => new View(game, seat));
  const moves: Move[] = [];
  const returns = new Float64Array(game.playerCount);
  const millis = new Float64Array(game.playerCount);
  const legal = new Int32Array(game.maxMoves);
  let fault: GameRecord['fault'];

  while (state[ACTOR] !== TERMINAL) {
    const seat = state[ACTOR];
    let move: Move;
    if (seat === CHANCE) move = sampler.sample(state, luck);
    else {
      const started = performance.now();
      const answer = ask(agents[seat], views[seat], state, legal);
      millis[seat] += performance.now() - started;
      if (typeof answer === 'string') {
        fault = { seat, what: answer };
        break;
      }
      move = answer;
    }
    onMove?.(state, move);
    moves.push(move);
    game.apply(state, move);
  }

  if (fault) forfeit(fault.seat, returns);
  else game.returns(state, returns);
  return {
    schema: RECORD_SCHEMA,
    game: game.id,
    options: game.options,
    rulesVersion: game.rulesVersion,
    seats: agents.map((agent) => agent.spec),
    seed,
    pair,
    leg,
    moves,
    returns: [...returns],
    millis: [...millis],
    ...(fault && { fault }),
  };
}

/** The agent's move, or what it did wrong. */
function ask(agent: Agent, view: View, state: State, legal: Int32Array): Move | string {
  view.show(state);
  // A copy and a count of our own: an agent may have written to its view by the time it answers.
  legal.set(view.moves);
  const count = view.moveCount;
  let move: Move;
  try {
    move = agent.choose(view);
  } catch (error) {
    return `threw ${error instanceof Error ? error.message : String(error)}`;
  }
  for (let i = 0; i < count; i++) if (legal[i] === move) return move;
  return `played ${String(move)}, which is not a legal move`;
}

/** Whoever broke the rules loses; with two at the table the other wins, with more nobody else is judged. */
function forfeit(seat: number, returns: Float64Array): void {
  returns.fill(returns.length === 2 ? 1 : 0);
  returns[seat] = -1;
}
