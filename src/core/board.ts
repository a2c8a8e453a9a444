/**
 * The loop that plays a game. All tables of a game share one board as long as no game begins inside another, so that a
 * thread that plays one game has one such function in all; the engine then knows its state and its rules by address.
 */
import type { Agent } from './agent.js';
import { MoveSampler } from './chance.js';
import type { Game, Move, Player, State } from './game.js';
import * as core from './game.js';
import { Rng } from './rng.js';
import { deriveSeed } from './seed.js';
import type { View } from './view.js';

const { ACTOR, CHANCE, TERMINAL } = core;

/** Called before each move with the position it is played in; must not write to it. */
export type MoveListener = (state: State, move: Move) => void;

/** Who sits at the board, and where the game is written down. */
export interface Sitting {
  readonly agents: readonly Agent[];
  readonly views: readonly View[];
  /** Seats whose agents want to be told of every move; most tables have none. */
  readonly listeners: readonly Player[];
  /** Every move, chance included. */
  readonly moves: Int32Array;
  readonly returns: Float64Array;
  /** Ends the game: this seat broke the rules. */
  forfeit(seat: Player, what: string): void;
}

export interface Board {
  isBusy: boolean;
  /** Plays one game, as `Table.play` says; returns how many moves it had. */
  play(sitting: Sitting, onMove: MoveListener | undefined, seed: number, pair: number, leg: number): number;
}

const boards = new WeakMap<Game, Board>();

/** The board that the tables of `game` share; whoever finds it busy needs one of his own. */
export function boardOf(game: Game): Board {
  const known = boards.get(game);
  if (known) return known;
  const board = createBoard(game);
  boards.set(game, board);
  return board;
}

export function createBoard(game: Game): Board {
  const s = core.newState(game);
  const sampler = new MoveSampler(game);
  const luck = new Rng(0);

  // Long on purpose, with nothing set apart: it is most of a fast game's cost.
  function play(sitting: Sitting, onMove: MoveListener | undefined, seed: number, pair: number, leg: number): number {
    const { agents, views, moves } = sitting;
    const told = sitting.listeners.length > 0;
    let ply = 0;
    let seat = 0;
    luck.seed(deriveSeed(seed, pair));
    game.reset(s);
    try {
      for (; seat < agents.length; seat++) agents[seat].reset(game, seat, deriveSeed(seed, pair, leg, seat));
    } catch (error) {
      sitting.forfeit(seat, `threw ${messageOf(error)} before its first move`);
      return ply;
    }
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
          sitting.forfeit(actor, `threw ${messageOf(error)}`);
          return ply;
        }
        if (!view.allows(move)) {
          sitting.forfeit(actor, `played ${String(move)}, which is not a legal move`);
          return ply;
        }
      }
      if (onMove !== undefined) onMove(s, move);
      if (told && !tell(sitting, move)) return ply;
      if (ply === moves.length) throw new RangeError(`${game.id} goes on beyond maxPlies = ${game.maxPlies}`);
      moves[ply++] = move;
      game.apply(s, move);
    }
    game.returns(s, sitting.returns);
    return ply;
  }

  /** Lets whoever listens see the move that is about to be played; false when one of them failed. */
  function tell({ agents, listeners, forfeit }: Sitting, move: Move): boolean {
    for (const seat of listeners)
      try {
        agents[seat].see!(game.moveSeenBy(s, move, seat));
      } catch (error) {
        forfeit(seat, `threw ${messageOf(error)} when told of a move`);
        return false;
      }
    return true;
  }

  return { isBusy: false, play };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
