/**
 * `npm run test:long`: very many random games of every listed game, with every promise verified.
 *
 *   npm run test:long -- --games 100000 --game scotland-yard --seed 1
 *   npm run test:long -- --games 50000 --game holmes --preset moriarty
 *
 * It plays on the built code, which is several times as fast as code compiled on the fly: build first. `--games` counts
 * games with default options, or of the one preset asked for; else presets get a twentieth each. Game number i depends on (seed, i) alone, however the games
 * are shared out among processes.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import type * as Library from '../../src/index.js';
import type { Report, Share } from './share.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100000' },
    game: { type: 'string' },
    preset: { type: 'string' },
    seed: { type: 'string', default: '1891' },
    processes: { type: 'string', default: '2' },
  },
});
const games = wholeNumber('games', values.games);
const seed = wholeNumber('seed', values.seed);
const processes = wholeNumber('processes', values.processes);

const { GAMES } = (await import(new URL('../../dist/index.js', import.meta.url).href)) as typeof Library;
const families = GAMES.filter((family) => !values.game || family.id === values.game);
if (families.length === 0) throw new Error(`--game ${values.game} is not one of ${GAMES.map((f) => f.id).join(', ')}`);

const presetNames = families.flatMap(({ presets }) => Object.keys(presets));
if (values.preset !== undefined && !presetNames.includes(values.preset))
  throw new Error(`--preset ${values.preset} is not one of ${presetNames.join(', ')}`);

let played = 0;
let plies = 0;
const failures: string[] = [];
const started = performance.now();
console.error(`seed ${seed}, ${processes} processes`);
for (const family of families) {
  if (values.preset === undefined) await playAll(family.id, {}, 'defaults', games);
  for (const [name, preset] of Object.entries(family.presets))
    if (values.preset === undefined) await playAll(family.id, preset.options, name, Math.ceil(games / 20));
    else if (name === values.preset) await playAll(family.id, preset.options, name, games);
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
for (const failure of failures) console.log(failure);
console.log(
  `${failures.length === 0 ? 'passed' : 'FAILED'}: ${played} games, ${plies} plies, ${failures.length} faults, ${seconds} s, seed ${seed}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Process p plays games p, p + processes, p + 2 processes and so on. */
async function playAll(id: string, options: Share['options'], name: string, count: number): Promise<void> {
  const done = new Float64Array(processes);
  const show = (): void =>
    void process.stderr.write(`\r${id}, ${name}: ${done.reduce((a, b) => a + b)} of ${count} games `);
  await Promise.all(
    Array.from({ length: processes }, (_, first) =>
      playShare({ id, options, seed, first, step: processes, count }, (report) => {
        done[first] = report.games;
        show();
      }),
    ),
  );
  process.stderr.write('\n');
}

function playShare(share: Share, onReport: (report: Report) => void): Promise<void> {
  return new Promise((resolve) => {
    // A process inherits the loader that compiles TypeScript; a worker thread would not.
    const child = fork(fileURLToPath(new URL('./share.ts', import.meta.url)), [JSON.stringify(share)]);
    let last: Report = { games: 0, plies: 0 };
    child.on('message', (report: Report) => {
      last = report;
      onReport(report);
    });
    child.on('exit', (code) => {
      played += last.games;
      plies += last.plies;
      if (last.failure) failures.push(last.failure);
      else if (code !== 0) failures.push(`${share.id}: a process ended with exit code ${code}`);
      resolve();
    });
  });
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} ${text} is not a whole number from 1`);
  return value;
}
