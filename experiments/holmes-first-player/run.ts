/**
 * Why does the first player of Holmes lose more often? Counts wins of whoever moves first on the last day: as the rules
 * are, with the players' chairs exchanged on some morning, and without the free placing of loose jokers at the end.
 *   npx tsx experiments/holmes-first-player/run.ts <edition> <agent> <games> <seed>
 */
import { createAgent } from '../../src/agents/index.js';
import type { Game, State } from '../../src/core/game.js';
import { Table } from '../../src/core/table.js';
import type { EditionName } from '../../src/games/holmes/editions.js';
import { EDITIONS } from '../../src/games/holmes/editions.js';
import { BY_SEAT, DAY, PHASE, RIGHT } from '../../src/games/holmes/layout.js';
import { optionsSchema } from '../../src/games/holmes/options.js';
import { CAST } from '../../src/games/holmes/phases.js';
import { createHolmesFrom } from '../../src/games/holmes/rules.js';
import { setUp } from '../../src/games/holmes/setup.js';
import { meanInterval, summarize } from '../../src/stats/summary.js';

const [name = 'mycroft', spec = 'greedy(worlds=6)', games = '1000', seed = '41'] = process.argv.slice(2);
const box = EDITIONS[name as EditionName];
const options = optionsSchema.parse({ edition: name });
const standard = createHolmesFrom(setUp(box, options));

/** Each player goes on with what the other had. */
function exchangeChairs(s: State): void {
  for (const [at, words] of BY_SEAT) for (let i = at; i < at + words; i++) [s[i], s[i + words]] = [s[i + words], s[i]];
  s[RIGHT] = 1 - s[RIGHT];
}

/** Scores of seat 0, a draw being a half. With `morning`, chairs are exchanged before that day's character comes. */
function* scores(game: Game, morning: number | undefined): Generator<number> {
  const table = new Table(game, [createAgent(spec, game), createAgent(spec, game)]);
  for (let pair = 0; pair < Number(games); pair++) {
    let exchanged = false;
    table.onMove = (s) => {
      if (exchanged || s[DAY] !== morning || s[PHASE] !== CAST) return;
      exchanged = true;
      exchangeChairs(s);
    };
    table.play(Number(seed), pair, 0);
    yield (table.returns[0] + 1) / 2;
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function row(title: string, game: Game, morning?: number): void {
  const summary = summarize(scores(game, morning));
  const { low, high } = meanInterval(summary);
  console.log(`| ${title} | ${percent(summary.mean)} | ${percent(low)} .. ${percent(high)} |`);
}

console.log(`${name}, ${spec}, ${games} games a row, seed ${seed}\n`);
console.log('| play | first on day 7 wins | 95 % interval |\n| --- | --- | --- |');
row('as the rules are', standard);
row('chairs exchanged on the morning of day 4', standard, 4);
row('chairs exchanged on the morning of day 7', standard, 7);
if (!box.endNeedsHidden)
  row(
    'at the end a joker joins only a set with a hidden card',
    createHolmesFrom(setUp({ ...box, endNeedsHidden: true }, options)),
  );
