/** Where a command writes. Tests hand in their own; `main.ts` hands in the process. */
export interface Io {
  /** Results: standard output. */
  out(text: string): void;
  /** Progress and complaints: standard error. */
  err(text: string): void;
  /** Whether results may be colored. */
  readonly color: boolean;
  /** A terminal on which progress can be redrawn; absent when progress has to be plain lines. */
  readonly live?: NodeJS.WriteStream | undefined;
}

export function processIo(): Io {
  const { stdout, stderr, env } = process;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    color: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    live: stderr.isTTY === true && env.TERM !== 'dumb' ? stderr : undefined,
  };
}

export function writeLines(io: Io, lines: readonly string[]): void {
  io.out(lines.map((line) => `${line}\n`).join(''));
}

export function writeJson(io: Io, value: unknown): void {
  io.out(`${JSON.stringify(value, undefined, 2)}\n`);
}
