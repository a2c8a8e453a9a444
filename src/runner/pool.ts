/**
 * The worker threads of a run. Jobs are pulled from the schedule, never pushed: each thread has the job it plays and one
 * more, and whoever takes in the results does so before the next is asked for. A thread that dies fails its own job
 * only; the job is tried again once, and a game that brings a thread down twice is lost by a fault.
 */
import WorkerThreads from 'worker-threads-pool';
import type { StoredFault } from '../store/rows.js';
import type { Crew } from './crew.js';
import type { Job, JobFailure, JobResult, WorkerFacts, WorkerSetup } from './job.js';
import { NOBODY } from './job.js';
import { Thread } from './thread.js';

export interface PoolOptions {
  readonly workers: number;
  readonly setup: Omit<WorkerSetup, 'whereabouts'>;
  /** How long one game may take, in seconds, before its thread counts as stuck; no limit unless given. */
  readonly timeout?: number | undefined;
  /** Heap of each thread in megabytes. */
  readonly memory?: number | undefined;
}

/** Jobs a thread has at hand: the one it plays, and the next. */
const JOBS_PER_THREAD = 2;
/** A game gets this many tries. */
const TRIES = 2;
/** More deaths than this, and the run is not worth its time. */
const MAX_DEATHS = 1000;
/** After a stop, running jobs may take this long to finish. */
const GRACE_MILLIS = 2000;

export class Pool implements Crew {
  /** Four times the 50 ms below which the overhead of a job would show. */
  readonly jobMillis = 200;
  readonly #options: PoolOptions;
  readonly #slots: WorkerThreads;
  readonly #threads = new Set<Thread>();
  readonly #again: Job[] = [];
  readonly #tries = new Map<string, number>();
  #deaths = 0;
  #isStopping = false;
  /** Whether the schedule had nothing to offer when it was last asked. */
  #isDry = false;
  #isClosed = false;
  /** Why a thread could not be started. */
  #failure: Error | undefined;
  #nextJob: () => Job | undefined = () => undefined;
  #onResult: (job: Job, result: JobResult) => void = () => undefined;
  #finish: (error?: Error) => void = () => undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#slots = new WorkerThreads({ max: options.workers });
  }

  get hands(): number {
    return this.#options.workers;
  }

  /** Starts all threads at once, since loading takes them a while; the first says what game and agents were loaded. */
  async open(): Promise<WorkerFacts> {
    const first = this.#startThread();
    for (let i = 1; i < this.#options.workers; i++) this.#addThread();
    return first;
  }

  async run(nextJob: () => Job | undefined, onResult: (job: Job, result: JobResult) => void): Promise<void> {
    const watch = this.#watchClock();
    try {
      await new Promise<void>((resolve, reject) => {
        this.#nextJob = nextJob;
        this.#onResult = onResult;
        this.#finish = (error) => (error ? reject(error) : resolve());
        if (this.#failure) reject(this.#failure);
        this.#feedAll();
        this.#checkFinished();
      });
    } finally {
      clearInterval(watch);
    }
  }

  /** There may be jobs again. */
  feed(): void {
    this.#feedAll();
  }

  stop(): void {
    if (this.#isStopping) return;
    this.#isStopping = true;
    this.#checkFinished();
    setTimeout(() => this.#finish(), GRACE_MILLIS).unref();
  }

  async close(): Promise<void> {
    this.#isStopping = true;
    this.#isClosed = true;
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #addThread(): void {
    this.#startThread()
      .then(() => {
        this.#feedAll();
        this.#checkFinished();
      })
      .catch((error: unknown) => {
        this.#failure ??= error as Error;
        this.#finish(this.#failure);
      });
  }

  async #startThread(): Promise<WorkerFacts> {
    const { setup, memory } = this.#options;
    const limits = memory === undefined ? undefined : { maxOldGenerationSizeMb: memory };
    const thread = await Thread.start(this.#slots, setup, limits, {
      onAnswer: (job, answer) => this.#guard(() => this.#take(job, answer)),
      onDeath: (dead, reason) => this.#guard(() => this.#bury(dead, reason)),
    });
    this.#threads.add(thread);
    if (this.#isClosed) void thread.end();
    try {
      return await thread.load();
    } catch (error) {
      this.#threads.delete(thread);
      throw error;
    }
  }

  /** What fails while a result is taken in, such as a full disk, ends the run and reaches the caller. */
  #guard(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.#isStopping = true;
      this.#finish(error as Error);
    }
  }

  #take(job: Job, answer: JobResult | JobFailure): void {
    if (answer.kind === 'failed')
      throw new Error(`the rules failed at pair ${answer.pair}, leg ${answer.leg}: ${answer.message}`);
    // The thread goes on with its next job while this one is taken in; only then are more given out.
    this.#onResult(job, answer);
    this.#feedAll();
    this.#checkFinished();
  }

  #feedAll(): void {
    for (const thread of this.#threads) this.#feed(thread);
  }

  #feed(thread: Thread): void {
    while (!this.#isStopping && thread.isReady && thread.jobs.length < JOBS_PER_THREAD) {
      const job = this.#again.shift() ?? this.#nextJob();
      this.#isDry = job === undefined;
      if (!job) return;
      thread.send(job);
    }
  }

  #bury(thread: Thread, reason: string): void {
    this.#threads.delete(thread);
    const [job, ...rest] = thread.jobs;
    this.#again.push(...rest);
    if (job) this.#again.unshift(this.#judge(job, thread, reason));
    if (this.#isStopping) return this.#checkFinished();
    if (++this.#deaths > MAX_DEATHS) throw new Error(`workers died ${this.#deaths} times; the last one ${reason}`);
    this.#addThread();
  }

  /** The job to be tried again after its thread has died: with the deadly game marked, once that has had its tries. */
  #judge(job: Job, thread: Thread, reason: string): Job {
    const { pair, leg, seat } = thread.place();
    const key = `${job.pairing} ${pair} ${leg}`;
    const tries = (this.#tries.get(key) ?? 0) + 1;
    this.#tries.set(key, tries);
    if (tries < TRIES) return { ...job, careful: true };
    if (seat === NOBODY) throw new Error(`the rules brought a worker down at pair ${pair}, leg ${leg}: it ${reason}`);
    const fault: StoredFault = { pair, leg, seat, what: reason };
    return { ...job, careful: true, deadly: [...job.deadly, fault] };
  }

  #checkFinished(): void {
    if ([...this.#threads].some((thread) => thread.jobs.length > 0)) return;
    if ((this.#again.length > 0 || !this.#isDry) && !this.#isStopping) return;
    this.#finish();
  }

  #watchClock(): NodeJS.Timeout | undefined {
    const { timeout } = this.#options;
    if (timeout === undefined) return undefined;
    const millis = 1000 * timeout;
    return setInterval(() => {
      for (const thread of this.#threads) thread.endIfStuck(millis);
    }, millis / 4);
  }
}
