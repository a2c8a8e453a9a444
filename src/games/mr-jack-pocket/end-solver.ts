/** Each kind of end game by its own method: a chase, Jack's actions, the Investigator's actions. See solve.ts. */
import { ACTOR, TERMINAL } from '../../core/game.js';
import type { Game, Move, Player, State } from '../../core/game.js';
import type { BoardName } from './board.js';
import { createBoard } from './board.js';
import { ChaseSolver } from './chase.js';
import type { JackType, WeighedWorld } from './jack-types.js';
import { mergeTypes, pileOf, typesOf } from './jack-types.js';
import * as layout from './layout.js';
import type { Menu } from './menus.js';
import { MenuMaker, worth } from './menus.js';
import type { Signal, SignalSolution } from './signals.js';
import { solveSignals } from './signals.js';

const { STAGE, WINNER, INVESTIGATOR, JACK_SEAT, ALIBI_CARD } = layout;

export interface MoveValue {
  readonly move: Move;
  /** The Investigator's chance to win after it. */
  readonly value: number;
}

export interface JackPlan {
  readonly type: JackType;
  /** The Investigator's chance against this type. */
  readonly value: number;
  /** His chance after each legal move of this type, if he answers as he should. */
  readonly moves: readonly MoveValue[];
  /** How often this type should play which move; moves that come to the same are together. */
  readonly mixture: readonly { readonly moves: readonly Move[]; readonly share: number }[];
}

export interface EndSolution {
  readonly actor: Player;
  /** The Investigator's chance to win. */
  readonly value: number;
  /** What the strategies found guarantee: he gets at least the first, Jack concedes at most the second. */
  readonly bounds: readonly [number, number];
  readonly worlds: number;
  /** Every legal move, the best first; where the Investigator decides. */
  readonly moves: readonly MoveValue[];
  /** By type, the likeliest first; where Jack decides. */
  readonly jack: readonly JackPlan[];
}

export class EndSolver {
  readonly #game: Game;
  readonly #cards: readonly number[];
  readonly #goal: number;

  constructor(game: Game) {
    this.#game = game;
    this.#cards = createBoard(game.options.board as BoardName).suspects;
    this.#goal = game.options.hourglasses as number;
  }

  /** Nothing is hidden any more: each move either leads to Jack being seen or does not. */
  chase(worlds: readonly WeighedWorld[]): EndSolution {
    const { state } = worlds[0];
    const search = new ChaseSolver(this.#game);
    const values = new Map(this.#movesAt(state).map((move) => [move, search.catchesAfter(state, move) ? 1 : 0]));
    if (state[ACTOR] === INVESTIGATOR) return bestFirst(worlds, values);
    const value = Math.min(...values.values());
    const jack = typesOf(worlds, this.#goal).map((type) => plainPlan(type, value, values));
    return { actor: JACK_SEAT, value, bounds: [value, value], worlds: 1, moves: [], jack };
  }

  /** The second or third action of the last round: the best plan against even odds. */
  investigator(worlds: readonly WeighedWorld[]): EndSolution {
    const types = typesOf(worlds, this.#goal);
    const weights = types.map(({ weight }) => weight);
    const choices = new MenuMaker(this.#game, types, this.#cards).choices(worlds[0].state);
    return bestFirst(worlds, new Map(choices.map(({ move, menu }) => [move, worth(menu, weights)])));
  }

  /** Jack ends the round: every type does what suits it. */
  lastAction(worlds: readonly WeighedWorld[]): EndSolution {
    const types = typesOf(worlds, this.#goal);
    const menus = new MenuMaker(this.#game, types, this.#cards);
    const { state } = worlds[0];
    const results = this.#movesAt(state).map((move) => [move, menus.lastMove(state, move)] as const);
    const least = menus.lastAction(state);
    const jack = types.map((type, t) =>
      plainPlan(type, least[t], new Map(results.map(([move, chances]) => [move, chances[t]]))),
    );
    const value = types.reduce((sum, type, t) => sum + type.weight * least[t], 0);
    return { actor: JACK_SEAT, value, bounds: [value, value], worlds: worlds.length, moves: [], jack };
  }

  firstAction(worlds: readonly WeighedWorld[]): EndSolution {
    const { types, signals, solution } = this.#solveFirst(worlds);
    const jack = types.map((type, t): JackPlan => ({
      type,
      value: solution.chances[t],
      moves: signals.flatMap(({ moves }, g) => moves.map((move) => ({ move, value: solution.answers[g][t] }))),
      mixture: signals
        .map(({ moves }, g) => ({ moves, share: solution.mixtures[t][g] }))
        .filter(({ share }) => share > 1e-9)
        .sort((a, b) => b.share - a.share),
    }));
    return {
      actor: JACK_SEAT,
      value: solution.guaranteed,
      bounds: [solution.guaranteed, solution.conceded],
      worlds: worlds.length,
      moves: [],
      jack: jack.sort((a, b) => b.type.weight - a.type.weight),
    };
  }

  /** The Investigator's last action of the round before: each answer of Jack opens a last round of its own. */
  beforeLastRound(worlds: readonly WeighedWorld[]): EndSolution {
    const values = new Map<Move, number>();
    let [low, high] = [0, 0];
    for (const move of this.#movesAt(worlds[0].state)) {
      let [guaranteed, conceded] = [0, 0];
      for (const group of this.#groupByAnswer(worlds, move).values()) {
        const [least, most] = this.#valueOf(group);
        guaranteed += least;
        conceded += most;
      }
      values.set(move, guaranteed);
      low = Math.max(low, guaranteed);
      high = Math.max(high, conceded);
    }
    return { ...bestFirst(worlds, values), bounds: [low, high] };
  }

  /** What follows the move: worlds by the card that is shown, if one is, and by what Jack then answers. */
  #groupByAnswer(worlds: readonly WeighedWorld[], move: Move): Map<string, WeighedWorld[]> {
    const groups = new Map<string, WeighedWorld[]>();
    const play = (state: State, weight: number, seen: string): void => {
      const outcomes = this.#movesAt(state);
      for (const outcome of outcomes) {
        const next = this.#play(state, outcome);
        const key = `${seen} ${outcome}`;
        if (state[STAGE] === ALIBI_CARD) play(next, weight / outcomes.length, key);
        else groups.set(key, [...(groups.get(key) ?? []), { state: next, weight }]);
      }
    };
    for (const { state, weight } of worlds) play(this.#play(state, move), weight, '');
    return groups;
  }

  /** Both bounds of the Investigator's chance, times how likely the group is. */
  #valueOf(group: readonly WeighedWorld[]): readonly [number, number] {
    const { state } = group[0];
    if (state[ACTOR] !== TERMINAL) {
      const { solution } = this.#solveFirst(group);
      return [solution.guaranteed, solution.conceded];
    }
    const weight = state[WINNER] === INVESTIGATOR ? group.reduce((sum, world) => sum + world.weight, 0) : 0;
    return [weight, weight];
  }

  #solveFirst(worlds: readonly WeighedWorld[]): {
    types: readonly JackType[];
    signals: readonly Signal[];
    solution: SignalSolution;
  } {
    const types = typesOf(worlds, this.#goal);
    const menus = new MenuMaker(this.#game, types, this.#cards);
    const signals = new Map<string, { moves: Move[]; menu: Menu }>();
    for (const move of this.#movesAt(worlds[0].state)) {
      const after = this.#play(worlds[0].state, move);
      const menu = after[STAGE] === ALIBI_CARD ? this.#afterSecretCard(after, types) : menus.menu(after);
      const key = [menu.vectors, ...menu.afterCards].map(listKey).join('|');
      const known = signals.get(key);
      if (known) known.moves.push(move);
      else signals.set(key, { moves: [move], menu });
    }
    const list = [...signals.values()];
    const solution = solveSignals(
      types.map(({ weight }) => weight),
      list,
    );
    return { types, signals: list, solution };
  }

  /** Jack draws a card that only he sees: each type becomes several, of which the Investigator meets the average. */
  #afterSecretCard(state: State, types: readonly JackType[]): Menu {
    const drawn = types.map((type) => {
      const pile = pileOf(state, type, this.#cards);
      return pile.map((card) => ({ jack: type.jack, secret: type.secret | (1 << card), weight: 1 / pile.length }));
    });
    const hands = drawn.map((hand) => mergeTypes(state, hand, this.#goal));
    const after = this.#play(state, this.#movesAt(state)[0]);
    const { vectors } = new MenuMaker(this.#game, hands.flat(), this.#cards).menu(after);
    const averages = vectors.map((chances) => {
      let at = 0;
      return Float64Array.from(hands, (hand) => hand.reduce((sum, { weight }) => sum + weight * chances[at++], 0));
    });
    return { vectors: averages, afterCards: [] };
  }

  #movesAt(state: State): Move[] {
    const moves = new Int32Array(this.#game.maxMoves);
    return [...moves.subarray(0, this.#game.legalMoves(state, moves))];
  }

  #play(state: State, move: Move): State {
    const next = state.slice();
    this.#game.apply(next, move);
    return next;
  }
}

/** What a type does that need not mix: any of the moves that are worth the least to the Investigator. */
function plainPlan(type: JackType, value: number, values: ReadonlyMap<Move, number>): JackPlan {
  const moves = [...values].map(([move, after]) => ({ move, value: after }));
  const best = moves.filter((after) => after.value === value).map(({ move }) => move);
  return { type, value, moves, mixture: [{ moves: best, share: 1 }] };
}

/** The same for the same vectors in any order. */
const listKey = (vectors: readonly Float64Array[]): string =>
  vectors
    .map((vector) => vector.join())
    .sort()
    .join(';');

function bestFirst(worlds: readonly WeighedWorld[], values: ReadonlyMap<Move, number>): EndSolution {
  const moves = [...values].map(([move, value]) => ({ move, value })).sort((a, b) => b.value - a.value);
  const [{ value }] = moves;
  return { actor: INVESTIGATOR, value, bounds: [value, value], worlds: worlds.length, moves, jack: [] };
}
