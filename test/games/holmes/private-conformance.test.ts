import { holmes } from '../../../src/games/holmes/family.js';
import { conforms } from '../../conformance/suite.js';
conforms(holmes);
