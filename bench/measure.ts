/** Runs the programs of a suite, in fresh processes, and makes figures of what they answer. */
import { execFile } from 'node:child_process';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Answer, AlternateSettings } from './alternate.js';
import { collect, countedBytes } from './alternate.js';
import type { Allocation, Figure } from './figures.js';
import { median, quantile } from './figures.js';

interface ProgramFacts {
  readonly name: string;
  /** In bench/, without its ending. */
  readonly script: string;
  readonly args: readonly string[];
}

/** A program of the protocol in serve.ts, asked for batches of `items`; speed is counted in units or in items. */
export interface ServedProgram extends ProgramFacts {
  readonly items: number;
  /** What is counted: `ply`; and whether by the batch's own count or by items. */
  readonly unit: string;
  readonly plural: string;
  readonly counts: 'units' | 'items';
  /** Several threads at once are judged by the clock. */
  readonly byClock?: true;
  /** Bytes a unit from which on the path counts as allocating; absent where it may allocate. */
  readonly floor?: number;
}

/** A program that measures by itself and prints one Reading a line, as JSON. */
export type ReadingProgram = ProgramFacts;

export interface Reading {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly better: 'more' | 'less';
}

/** What measuring itself leaves on the heap. */
const BYTES_A_BATCH = 40_000;

export type Program = ServedProgram | ReadingProgram;

/** How much work is put into a figure. */
export type Effort = Omit<AlternateSettings, 'items'> & {
  /** Sizes of batches, and time of small measurements, relative to the usual ones. */
  readonly scale: number;
};

/** Figures by build, those of one program; builds take turns. */
export async function measure(
  suite: string,
  program: Program,
  builds: readonly string[],
  effort: Effort,
): Promise<Figure[][]> {
  const commands = builds.map((build) => scriptCommand(build, program.script));
  if (!('items' in program)) return readAll(suite, program, commands, effort);
  const candidates = commands.map((command) => ({ name: program.name, command: [...command, ...program.args] }));
  const items = Math.max(1, Math.round(program.items * effort.scale));
  const answers = await collect(candidates, { ...effort, items });
  return answers.map((mine) => [speedOf(suite, program, mine, items)]);
}

function speedOf(suite: string, program: ServedProgram, processes: readonly Answer[][], items: number): Figure {
  const { name, plural, counts, byClock } = program;
  const speed = ({ wallNs, cpuNs, units }: Answer): number =>
    (counts === 'units' ? units : items) / ((byClock ? wallNs : cpuNs) * 1e-9);
  const speeds = processes.map((answers) => answers.map(speed));
  return {
    suite,
    name,
    unit: `${plural}/s`,
    better: 'more',
    ...spread(speeds, 'more'),
    memory: allocationOf(program, processes.flat()),
  };
}

function allocationOf({ unit, floor }: ServedProgram, answers: readonly Answer[]): Allocation {
  return {
    per: unit,
    bytes: median(countedBytes(answers)),
    gcShare: median(answers.map(({ gcShare }) => gcShare)),
    ...(floor !== undefined && { floor: floor + BYTES_A_BATCH / median(answers.map(({ units }) => units)) }),
  };
}

async function readAll(
  suite: string,
  { args }: ReadingProgram,
  commands: readonly (readonly string[])[],
  { restarts, scale }: Effort,
): Promise<Figure[][]> {
  const runs = commands.map((): Reading[][] => []);
  for (let restart = 0; restart < restarts; restart++)
    for (const [i, command] of commands.entries())
      runs[i].push((await linesOf([...command, ...args, String(scale)])).map((line) => JSON.parse(line) as Reading));
  return runs.map((mine) =>
    mine[0].map(({ name, unit, better }, at) => ({
      suite,
      name,
      unit,
      better,
      ...spread(
        mine.map((readings) => [readings[at].value]),
        better,
      ),
    })),
  );
}

/** How a script of bench/ is started; uncompiled ones by whatever runs this file. */
export function scriptCommand(build: string, script: string): string[] {
  return [process.execPath, ...process.execArgv, join(build, 'bench', script + extname(import.meta.url))];
}

/** What a program prints, line by line. */
export async function linesOf([node, ...args]: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(node, args);
  return stdout.trim().split('\n');
}

function spread(
  processes: readonly (readonly number[])[],
  better: Figure['better'],
): Pick<Figure, 'median' | 'low' | 'high' | 'perProcess' | 'bestPerProcess'> {
  const all = processes.flat();
  return {
    median: median(all),
    low: quantile(all, 0.1),
    high: quantile(all, 0.9),
    perProcess: processes.map(median),
    bestPerProcess: processes.map((values) => (better === 'more' ? Math.max(...values) : Math.min(...values))),
  };
}
