import { specialist } from '../specialist.js';
import { ghostLettersGreedy } from './agent.js';

export const ghostLettersAgents = [specialist('ghost-letters', ghostLettersGreedy)];
