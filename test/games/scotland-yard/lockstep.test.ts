/** The rules and their second implementation, played side by side: same moves, same turn, same knowledge, same winner. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, CHANCE, newState, TERMINAL } from '../../../src/core/game.js';
import { replayCommand } from '../../../src/core/replay-command.js';
import { scotlandYard } from '../../../src/games/scotland-yard/family.js';
import * as naive from './naive.js';
import { parseOptions, possible } from './position.js';

/** Runs are fixed, so that a failure repeats; the numbers of games keep the file within half a minute. */
const SEED = 20260722;
const SET_UPS: readonly (readonly [string, Readonly<Record<string, unknown>>, number])[] = [
  ['the game as printed', {}, 30],
  ['two detectives', { detectives: 2 }, 40],
  ['two detective players with two pawns each', { detectives: 4, seats: 'pairs' }, 24],
  ['every pawn its own player', { detectives: 3, seats: 'players' }, 24],
  ['the log of 24 boxes', { log: 24, detectives: 4 }, 24],
  ['22 rounds', { rounds: 22, detectives: 3 }, 24],
  ['the scanned board', { map: 'scan', detectives: 2 }, 24],
  ['no reveals at all', { reveals: 'none', detectives: 2, log: 12 }, 15],
  ['the village', { map: 'village', detectives: 2, log: 4 }, 1000],
  ['the village with a long log', { map: 'village', detectives: 2, log: 24 }, 1000],
  ['the village by three rounds', { map: 'village', detectives: 2, rounds: 3 }, 600],
  ['the village with three detectives by rounds', { map: 'village', detectives: 3, rounds: 6, reveals: 2 }, 1000],
  ['the glasses', { map: 'glasses', detectives: 2, log: 5, reveals: 'none' }, 300],
  ['the glasses with a reveal', { map: 'glasses', detectives: 2, log: 5, reveals: 3 }, 300],
];

/** Longer than any game; the choices of a list that ends early are zeros. */
const MAX_CHOICES = 160;
const choiceLists = fc.array(fc.nat({ max: 255 }), { minLength: 0, maxLength: MAX_CHOICES, size: 'max' });

test.each(SET_UPS)('the two implementations agree at every ply: %s', (_, options, numRuns) => {
  const game = scotlandYard.create(parseOptions(options));
  const property = fc.property(choiceLists, (choices) => {
    playInLockstep(game, choices);
  });
  fc.assert(property, { numRuns, seed: SEED });
});

function playInLockstep(game: Game, choices: readonly number[]): void {
  const s = newState(game);
  let second = naive.newGame(game.options as unknown as naive.NaiveOptions);
  let worlds = [second];
  const moves = new Int32Array(game.maxMoves);
  const played: number[] = [];
  for (;;) {
    agree('whose turn it is', turnOf(s), String(naive.actor(second)));
    if (s[ACTOR] === TERMINAL) return agree('the winner', winnerOf(game, s), String(second.winner));
    const count = game.legalMoves(s, moves);
    const texts = [...moves.subarray(0, count)].map((move) => game.formatMove(s, move));
    agree('the legal moves', [...texts].sort().join(', '), naive.legalMoves(second).sort().join(', '));
    if (s[ACTOR] !== CHANCE)
      agree('where Mr X may be', possible(game, s).join(' '), naive.stationsOf(worlds).join(' '));
    const index = (choices[played.length] ?? 0) % count;
    worlds = naive.worldsAfter(worlds, second, texts[index]);
    second = naive.play(second, texts[index]);
    // Now and then the set is brought up to date in the state itself, so that it is continued from there.
    if (played.length % 3 === 0) game.prepare?.(s);
    game.apply(s, moves[index]);
    played.push(index);
  }

  function agree(what: string, first: string, other: string): void {
    if (first === other) return;
    expect(first, `${what}, ply ${played.length}\n  replay: ${replayCommand(game, played)}\n`).toBe(other);
  }
}

function turnOf(s: State): string {
  if (s[ACTOR] === CHANCE) return 'chance';
  return s[ACTOR] === TERMINAL ? 'over' : String(s[ACTOR]);
}

function winnerOf(game: Game, s: State): 'mr-x' | 'detectives' {
  const returns = new Float64Array(game.playerCount);
  game.returns(s, returns);
  return returns[0] > 0 ? 'mr-x' : 'detectives';
}
