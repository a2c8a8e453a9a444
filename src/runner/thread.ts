/** One worker thread as the pool sees it: what it does, where it is, and how it ended. */
import type { Worker, WorkerOptions } from 'node:worker_threads';
import type Pool from 'worker-threads-pool';
import { UsageError } from '../core/usage-error.js';
import type { Job, JobFailure, JobResult, WorkerFacts, WorkerMessage, WorkerSetup } from './job.js';
import { AT_LEG, AT_PAIR, AT_SEAT, GAMES_BEGUN, WHEREABOUTS_WORDS } from './job.js';

// Built code has worker.js beside it; the sources need a small entry that can read TypeScript.
const ENTRY = new URL(import.meta.url.endsWith('.ts') ? './worker-dev.mjs' : './worker.js', import.meta.url);

export interface ThreadEvents {
  onAnswer(job: Job, answer: JobResult | JobFailure): void;
  /** The thread is gone, for the reason given; its unanswered jobs are still in `jobs`. */
  onDeath(thread: Thread, reason: string): void;
}

/** The game a thread was in when it died. */
export interface Place {
  readonly pair: number;
  readonly leg: number;
  readonly seat: number;
}

export class Thread {
  /** Sent and not answered yet; the first is being played. */
  readonly jobs: Job[] = [];
  readonly #worker: Worker;
  readonly #events: ThreadEvents;
  readonly #whereabouts: Int32Array;
  #reason: string | undefined;
  #isReady = false;
  #gamesSeen = 0;
  #movedAt = 0;

  private constructor(worker: Worker, whereabouts: Int32Array, events: ThreadEvents) {
    this.#worker = worker;
    this.#whereabouts = whereabouts;
    this.#events = events;
  }

  /** Starts a worker; it still has to `load`. */
  static async start(
    pool: Pool,
    setup: Omit<WorkerSetup, 'whereabouts'>,
    limits: WorkerOptions['resourceLimits'],
    events: ThreadEvents,
  ): Promise<Thread> {
    const whereabouts = new SharedArrayBuffer(4 * WHEREABOUTS_WORDS);
    const workerData: WorkerSetup = { ...setup, whereabouts };
    const options: WorkerOptions = { workerData, stdout: true, ...(limits && { resourceLimits: limits }) };
    const worker = await new Promise<Worker>((resolve, reject) => {
      pool.acquire(ENTRY, options, (error, acquired) => (error ? reject(error) : resolve(acquired)));
    });
    // Standard output is for results; whatever an agent prints goes where progress goes.
    worker.stdout.on('data', (text: Buffer) => process.stderr.write(text));
    return new Thread(worker, new Int32Array(whereabouts), events);
  }

  /** Whether it has loaded and takes jobs. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Waits until game and agents are loaded. A thread that refuses, or dies on the way, is not tried again. */
  load(): Promise<WorkerFacts> {
    return new Promise((resolve, reject) => {
      this.#worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') {
          this.#isReady = true;
          resolve(message);
        } else if (message.kind === 'refused') {
          void this.end();
          reject(message.usage ? new UsageError(message.message) : new Error(message.message));
        } else {
          const job = this.jobs.shift()!;
          this.#touch();
          this.#events.onAnswer(job, message);
        }
      });
      this.#worker.on('error', (error: NodeJS.ErrnoException) => {
        this.#reason ??= error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'ran out of memory' : `crashed: ${error.message}`;
      });
      this.#worker.on('exit', (code) => {
        const reason = this.#reason ?? `ended the thread with exit code ${code}`;
        if (this.#isReady) this.#events.onDeath(this, reason);
        else reject(new Error(`a worker ${reason} while it was loading`));
      });
    });
  }

  send(job: Job): void {
    if (this.jobs.length === 0) this.#touch();
    this.jobs.push(job);
    this.#worker.postMessage(job);
  }

  place(): Place {
    const at = this.#whereabouts;
    return { pair: at[AT_PAIR], leg: at[AT_LEG], seat: at[AT_SEAT] };
  }

  /** Ends the thread if one game has lasted longer than this. */
  endIfStuck(millis: number): void {
    if (this.jobs.length === 0) return;
    if (this.#whereabouts[GAMES_BEGUN] !== this.#gamesSeen) this.#touch();
    else if (performance.now() - this.#movedAt > millis) {
      this.#reason ??= `took longer than ${millis / 1000} s over one game`;
      void this.end();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #touch(): void {
    this.#gamesSeen = this.#whereabouts[GAMES_BEGUN];
    this.#movedAt = performance.now();
  }
}
