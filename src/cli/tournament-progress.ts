/** How a tournament goes, on standard error: a table that is redrawn on a terminal, plain lines elsewhere. */
import { clearScreenDown, moveCursor } from 'node:readline';
import type { Progress } from '../runner/tournament.js';
import type { Io } from './io.js';
import { standingTable } from './tournament-tables.js';

const LIVE_MILLIS = 250;
const PLAIN_MILLIS = 5000;

export interface ProgressDisplay {
  show(progress: Progress): void;
  /** Leaves the terminal as it was. */
  end(): void;
}

export function createDisplay(io: Io): ProgressDisplay {
  return io.live ? liveDisplay(io.live) : plainDisplay(io);
}

function liveDisplay(stream: NodeJS.WriteStream): ProgressDisplay {
  let lines = 0;
  let next = 0;
  const clear = (): void => {
    if (lines > 0) moveCursor(stream, 0, -lines);
    clearScreenDown(stream);
    lines = 0;
  };
  return {
    show(progress) {
      if (performance.now() < next) return;
      next = performance.now() + LIVE_MILLIS;
      clear();
      const text = `${progressLine(progress)}\n${standingTable(progress.summary(), false)}\n`;
      stream.write(text);
      lines = text.split('\n').length - 1;
    },
    end: clear,
  };
}

function plainDisplay(io: Io): ProgressDisplay {
  let next = performance.now() + PLAIN_MILLIS;
  return {
    show(progress) {
      if (performance.now() < next) return;
      next = performance.now() + PLAIN_MILLIS;
      io.err(`${progressLine(progress)}\n`);
    },
    end: () => undefined,
  };
}

export function progressLine({ games, totalGames, newGames, seconds }: Progress): string {
  const rate = newGames / seconds;
  const left = (totalGames - games) / rate;
  const pace = `${rate < 10 ? rate.toFixed(1) : rate.toFixed(0)} games/s, ${duration(left)} left`;
  // Of all threads together; a long run should show the same figure for hours.
  const memory = `${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`;
  return `${games} of ${totalGames} games, ${pace}, ${memory}`;
}

function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return 'unknown time';
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
