/**
 * A crew on other machines. Its orders lie in a queue until somebody takes them, and nobody knows beforehand who that
 * will be. Whoever takes one has it on a lease; if he dies, the next one gets it. Should both answer, the first counts:
 * the same job has the same result everywhere.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '../../core/usage-error.js';
import type { Crew } from '../crew.js';
import type { Job, JobResult, WorkerFacts, WorkerSetup } from '../job.js';
import { Pool } from '../pool.js';
import type { Answer, Order, RunOrder } from './messages.js';
import { ORDERS, unpackResult } from './messages.js';
import { Post, RETRIES } from './post.js';

export interface QueueOptions {
  readonly url: string;
  readonly setup: Omit<WorkerSetup, 'whereabouts'>;
  /** Seconds that one game may take. */
  readonly timeout?: number | undefined;
  /** Seconds after which an order that was taken and not answered is given to somebody else. */
  readonly lease: number;
}

/** Orders out at the same time: so many at least, and so many for each thread that has answered. */
const LEAST_ORDERS = 64;
const ORDERS_PER_HAND = 4;
/** Answers taken in at once. */
const BATCH = 50;
const POLL_MILLIS = 50;
/** A job may last so many times as long as the longest so far before its lease is over. */
const PATIENCE = 20;

interface Sent {
  readonly job: Job;
  /** Of its letter. */
  readonly letter: string;
}

export class QueueCrew implements Crew {
  readonly jobMillis = 2000;
  readonly #options: QueueOptions;
  readonly #answers = `irregulars-answers-${randomUUID()}`;
  /** By number of the job. */
  readonly #sent = new Map<number, Sent>();
  /** Threads of those who have answered, by worker. */
  readonly #hands = new Map<string, number>();
  #post: Post | undefined;
  #run: RunOrder | undefined;
  #lease: number;
  #leasesEndedAt = 0;
  #isStopping = false;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#lease = options.lease;
  }

  get hands(): number {
    return [...this.#hands.values()].reduce((sum, hands) => sum + hands, 1);
  }

  /** Game and agents are loaded here once, so that whatever is wrong with them is found before anybody else does. */
  async open(): Promise<WorkerFacts> {
    const { setup, timeout, url } = this.#options;
    const pool = new Pool({ workers: 1, setup });
    try {
      const facts = await pool.open();
      const { game, options, agents, seed, record } = setup;
      this.#run = {
        setup: { game, options, agents, seed, record },
        facts,
        ...(timeout !== undefined && { timeout }),
      };
      this.#post = await Post.open(url);
      for (const box of [ORDERS, this.#answers]) await this.#post.createBox(box);
      return facts;
    } finally {
      await pool.close();
    }
  }

  async run(nextJob: () => Job | undefined, onResult: (job: Job, result: JobResult) => void): Promise<void> {
    while (!this.#isStopping) {
      const isDry = await this.#order(nextJob);
      if (isDry && this.#sent.size === 0) return;
      await this.#endLeases();
      const letters = await this.#post!.take<Answer | Order>(this.#answers, BATCH);
      if (letters.length === 0) await sleep(POLL_MILLIS);
      await this.#post!.discard(
        this.#answers,
        letters.map(({ id }) => id),
      );
      for (const { data } of letters) this.#takeIn(data, onResult);
    }
  }

  stop(): void {
    this.#isStopping = true;
  }

  async close(): Promise<void> {
    const post = this.#post;
    if (post === undefined) return;
    // What nobody has taken yet, nobody needs to play.
    const letters = [...this.#sent.values()].map(({ letter }) => letter);
    try {
      await post.discard(ORDERS, letters);
      await post.removeBox(this.#answers);
    } catch {
      // A server that is gone has been complained about already, unless all results were in before.
    }
    await post.close();
  }

  /** Sends as many orders as there is room for; returns whether there were no more jobs. */
  async #order(nextJob: () => Job | undefined): Promise<boolean> {
    const room = Math.max(LEAST_ORDERS, ORDERS_PER_HAND * this.hands);
    const orders = [];
    let job: Job | undefined;
    while (this.#sent.size < room && (job = nextJob()) !== undefined) {
      const letter = randomUUID();
      this.#sent.set(job.id, { job, letter });
      const data: Order = { run: this.#run!, job, answers: this.#answers };
      orders.push({ id: letter, data, lease: this.#lease, undeliverable: this.#answers });
    }
    await this.#post!.send(ORDERS, orders);
    return this.#sent.size < room;
  }

  async #endLeases(): Promise<void> {
    const now = performance.now();
    if (now - this.#leasesEndedAt < (1000 * this.#options.lease) / 4) return;
    this.#leasesEndedAt = now;
    await this.#post!.endLeases();
  }

  #takeIn(message: Answer | Order, onResult: (job: Job, result: JobResult) => void): void {
    if ('job' in message) return this.#giveUp(message.job);
    const { id, result, worker, hands } = message;
    this.#hands.set(worker, hands);
    const sent = this.#sent.get(id);
    if (sent === undefined) return;
    if (result.kind === 'failed') throw new Error(result.message);
    this.#sent.delete(id);
    this.#lease = Math.max(this.#lease, (PATIENCE * result.elapsed) / 1000);
    onResult(sent.job, unpackResult(result));
  }

  /** An order that comes back was taken too often. */
  #giveUp(job: Job): void {
    if (!this.#sent.has(job.id)) return;
    const last = job.first + job.count - 1;
    throw new UsageError(
      `pairs ${job.first} to ${last} of pairing ${job.pairing} were taken from the queue ${RETRIES + 1} times and never ` +
        `answered: they take longer than --lease ${this.#lease.toFixed(0)} seconds, or bring their machines down`,
    );
  }
}
