/**
 * Runs programs of one protocol (serve.ts) in turn and compares them by CPU time. Only one works at a time, every
 * round asks all of them for the same batch, and each is started several times: what the engine makes of a program
 * differs from process to process, and a shared machine is noisy. Medians of per-round ratios survive both, best with
 * batches of a few milliseconds, which a slow moment of the machine meets alike.
 *
 *   node build/bench/alternate.js 1000 'C=/path/playouts /path/graph.txt' 'ours=node build/bench/playouts.js'
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { UsageError } from '../src/core/usage-error.js';
import type { Candidate } from './command-line.js';
import { orComplain, readCandidate, readCount } from './command-line.js';
import { median, quantile } from './figures.js';
import { isMain } from './is-main.js';
import { formatRows } from './table-text.js';

export interface Answer {
  readonly wallNs: number;
  readonly cpuNs: number;
  readonly units: number;
  readonly hash: string;
  readonly gcShare: number;
  readonly bytes: number;
}

/** How a candidate compares with the first one. */
export interface Row {
  readonly name: string;
  readonly itemsPerSecond: number;
  readonly unitsPerSecond: number;
  /** Speed relative to the first candidate: median of rounds, and where the middle eight tenths of them lie. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** The same by the best batch of each: what is left when the machine is at its quietest. */
  readonly best: number;
  /** Slowest process by its best batch, relative to the median one: 1.5 means that a process was slow for life. */
  readonly slowestProcess: number;
  readonly gcShare: number;
  readonly bytesPerUnit: number;
  readonly sameHash: boolean;
}

export interface AlternateSettings {
  readonly items: number;
  readonly rounds: number;
  readonly restarts: number;
  readonly warmUps: number;
}

/** Answers by candidate, by process, by round. */
export async function collect(candidates: readonly Candidate[], settings: AlternateSettings): Promise<Answer[][][]> {
  const { items, rounds, restarts, warmUps } = settings;
  const answers = candidates.map((): Answer[][] => []);
  for (let restart = 0; restart < restarts; restart++) {
    const processes = candidates.map(start);
    for (const mine of answers) mine.push([]);
    try {
      for (let w = 0; w < warmUps; w++) for (const p of processes) await p.ask(items, 1);
      for (let round = 0; round < rounds; round++) {
        const seed = 1 + (restart * rounds + round) * items;
        for (const [i, p] of processes.entries()) answers[i][restart].push(await p.ask(items, seed));
      }
    } finally {
      for (const p of processes) p.end();
    }
  }
  return answers;
}

export async function alternate(candidates: readonly Candidate[], settings: AlternateSettings): Promise<Row[]> {
  const answers = await collect(candidates, settings);
  return candidates.map(({ name }, i) => summarize(name, answers[i], answers[0].flat(), settings.items));
}

function summarize(name: string, processes: readonly Answer[][], reference: readonly Answer[], items: number): Row {
  const mine = processes.flat();
  const times = (answers: readonly Answer[]): number[] => answers.map(({ cpuNs }) => cpuNs);
  const ratios = mine.map((answer, i) => reference[i].cpuNs / answer.cpuNs);
  const best = processes.map((answers) => Math.min(...times(answers)));
  const seconds = median(times(mine)) * 1e-9;
  return {
    name,
    itemsPerSecond: items / seconds,
    unitsPerSecond: median(mine.map(({ units }) => units)) / seconds,
    ratio: median(ratios),
    low: quantile(ratios, 0.1),
    high: quantile(ratios, 0.9),
    best: Math.min(...times(reference)) / Math.min(...times(mine)),
    slowestProcess: Math.max(...best) / median(best),
    gcShare: Math.max(...mine.map(({ gcShare }) => gcShare)),
    bytesPerUnit: median(countedBytes(mine)),
    sameHash: mine.every((answer, i) => answer.hash === reference[i].hash),
  };
}

/** Of those batches in which no garbage was collected. */
export const countedBytes = (answers: readonly Answer[]): number[] =>
  answers.map(({ bytes }) => bytes).filter((bytes) => !Number.isNaN(bytes));

interface Server {
  ask(items: number, seed: number): Promise<Answer>;
  end(): void;
}

function start({ name, command }: Candidate): Server {
  const child = spawn(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
  // One batch is asked for at a time.
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => waiting?.resolve(readAnswer(line)));
  child.stdin.on('error', () => undefined);
  child.on('error', ({ message }) => waiting?.reject(new UsageError(`${name} cannot be started: ${message}`)));
  child.on('exit', (code) => waiting?.reject(new UsageError(`${name} ended with exit code ${code}`)));
  return {
    ask: (items, seed) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        if (child.exitCode !== null) reject(new UsageError(`${name} ended with exit code ${child.exitCode}`));
        else child.stdin.write(`${items} ${seed}\n`);
      }),
    end: () => child.stdin.end(),
  };
}

function readAnswer(line: string): Answer {
  const [wallNs, cpuNs, units, hash, , gcShare = NaN, bytes = NaN] = line.split(' ');
  return { wallNs: +wallNs, cpuNs: +cpuNs, units: +units, hash, gcShare: +gcShare, bytes: +bytes };
}

if (isMain(import.meta.url))
  await orComplain(async () => {
    const [items, ...texts] = process.argv.slice(2);
    const settings = { items: readCount('items of a batch', items), rounds: 40, restarts: 5, warmUps: 20 };
    const rows = await alternate(texts.map(readCandidate), settings);
    console.log(formatRows(rows, 'unit'));
  });
