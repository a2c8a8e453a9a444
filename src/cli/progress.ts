/** How far along we are, on standard error: a bar on a terminal, a line per tenth elsewhere. */
import cliProgress from 'cli-progress';
import type { Io } from './io.js';

export interface Progress {
  step(): void;
  stop(): void;
}

export function createProgress(io: Io, unit: string, total: number): Progress {
  return io.live ? drawBar(io.live, unit, total) : printTenths(io, unit, total);
}

function drawBar(stream: NodeJS.WriteStream, unit: string, total: number): Progress {
  const format = `{bar} {value} of {total} ${unit}, {eta_formatted} left`;
  const bar = new cliProgress.SingleBar({ stream, format, clearOnComplete: true }, cliProgress.Presets.rect);
  bar.start(total, 0);
  return { step: () => bar.increment(), stop: () => bar.stop() };
}

function printTenths(io: Io, unit: string, total: number): Progress {
  let done = 0;
  return {
    step() {
      done++;
      if (Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total))
        io.err(`${done} of ${total} ${unit}\n`);
    },
    stop: () => undefined,
  };
}
