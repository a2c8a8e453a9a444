/**
 * The weights of `escape-chance.ts`: plays games between the quick players, notes every position with Mr X to move and
 * whether he escaped in the end, and fits a logistic function to four fifths of the games.
 *   npx tsx experiments/best-scotland-yard/fit.ts [games]
 */
import { setSize } from '../../src/core/bits.js';
import { MoveSampler } from '../../src/core/chance.js';
import type { State } from '../../src/core/game.js';
import { ACTOR, CHANCE, newState, TERMINAL } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import { createGame } from '../../src/games/index.js';
import { BLACK } from '../../src/games/scotland-yard/boards.js';
import * as layout from '../../src/games/scotland-yard/layout.js';
import { DistancePolicy } from '../../src/specialists/scotland-yard/distance-policy.js';
import { stationTables, waysOut } from '../../src/specialists/scotland-yard/station-tables.js';
import { invert } from '../../src/stats/matrix.js';

const { MR_X, PAWN, BOX, SECOND_LEG, DOUBLES, WINNER, STATION, STOCK, POSSIBLE, SET_WORDS } = layout;

const GAMES = Number(process.argv[2] ?? 4000);
const FEATURES = ['constant', 'box', 'hiddenBox', 'doubt', 'waysOut', 'doubleCard', 'blackTicket', 'distance'];
const FAR = 5;
const RIDGE = 1e-3;

const game = createGame('scotland-yard');
const { log, reveals } = game.options as { log: number; reveals: readonly number[] };
const tables = stationTables(game);
const rng = new Rng(5);
/** Careless to different degrees, so that there are positions of all kinds. */
const players = [0, 0.1, 0.3].map(
  (epsilon) =>
    new DistancePolicy(game, tables, rng, { epsilon, filter: false, doubles: 'any', capture: true, careful: true }),
);

function featuresOf(s: State): number[] {
  const at = s[STATION];
  let distance = 0;
  for (let pawn = 1; pawn < tables.pawnCount; pawn++)
    distance += tables.distance[at * tables.width + s[STATION + pawn]];
  const reveal = reveals.find((box) => box > s[BOX]) ?? Infinity;
  return [
    1,
    log - s[BOX],
    Math.min(FAR, reveal - s[BOX]),
    Math.log2(setSize(s, POSSIBLE, SET_WORDS)),
    Math.log2(1 + waysOut(tables, s, at)),
    s[DOUBLES],
    s[STOCK + BLACK],
    distance,
  ];
}

/** The positions of one game with Mr X to move, and 1 if he escaped. */
function playOne(): { positions: number[][]; escaped: number } {
  const s = newState(game);
  const sampler = new MoveSampler(game);
  while (s[ACTOR] === CHANCE) game.apply(s, sampler.sample(s, rng));
  const mrX = players[rng.below(players.length)];
  const detectives = players[rng.below(players.length)];
  const positions: number[][] = [];
  while (s[ACTOR] !== TERMINAL) {
    game.prepare!(s);
    if (s[PAWN] === MR_X && s[SECOND_LEG] === 0) positions.push(featuresOf(s));
    const player = s[PAWN] === MR_X ? mrX : detectives;
    player.look(s);
    game.apply(s, player.choose(s));
  }
  return { positions, escaped: s[WINNER] === MR_X ? 1 : 0 };
}

const probability = (w: readonly number[], x: readonly number[]): number =>
  1 / (1 + Math.exp(-x.reduce((sum, v, i) => sum + v * w[i], 0)));

/** Newton's method for the logistic likelihood. */
function fit(rows: readonly number[][], results: readonly number[]): number[] {
  const n = FEATURES.length;
  let w = FEATURES.map(() => 0);
  for (let step = 0; step < 15; step++) {
    const gradient = w.map((v) => -RIDGE * v);
    const curvature = w.map((_, i) => w.map((__, j) => (i === j ? RIDGE : 0)));
    rows.forEach((x, r) => {
      const p = probability(w, x);
      for (let i = 0; i < n; i++) {
        gradient[i] += x[i] * (results[r] - p);
        for (let j = 0; j < n; j++) curvature[i][j] += x[i] * x[j] * p * (1 - p);
      }
    });
    const inverse = invert(curvature)!;
    w = w.map((v, i) => v + inverse[i].reduce((sum, a, j) => sum + a * gradient[j], 0));
  }
  return w;
}

const games = Array.from({ length: GAMES }, playOne);
const cut = Math.floor(GAMES * 0.8);
const rowsOf = (part: typeof games): [number[][], number[]] => [
  part.flatMap(({ positions }) => positions),
  part.flatMap(({ positions, escaped }) => positions.map(() => escaped)),
];
const weights = fit(...rowsOf(games.slice(0, cut)));
const [rows, results] = rowsOf(games.slice(cut));
const loss = rows.reduce((sum, x, r) => sum - Math.log(Math.abs(1 - results[r] - probability(weights, x))), 0);
FEATURES.forEach((name, i) => console.log(`${name} ${weights[i].toFixed(3)}`));
console.log(`log-loss on the other games: ${(loss / rows.length).toFixed(4)} over ${rows.length} positions`);
