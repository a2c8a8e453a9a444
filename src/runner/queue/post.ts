/** The queue engine: pg-boss on a PostgreSQL server, as far as runs use it. */
import type PgBoss from 'pg-boss';
import { UsageError } from '../../core/usage-error.js';

/** A message as it was taken: it has to be discarded or given back. */
export interface Letter<T> {
  readonly id: string;
  readonly data: T;
}

export interface Postage {
  readonly id: string;
  readonly data: object;
  /** Seconds after which a letter that was taken, and neither discarded nor given back, may be taken again. */
  readonly lease: number;
  /** Where a letter goes that was taken too often. */
  readonly undeliverable: string;
}

/** So often a letter may be taken again. */
export const RETRIES = 9;

/** A late reply may come between emptying a box and removing it. */
const REMOVAL_TRIES = 5;

export class Post {
  readonly #boss: PgBoss;
  readonly #name: string;

  private constructor(boss: PgBoss, name: string) {
    this.#boss = boss;
    this.#name = name;
  }

  /** `url` as in `postgres://user:password@host:5432/database`. */
  static async open(url: string): Promise<Post> {
    const name = withoutPassword(url);
    const Boss = await loadEngine();
    // Runs clean up after themselves, so that nothing has to be swept up in the background.
    const boss = new Boss({ connectionString: url, supervise: false, schedule: false });
    const post = new Post(boss, name);
    // Whatever fails in the background fails again when the queue is next used, and is heard there.
    boss.on('error', () => undefined);
    await post.#try(() => boss.start());
    return post;
  }

  async createBox(box: string): Promise<void> {
    await this.#try(() => this.#boss.createQueue(box, { name: box, policy: 'standard' }));
  }

  /** Empties and removes a box. One that somebody still writes to is left behind, and harms nobody. */
  async removeBox(box: string): Promise<void> {
    for (let tries = 0; tries < REMOVAL_TRIES; tries++) {
      await this.#try(() => this.#boss.purgeQueue(box));
      const isRemoved = await this.#boss.deleteQueue(box).then(
        () => true,
        () => false,
      );
      if (isRemoved) return;
    }
  }

  async send(box: string, letters: readonly Postage[]): Promise<void> {
    if (letters.length === 0) return;
    const jobs = letters.map(({ id, data, lease, undeliverable }) => {
      const expireInSeconds = Math.ceil(lease);
      return { name: box, id, data, expireInSeconds, retryLimit: RETRIES, deadLetter: undeliverable };
    });
    await this.#try(() => this.#boss.insert(jobs));
  }

  /** Replies may be taken by one reader only, who reads them until the box is removed. */
  async reply(box: string, replies: readonly object[]): Promise<void> {
    if (replies.length === 0) return;
    await this.#try(() => this.#boss.insert(replies.map((data) => ({ name: box, data }))));
  }

  async take<T>(box: string, most: number): Promise<Letter<T>[]> {
    return this.#try(() => this.#boss.fetch<T>(box, { batchSize: most }));
  }

  async discard(box: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#try(() => this.#boss.deleteJob(box, [...ids]));
  }

  /** For somebody else to take. */
  async giveBack(box: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#try(() => this.#boss.fail(box, [...ids]));
  }

  /** Lets letters be taken again whose lease is over. */
  async endLeases(): Promise<void> {
    await this.#try(() => this.#boss.expire());
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: true }).catch(() => undefined);
  }

  async #try<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (error) {
      throw new UsageError(`queue ${this.#name}: ${reasonOf(error)}`);
    }
  }
}

/** Installed unless somebody left it out; nothing else needs it. */
async function loadEngine(): Promise<typeof PgBoss> {
  try {
    return (await import('pg-boss')).default;
  } catch {
    throw new UsageError('a queue needs the package pg-boss: npm install pg-boss@10');
  }
}

function withoutPassword(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^postgres(ql)?:$/.test(url.protocol))
    throw new UsageError('--queue is written as postgres://user:password@host:5432/database');
  return `${url.protocol}//${url.host}${url.pathname}`;
}

/** Of several addresses that were tried in vain, the engine says nothing but that. */
function reasonOf(error: unknown): string {
  const { message, errors, code } = error as { message?: string; errors?: Error[]; code?: string };
  return message || errors?.[0]?.message || code || String(error);
}
