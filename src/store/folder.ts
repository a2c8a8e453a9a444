/** Making folders, with complaints that a person understands. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { attempt } from './attempt.js';

/** Makes a folder and those above it, where they are missing. */
export function makeFolder(path: string): void {
  attempt(path, 'made', () => makeEach(path));
}

/** One by one: Node's own recursive way never returns where the system denies that a folder is there, as in /proc. */
export function makeEach(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (above !== path) makeEach(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have been faster.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
