/**
 * Random games as lists of integers: choice k is the (k mod count)-th legal move. Every list is a game, so a failing
 * one shrinks to a short one.
 *
 * The seed is fixed. To look for new failures, or to repeat one that was found with another seed:
 *
 *   IRREGULARS_SEED=12345 npx vitest run test/conformance
 */
import fc from 'fast-check';
import { BrokenPromise } from '../../src/core/checked.js';
import type { Game, State } from '../../src/core/game.js';
import { ACTOR, PLY, TERMINAL } from '../../src/core/game.js';
import { replayCommand } from '../../src/core/replay-command.js';
import { Rng } from '../../src/core/rng.js';
import { deriveSeed } from '../../src/core/seed.js';

export const SEED = Number(process.env.IRREGULARS_SEED ?? 1891);

/** Looks at a position, which it must not change, with luck that depends on the choices made so far alone. */
export type Visit = (state: State, rng: Rng) => void;

/**
 * Games to play so that the time is about the same for every game: `effort` positions times seats where the state has
 * 200 words, more where it is smaller.
 */
export function gamesFor(game: Game, effort: number): number {
  const cost = (game.maxPlies * game.playerCount * (100 + game.stateWords)) / 300;
  return Math.max(6, Math.min(300, Math.round(effort / cost)));
}

/** Visits every position of so many random games, from the first to the last. */
export function inRandomGames(game: Game, games: number, visit: Visit): void {
  // Twice as long as the longest game: about every second list plays a game to its end. Small numbers shrink quickly.
  const choice = fc.nat({ max: 8 * game.maxMoves });
  const lists = fc.noBias(fc.array(choice, { maxLength: 2 * game.maxPlies, size: 'max' }));
  fc.assert(
    fc.property(lists, (list) => playChoices(game, list, visit)),
    {
      seed: SEED,
      numRuns: games,
      reporter: (run) => {
        if (run.failed) throw failure(game, run, visit);
      },
    },
  );
}

/** Plays until the choices or the game end. What was chosen, as indexes, goes to `played`. */
function playChoices(game: Game, list: readonly number[], visit: Visit, played: number[] = []): void {
  const state = new Int32Array(game.stateWords);
  const moves = new Int32Array(game.maxMoves);
  const rng = new Rng(0);
  game.reset(state);
  for (let ply = 0; ; ply++) {
    rng.seed(deriveSeed(SEED, ply));
    visit(state, rng);
    if (state[ACTOR] === TERMINAL || ply === list.length) return;
    const choice = list[ply] % game.legalMoves(state, moves);
    played.push(choice);
    game.apply(state, moves[choice]);
  }
}

function failure(game: Game, run: fc.RunDetails<[number[]]>, visit: Visit): Error {
  const played: number[] = [];
  let complaint = String(run.errorInstance);
  try {
    playChoices(game, run.counterexample?.[0] ?? [], visit, played);
  } catch (error) {
    complaint = error instanceof Error ? error.message : String(error);
  }
  return new BrokenPromise(
    `${complaint.split('\n  replay:')[0]}\n  replay: ${replayCommand(game, played)}\n  seed: IRREGULARS_SEED=${SEED}`,
  );
}

/** Complains about a position; whoever plays the games adds how to get there. */
export function complain(game: Game, state: State, what: string): never {
  throw new BrokenPromise(`${game.id}, ply ${state[PLY]}: ${what}`);
}
