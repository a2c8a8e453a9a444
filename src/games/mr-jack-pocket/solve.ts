/**
 * The exact value of the end of a game: the last round, and the Investigator's last action before it; of a chase, the
 * last two rounds.
 *
 * Both sides play their best; the Investigator starts out from even odds on all worlds that fit what he knows, and
 * takes nothing from how Jack played before the position that is solved. From there on everything that either side
 * gives away by its moves is reckoned with (signals.ts).
 *
 * The limit: a round has up to 93,312 sequences of actions (24 orders of 2 x 2 x 36 x 27 choices), which takes seconds.
 * One action earlier Jack would choose between moves that lead to thousands of last rounds, and his one mixture would
 * set the odds in all of them at once: they can no longer be solved one by one.
 */
import { ACTOR, TERMINAL } from '../../core/game.js';
import type { Game, Move, Player, State } from '../../core/game.js';
import { oneOf, UsageError } from '../../core/usage-error.js';
import type { BoardName } from './board.js';
import { createBoard } from './board.js';
import { ChaseSolver } from './chase.js';
import type { JackType, WeighedWorld } from './jack-types.js';
import { mergeTypes, pileOf, typeKey, typesOf } from './jack-types.js';
import * as layout from './layout.js';
import { MenuMaker } from './menus.js';
import type { Signal, SignalSolution } from './signals.js';
import { solveSignals } from './signals.js';

const { STAGE, ROUND, STEP, CHASE, WINNER, SECRET, JACK, INVESTIGATOR, JACK_SEAT, ALIBI_CARD } = layout;

/** The fourth action of a round. */
const LAST_STEP = 3;

export interface MoveValue {
  readonly move: Move;
  /** The Investigator's chance to win after it. */
  readonly value: number;
}

export interface JackPlan {
  readonly type: JackType;
  /** The Investigator's chance against this type. */
  readonly value: number;
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

/** Why the end cannot be solved from here; undefined when it can. */
export function refuseToSolve(game: Game, state: State): string | undefined {
  if (game.id !== 'mr-jack-pocket') return `${game.id} has no solver; it is mr-jack-pocket`;
  const rounds = game.options.rounds as number;
  if (rounds % 2 === 1) return `the last of ${rounds} rounds is an odd one; rounds is ${oneOf([2, 4, 6, 8])}`;
  if (state[ACTOR] === TERMINAL) return 'the game is over';
  if (state[ACTOR] < 0) return 'luck decides here, not a player';
  const first = state[CHASE] === 1 ? 1 : LAST_STEP + 1;
  if (state[ROUND] === rounds || (state[ROUND] === rounds - 1 && state[STEP] + 1 >= first)) return undefined;
  const what = state[CHASE] === 1 ? 'in a chase ' : '';
  return `round ${state[ROUND]}, action ${state[STEP] + 1} is too early; ${what}it is round ${rounds - 1}, action ${first}, or later`;
}

export function solveEnd(game: Game, state: State): EndSolution {
  const refusal = refuseToSolve(game, state);
  if (refusal) throw new UsageError(`this position cannot be solved: ${refusal}`);
  const solver = new EndSolver(game);
  const worlds = listWorlds(game, state);
  if (state[CHASE] === 1) return solver.chase(worlds);
  if (state[ROUND] < (game.options.rounds as number)) return solver.beforeLastRound(worlds);
  if (state[ACTOR] === INVESTIGATOR) return solver.investigator(worlds);
  return state[STEP] === 0 ? solver.firstAction(worlds) : solver.lastAction(worlds);
}

/** What the Investigator thinks possible, each as likely as the next. */
function listWorlds(game: Game, state: State): WeighedWorld[] {
  const count = game.worldCount!(state, INVESTIGATOR);
  return Array.from({ length: count }, (_, index) => {
    const world = state.slice();
    game.setWorld!(world, INVESTIGATOR, index);
    return { state: world, weight: 1 / count };
  });
}

class EndSolver {
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
    const moves = [...values.keys()].filter((move) => values.get(move) === value);
    const jack = typesOf(worlds, this.#goal).map((type) => ({ type, value, mixture: [{ moves, share: 1 }] }));
    return { actor: JACK_SEAT, value, bounds: [value, value], worlds: 1, moves: [], jack };
  }

  /** The second or third action of the last round: the best plan against even odds. */
  investigator(worlds: readonly WeighedWorld[]): EndSolution {
    const types = typesOf(worlds, this.#goal);
    const plans = new MenuMaker(this.#game, types, this.#cards).plans(worlds[0].state);
    const best = new Map<Move, number>();
    for (const { move, chances } of plans) {
      const value = types.reduce((sum, type, t) => sum + type.weight * chances[t], 0);
      best.set(move, Math.max(value, best.get(move) ?? 0));
    }
    return bestFirst(worlds, best);
  }

  /** Jack ends the round: every type does what suits it. */
  lastAction(worlds: readonly WeighedWorld[]): EndSolution {
    const types = typesOf(worlds, this.#goal);
    const menus = new MenuMaker(this.#game, types, this.#cards);
    const { state } = worlds[0];
    const results = this.#movesAt(state).map((move) => ({ move, chances: menus.lastMove(state, move) }));
    const least = menus.lastAction(state);
    const jack = types.map((type, t): JackPlan => {
      const moves = results.filter(({ chances }) => chances[t] === least[t]).map(({ move }) => move);
      return { type, value: least[t], mixture: [{ moves, share: 1 }] };
    });
    const value = types.reduce((sum, type, t) => sum + type.weight * least[t], 0);
    return { actor: JACK_SEAT, value, bounds: [value, value], worlds: worlds.length, moves: [], jack };
  }

  firstAction(worlds: readonly WeighedWorld[]): EndSolution {
    const { types, signals, solution } = this.#solveFirst(worlds);
    const jack = types.map((type, t): JackPlan => ({
      type,
      value: solution.chances[t],
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
    const signals = new Map<string, { moves: Move[]; plans: readonly Float64Array[] }>();
    for (const move of this.#movesAt(worlds[0].state)) {
      const after = this.#play(worlds[0].state, move);
      const plans = after[STAGE] === ALIBI_CARD ? this.#afterSecretCard(after, types) : menus.menu(after);
      const key = plans
        .map((plan) => plan.join())
        .sort()
        .join(';');
      const known = signals.get(key);
      if (known) known.moves.push(move);
      else signals.set(key, { moves: [move], plans });
    }
    const list = [...signals.values()];
    const solution = solveSignals(
      types.map(({ weight }) => weight),
      list,
    );
    return { types, signals: list, solution };
  }

  /** Jack draws a card that only he sees: each type becomes several, of which the plans see the average. */
  #afterSecretCard(state: State, types: readonly JackType[]): Float64Array[] {
    const drawn = types.map((type) => {
      const pile = pileOf(state, type, this.#cards);
      return pile.map((card) => ({ jack: type.jack, secret: type.secret | (1 << card), weight: 1 / pile.length }));
    });
    const hands = drawn.map((hand) => mergeTypes(state, hand, this.#goal));
    const after = this.#play(state, this.#movesAt(state)[0]);
    const plans = new MenuMaker(this.#game, hands.flat(), this.#cards).menu(after);
    return plans.map((chances) => {
      let at = 0;
      return Float64Array.from(hands, (hand) => hand.reduce((sum, { weight }) => sum + weight * chances[at++], 0));
    });
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

function bestFirst(worlds: readonly WeighedWorld[], values: ReadonlyMap<Move, number>): EndSolution {
  const moves = [...values].map(([move, value]) => ({ move, value })).sort((a, b) => b.value - a.value);
  const [{ value }] = moves;
  return { actor: INVESTIGATOR, value, bounds: [value, value], worlds: worlds.length, moves, jack: [] };
}

/** What the Jack whom `state` knows should do. */
export function planOf(game: Game, state: State, solution: EndSolution): JackPlan | undefined {
  const goal = game.options.hourglasses as number;
  const own = typeKey(state, { jack: state[JACK], secret: state[SECRET], weight: 1 }, goal);
  return solution.jack.find(({ type }) => typeKey(state, type, goal) === own);
}
