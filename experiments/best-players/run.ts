/**
 * Is `best` better than the other agents of its game? Pairs of games with seats exchanged, by the tournament runner; what
 * has been played is kept in runs/best-players, and a later call of the same size goes on there.
 *   npx tsc -p experiments && cp package.json build/
 *   node build/experiments/best-players/run.js <pairs> <game>...
 * A game is its id, or id and preset in quotes.
 */
import { mkdirSync } from 'node:fs';
import { presetOptions } from '../../src/games/index.js';
import type { GameOptions } from '../../src/core/game.js';
import { tournament } from '../../src/runner/tournament.js';

const SEED = 1907;
const RIVALS = ['ismcts', 'greedy'];
const FOLDER = 'runs/best-players';

const [pairs = '0', ...games] = process.argv.slice(2);
const percent = (share: number | null): string => (100 * (share ?? NaN)).toFixed(1);

mkdirSync(FOLDER, { recursive: true });
console.log('| game | against | pairs | score % | 95 % | thinking ms a game, best / other |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const game of games)
  for (const rival of RIVALS) {
    const [id, preset] = game.split(' ');
    const { agents, pairings, faults } = await tournament({
      game: id,
      options: (preset ? presetOptions(id, preset) : {}) as GameOptions,
      agents: ['best', rival],
      pairs: Number(pairs),
      seed: SEED,
      workers: 1,
      out: `${FOLDER}/${`${game} ${rival} ${pairs}`.replaceAll(' ', '-')}.db`,
      resume: true,
    });
    if (faults > 0) throw new Error(`${game}: ${faults} faults`);
    const [{ score, interval }] = pairings;
    const millis = agents.map((agent) => agent.millis.toFixed(0)).join(' / ');
    const row = [game, `\`${rival}\``, pairs, `**${percent(score)}**`, interval.map(percent).join(' .. '), millis];
    console.log(`| ${row.join(' | ')} |`);
  }
