import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { LIMITS } from '../../src/runner/engine.js';

test('limits of the engine are raised only: to lower one while it compiles can abort the process', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  for (const [flag, limit] of Object.entries(LIMITS)) {
    const [, usual] = new RegExp(`^  ${flag} .*\\n.*default: (?:${flag}=)?(\\d+)`, 'm').exec(options)!;
    expect(limit).toBeGreaterThan(Number(usual));
  }
});
