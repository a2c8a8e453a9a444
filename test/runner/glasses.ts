import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A game so small that thousands of games take a moment. */
export const glasses = {
  game: 'scotland-yard',
  options: { map: 'glasses', detectives: 2, log: 5, reveals: 'none' },
};

/** A folder that is gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'irregulars-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const agentFile = (name: string): string => `./test/runner/agents/${name}.js`;
