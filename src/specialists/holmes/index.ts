import { ismcts } from '../../agents/ismcts.js';
import { bestAt } from '../best.js';

/** The evaluation looks ahead itself: positions are judged as soon as they are new, and small differences count. */
export const holmesAgents = [bestAt('holmes', ismcts, { c: 0.05, depth: 1 })];
