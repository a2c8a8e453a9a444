import { ismctsKnowing } from '../../agents/ismcts.js';
import { bestAt } from '../best.js';
import { specialist } from '../specialist.js';
import { ghostLettersGreedy } from './agent.js';
import { posterior } from './belief.js';
import { quick } from './quick-moves.js';

const ghostLettersIsmcts = ismctsKnowing(
  { beliefs: [posterior], rollouts: [quick] },
  'in ghost-letters: tree search that may use what the greedy player knows of clues',
);

export const ghostLettersAgents = [
  specialist('ghost-letters', ghostLettersGreedy),
  specialist('ghost-letters', ghostLettersIsmcts),
  bestAt('ghost-letters', ghostLettersIsmcts, {
    belief: 'posterior',
    others: 'rollout',
    c: 0.1,
    rollout: 'quick',
    depth: 16,
  }),
];
