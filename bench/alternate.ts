/**
 * Runs programs of one protocol (serve.ts) in turn and compares them by CPU time. Only one works at a time, every
 * round asks all of them for the same batch, and each is started several times: what the engine makes of a program
 * differs from process to process, and a shared machine is noisy. Medians of per-round ratios survive both.
 *
 *   node build/bench/alternate.js 20000 'C=/path/playouts /path/graph.txt' 'ours=node build/bench/playouts.js'
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import Table from 'cli-table3';
import { isMain } from './is-main.js';

export interface Candidate {
  readonly name: string;
  readonly command: readonly string[];
}

interface Answer {
  readonly cpuNs: number;
  readonly units: number;
  readonly hash: string;
  readonly gcShare: number;
  readonly bytes: number;
}

export interface Row {
  readonly name: string;
  readonly itemsPerSecond: number;
  readonly unitsPerSecond: number;
  /** Speed relative to the first candidate: median of rounds, and where the middle eight tenths of them lie. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** Slowest process, relative to the median one of the same program: 1.5 means that a process was slow for life. */
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

export async function alternate(candidates: readonly Candidate[], settings: AlternateSettings): Promise<Row[]> {
  const answers = candidates.map(() => [] as Answer[]);
  for (let restart = 0; restart < settings.restarts; restart++) {
    const processes = candidates.map(start);
    for (let w = 0; w < settings.warmUps; w++) for (const p of processes) await p.ask(settings.items, 1);
    for (let round = 0; round < settings.rounds; round++) {
      const seed = 1 + (restart * settings.rounds + round) * settings.items;
      for (const [i, p] of processes.entries()) answers[i].push(await p.ask(settings.items, seed));
    }
    for (const p of processes) p.end();
  }
  return candidates.map(({ name }, i) => summarize(name, answers[i], answers[0], settings));
}

function summarize(name: string, mine: readonly Answer[], reference: readonly Answer[], at: AlternateSettings): Row {
  const ratios = mine.map((answer, i) => reference[i].cpuNs / answer.cpuNs);
  const perProcess = Array.from({ length: at.restarts }, (_, r) =>
    quantile(
      mine.slice(r * at.rounds, (r + 1) * at.rounds).map((a) => a.cpuNs),
      0.5,
    ),
  );
  const seconds =
    quantile(
      mine.map((a) => a.cpuNs),
      0.5,
    ) * 1e-9;
  return {
    name,
    itemsPerSecond: at.items / seconds,
    unitsPerSecond:
      quantile(
        mine.map((a) => a.units),
        0.5,
      ) / seconds,
    ratio: quantile(ratios, 0.5),
    low: quantile(ratios, 0.1),
    high: quantile(ratios, 0.9),
    slowestProcess: Math.max(...perProcess) / quantile(perProcess, 0.5),
    gcShare: Math.max(...mine.map((a) => a.gcShare)),
    bytesPerUnit: quantile(
      mine.map((a) => a.bytes).filter((b) => !Number.isNaN(b)),
      0.5,
    ),
    sameHash: mine.every((answer, i) => answer.hash === reference[i].hash),
  };
}

function start({ name, command }: Candidate): { ask(n: number, seed: number): Promise<Answer>; end(): void } {
  const child = spawn(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: ((line: string) => void)[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(line));
  child.on('exit', (code) => {
    if (code) throw new Error(`${name} ended with exit code ${code}`);
  });
  return {
    ask: (n, seed) =>
      new Promise((resolve) => {
        waiting.push((line) => {
          const [, cpuNs, units, hash, , gcShare = NaN, bytes = NaN] = line.split(' ');
          resolve({ cpuNs: +cpuNs, units: +units, hash, gcShare: +gcShare, bytes: +bytes });
        });
        child.stdin.write(`${n} ${seed}\n`);
      }),
    end: () => child.stdin.end(),
  };
}

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = q * (sorted.length - 1);
  const low = Math.floor(at);
  if (sorted.length === 0) return NaN;
  return sorted[low] + (at - low) * ((sorted[low + 1] ?? sorted[low]) - sorted[low]);
}

/** With `compared`, also how each program stands to the first one. */
export function formatRows(rows: readonly Row[], unit: string, compared: boolean): string {
  const columns: readonly (readonly [string, (row: Row) => string])[] = [
    ['program', (r) => r.name],
    ['items/s', (r) => Math.round(r.itemsPerSecond).toLocaleString('en')],
    [`${unit}/s`, (r) => `${(r.unitsPerSecond / 1e6).toFixed(2)} M`],
    ...(compared ? RATIO_COLUMNS : []),
    ['slowest process', (r) => r.slowestProcess.toFixed(2)],
    ['GC', (r) => known(r.gcShare, `${(100 * r.gcShare).toFixed(2)} %`)],
    [`bytes/${unit}`, (r) => known(r.bytesPerUnit, r.bytesPerUnit.toFixed(3))],
  ];
  const table = new Table({
    head: columns.map(([head]) => head),
    colAligns: columns.map((_, i) => (i === 0 ? 'left' : 'right')),
    style: { head: [], border: [] },
  });
  for (const row of rows) table.push(columns.map(([, text]) => text(row)));
  return table.toString();
}

const RATIO_COLUMNS: readonly (readonly [string, (row: Row) => string])[] = [
  ['ratio', (r) => r.ratio.toFixed(3)],
  ['10 % .. 90 %', (r) => `${r.low.toFixed(3)} .. ${r.high.toFixed(3)}`],
];

const known = (value: number, text: string): string => (Number.isNaN(value) ? '-' : text);

if (isMain(import.meta.url)) {
  const [items, ...texts] = process.argv.slice(2);
  const candidates = texts.map((text) => {
    const [name, command] = text.split(/=(.*)/s);
    return { name, command: command.trim().split(/\s+/) };
  });
  const rows = await alternate(candidates, { items: Number(items), rounds: 5, restarts: 4, warmUps: 4 });
  console.log(formatRows(rows, 'unit', true));
}
