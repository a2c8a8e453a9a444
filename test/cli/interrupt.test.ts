/** Ctrl-C on a real process. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ResultsFile } from '../../src/store/results-file.js';

const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');
/** More than any machine plays before it is interrupted. */
const PAIRS = 50_000_000;

test('Ctrl-C ends a tournament cleanly, keeps what is finished, and says how to go on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'irregulars-interrupt-'));
  const out = join(folder, 'run.db');
  try {
    const words = ['--game', 'tic-tac-toe', '--agents', 'random', 'greedy', '--pairs', String(PAIRS), '--out', out];
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN, 'tournament', ...words, '--workers', '2']);
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
    const seen = await gamesKept(out);
    child.kill('SIGINT');
    expect(await exit).toBe(130);
    expect(said).toContain('stopping; press Ctrl-C again to end at once');
    expect(said).toContain(`resume with: npx irregulars resume ${out}`);

    const kept = countGames(out);
    expect(kept).toBeGreaterThanOrEqual(seen);
    expect(said).toContain(`stopped after ${kept} games`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Waits until the file holds some games; returns how many. */
async function gamesKept(path: string): Promise<number> {
  for (;;) {
    const games = existsSync(path) ? countGames(path) : 0;
    if (games > 0) return games;
    await setTimeout(20);
  }
}

function countGames(path: string): number {
  try {
    const file = ResultsFile.open(path, { readOnly: true });
    const games = file.ranges().reduce((total, { count }) => total + 2 * count, 0);
    file.close();
    return games;
  } catch {
    // Not written yet.
    return 0;
  }
}
