/** `irregulars work`: one machine of a crew. */
import { availableParallelism } from 'node:os';
import type { RunOrder } from '../runner/queue/messages.js';
import type { WorkProgress } from '../runner/queue/queue-worker.js';
import { QueueWorker } from '../runner/queue/queue-worker.js';
import type { Values } from './command.js';
import { interruptible } from './interrupt.js';
import type { Io } from './io.js';
import { readCount } from './numbers.js';
import { readSeconds } from './tournament-settings.js';
import type { workFlags } from './work.js';

const LINE_MILLIS = 5000;

export async function runWork(values: Values<typeof workFlags>, io: Io): Promise<void> {
  const { queue: url, idle } = values;
  const workers = readCount('workers', values.workers, availableParallelism(), 1, 256);
  const games = await interruptible(io, (signal) =>
    QueueWorker.work({
      url,
      workers,
      directory: process.cwd(),
      signal,
      onProgress: progressLines(io),
      ...(idle !== undefined && { idle: readSeconds('idle', idle) }),
    }),
  );
  io.out(`played ${games} games\n`);
}

/** Says what is played whenever that changes, and how much now and then. */
function progressLines(io: Io): (progress: WorkProgress) => void {
  let playing: RunOrder | undefined;
  let next = 0;
  return ({ run, jobs, games }) => {
    if (run !== playing) {
      playing = run;
      io.err(`playing ${run.facts.game}: ${run.facts.agents.map(({ spec }) => spec).join(', ')}\n`);
      next = performance.now() + LINE_MILLIS;
    }
    if (performance.now() < next) return;
    next = performance.now() + LINE_MILLIS;
    io.err(`${games} games in ${jobs} jobs\n`);
  };
}
