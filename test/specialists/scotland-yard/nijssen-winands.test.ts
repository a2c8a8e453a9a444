import { describe, expect, test } from 'vitest';
import { quickSpec } from '../../agents/quick.js';
import { MoveSampler } from '../../../src/core/chance.js';
import { checked } from '../../../src/core/checked.js';
import { ACTOR, CHANCE, newState, PLY, TERMINAL } from '../../../src/core/game.js';
import type { Game } from '../../../src/core/game.js';
import { playGame } from '../../../src/core/play.js';
import { Rng } from '../../../src/core/rng.js';
import { Table } from '../../../src/core/table.js';
import { View } from '../../../src/core/view.js';
import { createGame } from '../../../src/games/index.js';
import { BOX, DETECTIVES, MR_X, PAWN, STATION, WINNER } from '../../../src/games/scotland-yard/layout.js';
import { DOUBLE_MOVE } from '../../../src/games/scotland-yard/map.js';
import { createAgent, SPECIALISTS } from '../../../src/specialists/index.js';
import { detectivesReward } from '../../../src/specialists/scotland-yard/nijssen-winands-search.js';
import { nearestDetective, stationTables } from '../../../src/specialists/scotland-yard/station-tables.js';
import { wilson } from '../../../src/stats/proportion.js';
import { GAME } from './positions.js';

const OURS = SPECIALISTS.filter((kind) => kind.game === 'scotland-yard');
const SPECS = [
  ...OURS.map(quickSpec),
  'nijssen-winands(playouts=12,playout=random,doubles=any,limiting=off,categorization=none,filter=off)',
  'nijssen-winands(playouts=12,categorization=detailed,selection=two-step,reduction=1)',
  'nijssen-winands(playouts=12,tree-doubles=rescue)',
];
const GAMES = [
  GAME,
  createGame('scotland-yard', { seats: 'players' }),
  createGame('scotland-yard', { map: 'village', detectives: 2, log: 4 }),
];

test('a catch pays the detective at the root in full, any other of them less, and an escape nothing', () => {
  const end = (winner: number, pawn: number): Int32Array => {
    const s = newState(GAME);
    s[WINNER] = winner;
    s[PAWN] = pawn;
    return s;
  };
  expect(detectivesReward(end(DETECTIVES, 3), 3, 0.25)).toBe(1);
  expect(detectivesReward(end(DETECTIVES, 4), 3, 0.25)).toBe(0.75);
  expect(detectivesReward(end(DETECTIVES, MR_X), 3, 0.25)).toBe(0.75); // nobody caught him: he could not move
  expect(detectivesReward(end(MR_X, 5), 3, 0.25)).toBe(0);
  expect(detectivesReward(end(DETECTIVES, 4), MR_X, 0.25)).toBe(1);
});

/** How often Mr X doubles in ten games: where a single move leads away from the detectives, and where none does. */
function countDoubles(spec: string): [early: number, needed: number] {
  const tables = stationTables(GAME);
  const table = new Table(GAME, [createAgent(spec, GAME), createAgent('nw-greedy', GAME)]);
  const moves = new Int32Array(GAME.maxMoves);
  const counts: [number, number] = [0, 0];
  table.onMove = (s, move) => {
    if (s[ACTOR] !== 0 || (move & DOUBLE_MOVE) === 0) return;
    const ends = moves.subarray(0, GAME.legalMoves(s, moves)).map((m) => nearestDetective(tables, s, (m >> 2) & 255));
    counts[ends.some((distance) => distance > 1) ? 0 : 1]++;
  };
  for (let pair = 0; pair < 10; pair++) table.play(1, pair, 0);
  return counts;
}

test('doubles are kept for a way out where the tree has them as such, else a random playout gives them away', () => {
  const basic = 'nijssen-winands(playouts=100,playout=random,doubles=any';
  const [early] = countDoubles(`${basic})`);
  expect(early).toBeGreaterThan(10);
  const [tooEarly, needed] = countDoubles(`${basic},tree-doubles=rescue)`);
  expect(tooEarly).toBe(0);
  expect(needed).toBeGreaterThan(0);
});

test('without limiting, the detectives do not reason by tickets, but see a Mr X who shows himself', () => {
  const spec = 'nijssen-winands(playouts=60,playout=random,doubles=any,limiting=off,categorization=none)';
  const table = new Table(GAME, [createAgent('random', GAME), createAgent(spec, GAME)]);
  const { reveals } = stationTables(GAME);
  const moves = new Int32Array(GAME.maxMoves);
  const missed = [0, 0];
  const taken = [0, 0];
  table.onMove = (s, move) => {
    if (s[ACTOR] === CHANCE || s[PAWN] === MR_X || GAME.worldCount!(s, 1) > 4) return;
    const reached = moves.subarray(0, GAME.legalMoves(s, moves)).map((m) => m >> 2);
    if (reached.includes(s[STATION])) (move >> 2 === s[STATION] ? taken : missed)[(reveals >> s[BOX]) & 1]++;
  };
  for (let pair = 0; pair < 20; pair++) table.play(1, pair, 0);
  expect(missed[1]).toBe(0);
  expect(taken[1]).toBeGreaterThan(0);
  expect(missed[0]).toBeGreaterThan(0);
});

/** Every seat is a pair of twins: one sees the truth, the other a world that its seat cannot tell from it. */
function expectBlind(game: Game, spec: string, seed: number): void {
  const rng = new Rng(seed);
  const sampler = new MoveSampler(game);
  const [state, world] = [newState(game), newState(game)];
  const seats = Array.from({ length: game.playerCount }, (_, seat) => {
    const twins = [createAgent(spec, game), createAgent(spec, game)] as const;
    for (const twin of twins) twin.reset(game, seat, seed);
    return { twins, views: [new View(game, seat), new View(game, seat)] as const };
  });
  while (state[ACTOR] !== TERMINAL) {
    let move = sampler.sample(state, rng);
    if (state[ACTOR] !== CHANCE) {
      const { twins, views } = seats[state[ACTOR]];
      world.set(state);
      game.determinize(world, state[ACTOR], rng);
      views[0].show(state);
      views[1].show(world);
      move = twins[0].choose(views[0]);
      expect(twins[1].choose(views[1]), `${spec}, ply ${state[PLY]}, seed ${seed}`).toBe(move);
    }
    game.apply(state, move);
  }
}

describe.each(SPECS)('%s', (spec) => {
  test.each(GAMES)('is blind', (game) => {
    for (let seed = 1; seed <= 2; seed++) expectBlind(game, spec, seed);
  });

  test.each(GAMES)('plays whole games without a fault, the same ones again, also after other games', (game) => {
    const agents = Array.from({ length: game.playerCount }, () => createAgent(spec, game));
    const first = playGame(checked(game), agents, { seed: 3 });
    expect(first.fault).toBeUndefined();
    playGame(game, agents, { seed: 4 });
    expect(playGame(game, agents, { seed: 3 }).moves).toEqual(first.moves);
  });
});

test('a specialist refuses other games and says why', () => {
  const kuhn = createGame('kuhn-poker');
  expect(() => createAgent('nijssen-winands', kuhn)).toThrow(
    'agent nijssen-winands cannot play here: it plays scotland-yard only, and this is kuhn-poker',
  );
});

test('agents that know no game can be made here too, and unknown ones are told from known', () => {
  expect(createAgent('greedy(worlds=8)', GAME).spec).toBe('greedy(worlds=8)');
  expect(() => createAgent('nijsen', GAME)).toThrow(/'nijsen' is not known; it is random, .*nijssen-winands/);
});

test('a spec says what differs from the defaults', () => {
  expect(createAgent('nijssen-winands(playouts=10000,reduction=0.5)', GAME).spec).toBe(
    'nijssen-winands(reduction=0.5)',
  );
});

/** How many of the games the detectives win. */
function detectivesWin(mrX: string, detectives: string, games: number): number {
  const table = new Table(GAME, [createAgent(mrX, GAME), createAgent(detectives, GAME)]);
  let wins = 0;
  for (let pair = 0; pair < games; pair++) {
    table.play(17, pair, 0);
    expect(table.fault).toBeUndefined();
    if (table.returns[1] > 0) wins++;
  }
  return wins;
}

test('the one-ply player is better than random on either side, beyond any doubt of 95 % intervals', () => {
  const games = 200;
  const base = wilson(detectivesWin('random', 'random', games), games);
  expect(wilson(detectivesWin('random', 'nw-greedy', games), games).low).toBeGreaterThan(base.high);
  expect(wilson(detectivesWin('nw-greedy', 'random', games), games).high).toBeLessThan(base.low);
});

test('as Mr X the search is better than the one-ply player, beyond any doubt of 95 % intervals', () => {
  const games = 30;
  const base = wilson(detectivesWin('nw-greedy', 'nw-greedy', 400), 400);
  const search = 'nijssen-winands(playouts=120)';
  expect(wilson(detectivesWin(search, 'nw-greedy', games), games).high).toBeLessThan(base.low);
});
