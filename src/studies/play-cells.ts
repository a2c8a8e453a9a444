/** Plays the cells of a study, each into its own results file; what is there already is not played again. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seedFromText } from '../core/seed.js';
import { createGame } from '../games/index.js';
import { isFile } from '../runner/load.js';
import type { Progress } from '../runner/tournament.js';
import { tournament } from '../runner/tournament.js';
import { createAgent } from '../specialists/index.js';
import { makeFolder } from '../store/folder.js';
import { ResultsFile } from '../store/results-file.js';
import { CellResults } from './cell-results.js';
import type { Cell } from './cells.js';
import type { PlayedCell } from './group-results.js';

export interface PlayOptions {
  /** Where the results files are. */
  readonly folder: string;
  /** Throw away what is there. */
  readonly fresh?: boolean;
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal;
  /** Before each cell that is played, counted from 0. */
  readonly onCell?: (cell: Cell, index: number, count: number) => void;
  readonly onProgress?: (progress: Progress) => void;
}

/** Undefined where the signal ended it: what is finished is kept. */
export async function playCells(cells: readonly Cell[], options: PlayOptions): Promise<PlayedCell[] | undefined> {
  const { folder, fresh = false, workers, signal, onCell, onProgress } = options;
  makeFolder(folder);
  const played: PlayedCell[] = [];
  for (const [index, cell] of cells.entries()) {
    const out = join(folder, cell.file);
    if (fresh) remove(out);
    if (!isPlayed(out, cell)) {
      onCell?.(cell, index, cells.length);
      const { complete } = await tournament({
        ...cell.settings,
        out,
        resume: true,
        ...(workers !== undefined && { workers }),
        ...(signal && { signal }),
        ...(onProgress && { onProgress }),
      });
      if (!complete) return undefined;
    }
    played.push({ cell, results: new CellResults(out, cell.measured) });
  }
  return played;
}

/**
 * Whether the file holds just this cell, so that no worker need be started to find out. Where game or agents come from
 * files, which may have changed, or where anything differs, the runner looks closer.
 */
function isPlayed(path: string, { settings: wanted }: Cell): boolean {
  if (!existsSync(path) || isFile(wanted.game) || wanted.agents.some(isFile)) return false;
  const file = ResultsFile.open(path, { readOnly: true });
  try {
    const game = createGame(wanted.game, wanted.options);
    const { settings: there } = file;
    const same: [unknown, unknown][] = [
      [there.game, wanted.game],
      [there.options, game.options],
      [there.rulesVersion, game.rulesVersion],
      [there.agents.map(({ spec }) => spec), wanted.agents.map((spec) => createAgent(spec, game).spec)],
      [there.format, wanted.format],
      [there.pairs, wanted.pairs],
      [there.seed, seedFromText(String(wanted.seed))],
      [there.record, wanted.record],
    ];
    const pairs = file.ranges().reduce((sum, { count }) => sum + count, 0);
    return (
      pairs === there.pairings.length * there.pairs && same.every(([a, b]) => JSON.stringify(a) === JSON.stringify(b))
    );
  } finally {
    file.close();
  }
}

/** With what SQLite keeps beside it. */
function remove(file: string): void {
  for (const ending of ['', '-wal', '-shm']) if (existsSync(file + ending)) rmSync(file + ending);
}
