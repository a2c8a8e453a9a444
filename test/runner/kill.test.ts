import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { tournament } from '../../src/runner/tournament.js';
import { ResultsFile } from '../../src/store/results-file.js';
import { glasses, newFolder } from './glasses.js';

const settings = { ...glasses, agents: ['random', 'greedy'], pairs: 4000, seed: 11, record: 'sample' as const };

test('a run that is killed with kill -9 loses nothing that was finished, and resumed it ends as if never killed', async () => {
  const out = join(newFolder(), 'run.db');
  const killed = start({ ...settings, out, workers: 2 });
  const exit = new Promise((resolve) => killed.on('exit', (_code, signal) => resolve(signal)));
  const seen = await gamesReported(killed, 300);
  killed.kill('SIGKILL');
  expect(await exit).toBe('SIGKILL');

  const file = ResultsFile.open(out, { readOnly: true });
  const kept = file.ranges().reduce((total, { count }) => total + 2 * count, 0);
  file.close();
  expect(kept).toBeGreaterThanOrEqual(seen);
  expect(kept).toBeLessThan(8000);

  const resumed = start({ ...settings, out, workers: 1, resume: true });
  const result = JSON.parse(await output(resumed)) as { content: string; games: number };
  const whole = await tournament({ ...settings, workers: 2 });
  expect(result).toEqual({ content: whole.content, games: 8000, complete: true });
});

function start(options: object): ChildProcess {
  const script = new URL('./tournament-process.ts', import.meta.url).pathname;
  return spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Waits until the process has said that this many games are kept; returns how many. */
async function gamesReported(child: ChildProcess, games: number): Promise<number> {
  for await (const line of createInterface({ input: child.stderr! })) {
    const count = Number(/^games (\d+)$/.exec(line)?.[1] ?? 0);
    if (count >= games) return count;
  }
  throw new Error('the process ended before it was killed');
}

async function output(child: ChildProcess): Promise<string> {
  child.stderr!.resume();
  let text = '';
  for await (const chunk of child.stdout!) text += String(chunk);
  return text;
}
