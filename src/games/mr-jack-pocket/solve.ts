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
import type { Game, State } from '../../core/game.js';
import { oneOf, UsageError } from '../../core/usage-error.js';
import type { EndSolution, JackPlan } from './end-solver.js';
import { EndSolver } from './end-solver.js';
import type { WeighedWorld } from './jack-types.js';
import { typeKey } from './jack-types.js';
import * as layout from './layout.js';

export type { EndSolution, JackPlan, MoveValue } from './end-solver.js';

const { ROUND, STEP, CHASE, SECRET, JACK, INVESTIGATOR } = layout;

/** The fourth action of a round. */
const LAST_STEP = 3;

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

/** What the Jack whom `state` knows should do. */
export function planOf(game: Game, state: State, solution: EndSolution): JackPlan | undefined {
  const goal = game.options.hourglasses as number;
  const own = typeKey(state, { jack: state[JACK], secret: state[SECRET], weight: 1 }, goal);
  return solution.jack.find(({ type }) => typeKey(state, type, goal) === own);
}
