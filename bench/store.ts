/**
 * Blocks of games into a results file and back, as a run of fast games writes them: a unit is one game. The file is read
 * once in full, as the content hash does.
 *   printf '1000 1\n1000000 7\n' | node build/bench/store.js
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Rng } from '../src/core/rng.js';
import { openRun } from '../src/runner/run-file.js';
import { contentHash } from '../src/store/content-hash.js';
import type { Block, RunSettings } from '../src/store/rows.js';
import type { Batch } from './serve.js';
import { serve } from './serve.js';

const PAIRS_PER_BLOCK = 20_000;
const OUTCOMES = [
  [1, -1],
  [-1, 1],
];
/** Every block is the same: making them up would take longer than writing them. */
const rng = new Rng(1);
const PLIES = Int32Array.from({ length: 2 * PAIRS_PER_BLOCK }, () => 60 + rng.below(80));
const RESULTS = Int32Array.from({ length: 2 * PAIRS_PER_BLOCK }, () => rng.below(2));

await serve((n, seed): Batch => {
  const folder = mkdtempSync(join(tmpdir(), 'irregulars-bench-'));
  const pairs = Math.ceil(n / 2);
  const file = openRun(join(folder, 'run.db'), false, settingsOf(pairs, seed));
  for (let first = 0; first < pairs; first += PAIRS_PER_BLOCK)
    file.append(blockOf(first, Math.min(PAIRS_PER_BLOCK, pairs - first)));
  const content = contentHash(file);
  file.close();
  rmSync(folder, { recursive: true });
  return { units: 2 * pairs, hash: Number.parseInt(content.slice(0, 8), 16), extra: 0 };
});

function blockOf(first: number, count: number): Block {
  const plies = PLIES.subarray(0, 2 * count);
  const outcome = RESULTS.subarray(0, 2 * count);
  return { pairing: 0, first, count, plies, outcome, outcomes: OUTCOMES, faults: [], moves: [], millis: [1, 1] };
}

function settingsOf(pairs: number, seed: number): RunSettings {
  const agents = [{ spec: 'random' }, { spec: 'random' }];
  const roles = ['first', 'second'];
  const pairings = [[0, 1]] as const;
  const record = 'none';
  return {
    game: 'toy',
    options: {},
    rulesVersion: 1,
    roles,
    agents,
    format: 'round-robin',
    pairings,
    pairs,
    seed,
    record,
  };
}
