/** Meters on games that can be followed by hand. */
import { expect, test } from 'vitest';
import { createAgent } from '../../src/specialists/index.js';
import type { Game } from '../../src/core/game.js';
import { newState } from '../../src/core/game.js';
import { playGame } from '../../src/core/play.js';
import { createGame } from '../../src/games/index.js';
import { GameMeasurements } from '../../src/metrics/measure-games.js';
import { estimateMean } from '../../src/stats/clusters.js';

/** Moves by their texts. */
function movesOf(game: Game, texts: readonly string[]): number[] {
  const state = newState(game);
  return texts.map((text) => {
    const move = game.parseMove(state, text);
    if (move < 0) throw new Error(`${text} is not a move here`);
    game.apply(state, move);
    return move;
  });
}

function measured(game: Game, moves: readonly number[]): { meter: GameMeasurements; values: Record<string, number> } {
  const meter = new GameMeasurements(game, 1);
  const values = meter.measure(0, moves);
  if (!values) throw new Error('the game is not over');
  return { meter, values: Object.fromEntries(meter.measures.map(({ name }, i) => [name, values[i]])) };
}

test('length, branching and bits of an open game', () => {
  const game = createGame('tic-tac-toe');
  const legal = new Int32Array(game.maxMoves);
  const state = newState(game);
  const squares = [0, 3, 1, 4, 2];
  const moves = squares.map((square) => {
    game.legalMoves(state, legal);
    const move = legal.find((m) => m === square) ?? -1;
    game.apply(state, move);
    return move;
  });
  const { values } = measured(game, moves);
  const bits = (Math.log2(9) + Math.log2(8) + Math.log2(7) + Math.log2(6) + Math.log2(5)) / 5;
  expect(values).toMatchObject({ length: 5, decisions: 5, branching: 7 });
  expect(values['bits chosen']).toBeCloseTo(bits, 12);
  expect(values['bits shown']).toBeCloseTo(bits, 12);
  expect(values['hidden bits']).toBe(0);
});

test('bits hidden and learned where the second card is dealt after the first decision', () => {
  const game = createGame('kuhn-poker');
  const record = playGame(game, [createAgent('random', game), createAgent('random', game)], { seed: 1 });
  expect(record.moves.length, 'deal, decision, deal, decision').toBe(4);
  const { meter, values } = measured(game, record.moves);
  // First decision: the first player has nothing to guess yet, the second knows nothing of three cards. Then 1 bit each.
  const three = Math.log2(3);
  expect(values['hidden bits']).toBeCloseTo((0 + three + 1 + 1) / 4, 12);
  expect(values['bits learned']).toBeCloseTo((three - 1) / 4, 12);
  expect(values['bits hidden']).toBeCloseTo(1 / 4, 12);
  expect([...meter.doubt.keys()].sort()).toEqual(['first', 'second']);
});

test('doubt falls when Mr X shows himself and grows when he rides unseen', () => {
  const game = createGame('scotland-yard', { map: 'glasses', detectives: 2, log: 5, reveals: 3 });
  const { values, meter } = measured(
    game,
    movesOf(game, ['taxi 7', 'd1 taxi 2', 'd2 taxi 10', 'taxi 6', 'd1 taxi 4', 'd2 taxi 9', 'taxi 5', 'd1 taxi 5']),
  );
  // He is known at 6; may be at 5 or 7; at 3, 4, 6, 8 or 9 (less what the detectives enter); then shown at 5 and caught.
  expect(values['bits hidden']).toBeGreaterThan(0);
  expect(values['bits learned']).toBeGreaterThan(0);
  expect(meter.doubt.get('mr-x')?.every((bits) => bits.count === 0 || bits.mean === 0)).toBe(true);
  expect(meter.doubt.get('detectives')?.some((bits) => bits.count > 0 && bits.mean > 0)).toBe(true);
  const [taxi] = meter.uses.keysOf("Mr X's ticket");
  expect(taxi.key).toBe('taxi');
  expect([...taxi.score.sums]).toEqual([0]);
  expect([...meter.uses.keysOf("a detective's ticket")[0].score.sums]).toEqual([1]);
});

test('lead changes and drama follow the evaluation of the later winner', () => {
  const toy = createGame('tic-tac-toe');
  // The winner X thinks himself ahead, behind, ahead, behind, ahead at the five decisions.
  const opinions = [0.2, -0.4, 0.1, -0.2, 0.5];
  const game: Game = { ...toy, evaluate: (s, player) => (player === 0 ? opinions[s[1]] : 0) };
  const { values } = measured(game, [0, 3, 1, 4, 2]);
  expect(values['lead changes']).toBe(4);
  expect(values['winner behind']).toBeCloseTo(2 / 5, 12);
  expect(values['drama']).toBeCloseTo(0.6 / 5, 12);
  // Without rounds the last tenth counts, and of five plies none begins in it.
  expect(values['last round']).toBeNaN();
});

test('a game decided in its last round is told from one decided before', () => {
  const game = createGame('holmes', { size: 'small' });
  const last = [0, 1].map((sign) => {
    const told: Game = { ...game, evaluate: () => (sign === 0 ? 0.3 : -0.3) };
    const agents = [createAgent('random', game), createAgent('random', game)];
    for (let pair = 0; ; pair++) {
      const record = playGame(game, agents, { seed: 5, pair });
      if (record.returns[0] !== 0) return measured(told, record.moves).values['last round'];
    }
  });
  expect(last).toEqual([0, 1]);
});

test('visits, evidence and entries of Holmes add up', () => {
  const game = createGame('holmes');
  const { moves } = playGame(game, [createAgent('random', game), createAgent('random', game)], { seed: 7 });
  const { meter, values } = measured(game, moves);
  expect(meter.uses.categories()).toEqual(['enter', 'evidence', 'visit']);
  const visits = meter.uses.keysOf('visit');
  // Seven days, three markers a player.
  expect(visits.reduce((sum, { share }) => sum + share.sums[0], 0)).toBe(7 * 6);
  expect(visits.reduce((sum, { share }) => sum + estimateMean(share, true).value, 0)).toBeCloseTo(1, 12);
  expect(Math.abs(values['margin'])).toBe(values['winning margin']);
});

test('a game that a fault cut short is left out', () => {
  const game = createGame('holmes');
  const { moves } = playGame(game, [createAgent('random', game), createAgent('random', game)], { seed: 7 });
  const meter = new GameMeasurements(game, 1);
  expect(meter.measure(0, moves.slice(0, 60))).toBeUndefined();
  expect(meter.games).toBe(0);
  expect(meter.uses.categories()).toEqual([]);
  const alone = new GameMeasurements(game, 1);
  expect(meter.measure(0, moves)).toEqual(alone.measure(0, moves));
});

test.each(['holmes', 'mr-jack-pocket', 'scotland-yard', 'ghost-letters', 'kuhn-poker', 'phantom-tic-tac-toe'])(
  '%s can be measured, and measuring changes nothing',
  (id) => {
    const game = createGame(id);
    const agents = game.roles.map(() => createAgent('random', game));
    const { moves, returns } = playGame(game, agents, { seed: 11 });
    const { meter, values } = measured(game, moves);
    expect(values['length']).toBe(moves.length);
    expect(new Set(meter.measures.map(({ name }) => name)).size).toBe(meter.measures.length);
    for (const { name, isShare } of meter.measures)
      if (isShare && !Number.isNaN(values[name])) expect(values[name], name).toBeLessThanOrEqual(1);
    const again = new Float64Array(game.playerCount);
    const state = newState(game);
    for (const move of moves) game.apply(state, move);
    game.returns(state, again);
    expect([...again]).toEqual(returns);
  },
);
