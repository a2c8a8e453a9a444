/**
 * Is any process slow for life? Ten fresh starts of each program (serve.ts) live side by side and work in turn, so that
 * whatever else the machine does meets all of them alike. Prints how much slower than the middle one each of them is.
 *   node build/bench/fresh.js 5000 'node build/bench/playouts.js' 'node build/bench/playouts.js holmes'
 */
import type { Answer } from './alternate.js';
import { collect } from './alternate.js';
import { orComplain, readCandidate, readCount } from './command-line.js';
import { median } from './figures.js';
import { formatTable } from './table-text.js';

const STARTS = 10;
interface Row {
  readonly program: string;
  /** Time of each process relative to the middle one, in ascending order. */
  readonly relative: readonly number[];
}

await orComplain(async () => {
  const [items, ...programs] = process.argv.slice(2);
  const settings = { items: readCount('items of a batch', items), rounds: 15, restarts: 1, warmUps: 6 };
  const rows: Row[] = [];
  for (const program of programs) {
    const starts = Array.from({ length: STARTS }, (_, i) => readCandidate(`#${i}=${program}`));
    const answers = await collect(starts, settings);
    rows.push({ program, relative: relativeTimes(answers.map(([rounds]) => rounds)) });
  }
  console.log(
    formatTable(rows, [
      ['program', ({ program }) => program],
      ['fastest', ({ relative }) => relative[0].toFixed(2)],
      ['slowest', ({ relative }) => relative[STARTS - 1].toFixed(2)],
      ['all', ({ relative }) => relative.map((time) => time.toFixed(2)).join(' ')],
    ]),
  );
});

/** Round by round against the middle process of that round; then the median of rounds. */
function relativeTimes(processes: readonly Answer[][]): number[] {
  const middles = processes[0].map((_, round) => median(processes.map((answers) => answers[round].cpuNs)));
  const times = processes.map((answers) => median(answers.map(({ cpuNs }, round) => cpuNs / middles[round])));
  return times.sort((a, b) => a - b);
}
