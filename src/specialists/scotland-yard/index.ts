import { specialist } from '../specialist.js';
import { nijssenWinandsGreedy } from './nijssen-winands-greedy.js';
import { nijssenWinands } from './nijssen-winands.js';

export const scotlandYardAgents = [nijssenWinands, nijssenWinandsGreedy].map((kind) =>
  specialist('scotland-yard', kind),
);
