/**
 * The protocol of every bench program, so that programs in any language can be compared in one run: a line `n seed` on
 * standard input asks for a batch, the answer is a line `wall_ns cpu_ns units hash extra gc_share bytes_per_unit`.
 */
import { createInterface } from 'node:readline';
import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { inlineMore } from '../src/runner/engine.js';

/** What a batch did: how many units of work, a hash of the outcome, and one more number of its own choice. */
export interface Batch {
  readonly units: number;
  readonly hash: number;
  readonly extra: number;
}

export async function serve(run: (n: number, seed: number) => Batch | Promise<Batch>): Promise<void> {
  // As the workers of a tournament do.
  inlineMore();
  let gcMillis = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) gcMillis += entry.duration;
  }).observe({ entryTypes: ['gc'] });

  for await (const line of createInterface({ input: process.stdin })) {
    const [n, seed] = line.split(' ').map(Number);
    gcMillis = 0;
    const heap = process.memoryUsage().heapUsed;
    const cpu = process.cpuUsage();
    const wall = performance.now();
    const made = run(n, seed);
    const batch = made instanceof Promise ? await made : made;
    const wallNs = (performance.now() - wall) * 1e6;
    const used = process.cpuUsage(cpu);
    // Without a collection in between, growth of the heap is what the batch allocated.
    const grown = process.memoryUsage().heapUsed - heap;
    // Collections are reported a moment later.
    await setImmediate();
    const bytes = gcMillis > 0 ? NaN : Math.max(0, grown) / batch.units;
    const cpuNs = (used.user + used.system) * 1e3;
    const answer = [wallNs, cpuNs, batch.units, batch.hash >>> 0, batch.extra].map(Math.round);
    console.log([...answer, (gcMillis * 1e6) / wallNs, bytes].join(' '));
  }
}
