import type { BeliefKind } from './belief.js';
import { ForwardBelief } from './forward.js';
import { evenModel, OneMoveAhead } from './move-model.js';

/** Worlds weighed by how well the others would have played in them, so far as one look ahead can tell. */
export const filter: BeliefKind = {
  name: 'filter',
  summary: 'worlds by how well the others would have played in them, one move ahead',
  create: ({ size, temperature }) =>
    new ForwardBelief(size, (game, rng) => (game.evaluate ? new OneMoveAhead(game, temperature, rng) : evenModel)),
};
