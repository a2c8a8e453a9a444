/**
 * The weights of `escape-chance.ts`: plays games between two agents, notes the facts of every position with Mr X to move
 * and whether he escaped in the end, and fits a logistic function to four fifths of the games.
 *   npx tsc -p experiments && cp package.json build/
 *   node build/experiments/best-scotland-yard/fit.js [games] [Mr X] [detectives]
 */
import { setSize } from '../../src/core/bits.js';
import type { State } from '../../src/core/game.js';
import { ACTOR } from '../../src/core/game.js';
import { Table } from '../../src/core/table.js';
import { createGame } from '../../src/games/index.js';
import { MR_X, POSSIBLE, SECOND_LEG, SET_WORDS } from '../../src/games/scotland-yard/layout.js';
import { createAgent } from '../../src/specialists/index.js';
import { EscapeChance, WEIGHTS } from '../../src/specialists/scotland-yard/escape-chance.js';
import { stationTables } from '../../src/specialists/scotland-yard/station-tables.js';
import { invert } from '../../src/stats/matrix.js';

const SEED = 5;
const PLAYER = 'rehearsal(iterations=300,rounds=4)';
const RIDGE = 1e-3;

interface Positions {
  readonly facts: readonly Float64Array[];
  readonly escaped: number;
}

const [count = '5000', mrX = PLAYER, detectives = PLAYER] = process.argv.slice(2);
const game = createGame('scotland-yard');
const chance = new EscapeChance(game, stationTables(game));
const table = new Table(
  game,
  [mrX, detectives].map((spec) => createAgent(spec, game)),
);

/** The positions of one game with Mr X to move, and 1 if he escaped. */
function play(pair: number): Positions {
  const facts: Float64Array[] = [];
  table.onMove = (position: State): void => {
    if (position[ACTOR] !== MR_X || position[SECOND_LEG] === 1) return;
    const s = position.slice();
    game.prepare!(s);
    chance.look(s, setSize(s, POSSIBLE, SET_WORDS));
    facts.push(chance.facts.slice());
  };
  table.play(SEED, pair, 0);
  if (pair % 100 === 99) process.stderr.write(`${pair + 1} games\n`);
  return { facts, escaped: table.returns[MR_X] > 0 ? 1 : 0 };
}

const probability = (w: readonly number[], x: Float64Array): number =>
  1 / (1 + Math.exp(-x.reduce((sum, v, i) => sum + v * w[i], 0)));

/** Newton's method for the logistic likelihood. */
function fit(games: readonly Positions[]): number[] {
  let w = Object.keys(WEIGHTS).map(() => 0);
  for (let step = 0; step < 15; step++) {
    const gradient = w.map((v) => -RIDGE * v);
    const curvature = w.map((_, i) => w.map((__, j) => (i === j ? RIDGE : 0)));
    for (const { facts, escaped } of games)
      for (const x of facts) {
        const p = probability(w, x);
        for (let i = 0; i < w.length; i++) {
          gradient[i] += x[i] * (escaped - p);
          for (let j = 0; j < w.length; j++) curvature[i][j] += x[i] * x[j] * p * (1 - p);
        }
      }
    const inverse = invert(curvature)!;
    w = w.map((v, i) => v + inverse[i].reduce((sum, a, j) => sum + a * gradient[j], 0));
  }
  return w;
}

/** Mean of minus the logarithm of what was said of the truth. */
function logLoss(w: readonly number[], games: readonly Positions[]): number {
  let [loss, positions] = [0, 0];
  for (const { facts, escaped } of games)
    for (const x of facts) {
      loss -= Math.log(Math.abs(1 - escaped - probability(w, x)));
      positions++;
    }
  return loss / positions;
}

const games = Array.from({ length: Number(count) }, (_, pair) => play(pair));
const cut = Math.floor(games.length * 0.8);
const weights = fit(games.slice(0, cut));
Object.keys(WEIGHTS).forEach((name, i) => console.log(`${name}: ${weights[i].toFixed(3)},`));
const others = games.slice(cut);
console.log(`log-loss of the other games: ${logLoss(weights, others).toFixed(4)}, by the weights as they are`);
console.log(logLoss(Object.values(WEIGHTS), others).toFixed(4));
