import { setFlagsFromString } from 'node:v8';

/**
 * Lets the engine build more functions into the loops that call them, for threads that play many games. Its usual budget
 * is too small for the rules of a game together with the loop that plays it: random games are 1.02 times as fast with
 * more of it in Holmes, 1.1 in Scotland Yard and 1.16 in Mr. Jack Pocket. The setting holds for the whole process.
 */
export function inlineMore(): void {
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=2000');
}
