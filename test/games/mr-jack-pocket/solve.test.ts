import { describe, expect, test } from 'vitest';
import { createAgent } from '../../../src/agents/index.js';
import { MoveSampler } from '../../../src/core/chance.js';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import { playGame } from '../../../src/core/play.js';
import { Rng } from '../../../src/core/rng.js';
import { UsageError } from '../../../src/core/usage-error.js';
import { View } from '../../../src/core/view.js';
import { ChaseSolver } from '../../../src/games/mr-jack-pocket/chase.js';
import * as layout from '../../../src/games/mr-jack-pocket/layout.js';
import { planOf, refuseToSolve, solveEnd } from '../../../src/games/mr-jack-pocket/solve.js';
import { create, EXCHANGE_UP, JOKER_UP, place, play, position, suspect } from './position.js';
import { RegretTree } from './regret.js';

const { INVESTIGATOR, JACK_SEAT, ROUND, STEP, CHASE } = layout;
const SMALL = { board: 'square', rounds: 2, hourglasses: 2, throws: 1 };

/** Positions of random games at one action of one round, without end. */
function* positions(game: Game, round: number, action: number, seed: number): Generator<State> {
  const rng = new Rng(seed);
  const sampler = new MoveSampler(game);
  for (;;) {
    const s = newState(game);
    const there = (): boolean => s[ACTOR] >= 0 && s[ROUND] === round && s[STEP] === action - 1;
    while (s[ACTOR] !== TERMINAL && !there()) game.apply(s, sampler.sample(s, rng));
    if (s[ACTOR] !== TERMINAL) yield s;
  }
}

/** The first `count` of them that are neither won nor lost and that `wanted` likes. */
function open(
  game: Game,
  round: number,
  action: number,
  count: number,
  wanted: (s: State) => boolean = () => true,
): State[] {
  const found: State[] = [];
  for (const s of positions(game, round, action, 9)) {
    const { value } = solveEnd(game, s);
    if (value > 1e-9 && value < 1 - 1e-9 && wanted(s)) found.push(s);
    if (found.length === count) break;
  }
  return found;
}

/** What regret matching finds: the value lies between the two. */
function enclose(game: Game, s: State, iterations: number): readonly [number, number] {
  const worlds = Array.from({ length: game.worldCount!(s, INVESTIGATOR) }, (_, index) => {
    const world = s.slice();
    game.setWorld!(world, INVESTIGATOR, index);
    return world;
  });
  const tree = new RegretTree(game, worlds);
  tree.improve(iterations);
  return [tree.guaranteedTo(INVESTIGATOR), 1 - tree.guaranteedTo(JACK_SEAT)];
}

describe('the last round is solved exactly', () => {
  const mixes = (game: Game) => (s: State) => solveEnd(game, s).jack.some(({ mixture }) => mixture.length > 1);
  const small = create(SMALL);
  const alley = create({ board: 'alley', rounds: 2, hourglasses: 3, throws: 1 });

  test.each([
    ['Jack begins and need not mix', alley, 2, 1, (s: State) => !mixes(alley)(s)],
    ['Jack begins and has to mix', alley, 2, 1, mixes(alley)],
    ['Jack begins in a square and has to mix', small, 2, 1, mixes(small)],
    ['the Investigator takes the second action', small, 2, 2, undefined],
    ['the Investigator takes the third action', small, 2, 3, undefined],
    ['Jack takes the last action', small, 2, 4, undefined],
    ['the Investigator takes the last action of the round before', alley, 1, 4, undefined],
  ] as const)(
    'regret matching on the tree of all histories encloses the value: %s',
    (_, game, round, action, wanted) => {
      for (const s of open(game, round, action, action === 1 ? 1 : 2, wanted)) {
        const { value, bounds } = solveEnd(game, s);
        const [least, most] = enclose(game, s, 30);
        expect(value).toBeGreaterThanOrEqual(least - 1e-9);
        expect(value).toBeLessThanOrEqual(most + 1e-9);
        expect(most - least).toBeLessThan(0.03);
        expect(bounds[1] - bounds[0]).toBeLessThan(1e-9);
        expect(bounds[1] - bounds[0]).toBeGreaterThan(-1e-9);
      }
    },
  );

  test('both strategies guarantee the same value in full games', () => {
    const game = create();
    let solved = 0;
    for (const s of positions(game, 8, 1, 4)) {
      const { bounds, value, jack } = solveEnd(game, s);
      expect(bounds[1] - bounds[0]).toBeLessThan(1e-9);
      const average = jack.reduce((sum, plan) => sum + plan.type.weight * plan.value, 0);
      expect(average).toBeCloseTo(value, 9);
      for (const { value: least, moves, mixture } of jack) {
        const after = new Map(moves.map((m) => [m.move, m.value]));
        expect(Math.min(...after.values())).toBeCloseTo(least, 9);
        // Whatever he mixes comes to the same.
        for (const { moves: mixed } of mixture) expect(after.get(mixed[0])).toBeCloseTo(least, 9);
      }
      if (++solved === 6) break;
    }
  });

  test('a solution looks at nothing that the Investigator cannot know', () => {
    const game = create();
    for (const s of open(game, 8, 1, 1)) {
      const other = s.slice();
      game.determinize(other, INVESTIGATOR, new Rng(3));
      expect(other).not.toEqual(s);
      expect(solveEnd(game, other)).toEqual(solveEnd(game, s));
    }
  });
});

const cleared = '(stealthy) N (smith) N (pizer) N (gull) N (lane) N (bert) N (goodley) N';

describe('positions solved by hand', () => {
  const game = create();

  test('two suspects, one of them in sight whatever Jack does last: the Investigator is sure to win', () => {
    // Holmes looks down on Madame; Jack's last token moves Toby, who sees nothing from below.
    const tiles = `madame E ${cleared} lestrade S`;
    const detectives = [place.top, place.top + 1, place.bottom] as const;
    const s = position(game, { round: 8, step: 3, left: 2, tiles, detectives, hourglasses: 3 });
    expect(solveEnd(game, s).value).toBe(1);
  });

  test('the same with five hourglasses: the Jack who is out of sight wins', () => {
    const tiles = `madame E ${cleared} lestrade S`;
    const detectives = [place.top, place.top + 1, place.bottom] as const;
    const s = position(game, { round: 8, step: 3, left: 2, tiles, detectives, hourglasses: 5 });
    const { value, jack } = solveEnd(game, s);
    expect(value).toBe(0.5);
    expect(jack.map((plan) => [plan.type.jack, plan.value])).toEqual([
      [0, 1],
      [8, 0],
    ]);
  });

  test('Jack picks the move that hides him', () => {
    // Toby sees Lestrade from the right after one step, and nobody after two.
    const tiles = `madame N ${cleared} lestrade S`;
    const detectives = [place.top, place.top + 1, place.right + 1] as const;
    const scene = { round: 8, step: 3, left: 2, tiles, detectives, jack: 'lestrade' };
    const s = position(game, { ...scene, hourglasses: 5 });
    const plan = planOf(game, s, solveEnd(game, s))!;
    expect(plan.mixture[0].moves.map((move) => game.formatMove(s, move))).toEqual(['toby 2']);
  });
});

describe('many types of Jack', () => {
  const game = create();
  const later = { round: 8, step: 0 };
  test.each([
    [
      'ten thousand plans for the cards that may be shown',
      {
        tiles: 'bert N lestrade E stealthy S pizer W gull E (lane) N (goodley) W (smith) N (madame) E',
        detectives: [10, 1, 4],
        sides: EXCHANGE_UP | JOKER_UP,
        hourglasses: 3,
        jack: 'pizer',
        cards: ['gull'],
      },
    ],
    [
      'a program that stands still for hundreds of steps',
      {
        tiles: '(lestrade) N (goodley) N (smith) S stealthy W (madame) S (lane) N bert E pizer E (gull) W',
        detectives: [11, 5, 7],
        sides: EXCHANGE_UP,
        hourglasses: 1,
        jack: 'bert',
        cards: ['lane', 'goodley', 'lestrade'],
        shown: ['gull'],
      },
    ],
  ] as const)('both strategies guarantee the same value: %s', (_, scene) => {
    const { bounds, value, jack } = solveEnd(game, position(game, { ...later, ...scene }));
    expect(jack.length).toBeGreaterThan(20);
    expect(bounds[1] - bounds[0]).toBeLessThan(1e-9);
    expect(jack.reduce((sum, plan) => sum + plan.type.weight * plan.value, 0)).toBeCloseTo(value, 9);
  });
});

/** The plainest search there is. */
function catches(game: Game, s: State): boolean {
  if (s[ACTOR] === TERMINAL) return s[layout.WINNER] === INVESTIGATOR;
  const moves = new Int32Array(game.maxMoves);
  const wanted = s[ACTOR] === INVESTIGATOR;
  for (const move of moves.subarray(0, game.legalMoves(s, moves))) {
    const next = s.slice();
    game.apply(next, move);
    if (catches(game, next) === wanted) return wanted;
  }
  return !wanted;
}

describe('the chase of two rounds is solved exactly', () => {
  // Two Rotations in the first of the two rounds, or in the second.
  test.each([3, 12])('a plain search agrees on every first move, throws %i', (throws) => {
    const game = create({ board: 'alley', rounds: 4, hourglasses: 1, throws });
    const values = new Set<number>();
    let solved = 0;
    for (const s of positions(game, 3, 1, 2)) {
      if (s[CHASE] === 0) continue;
      for (const { move, value } of solveEnd(game, s).moves) {
        const next = s.slice();
        game.apply(next, move);
        expect(catches(game, next)).toBe(value === 1);
        values.add(value);
      }
      if (++solved === 8) break;
    }
    expect([...values].sort()).toEqual([0, 1]);
  });

  test('two positions that differ only in which tile was rotated in this round are two positions', () => {
    // Holmes looks down on Jack, who has to end the round with a Rotation: of his own tile, unless it was rotated.
    const game = create();
    const tiles = `lestrade S ${cleared} (madame) N`;
    const detectives = [place.top, place.top + 1, place.bottom] as const;
    const scene = { round: 8, step: 2, left: 2 | 4, tiles, detectives, jack: 'lestrade', chase: true };
    const [free, rotated] = [position(game, scene), position(game, scene)];
    rotated[layout.TURNED] = 1 << suspect('lestrade');
    const solver = new ChaseSolver(game);
    const toby = game.parseMove(free, 'toby 1');
    expect(solver.catchesAfter(free, toby)).toBe(false);
    expect(solver.catchesAfter(rotated, toby)).toBe(true);
  });

  test('whoever the solver calls the winner wins against greedy by following it', () => {
    const game = create();
    const rivals = [createAgent('greedy', game), createAgent('greedy', game)];
    rivals.forEach((rival, seat) => rival.reset(game, seat, 5));
    const views = [new View(game, 0), new View(game, 1)];
    const wins = [0, 0];
    for (const s of chases(game, 7, 40)) {
      const winner = solveEnd(game, s).value === 1 ? INVESTIGATOR : JACK_SEAT;
      const moves = new Int32Array(game.maxMoves);
      while (s[ACTOR] !== TERMINAL) {
        const seat = s[ACTOR];
        game.legalMoves(s, moves);
        let move = moves[0];
        if (seat === winner) {
          const solution = solveEnd(game, s);
          move = seat === INVESTIGATOR ? solution.moves[0].move : planOf(game, s, solution)!.mixture[0].moves[0];
        } else if (seat >= 0) {
          views[seat].show(s);
          move = rivals[seat].choose(views[seat]);
        }
        game.apply(s, move);
      }
      expect(s[layout.WINNER]).toBe(winner);
      wins[winner]++;
    }
    expect(Math.min(...wins)).toBeGreaterThan(0);
  });
});

/** Where greedy against greedy comes to a chase. */
function* chases(game: Game, round: number, games: number): Generator<State> {
  const agents = [createAgent('greedy', game), createAgent('greedy', game)];
  for (let pair = 0; pair < games; pair++) {
    const found: State[] = [];
    playGame(game, agents, { seed: 12, pair }, (s) => {
      if (s[CHASE] === 1 && s[ROUND] === round && s[STEP] === 0 && s[ACTOR] >= 0) found.push(s.slice());
    });
    yield* found;
  }
}

test('by the truth about the last round greedy gives away less than random', () => {
  const game = create();
  const agents = [createAgent('greedy', game), createAgent('greedy', game)];
  let [greedy, random, decisions] = [0, 0, 0];
  for (let pair = 0; pair < 100; pair++)
    playGame(game, agents, { seed: 21, pair }, (s, move) => {
      if (s[ACTOR] !== INVESTIGATOR || s[ROUND] !== 8) return;
      const { value, moves } = solveEnd(game, s);
      greedy += value - moves.find((m) => m.move === move)!.value;
      random += moves.reduce((sum, m) => sum + value - m.value, 0) / moves.length;
      decisions++;
    });
  expect(decisions).toBeGreaterThan(5);
  expect(greedy).toBeLessThan(random);
});

describe('what cannot be solved is refused', () => {
  const game = create();
  test.each([
    ['too early', position(game, { round: 7, step: 2 }), /round 7, action 3 is too early; it is round 7, action 4/],
    ['a chase too early', position(game, { round: 6, chase: true }), /in a chase it is round 7, action 1/],
    ['luck decides', position(game, { round: 8, step: 4 }), /luck decides/],
    ['it is over', play(create({ rounds: 1 }), position(game, { step: 4 }), 'jack is not seen'), /the game is over/],
  ] as const)('%s', (_, s, message) => {
    expect(refuseToSolve(game, s)).toMatch(message);
    expect(() => solveEnd(game, s)).toThrow(UsageError);
  });

  test('an odd number of rounds', () => {
    const odd = create({ rounds: 3 });
    expect(refuseToSolve(odd, position(odd, { round: 3 }))).toMatch(
      /the last of 3 rounds is an odd one; rounds is 2, 4/,
    );
  });
});
