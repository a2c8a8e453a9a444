import { bestAt } from '../best.js';
import { specialist } from '../specialist.js';
import { nijssenWinandsGreedy } from './nijssen-winands-greedy.js';
import { nijssenWinands } from './nijssen-winands.js';
import { rehearsal } from './rehearsal.js';

export const scotlandYardAgents = [
  ...[nijssenWinands, nijssenWinandsGreedy, rehearsal].map((kind) => specialist('scotland-yard', kind)),
  bestAt('scotland-yard', rehearsal, { iterations: 4000 }),
];
