import type { Job, JobResult, WorkerFacts } from './job.js';

/** Whoever plays the jobs of a run: the threads of this process, or machines behind a queue. */
export interface Crew {
  /** Threads at work, as far as they are known. */
  readonly hands: number;
  /** How long a job should last, in milliseconds, for all that goes on around it to cost next to nothing. */
  readonly jobMillis: number;
  /** Loads game and agents, and says what they are. */
  open(): Promise<WorkerFacts>;
  /** Plays all jobs that `nextJob` offers; resolves when none is left, or none is wanted any more. */
  run(nextJob: () => Job | undefined, onResult: (job: Job, result: JobResult) => void): Promise<void>;
  /** No new jobs; `run` ends when the running ones are answered, or after a moment without them. */
  stop(): void;
  close(): Promise<void>;
}
