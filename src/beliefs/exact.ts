import type { Game } from '../core/game.js';
import type { BeliefKind } from './belief.js';
import { ForwardBelief } from './forward.js';
import { evenModel } from './move-model.js';

/** Every world of a game that can list them, weighed by Bayes' rule; the others are taken to move at random. */
export const exact: BeliefKind = {
  name: 'exact',
  summary: "every world, by Bayes' rule, as if the others moved at random",
  refuses: (game: Game) => (game.worldCount ? undefined : `the worlds of ${game.id} are too many to list`),
  create: () => new ForwardBelief(Infinity, () => evenModel),
};
