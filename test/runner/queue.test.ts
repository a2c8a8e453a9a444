import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Order } from '../../src/runner/queue/messages.js';
import { ORDERS, packResult, unpackResult } from '../../src/runner/queue/messages.js';
import { Post, RETRIES } from '../../src/runner/queue/post.js';
import { QueueWorker } from '../../src/runner/queue/queue-worker.js';
import type { TournamentOptions } from '../../src/runner/tournament.js';
import { tournament } from '../../src/runner/tournament.js';
import { agentFile, glasses, newFolder } from './glasses.js';
import { freePort, startPostgres } from './postgres.js';

const server = await startPostgres();
const url = typeof server === 'string' ? '' : server.url;
afterAll(() => (typeof server === 'string' ? undefined : server.stop()));

const settings = { ...glasses, agents: ['random', 'greedy'], seed: 11 };

const onQueue = (more: Partial<TournamentOptions>): ReturnType<typeof tournament> =>
  tournament({ ...settings, queue: url, ...more });

/** A worker in this process; `leave` makes it go, and tells how many games it has played. */
function startWorker(directory = process.cwd()): { leave(): Promise<number>; readonly done: Promise<number> } {
  const abort = new AbortController();
  const done = QueueWorker.work({ url: url, workers: 1, directory, signal: abort.signal });
  // Whoever is interested in how it ends asks later.
  done.catch(() => undefined);
  const leave = (): Promise<number> => {
    abort.abort();
    return done;
  };
  // The next test has workers of its own.
  onTestFinished(async () => void (await leave().catch(() => undefined)));
  return { leave, done };
}

function startProcess(): ChildProcess {
  const main = new URL('../../src/cli/main.ts', import.meta.url).pathname;
  const words = ['--import', 'tsx', main, 'work', '--queue', url, '--workers', '1'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

// The reason is part of the name, for whoever wonders why nothing was tested.
describe.skipIf(typeof server === 'string')(`on a queue${typeof server === 'string' ? ` (${server})` : ''}`, () => {
  test('a run on a queue ends as it does on threads, also when a worker is killed with kill -9', async () => {
    const processes = [startProcess(), startProcess()];
    let killed: string | undefined;
    const out = join(newFolder(), 'run.db');
    const result = await onQueue({
      pairs: 4000,
      record: 'sample',
      out,
      lease: 1,
      onProgress: ({ games }) => {
        if (games < 500 || killed !== undefined) return;
        processes[0].kill('SIGKILL');
        killed = `after ${games} games`;
      },
    });
    expect(killed).toMatch(/after \d+ games/);
    const onThreads = await tournament({ ...settings, pairs: 4000, record: 'sample', workers: 2 });
    expect(result.content).toBe(onThreads.content);
    expect(result.complete).toBe(true);

    processes[1].kill('SIGINT');
    const [said] = (await once(processes[1].stdout!, 'data')) as [Buffer];
    expect(String(said)).toMatch(/^played \d+ games\n$/);
    expect(await once(processes[1], 'exit')).toEqual([0, null]);
  });

  test('a run that was stopped goes on with the games that are missing', async () => {
    const worker = startWorker();
    const out = join(newFolder(), 'run.db');
    const abort = new AbortController();
    const stop = (): void => abort.abort();
    const begun = await onQueue({ pairs: 3000, out, signal: abort.signal, onProgress: stop });
    expect(begun.complete).toBe(false);
    expect(begun.games).toBeGreaterThan(0);
    const whole = await onQueue({ pairs: 3000, out, resume: true });
    const onThreads = await tournament({ ...settings, pairs: 3000, workers: 1 });
    expect(whole.content).toBe(onThreads.content);
    expect(await worker.leave()).toBeGreaterThanOrEqual(6000);
  });

  test('two runs at a time do not mix', async () => {
    startWorker();
    const runs = await Promise.all([
      onQueue({ pairs: 300 }),
      onQueue({ pairs: 300 }),
      onQueue({ pairs: 300, seed: 12 }),
    ]);
    const onThreads = await tournament({ ...settings, pairs: 300, workers: 1 });
    expect(runs.map(({ games }) => games)).toEqual([600, 600, 600]);
    expect(runs[0].content).toBe(onThreads.content);
    expect(runs[1].content).toBe(onThreads.content);
    expect(runs[2].content).not.toBe(onThreads.content);
  });

  test('a sequential test stops a run on a queue where it stops one on threads', async () => {
    startWorker();
    const test = { agents: ['greedy', 'random'], pairs: 5000, sprt: { elo0: 0, elo1: 20 } };
    const result = await onQueue(test);
    const onThreads = await tournament({ ...settings, ...test, workers: 2 });
    expect(result.games).toBeLessThan(10_000);
    expect(result.content).toBe(onThreads.content);
  });

  test('a machine whose agent file differs is refused, and its jobs are played elsewhere', async () => {
    const [ours, theirs] = [newFolder(), newFolder()];
    const source = (index: number): string => `export default () => ({
      spec: 'mine', reset() {}, choose: (view) => view.moves[${index}],
    });\n`;
    writeFileSync(join(ours, 'mine.mjs'), source(0));
    writeFileSync(join(theirs, 'mine.mjs'), source(1));
    const stranger = startWorker(theirs);
    const run = onQueue({ agents: ['random', './mine.mjs'], pairs: 50, directory: ours });
    await expect(stranger.done).rejects.toThrow(
      /^this machine cannot take part in a run of scotland-yard\n {2}agents: /,
    );
    startWorker(ours);
    expect((await run).games).toBe(100);
  });

  test('rules that fail on another machine end the run and name the game', async () => {
    startWorker();
    const endless = { game: './test/runner/agents/endless-game.js', options: {}, agents: ['random', 'random'] };
    await expect(onQueue({ ...endless, pairs: 1 })).rejects.toThrow(
      'the rules failed at pair 0, leg 0: endless goes on beyond maxPlies = 10',
    );
  });

  test('an agent that brings its thread down loses by a fault, on other machines too', async () => {
    startWorker();
    const deadly = { agents: ['random', agentFile('exits')], pairs: 12 };
    const result = await onQueue(deadly);
    const onThreads = await tournament({ ...settings, ...deadly, workers: 1 });
    expect(result.faults).toBeGreaterThan(0);
    expect(result.content).toBe(onThreads.content);
  });

  test('a job that is taken again and again and never answered ends the run', async () => {
    const run = onQueue({ pairs: 1 });
    const end = expect(run).rejects.toThrow(
      'pairs 0 to 0 of pairing 0 were taken from the queue 10 times and never answered: they take longer than --lease 60',
    );
    const post = await Post.open(url);
    await post.createBox(ORDERS);
    for (let taken = 0; taken <= RETRIES;) {
      const letters = await post.take<Order>(ORDERS, 1);
      taken += letters.length;
      await post.giveBack(
        ORDERS,
        letters.map(({ id }) => id),
      );
      if (letters.length === 0) await sleep(20);
    }
    await end;
    await post.close();
  });

  test('a run leaves nothing behind in the queue', async () => {
    startWorker();
    await onQueue({ pairs: 20 });
    const post = await Post.open(url);
    expect(await post.take(ORDERS, 100)).toEqual([]);
    await post.close();
  });

  test('a server that cannot be reached is named without its password', async () => {
    const closed = `postgres://holmes:moriarty@localhost:${await freePort()}/postgres`;
    const refused = /^queue postgres:\/\/localhost:\d+\/postgres: .*ECONNREFUSED/;
    await expect(onQueue({ queue: closed })).rejects.toThrow(refused);
    await expect(onQueue({ queue: closed })).rejects.not.toThrow('moriarty');
    const wrong = url.replace('watson', 'moriarty');
    await expect(onQueue({ queue: wrong })).rejects.toThrow(/password authentication failed/);
  });

  test('a queue and threads exclude each other', async () => {
    await expect(onQueue({ workers: 2 })).rejects.toThrow('workers and queue exclude each other');
  });
});

test('results survive the queue', () => {
  const result = {
    kind: 'done' as const,
    id: 3,
    plies: Int32Array.of(5, 7),
    outcome: Int32Array.of(0, 1),
    outcomes: [
      [1, -1],
      [1 / 3, -1 / 3],
    ],
    faults: [{ pair: 0, leg: 1, seat: 1, what: 'threw' }],
    moves: [{ pair: 0, leg: 0, moves: Int32Array.of(1, 2, 3) }],
    millis: [0.1, 0.2] as const,
    elapsed: 12.5,
  };
  expect(unpackResult(JSON.parse(JSON.stringify(packResult(result))))).toEqual(result);
});
