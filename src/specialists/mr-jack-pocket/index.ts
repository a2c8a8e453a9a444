import { ismcts } from '../../agents/ismcts.js';
import { bestAt } from '../best.js';

/** A round has four actions: positions are judged a round ahead. */
export const mrJackPocketAgents = [bestAt('mr-jack-pocket', ismcts, { c: 0.4, depth: 4 })];
