/** The parameters that searching agents share: one table, so that the same word means the same everywhere. */
import type { BeliefKind } from '../beliefs/belief.js';
import { BELIEF_NAMES, BELIEFS } from '../beliefs/index.js';
import type { Game } from '../core/game.js';
import type { FinalChoiceName } from './final-choice.js';
import { FINAL_CHOICES } from './final-choice.js';
import type { Parameter, ParameterValues } from './parameters.js';
import { count, real, word } from './parameters.js';
import type { PlayoutSettings, RolloutKind } from './playout.js';
import { ROLLOUTS } from './playout.js';
import type { SearchSettings } from './search-parts.js';
import { OBSERVERS, OTHERS, POLICIES } from './search-parts.js';

/** Nodes of a tree at most, whatever the budget: some 200 MB. */
const MAX_NODES = 1 << 22;

/** What a search may use at one game beyond its rules. */
export interface Knowledge {
  readonly beliefs: readonly BeliefKind[];
  readonly rollouts: readonly RolloutKind[];
}

const NO_KNOWLEDGE: Knowledge = { beliefs: [], rollouts: [] };

/** How much an agent may think, how it searches and what it then plays. */
export interface TreeSettings extends SearchSettings {
  readonly iterations: number;
  /** Thinking time that replaces the iterations; 0 for none. */
  readonly millis: number;
  /** One that serves every game, or of `ownBeliefs`. */
  readonly belief: string;
  readonly ownBeliefs: readonly BeliefKind[];
  readonly final: FinalChoiceName;
  readonly temperature: number;
}

export const BUDGET: readonly Parameter[] = [
  count('iterations', 1000, 1, 10_000_000, 'playouts for a decision'),
  count('millis', 0, 0, 3_600_000, 'think so long instead, against people: such games cannot be repeated'),
];

export const BELIEF: readonly Parameter[] = [
  word('belief', BELIEF_NAMES, 'how likely the worlds are held that fit what the seat knows'),
];

export const OBSERVER: readonly Parameter[] = [
  word(
    'observer',
    OBSERVERS,
    "own: one tree, moves the seat cannot tell apart share an edge; all: one tree, others' moves are seen; " +
      'each: a tree for each seat; redeal: likewise, and others imagine their own worlds',
  ),
  word('others', OTHERS, 'in one tree, others choose as the searching seat does, or move as in rollouts'),
];

export const PLAYOUT: readonly Parameter[] = [
  word('rollout', ROLLOUTS, "beyond the tree: any moves, the best by the game's evaluation, or by move averages"),
  real('epsilon', 0.1, 0, 1, 'share of random moves in greedy and mast rollouts'),
  count('depth', 0, 0, 10_000, "rollout moves after which the game's evaluation is the result; 0 plays to the end"),
];

export const TREE: readonly Parameter[] = [
  word('policy', POLICIES, 'choice in the tree: upper bounds, exponential weights or regret matching'),
  real('c', 0.7, 0, 100, 'exploration constant of ucb1'),
  real('gamma', 0.1, 0.001, 1, 'share of even draws of exp3 and regret'),
  ...PLAYOUT,
  real('bias', 0, 0, 1000, 'weight in ucb1 of how a move did elsewhere in the search (progressive history)'),
];

export const FINAL: readonly Parameter[] = [
  word('final', FINAL_CHOICES, 'the move of most visits, of the best value, or drawn by visits'),
  real('temperature', 1, 0.01, 100, 'of final=sample: visits to the power of 1/temperature are drawn by'),
];

export const playoutSettings = (v: ParameterValues): PlayoutSettings => ({
  rollout: String(v.rollout),
  epsilon: Number(v.epsilon),
  depth: Number(v.depth),
  bias: Number(v.bias ?? 0),
});

/** An agent without a belief or an observer of its own draws evenly, and tells all moves apart. */
export function treeSettings(v: ParameterValues, knowledge: Knowledge = NO_KNOWLEDGE): TreeSettings {
  const iterations = Number(v.iterations);
  return {
    ...playoutSettings(v),
    ownRollouts: knowledge.rollouts,
    ownBeliefs: knowledge.beliefs,
    iterations,
    millis: Number(v.millis),
    policy: v.policy as SearchSettings['policy'],
    c: Number(v.c),
    gamma: Number(v.gamma),
    observer: (v.observer ?? 'all') as SearchSettings['observer'],
    others: (v.others ?? 'search') as SearchSettings['others'],
    // An iteration adds one decision and the luck on the way to it; twice its number is rarely used up.
    capacity: v.millis === 0 ? Math.min(MAX_NODES, 2 * iterations + 1) : MAX_NODES,
    belief: String(v.belief ?? 'uniform'),
    final: (v.final ?? 'visits') as FinalChoiceName,
    temperature: Number(v.temperature ?? 1),
  };
}

/** The same parameters, where what is known of the game adds words to choose from. */
export function knowing(parameters: readonly Parameter[], { beliefs, rollouts }: Knowledge): readonly Parameter[] {
  const more = new Map<string, readonly { readonly name: string }[]>([
    ['belief', beliefs],
    ['rollout', rollouts],
  ]);
  return parameters.map((parameter) => {
    const own = more.get(parameter.name)?.map(({ name }) => name) ?? [];
    return 'words' in parameter ? { ...parameter, words: [...parameter.words, ...own] } : parameter;
  });
}

/** Why the belief that is asked for cannot serve here. */
export const refusesBelief = (game: Game, values?: ParameterValues): string | undefined =>
  BELIEFS.find(({ name }) => name === values?.belief)?.refuses?.(game);
