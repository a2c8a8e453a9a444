import { ismcts } from '../../agents/ismcts.js';
import { bestAt } from '../best.js';

/** The evaluation looks ahead itself: positions are judged almost as soon as they are new, and small differences count. */
export const holmesAgents = [bestAt('holmes', ismcts, { observer: 'each', c: 0.1, depth: 1 })];
