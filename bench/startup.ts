/**
 * From nothing to something useful, in milliseconds of the clock: the help of the command line, next to Node itself,
 * and a worker thread that is ready to play.
 *   node build/bench/startup.js 1
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createGame } from '../src/games/index.js';
import { WHEREABOUTS_WORDS } from '../src/runner/job.js';
import type { WorkerMessage, WorkerSetup } from '../src/runner/job.js';
import { median } from './figures.js';
import type { Reading } from './measure.js';

const times = Math.max(1, Math.round(7 * Number(process.argv[2])));
const cli = fileURLToPath(new URL('../src/cli/main.js', import.meta.url));
const entry = new URL('../src/runner/worker.js', import.meta.url);

await say('Node itself', () => run('-e', '0'));
await say('irregulars --help', () => run(cli, '--help'));
await say('irregulars games', () => run(cli, 'games'));
await say('a worker for scotland-yard', startWorker);

async function say(name: string, start: () => void | Promise<void>): Promise<void> {
  const millis: number[] = [];
  for (let i = 0; i < times; i++) {
    const started = performance.now();
    await start();
    millis.push(performance.now() - started);
  }
  const reading: Reading = { name, value: median(millis), unit: 'ms', better: 'less' };
  console.log(JSON.stringify(reading));
}

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with exit code ${status}`);
}

async function startWorker(): Promise<void> {
  const setup: WorkerSetup = {
    game: 'scotland-yard',
    options: createGame('scotland-yard').options,
    agents: ['random', 'random'],
    seed: 1,
    record: 'none',
    directory: process.cwd(),
    whereabouts: new SharedArrayBuffer(WHEREABOUTS_WORDS * Int32Array.BYTES_PER_ELEMENT),
  };
  const worker = new Worker(entry, { workerData: setup });
  const { kind } = await new Promise<WorkerMessage>((resolve, reject) =>
    worker.once('message', resolve).once('error', reject),
  );
  if (kind !== 'ready') throw new Error(`the worker is ${kind}`);
  await worker.terminate();
}
