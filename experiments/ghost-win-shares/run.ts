/**
 * Who wins Letters from a Ghost, by player count, association noise and role? See README.md.
 *   npx tsx experiments/ghost-win-shares/run.ts         plays the lines that results.json does not hold yet
 *   npx tsx experiments/ghost-win-shares/run.ts tables  writes the tables of README.md from results.json
 *   npx tsx experiments/ghost-win-shares/run.ts bits    prints what clues and lies are worth
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { bitsTable } from './bits.js';
import { LINES } from './lines.js';
import type { Counts } from './play.js';
import { playLine } from './play.js';
import { tables } from './tables.js';

const SEED = 1891;
const FOLDER = 'experiments/ghost-win-shares';
const RESULTS = `${FOLDER}/results.json`;
const results: Record<string, Counts> = existsSync(RESULTS)
  ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, Counts>)
  : {};

if (process.argv[2] === 'tables') {
  const page = readFileSync(`${FOLDER}/README.md`, 'utf8');
  const generated = /<!-- tables -->[^]*<!-- end -->/;
  writeFileSync(
    `${FOLDER}/README.md`,
    page.replace(generated, `<!-- tables -->\n\n${tables(results)}\n\n<!-- end -->`),
  );
} else if (process.argv[2] === 'bits') console.log(bitsTable(SEED));
else
  for (const line of LINES) {
    const key = JSON.stringify([line.options, line.agent]);
    if (results[key]?.games === line.games) continue;
    results[key] = playLine(line, SEED);
    writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
    console.log(key, results[key].solved / line.games);
  }
