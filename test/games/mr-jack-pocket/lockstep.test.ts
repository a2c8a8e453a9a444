import { describe, expect, test } from 'vitest';
import { MoveSampler } from '../../../src/core/chance.js';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { mrJackPocket } from '../../../src/games/mr-jack-pocket/family.js';
import * as layout from '../../../src/games/mr-jack-pocket/layout.js';
import { SUSPECT_NAMES } from '../../../src/games/mr-jack-pocket/suspects.js';
import type { NaiveOptions } from './naive.js';
import { NaiveGame } from './naive.js';

const SETUPS: [string, Partial<NaiveOptions>, number][] = [
  ['the full game', {}, 120],
  ['no chase', { chase: false }, 60],
  ['few hourglasses', { hourglasses: 3 }, 100],
  ['five rounds, fixed throws', { rounds: 5, throws: 5 }, 60],
  ['the square', { board: 'square', rounds: 8, hourglasses: 9 }, 100],
  ['the alley', { board: 'alley', setup: 'fixed', throws: 12, hourglasses: 2 }, 100],
  ['a fixed district', { setup: 'fixed', hourglasses: 4 }, 100],
];

const create = (options: Partial<NaiveOptions>): Game => mrJackPocket.create(mrJackPocket.schema.parse(options));

describe('the engine and the naive rules agree', () => {
  test.each(SETUPS)('move by move in random games: %s', (_, options, games) => {
    const game = create(options);
    const sampler = new MoveSampler(game);
    const rng = new Rng(games);
    for (let i = 0; i < games; i++) {
      const s = newState(game);
      const naive = new NaiveGame(game.options as unknown as NaiveOptions);
      for (;;) {
        expectSame(engineFacts(game, s), naiveFacts(naive));
        if (s[ACTOR] === TERMINAL) break;
        const move = sampler.sample(s, rng);
        const texts = [...sampler.moves.subarray(0, game.legalMoves(s, sampler.moves))].map((m) =>
          game.formatMove(s, m),
        );
        expectSame(texts.sort(), naive.legal().sort());
        naive.play(game.formatMove(s, move));
        game.apply(s, move);
      }
    }
  });

  test('random games end in every way there is', () => {
    const game = create({});
    const sampler = new MoveSampler(game);
    const rng = new Rng(8);
    const ends = new Set<string>();
    for (let i = 0; i < 2000; i++) {
      const s = newState(game);
      while (s[ACTOR] !== TERMINAL) game.apply(s, sampler.sample(s, rng));
      const last = s[layout.ROUND] === 8 ? 'last' : 'early';
      const one = (s[layout.SUSPECTS] & (s[layout.SUSPECTS] - 1)) === 0 ? 'one' : 'several';
      ends.add(`${game.roles[s[layout.WINNER]]} ${last} ${one}${s[layout.CHASE] ? ' chase' : ''}`);
    }
    expect([...ends].sort()).toEqual([
      'investigator early one',
      'investigator early one chase',
      'investigator last one',
      'investigator last one chase',
      'jack early several',
      'jack last one',
      'jack last one chase',
      'jack last several',
    ]);
  });

  test('on the number of histories in the alley, ply by ply', () => {
    const game = create(mrJackPocket.presets.alley.options);
    const naive = new NaiveGame(game.options as unknown as NaiveOptions);
    const counts = [1, 2, 3, 4, 5, 6, 7, 8];
    const engine = counts.map((plies) => countEngine(game, newState(game), plies));
    expect(engine).toEqual(counts.map((plies) => countNaive(naive, plies)));
    expect(engine).toEqual(ALLEY_HISTORIES);
  });

  test('on the number of histories of a fixed district, ply by ply', () => {
    const game = create({ setup: 'fixed' });
    const naive = new NaiveGame(game.options as unknown as NaiveOptions);
    const counts = [1, 2, 3, 4];
    const engine = counts.map((plies) => countEngine(game, newState(game), plies));
    expect(engine).toEqual(counts.map((plies) => countNaive(naive, plies)));
    expect(engine).toEqual(DISTRICT_HISTORIES);
  });
});

const ALLEY_HISTORIES = [3, 27, 171, 639, 1272, 3024, 3024, 16588];
const DISTRICT_HISTORIES = [9, 144, 6228, 147906];

/** As `toEqual`, quicker where they are equal. */
function expectSame(engine: unknown, naive: unknown): void {
  if (JSON.stringify(engine) !== JSON.stringify(naive)) expect(engine).toEqual(naive);
}

/** Sequences of so many moves; a game that is over has no longer ones. */
function countEngine(game: Game, s: State, plies: number): number {
  if (s[ACTOR] === TERMINAL) return 0;
  const moves = new Int32Array(game.maxMoves);
  const count = game.legalMoves(s, moves);
  if (plies === 1) return count;
  let sum = 0;
  for (const move of moves.subarray(0, count)) {
    const next = s.slice();
    game.apply(next, move);
    sum += countEngine(game, next, plies - 1);
  }
  return sum;
}

function countNaive(naive: NaiveGame, plies: number): number {
  if (naive.winner) return 0;
  const texts = naive.legal();
  if (plies === 1) return texts.length;
  return texts.reduce((sum, text) => {
    const next = naive.clone();
    next.play(text);
    return sum + countNaive(next, plies - 1);
  }, 0);
}

const WALLS = ['north', 'east', 'south', 'west', 'open'];
const ACTORS = new Map([
  [-2, 'nobody'],
  [-1, 'chance'],
  [0, 'investigator'],
  [1, 'jack'],
]);

const setNames = (set: number): string[] => SUSPECT_NAMES.filter((_, i) => (set >> i) & 1).sort();

function engineFacts(game: Game, s: State): unknown {
  const placing = s[layout.STAGE] === layout.PLACE;
  const laid = placing ? s[1] : positionsOf(game);
  return {
    actor: ACTORS.get(s[ACTOR]),
    round: s[layout.ROUND],
    tiles: Array.from({ length: laid }, (_, at) => {
      const tile = s[layout.TILE + at];
      const suspect = ((s[layout.SUSPECTS] >> tile) & 1) === 1;
      return [SUSPECT_NAMES[tile], WALLS[s[layout.WALL + at]], suspect].join(' ');
    }),
    detectives: [...s.subarray(layout.DETECTIVE, layout.DETECTIVE + 3)],
    jack: s[layout.JACK] < 0 ? undefined : SUSPECT_NAMES[s[layout.JACK]],
    shown: setNames(s[layout.SHOWN]),
    cards: s[layout.CHASE] ? [] : setNames(s[layout.SECRET]),
    cardCount: s[layout.SECRET_COUNT],
    roundTokens: s[layout.HOURGLASSES],
    chase: s[layout.CHASE] === 1,
    winner: s[ACTOR] === TERMINAL ? game.roles[s[layout.WINNER]] : undefined,
  };
}

const positionsOf = (game: Game): number =>
  ({ district: 9, square: 4, alley: 3 })[game.options.board as 'district' | 'square' | 'alley'];

function naiveFacts(naive: NaiveGame): unknown {
  return {
    actor: naive.actor(),
    round: naive.round,
    tiles: naive.tiles().map((t) => [t.name, t.name === 'lane' && !t.suspect ? 'open' : t.wall, t.suspect].join(' ')),
    detectives: ['holmes', 'watson', 'toby'].map((name) => naive.detectives[name]),
    jack: naive.jack,
    shown: [...naive.shown].sort(),
    cards: naive.chasing ? [] : [...naive.jackCards].sort(),
    cardCount: naive.jackCards.length,
    roundTokens: naive.roundTokens.length,
    chase: naive.chasing,
    winner: naive.winner,
  };
}
