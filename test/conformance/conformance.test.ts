import { GAMES } from '../../src/games/index.js';
import { conforms } from './suite.js';

for (const family of GAMES) conforms(family);
