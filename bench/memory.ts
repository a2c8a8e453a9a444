/**
 * What a million of something takes: tree nodes in memory, games in a results file.
 *   node build/bench/memory.js scotland-yard 1
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Tree } from '../src/agents/tree.js';
import { tournament } from '../src/runner/tournament.js';
import type { Reading } from './measure.js';

const MILLION = 1e6;
const MEGABYTE = 1e6;
/** Enough games for the file's own tables not to show; recorded ones take a hundred times the room. */
const PAIRS = { none: 500_000, all: 10_000 };
const SIZE = { unit: 'MB', better: 'less' } as const;

const [game, scale] = process.argv.slice(2);
for (const reading of [nodes(), ...(await files())]) console.log(JSON.stringify(reading));

function nodes(): Reading {
  const before = process.memoryUsage().arrayBuffers;
  const tree = new Tree(MILLION);
  const taken = process.memoryUsage().arrayBuffers - before;
  return { name: `a million nodes of a tree`, value: (taken / tree.capacity) * (MILLION / MEGABYTE), ...SIZE };
}

async function files(): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const record of ['none', 'all'] as const) {
    const pairs = Math.max(1, Math.round(PAIRS[record] * Number(scale)));
    const folder = mkdtempSync(join(tmpdir(), 'irregulars-bench-'));
    const out = join(folder, 'run.db');
    try {
      const { games } = await tournament({
        game,
        agents: ['random', 'random'],
        pairs,
        seed: 1,
        workers: 1,
        out,
        record,
      });
      const value = (statSync(out).size / games) * (MILLION / MEGABYTE);
      readings.push({ name: `results file of a million games of ${game}, records ${record}`, value, ...SIZE });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  return readings;
}
