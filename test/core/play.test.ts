import { describe, expect, test } from 'vitest';
import type { Agent } from '../../src/core/agent.js';
import { wrapAgent } from '../../src/core/agent.js';
import { checked } from '../../src/core/checked.js';
import type { Game, State } from '../../src/core/game.js';
import { ACTOR, CHANCE, newState, PLY, TERMINAL } from '../../src/core/game.js';
import { OpenView } from '../../src/core/open-view.js';
import { playGame } from '../../src/core/play.js';
import type { GameRecord } from '../../src/core/record.js';
import { deriveSeed } from '../../src/core/seed.js';
import { Table } from '../../src/core/table.js';
import { agentOf, any, first, last } from '../toys/agents.js';
import { createLottery, lottery } from '../toys/lottery.js';
import { FUGITIVE_SEAT, HUNTER_SEAT, manhunt } from '../toys/manhunt.js';

const withoutTime = ({ millis, ...record }: GameRecord): Omit<GameRecord, 'millis'> => {
  expect(millis.every((ms) => ms >= 0)).toBe(true);
  return record;
};

/** The last move of every game: the ball. */
const ballOf = (record: GameRecord): number => record.moves[2];

describe('a record', () => {
  test('holds all that is needed to play the game again', () => {
    const record = playGame(checked(manhunt), [any(), first()], { seed: 5, pair: 3, leg: 1 });
    expect(record).toMatchObject({ schema: 1, game: 'manhunt', options: {}, rulesVersion: 1, seats: ['any', 'first'] });
    expect(record).toMatchObject({ seed: 5, pair: 3, leg: 1 });
    expect(record.fault).toBeUndefined();
    const state = newState(manhunt);
    for (const move of record.moves) manhunt.apply(state, move);
    expect(state[ACTOR]).toBe(TERMINAL);
    const returns = new Float64Array(2);
    manhunt.returns(state, returns);
    expect([...returns]).toEqual(record.returns);
  });

  test('survives being written as JSON', () => {
    const record = playGame(manhunt, [any(), any()], { seed: 1 });
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
  });

  test('repeats, but for the time', () => {
    const play = (): GameRecord => playGame(manhunt, [any(), any()], { seed: 9 });
    expect(withoutTime(play())).toEqual(withoutTime(play()));
  });

  test('differs by seed, by pair and by leg', () => {
    const games = [{ seed: 1 }, { seed: 2 }, { seed: 1, pair: 1 }, { seed: 1, leg: 1 }];
    const moves = games.map((at) => playGame(manhunt, [any(), any()], at).moves.join());
    expect(new Set(moves).size).toBe(4);
  });
});

describe('luck', () => {
  const balls = (agents: () => Agent[], leg = 0): number[] =>
    Array.from({ length: 300 }, (_, pair) => ballOf(playGame(lottery, agents(), { seed: 7, pair, leg })));

  test('is the same whatever the agents do and draw', () => {
    const expected = balls(() => [first(), first()]);
    expect(balls(() => [any(), last()])).toEqual(expected);
    expect(balls(() => [any(), any()], 1)).toEqual(expected);
    expect(new Set(expected).size).toBe(3);
  });

  test('follows the weights', () => {
    // 30 red of 300 are expected; five standard deviations are 26.
    const red = balls(() => [first(), first()]).filter((ball) => ball === 0).length;
    expect(Math.abs(red - 30)).toBeLessThan(26);
  });
});

test('each agent is told its game, its seat and a seed of its own', () => {
  const told: unknown[] = [];
  const spy = (): Agent => ({ ...first(), reset: (game, seat, seed) => void told.push([game.id, seat, seed]) });
  playGame(lottery, [spy(), spy()], { seed: 4, pair: 2, leg: 1 });
  expect(told).toEqual([0, 1].map((seat) => ['lottery', seat, deriveSeed(4, 2, 1, seat)]));
});

test('a listener sees every move in the position it is played in', () => {
  const plies: number[] = [];
  const heard: number[] = [];
  const listen = (state: State, move: number): void => void (plies.push(state[PLY]), heard.push(move));
  const record = playGame(lottery, [last(), last()], { seed: 1 }, listen);
  expect(plies).toEqual([0, 1, 2]);
  expect(heard).toEqual(record.moves);
});

test('thinking time is charged to the seat that thinks', () => {
  const slow = agentOf('slow', (view) => {
    const until = performance.now() + 20;
    while (performance.now() < until);
    return view.moves[0];
  });
  const { millis } = playGame(lottery, [first(), slow], { seed: 1 });
  expect(millis[1]).toBeGreaterThanOrEqual(20);
  expect(millis[0]).toBeLessThan(millis[1]);
});

describe('a fault', () => {
  const faultOf = (agent: Agent): GameRecord => playGame(lottery, [first(), agent], { seed: 1 });

  test.each([
    [
      'throwing',
      agentOf('bad', () => {
        throw new Error('lost my glasses');
      }),
      'threw lost my glasses',
    ],
    [
      'throwing something else than an error',
      agentOf('bad', () => {
        throw 'up' as unknown as Error;
      }),
      'threw up',
    ],
    ['playing the sign for no move', agentOf('bad', () => -1), 'played -1, which is not a legal move'],
    ['playing an illegal move', agentOf('bad', () => 3), 'played 3, which is not a legal move'],
    ['playing no number', agentOf('bad', () => NaN), 'played NaN, which is not a legal move'],
    [
      'playing nothing',
      agentOf('bad', () => undefined as unknown as number),
      'played undefined, which is not a legal move',
    ],
    ['playing a fraction', agentOf('bad', () => 0.5), 'played 0.5, which is not a legal move'],
    [
      'failing before the first move',
      {
        ...first(),
        reset: () => {
          throw new Error('cannot');
        },
      },
      'threw cannot before its first move',
    ],
  ])('is %s: the game ends and is lost', (_what, agent, what) => {
    const record = faultOf(agent);
    expect(record.fault).toEqual({ seat: 1, what });
    expect(record.returns).toEqual([1, -1]);
    expect(record.moves).toHaveLength(what.endsWith('first move') ? 0 : 1);
  });

  test('with more than two seats judges nobody else', () => {
    const three = createLottery({ roles: ['a', 'b', 'c'] });
    const bad = agentOf('bad', () => 77);
    expect(playGame(three, [bad, first(), first()], { seed: 1 }).returns).toEqual([-1, 0, 0]);
  });

  test('does not come from writing to the list of moves, nor does it help', () => {
    const forger = agentOf('forger', (view) => {
      view.moves.fill(5);
      return 5;
    });
    expect(faultOf(forger).fault).toEqual({ seat: 1, what: 'played 5, which is not a legal move' });
    const tidy = agentOf('tidy', (view) => {
      view.moves.fill(5);
      return 2;
    });
    expect(faultOf(tidy).fault).toBeUndefined();
    expect(faultOf(tidy).moves.slice(0, 2)).toEqual([0, 2]);
  });
});

test('seats and agents must be as many', () => {
  expect(() => playGame(lottery, [first()], { seed: 1 })).toThrow('lottery has 2 seats; 1 agents were given');
});

describe('an agent that listens', () => {
  /** Writes down what it is told, and after how many moves. */
  function listener(): Agent & { readonly heard: number[] } {
    const heard: number[] = [];
    return { ...first(), heard, reset: () => void (heard.length = 0), see: (seen) => void heard.push(seen) };
  }

  test('is told of every move, as its seat sees it', () => {
    const ears = [listener(), listener()];
    const expected: number[][] = [[], []];
    const onMove = (state: State, move: number): void =>
      ears.forEach((_, seat) => expected[seat].push(manhunt.moveSeenBy(state, move, seat)));
    const { moves } = playGame(checked(manhunt), ears, { seed: 3 }, onMove);
    expect(ears.map(({ heard }) => heard)).toEqual(expected);
    expect(expected[FUGITIVE_SEAT]).toEqual(moves);
    expect(expected[HUNTER_SEAT]).not.toEqual(moves);
  });

  test('hears of a move before the next choice and starts each game anew', () => {
    const ear = listener();
    const told: number[] = [];
    const asked = agentOf('asked', (view) => (told.push(ear.heard.length), view.moves[0]));
    const table = new Table(lottery, [ear, asked]);
    for (let pair = 0; pair < 2; pair++) {
      table.play(1, pair, 0);
      expect(ear.heard).toHaveLength(3);
    }
    expect(told).toEqual([1, 1]);
  });

  test('loses when it throws', () => {
    const deaf: Agent = {
      ...first(),
      see: () => {
        throw new Error('what?');
      },
    };
    const { fault, returns, moves } = playGame(lottery, [first(), deaf], { seed: 1 });
    expect(fault).toEqual({ seat: 1, what: 'threw what? when told of a move' });
    expect([returns, moves]).toEqual([[1, -1], []]);
  });

  test('still listens and still cheats when it is wrapped', () => {
    const heard: number[] = [];
    const calls: string[] = [];
    const agent: Agent = { ...first(), cheats: true, see: (seen) => void heard.push(seen) };
    const wrapped = wrapAgent(agent, (act) => (calls.push('in'), act()));
    expect(wrapped.cheats).toBe(true);
    const record = playGame(lottery, [wrapped, first()], { seed: 1 }, undefined, { mayCheat: true });
    expect(heard).toEqual(record.moves);
    expect(calls).toHaveLength(1 + 1 + 3);
    expect(Object.keys(wrapAgent(first(), (act) => act()))).toEqual(['spec', 'reset', 'choose']);
  });
});

describe('an agent that looks at the true position', () => {
  const cheat = (): Agent => ({
    ...agentOf('cheat', (view) => {
      const truth = newState(view.game);
      (view as OpenView).truth(truth);
      return truth[PLY] === 1 ? 2 : 1;
    }),
    cheats: true,
  });

  test('is refused unless the house allows it', () => {
    const complaint = new TypeError('cheat looks at the true position, which this table forbids');
    expect(() => new Table(lottery, [first(), cheat()])).toThrow(complaint);
    expect(() => new Table(lottery, [first(), cheat()], { mayCheat: false })).toThrow(complaint);
  });

  test('gets an open view, and nobody else does', () => {
    const open: boolean[] = [];
    const honest = agentOf('honest', (view) => (open.push(view instanceof OpenView), 0));
    const record = playGame(lottery, [honest, cheat()], { seed: 1 }, undefined, { mayCheat: true });
    expect(record.moves.slice(0, 2)).toEqual([0, 2]);
    expect(open).toEqual([false]);
  });
});

describe('a table', () => {
  test('plays each game as if it were the only one', () => {
    const table = new Table(manhunt, [any(), any()]);
    for (let pair = 0; pair < 30; pair++) {
      table.play(3, pair, 0);
      const record = playGame(manhunt, [any(), any()], { seed: 3, pair });
      expect([...table.moves.subarray(0, table.moveCount)]).toEqual(record.moves);
      expect([...table.returns]).toEqual(record.returns);
    }
  });

  test('is not disturbed by games that an agent plays while it thinks', () => {
    const dreamer = agentOf('any', (view, rng) => {
      const move = view.moves[rng.below(view.moveCount)];
      playGame(manhunt, [first(), last()], { seed: move });
      return move;
    });
    const dreamt = playGame(manhunt, [dreamer, any()], { seed: 8 });
    expect(withoutTime(dreamt)).toEqual(withoutTime(playGame(manhunt, [any(), any()], { seed: 8 })));
  });

  test('plays on after rules that failed', () => {
    let fails = true;
    const game = createLottery({
      apply: (s, move) => {
        if (fails) throw new Error('the ball is lost');
        lottery.apply(s, move);
      },
    });
    const table = new Table(game, [first(), first()]);
    expect(() => table.play(1, 0, 0)).toThrow('the ball is lost');
    fails = false;
    table.play(1, 0, 0);
    expect(table.moveCount).toBe(3);
  });

  test('forgets a fault when the next game begins', () => {
    let bad = true;
    const table = new Table(lottery, [agentOf('moody', () => (bad ? 9 : 0)), first()]);
    table.play(1, 0, 0);
    expect(table.fault?.seat).toBe(0);
    bad = false;
    table.play(1, 1, 0);
    expect(table.fault).toBeUndefined();
    expect(table.moveCount).toBe(3);
  });

  test('leaves the clock alone unless it is timed', () => {
    const table = new Table(lottery, [first(), first()]);
    table.play(1, 0, 0);
    expect([...table.millis]).toEqual([0, 0]);
  });

  test('stops a game that is longer than it says', () => {
    const endless: Game = createLottery({ apply: (s) => void s[PLY]++ });
    expect(() => new Table(endless, [first(), first()]).play(1, 0, 0)).toThrow('lottery goes on beyond maxPlies = 3');
  });

  test('asks luck, not an agent, at chance nodes', () => {
    const asked: number[] = [];
    const spy = agentOf('spy', (view) => (asked.push(view.player), 0));
    const table = new Table(lottery, [spy, spy]);
    let luck = 0;
    table.onMove = (state) => void (luck += state[ACTOR] === CHANCE ? 1 : 0);
    table.play(1, 0, 0);
    expect([asked.length, luck]).toEqual([2, 1]);
  });
});
