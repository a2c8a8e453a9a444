/** `irregulars showcase`: what `npm start` runs. */
import { existsSync } from 'node:fs';
import { seedFromText } from '../core/seed.js';
import { findFamily, GAMES } from '../games/index.js';
import { showcase } from '../runner/showcase.js';
import type { TournamentResult } from '../runner/tournament.js';
import { makeFolder } from '../store/folder.js';
import type { Values } from './command.js';
import { INTERRUPTED, interruptible } from './interrupt.js';
import type { Io } from './io.js';
import { writeJson } from './io.js';
import { readCount } from './numbers.js';
import { commandLine } from './repeat.js';
import type { showcaseFlags } from './showcase.js';
import { createDisplay } from './tournament-progress.js';
import { summaryLines } from './tournament-tables.js';

const PAIRS = 20;
const MAX_PAIRS = 1_000_000;
const MAX_WORKERS = 1024;
const SEED = '1';

export async function playShowcase(values: Values<typeof showcaseFlags>, io: Io): Promise<void> {
  const games = (values.games ?? GAMES.map(({ id }) => id)).map((id) => findFamily(id).id);
  const pairs = readCount('pairs', values.pairs, PAIRS, 1, MAX_PAIRS);
  const seed = seedFromText(values.seed ?? SEED);
  const folder = values.out === undefined ? undefined : newFolder(values.out);
  const workers =
    values.workers === undefined ? {} : { workers: readCount('workers', values.workers, 1, 1, MAX_WORKERS) };
  const results: TournamentResult[] = [];
  await interruptible(io, async (signal) => {
    const display = createDisplay(io);
    const run = showcase({
      games,
      pairs,
      seed,
      ...(folder && { folder }),
      ...workers,
      signal,
      onProgress: display.show,
    });
    for await (const result of run) {
      display.end();
      results.push(result);
      if (!values.json) io.out(`${findFamily(result.game).title}\n${summaryLines(result, io.color).join('\n')}\n\n`);
      if (!result.complete) process.exit(INTERRUPTED);
    }
  });
  if (values.json) return writeJson(io, results);
  const chosen = values.games === undefined ? [] : ['--games', ...games];
  if (folder !== undefined) io.out(`results: ${folder}\n`);
  io.out(`repeat with: ${commandLine(['showcase', ...chosen, '--pairs', String(pairs), '--seed', String(seed)])}\n`);
}

/** Makes the folder, or `path-2`, `path-3` and so on: results of an earlier showcase are never written over. */
function newFolder(path: string): string {
  let folder = path;
  for (let n = 2; existsSync(folder); n++) folder = `${path}-${n}`;
  makeFolder(folder);
  return folder;
}
