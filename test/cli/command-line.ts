/** Runs the command line inside the test process. */
import type { Io } from '../../src/cli/io.js';
import { run } from '../../src/cli/run.js';

export interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function irregulars(...argv: readonly string[]): Promise<Answer> {
  let out = '';
  let err = '';
  const io: Io = { out: (text) => void (out += text), err: (text) => void (err += text), color: false };
  const code = await run(argv, io);
  return { code, out, err };
}

/** What a successful command printed. */
export async function outputOf(...argv: readonly string[]): Promise<string> {
  const { code, out, err } = await irregulars(...argv);
  if (code !== 0) throw new Error(`irregulars ${argv.join(' ')}: exit code ${code}\n${err}`);
  return out;
}

/** Splits a line as a shell would, as far as our documents need: words, and words in single or double quotes. */
export function shellWords(line: string): string[] {
  return [...line.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'),
  );
}
