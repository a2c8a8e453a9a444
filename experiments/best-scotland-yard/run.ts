/**
 * Does our Scotland Yard player beat that of Nijssen & Winands in the same thinking time? Pairs of games with the sides
 * exchanged, by the tournament runner; every budget has a results file that a later call goes on with.
 *   npx tsc -p experiments && cp package.json build/
 *   node build/experiments/best-scotland-yard/run.js <playouts> <pairs> [seed] [rounds] [iterations]
 * The iterations are ours for each of their playouts.
 */
import { mkdirSync } from 'node:fs';
import { tournament } from '../../src/runner/tournament.js';

/** About five iterations of two rounds cost as much as two of their playouts. */
const [playouts, pairs, seed = 2026, rounds = 2, iterations = 2.6] = process.argv.slice(2).map(Number);
const folder = 'runs/best-scotland-yard';
mkdirSync(folder, { recursive: true });
const { agents, pairings, games, faults } = await tournament({
  game: 'scotland-yard',
  options: { log: 24 },
  agents: [`rehearsal(iterations=${iterations * playouts},rounds=${rounds})`, `nijssen-winands(playouts=${playouts})`],
  pairs,
  seed,
  workers: 1,
  out: `${folder}/${playouts}-${seed}-${rounds}-${iterations}.db`,
  resume: true,
});

const percent = (share: number | null): string => (100 * (share ?? NaN)).toFixed(1);
const ends = (interval: readonly (number | null)[]): string => interval.map(percent).join(' .. ');
console.log(`${games} games, seed ${seed}, ${faults} faults; score ${ends(pairings[0].interval)}`);
console.log('| agent | score % | as Mr X % | as detectives % | thinking ms a game |\n| --- | --- | --- | --- | --- |');
for (const { spec, score, roles, millis } of agents)
  console.log(
    `| ${spec} | ${percent(score)} | ${roles.map((r) => `${percent(r.winRate)} (${ends(r.interval)})`).join(' | ')} |` +
      ` ${millis.toFixed(0)} |`,
  );
