import type { Io } from './io.js';

/** What a shell reports of a command that was interrupted. */
export const INTERRUPTED = 130;

/** The first Ctrl-C asks the task to end and keep what is finished, a second one ends everything. */
export async function interruptible<Result>(io: Io, task: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const abort = new AbortController();
  const stop = (): void => {
    if (abort.signal.aborted) process.exit(INTERRUPTED);
    io.err('stopping; press Ctrl-C again to end at once\n');
    abort.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  try {
    return await task(abort.signal);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}
