import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from './glasses.js';
import type { Held } from './memory-process.js';

/** Less than one number per game would take. */
const BYTES_PER_GAME = 4;

test('memory does not grow with the games, neither in the main thread nor in a worker', () => {
  const script = new URL('./memory-process.ts', import.meta.url).pathname;
  const argv = ['--expose-gc', '--import', 'tsx', script, join(newFolder(), 'run.db')];
  const { main, worker } = JSON.parse(execFileSync(process.execPath, argv, { encoding: 'utf8' })) as {
    main: Held[];
    worker: Held[];
  };
  for (const [name, seen] of Object.entries({ main, worker })) {
    expect(seen.length, name).toBe(2);
    const [early, late] = seen;
    const grown = (late.bytes - early.bytes) / (late.games - early.games);
    expect(grown, `${name}: bytes per game`).toBeLessThan(BYTES_PER_GAME);
  }
});
