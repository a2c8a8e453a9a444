import { expect, test } from 'vitest';
import { ACTOR, PLY, TERMINAL } from '../../../src/core/game.js';
import type { Game, State } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { createGame } from '../../../src/games/index.js';
import { DETECTIVES, PAWN, WINNER } from '../../../src/games/scotland-yard/layout.js';
import type { PolicySettings } from '../../../src/specialists/scotland-yard/distance-policy.js';
import { DistancePolicy, DOUBLES_POLICIES } from '../../../src/specialists/scotland-yard/distance-policy.js';
import { Playout } from '../../../src/specialists/scotland-yard/playout.js';
import { stationTables } from '../../../src/specialists/scotland-yard/station-tables.js';
import { dealt, GAME } from './positions.js';

const GAMES = [
  GAME,
  createGame('scotland-yard', { rounds: 12, detectives: 3, reveals: [2, 4, 5, 9] }),
  createGame('scotland-yard', { map: 'village', detectives: 2, log: 6, reveals: 3 }),
];
const SETTINGS: PolicySettings[] = [1, 0.2, 0].flatMap((epsilon) =>
  DOUBLES_POLICIES.flatMap((doubles) =>
    [true, false].flatMap((filter) => [true, false].map((capture) => ({ epsilon, doubles, filter, capture }))),
  ),
);

/** What the quick player makes of `s` move by move, by the rules. */
function playByTheRules(game: Game, s: State, policy: DistancePolicy): void {
  if (s[ACTOR] === TERMINAL) return;
  game.prepare!(s);
  policy.look(s);
  while (s[ACTOR] !== TERMINAL) policy.play(s, policy.choose(s));
}

test.each(GAMES)('a playout ends as the moves of the quick player do, after the same draws: game %#', (game) => {
  const tables = stationTables(game);
  const rng = new Rng(5);
  const ends = new Set<string>();
  for (const settings of SETTINGS) {
    const [ours, theirs] = [new Rng(1), new Rng(1)];
    const playout = new Playout(game, tables, ours, settings);
    const policy = new DistancePolicy(game, tables, theirs, settings);
    for (let seed = 1; seed <= 20; seed++) {
      const start = dealt(seed, game);
      for (let n = rng.below(game.maxPlies); n > 0 && start[ACTOR] !== TERMINAL; n--)
        game.apply(start, game.randomMove!(start, rng));
      const [s, end] = [Int32Array.from(start), Int32Array.from(start)];
      playout.run(s);
      playByTheRules(game, end, policy);
      const where = `${JSON.stringify(settings)}, seed ${seed}, from ply ${start[PLY]}`;
      expect(s[ACTOR], where).toBe(TERMINAL);
      expect(s[WINNER], where).toBe(end[WINNER]);
      if (end[WINNER] === DETECTIVES) expect(s[PAWN], where).toBe(end[PAWN]);
      expect(ours.next(), where).toBe(theirs.next());
      ends.add(`${end[WINNER]} ${end[WINNER] === DETECTIVES ? end[PAWN] : ''}`);
    }
  }
  // He escapes, is caught by each detective, and is left without a move.
  expect(ends.size).toBe(1 + tables.pawnCount);
});

test('players of different boards can take turns', () => {
  const settings = { epsilon: 1, doubles: 'any', filter: false, capture: true } as const;
  /** Plays one game to the end; tells the generator's next draw. */
  const player = (game: Game): (() => number) => {
    const rng = new Rng(9);
    const playout = new Playout(game, stationTables(game), rng, settings);
    return () => {
      playout.run(dealt(1, game));
      return rng.next();
    };
  };
  const [city, village] = [GAMES[0], GAMES[2]].map(player);
  const byTurns = Array.from({ length: 4 }, () => [city(), village()]);
  const [cityAgain, villageAgain] = [GAMES[0], GAMES[2]].map(player);
  expect(byTurns.map(([draw]) => draw)).toEqual(byTurns.map(cityAgain));
  expect(byTurns.map(([, draw]) => draw)).toEqual(byTurns.map(villageAgain));
});
