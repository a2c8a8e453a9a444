/**
 * Whole tournament runs, store included: what runner and results file cost next to the bare loop of `playouts.ts` and
 * the agents at a table of `table.ts`. CPU time is that of the whole process, so it includes starting the worker.
 *   printf '1000 1\n1000000 7\n' | node build/bench/runs.js scotland-yard '{}' random 1
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tournament } from '../src/runner/tournament.js';
import type { Batch } from './serve.js';
import { serve } from './serve.js';

const [game = 'scotland-yard', options = '{}', spec = 'random', workers = '1'] = process.argv.slice(2);
const settings = {
  game,
  options: JSON.parse(options) as Record<string, string | number | boolean>,
  agents: [spec, spec],
  workers: Number(workers),
};

await serve(async (n, seed): Promise<Batch> => {
  const folder = mkdtempSync(join(tmpdir(), 'irregulars-bench-'));
  try {
    const run = await tournament({ ...settings, pairs: Math.ceil(n / 2), seed, out: join(folder, 'run.db') });
    const { games, plies, content, seats } = run;
    return {
      units: Math.round(games * plies.mean),
      hash: Number.parseInt(content.slice(0, 8), 16),
      extra: seats[0].wins,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
});
