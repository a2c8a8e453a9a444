import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { State } from '../../../src/core/game.js';
import { ACTOR } from '../../../src/core/game.js';
import { BLACK, BOARDS, FERRY } from '../../../src/games/scotland-yard/boards.js';
import { DOUBLE_MOVE, moveTicket, moveTo } from '../../../src/games/scotland-yard/map.js';
import type { Stock } from './position.js';
import { makeGame, setUp, stationOf, stockOf } from './position.js';

const PAWNS = [1, 2, 3];
const game = makeGame({ detectives: PAWNS.length });
const moves = new Int32Array(game.maxMoves);

function legal(s: State): number[] {
  return [...moves.subarray(0, game.legalMoves(s, moves))];
}

/** Whether these tickets pay for a line out of `at` to a station without a detective: straight from the list of lines. */
function hasWayOut(s: State, at: number, stock: readonly number[]): boolean {
  const held = PAWNS.map((pawn) => stationOf(s, pawn));
  return BOARDS.london.lines.some((lines, transport) =>
    lines.some(([a, b]) => {
      if (a !== at && b !== at) return false;
      const pays = stock[BLACK] > 0 || (transport !== FERRY && stock[transport] > 0);
      return pays && !held.includes(a === at ? b : a);
    }),
  );
}

const few = fc.integer({ min: 0, max: 2 });
const NOTHING: Stock = [0, 0, 0, 0];
const station = fc.integer({ min: 1, max: 199 });

test('R18: whatever tickets are left, exactly the doubles that can be completed are legal', () => {
  let tight = 0;
  fc.assert(
    fc.property(
      fc.uniqueArray(station, { minLength: 4, maxLength: 4 }),
      fc.tuple(few, few, few, few),
      fc.tuple(fc.nat(255), fc.nat(255)),
      ([mrX, ...detectives], stock, choices) => {
        // Two detectives cannot move, so that only one ticket comes to Mr X.
        const tickets = { 2: NOTHING, 3: NOTHING };
        const s = setUp(game, { mrX, detectives, mrXTickets: stock as unknown as Stock, tickets, doubles: 1 });
        if (!hasWayOut(s, mrX, stock)) return; // no position that play could lead to
        // One whole round without a double, so that the rules themselves have counted the tickets.
        for (const choice of choices) {
          if (s[ACTOR] < 0) return;
          const singles = legal(s).filter((move) => (move & DOUBLE_MOVE) === 0);
          if (singles.length === 0) return;
          game.apply(s, singles[choice % singles.length]);
        }
        if (s[ACTOR] !== 0) return;
        const left = stockOf(s, 0);
        const singles = legal(s).filter((move) => (move & DOUBLE_MOVE) === 0);
        const completable = singles.filter((move) =>
          hasWayOut(s, moveTo(move), left.with(moveTicket(move), left[moveTicket(move)] - 1)),
        );
        if (completable.length < singles.length) tight++;
        expect(legal(s).filter((move) => move & DOUBLE_MOVE)).toEqual(completable.map((move) => move | DOUBLE_MOVE));
      },
    ),
    { seed: 18, numRuns: 1500 },
  );
  expect(tight, 'positions in which some first leg leads nowhere').toBeGreaterThan(100);
});
