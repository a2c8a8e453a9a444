/**
 * One machine of a crew: takes orders from the queue, plays them on its own threads and answers. It serves any number of
 * runs, one after the other. Orders are taken before they are needed, and answers sent while the next jobs are played,
 * so that no thread waits for the queue.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { UsageError } from '../../core/usage-error.js';
import type { Job, JobFailure, JobResult, WorkerFacts } from '../job.js';
import { LEGS } from '../../store/rows.js';
import { Pool } from '../pool.js';
import type { Answer, Order, RunOrder } from './messages.js';
import { ORDERS, packResult } from './messages.js';
import type { Letter } from './post.js';
import { Post } from './post.js';

export interface QueueWorkerOptions {
  readonly url: string;
  /** Threads. */
  readonly workers: number;
  /** Where relative paths of game and agent files start. */
  readonly directory: string;
  /** Leaves after so many seconds without orders; stays unless given. */
  readonly idle?: number | undefined;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: WorkProgress) => void;
}

export interface WorkProgress {
  /** What is being played. */
  readonly run: RunOrder;
  /** Since the start. */
  readonly jobs: number;
  readonly games: number;
}

/** Orders in hand for each thread: the one it plays and the next in its pool, and two more. */
const ORDERS_PER_THREAD = 4;
const POLL_MILLIS = 50;
/** Threads are kept for so long after the last order of a run; starting them takes a while. */
const LINGER_MILLIS = 5000;

export class QueueWorker {
  readonly #options: QueueWorkerOptions;
  readonly #name = randomUUID();
  readonly #post: Post;
  /** Taken, and not begun. */
  readonly #orders: Letter<Order>[] = [];
  /** Given to the pool, by the number they have there. */
  readonly #playing = new Map<number, Letter<Order>>();
  readonly #answers: { readonly letter: Letter<Order>; readonly answer: Answer }[] = [];
  #count = 0;
  #games = 0;
  #lastOrderAt = performance.now();

  private constructor(options: QueueWorkerOptions, post: Post) {
    this.#options = options;
    this.#post = post;
  }

  /** Works until it is told to stop, or has nothing to do for too long. Returns how many games were played. */
  static async work(options: QueueWorkerOptions): Promise<number> {
    const post = await Post.open(options.url);
    const worker = new QueueWorker(options, post);
    try {
      await post.createBox(ORDERS);
      await worker.#serve();
      return worker.#games;
    } finally {
      await worker.#leave();
      await post.close();
    }
  }

  async #serve(): Promise<void> {
    while (!this.#isOver) {
      const next = this.#orders[0];
      if (next !== undefined) await this.#playRun(next.data.run);
      else if ((await this.#takeOrders()) === 0) await sleep(POLL_MILLIS);
    }
  }

  get #isOver(): boolean {
    const { signal, idle } = this.#options;
    return signal.aborted || (idle !== undefined && performance.now() - this.#lastOrderAt > 1000 * idle);
  }

  /** Plays the orders of one run, as long as they come. */
  async #playRun(run: RunOrder): Promise<void> {
    const { workers, directory, signal } = this.#options;
    const pool = new Pool({ workers, setup: { ...run.setup, directory }, timeout: run.timeout });
    const stop = (): void => pool.stop();
    signal.addEventListener('abort', stop);
    try {
      requireSame(await pool.open(), run.facts);
      while (!signal.aborted && (await this.#comesOrder(run))) await this.#playOrders(pool, run);
    } finally {
      signal.removeEventListener('abort', stop);
      await pool.close();
    }
  }

  /** Whether the next order, which may take a moment to come, is of this run. */
  async #comesOrder(run: RunOrder): Promise<boolean> {
    const lingersUntil = performance.now() + LINGER_MILLIS;
    while (this.#orders.length === 0 && !this.#isOver && performance.now() < lingersUntil)
      if ((await this.#takeOrders()) === 0) await sleep(POLL_MILLIS);
    return this.#orders.length > 0 && isDeepStrictEqual(this.#orders[0].data.run, run);
  }

  async #playOrders(pool: Pool, run: RunOrder): Promise<void> {
    let isPlaying = true;
    const playing = pool
      .run(
        () => this.#nextJob(run),
        (job, result) => this.#take(job, result, run),
      )
      .catch((error: unknown) => this.#failAll(error as Error))
      .finally(() => (isPlaying = false));
    while (isPlaying) {
      await this.#sendAnswers();
      if ((await this.#takeOrders()) > 0) pool.feed();
      await Promise.race([playing, sleep(POLL_MILLIS)]);
    }
    await this.#sendAnswers();
  }

  #nextJob(run: RunOrder): Job | undefined {
    if (this.#orders.length === 0 || !isDeepStrictEqual(this.#orders[0].data.run, run)) return undefined;
    const letter = this.#orders.shift()!;
    // Jobs of two runs may have the same number.
    const id = this.#count++;
    this.#playing.set(id, letter);
    return { ...letter.data.job, id };
  }

  #take({ id, count }: Job, result: JobResult, run: RunOrder): void {
    this.#games += LEGS * count;
    this.#answer(id, packResult(result));
    this.#options.onProgress?.({ run, jobs: this.#count, games: this.#games });
  }

  /** What ends a run on one machine would end it on every other. */
  #failAll({ message }: Error): void {
    for (const [id, { data }] of this.#playing) {
      const { first: pair } = data.job;
      this.#answer(id, { kind: 'failed', id: data.job.id, pair, leg: 0, message });
    }
  }

  #answer(id: number, result: Answer['result'] | JobFailure): void {
    const letter = this.#playing.get(id)!;
    this.#playing.delete(id);
    const answer = { id: letter.data.job.id, result, worker: this.#name, hands: this.#options.workers };
    this.#answers.push({ letter, answer });
  }

  async #takeOrders(): Promise<number> {
    const room = ORDERS_PER_THREAD * this.#options.workers - this.#orders.length - this.#playing.size;
    if (room <= 0 || this.#isOver) return 0;
    const orders = await this.#post.take<Order>(ORDERS, room);
    this.#orders.push(...orders);
    if (orders.length > 0) this.#lastOrderAt = performance.now();
    return orders.length;
  }

  /** Answers come first: should we die in between, the job is played again and its second answer ignored. */
  async #sendAnswers(): Promise<void> {
    const done = this.#answers.splice(0);
    for (const box of new Set(done.map(({ letter }) => letter.data.answers)))
      await this.#post.reply(
        box,
        done.filter(({ letter }) => letter.data.answers === box).map(({ answer }) => answer),
      );
    await this.#post.discard(
      ORDERS,
      done.map(({ letter }) => letter.id),
    );
  }

  /** Sends what is played, and gives back what is not. */
  async #leave(): Promise<void> {
    await this.#sendAnswers();
    const unplayed = [...this.#orders, ...this.#playing.values()];
    await this.#post.giveBack(
      ORDERS,
      unplayed.map(({ id }) => id),
    );
  }
}

/** A machine with other rules, agents or files must not take part. */
function requireSame(here: WorkerFacts, there: WorkerFacts): void {
  const keys = Object.keys({ ...here, ...there }) as (keyof WorkerFacts)[];
  const differences = keys
    .filter((key) => !isDeepStrictEqual(here[key], there[key]))
    .map((key) => `\n  ${key}: ${JSON.stringify(here[key])} here, ${JSON.stringify(there[key])} in the run`);
  if (differences.length > 0)
    throw new UsageError(`this machine cannot take part in a run of ${there.game}${differences.join('')}`);
}
