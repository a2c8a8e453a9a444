/**
 * What both sides see of a Scotland Yard game, as a tree. Only Mr X's station is hidden, so a node is a public state and
 * holds one cell for each station where he may be, instead of one node for each way he may have come there.
 *
 *   node n:   cells firstCell[n] .. firstCell[n + 1] - 1; parent[n] < n
 *   Mr X:     an information set is a cell; its moves are arcs firstArc[c] .. firstArc[c + 1] - 1, each to a cell
 *   police:   an information set is a node; its moves are choices firstChoice[n] .. firstChoice[n + 1] - 1, and choice k
 *             takes the i-th cell of its node to cell landing[firstLanding[k] + i]
 *
 * Games end in two further cells, one for each winner.
 */
import * as core from '../../core/game.js';
import type { Game, Move, State } from '../../core/game.js';
import { UsageError } from '../../core/usage-error.js';
import * as layout from '../../games/scotland-yard/layout.js';

const { ACTOR, CHANCE, TERMINAL } = core;
const { MR_X, DETECTIVES, STATION, WINNER } = layout;

const DETECTIVE_SEAT = 1;
const NO_CHOICE = -1;

export interface PublicTree {
  readonly nodeCount: number;
  readonly isMrX: Uint8Array;
  readonly parent: Int32Array;
  /** The detectives' choice that leads here; -1 where Mr X moved. */
  readonly parentChoice: Int32Array;
  readonly firstCell: Int32Array;
  readonly cellCount: number;
  /** The station that a cell stands for. */
  readonly station: Int32Array;
  readonly firstArc: Int32Array;
  readonly arcMove: Int32Array;
  readonly arcCell: Int32Array;
  readonly firstChoice: Int32Array;
  readonly choiceMove: Int32Array;
  readonly firstLanding: Int32Array;
  readonly landing: Int32Array;
  /** The cells after the last: he is caught, he has escaped. */
  readonly caught: number;
  readonly escaped: number;
}

/** A public state: any of its states, and the stations that may replace Mr X's. */
interface Draft {
  readonly state: State;
  readonly stations: number[];
  readonly parent: number;
  readonly parentChoice: number;
}

/** Everything that can follow `root`, a state in which a pawn is to move; one seat must steer all detectives. */
export function buildPublicTree(game: Game, root: State, maxNodes = 200_000): PublicTree {
  if (game.playerCount !== 2) throw new UsageError(`seats=${String(game.options.seats)}: only coalition can be solved`);
  if (root[ACTOR] === CHANCE || root[ACTOR] === TERMINAL)
    throw new UsageError('a solver starts where a pawn is to move');
  const builder = new PublicTreeBuilder(game, root);
  for (let n = 0; n < builder.drafts.length; n++) {
    builder.expand(n);
    if (builder.drafts.length > maxNodes) throw new UsageError(`too large to solve: over ${maxNodes} public states`);
  }
  return builder.finish();
}

/** Stations that nobody can rule out, by the public history of `state`. */
function possibleStations(game: Game, state: State): number[] {
  const world = state.slice();
  return Array.from({ length: game.worldCount!(state, DETECTIVE_SEAT) }, (_, i) => {
    game.setWorld!(world, DETECTIVE_SEAT, i);
    return world[STATION];
  });
}

// Where a cell's number is not known yet: a draft and a station in one integer; negative where the game is over.
const CAUGHT = -1;
const ESCAPED = -2;
const pending = (draft: number, station: number): number => draft * 256 + station;

class PublicTreeBuilder {
  readonly drafts: Draft[];
  readonly #game: Game;
  readonly #arcs: { move: Move; to: number }[][] = [];
  readonly #choices: { move: Move; to: number[] }[][] = [];
  readonly #moves: Int32Array;

  constructor(game: Game, root: State) {
    this.#game = game;
    this.#moves = new Int32Array(game.maxMoves);
    const stations = possibleStations(game, root);
    this.drafts = [{ state: root.slice(), stations, parent: -1, parentChoice: NO_CHOICE }];
  }

  #choiceCount = 0;

  expand(n: number): void {
    this.#choices[n] = [];
    if (this.drafts[n].state[ACTOR] === MR_X) this.#moveMrX(n);
    else this.#moveDetective(n);
  }

  /** One child for each ticket he may show, or station where he shows himself. */
  #moveMrX(n: number): void {
    const { state, stations } = this.drafts[n];
    const children = new Map<number, number>();
    for (const at of stations) {
      state[STATION] = at;
      const arcs: { move: Move; to: number }[] = [];
      for (const move of this.#legal(state)) {
        const seen = this.#game.moveSeenBy(state, move, DETECTIVE_SEAT);
        arcs.push({ move, to: this.#play(n, state, move, children, seen, NO_CHOICE) });
      }
      this.#arcs.push(arcs);
    }
  }

  #moveDetective(n: number): void {
    const { state, stations } = this.drafts[n];
    const children = new Map<number, number>();
    for (const move of this.#legal(state)) {
      const choice = this.#choiceCount++;
      const to = stations.map((at) => {
        state[STATION] = at;
        return this.#play(n, state, move, children, move, choice);
      });
      this.#choices[n].push({ move, to });
    }
    for (let i = 0; i < stations.length; i++) this.#arcs.push([]);
  }

  #legal(state: State): Int32Array {
    return this.#moves.slice(0, this.#game.legalMoves(state, this.#moves));
  }

  /** Where `move` leads, as a pending cell of a child that is made on first use. */
  #play(n: number, from: State, move: Move, children: Map<number, number>, key: number, choice: number): number {
    const state = from.slice();
    this.#game.apply(state, move);
    if (state[ACTOR] === TERMINAL) return state[WINNER] === DETECTIVES ? CAUGHT : ESCAPED;
    let child = children.get(key);
    if (child === undefined) {
      child = this.drafts.length;
      children.set(key, child);
      this.drafts.push({ state, stations: [], parent: n, parentChoice: choice });
    }
    const { stations } = this.drafts[child];
    if (!stations.includes(state[STATION])) stations.push(state[STATION]);
    return pending(child, state[STATION]);
  }

  finish(): PublicTree {
    const cellOf = new Map<number, number>();
    this.drafts.forEach(({ stations }, n) => stations.forEach((at) => cellOf.set(pending(n, at), cellOf.size)));
    const [caught, escaped] = [cellOf.size, cellOf.size + 1];
    const cell = (to: number): number => (to === CAUGHT ? caught : to === ESCAPED ? escaped : cellOf.get(to)!);
    const arcs = this.#arcs.flat();
    const choices = this.#choices.flat();
    return {
      nodeCount: this.drafts.length,
      isMrX: Uint8Array.from(this.drafts, ({ state }) => (state[ACTOR] === MR_X ? 1 : 0)),
      parent: Int32Array.from(this.drafts, ({ parent }) => parent),
      parentChoice: Int32Array.from(this.drafts, ({ parentChoice }) => parentChoice),
      firstCell: starts(this.drafts.map(({ stations }) => stations.length)),
      cellCount: cellOf.size,
      station: Int32Array.from(this.drafts.flatMap(({ stations }) => stations)),
      firstArc: starts(this.#arcs.map((list) => list.length)),
      arcMove: Int32Array.from(arcs, ({ move }) => move),
      arcCell: Int32Array.from(arcs, ({ to }) => cell(to)),
      firstChoice: starts(this.#choices.map((list) => list.length)),
      choiceMove: Int32Array.from(choices, ({ move }) => move),
      firstLanding: starts(choices.map(({ to }) => to.length)),
      landing: Int32Array.from(choices.flatMap(({ to }) => to.map(cell))),
      caught,
      escaped,
    };
  }
}

/** Where each of several runs begins, and where the last one ends. */
function starts(lengths: readonly number[]): Int32Array {
  const first = new Int32Array(lengths.length + 1);
  lengths.forEach((length, i) => (first[i + 1] = first[i] + length));
  return first;
}
