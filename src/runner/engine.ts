import { setFlagsFromString } from 'node:v8';

const BUDGET = '--max-inlined-bytecode-size-cumulative';

/**
 * Lets the engine build more functions into the loops that call them, for threads that play many games: its usual budget
 * is too small for the rules of a game together with the loop that plays it. bench/README.md tells how to
 * see what that brings. The setting holds for the whole process; one that was given to node itself is left alone.
 */
export function inlineMore(): void {
  if (!process.execArgv.some((flag) => flag.startsWith(BUDGET))) setFlagsFromString(`${BUDGET}=4000`);
}
