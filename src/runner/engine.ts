import { setFlagsFromString } from 'node:v8';

/**
 * How much the engine builds into a function from the functions it calls, in bytes of its own code. Its usual budget of
 * 920 is too small for the rules of a game together with the loop that plays it.
 *
 * A limit may be raised while the process runs, never lowered: the engine compiles in the background, and aborts the
 * process when a function that it has chosen to inline is suddenly too long for that.
 */
export const LIMITS = { '--max-inlined-bytecode-size-cumulative': 5000 };

/**
 * Lets the engine inline more, for threads that play many games; bench/README.md tells how to see what that brings. It
 * holds for the whole process; a limit that was given to node itself is left alone.
 */
export function inlineMore(): void {
  for (const [flag, limit] of Object.entries(LIMITS))
    if (!process.execArgv.some((given) => given.startsWith(`${flag}=`))) setFlagsFromString(`${flag}=${limit}`);
}
