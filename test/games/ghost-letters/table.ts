/** Small tables for tests: games made from a few options, and games that begin with their evidence laid out. */
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, CHANCE, PLY } from '../../../src/core/game.js';
import { ghostLetters } from '../../../src/games/ghost-letters/family.js';

export function createTable(options: Readonly<Record<string, unknown>>): Game {
  return ghostLetters.create(ghostLetters.schema.parse(options));
}

/** A toy with as few cards as can be. */
export const TOY = { categories: 1, columns: 2, hand: 1, rounds: 1, talk: 0, noise: 0 } as const;

/** The same game with fewer moves: those that `keep` likes, judged by their text and by what the position is called. */
export function withMoves(game: Game, keep: (text: string, phase: string, s: State) => boolean): Game {
  return {
    ...game,
    legalMoves(s: State, out: Int32Array): number {
      const count = game.legalMoves(s, out);
      const phase = game.formatState(s).split('\n')[0];
      if (phase.includes('evidence is')) return 1;
      let n = 0;
      for (let i = 0; i < count; i++) if (keep(game.formatMove(s, out[i]), phase, s)) out[n++] = out[i];
      return n;
    },
  };
}

/**
 * The same game in which the evidence comes in the order of the deck and goes to the first open row. Everybody sees that,
 * so to each seat the worlds are the same, and there are far fewer games to walk through.
 */
export function withEvidence(game: Game): Game {
  return {
    ...game,
    legalMoves(s: State, out: Int32Array): number {
      const count = game.legalMoves(s, out);
      return game.formatState(s).includes('evidence is') ? 1 : count;
    },
  };
}

/** Plays by text; luck too. */
export function playTexts(game: Game, s: State, texts: readonly string[]): void {
  for (const text of texts) {
    const move = game.parseMove(s, text);
    if (move < 0) throw new Error(`'${text}' is not legal at ply ${s[PLY]}; legal: ${legalTexts(game, s).join(' | ')}`);
    game.apply(s, move);
  }
}

export function legalTexts(game: Game, s: State): string[] {
  const out = new Int32Array(game.maxMoves);
  return [...out.subarray(0, game.legalMoves(s, out))].map((move) => game.formatMove(s, move));
}

/** Plays the first legal move until `stop`. */
export function playUntil(game: Game, s: State, stop: (text: string) => boolean): void {
  const moves = new Int32Array(game.maxMoves);
  while (s[ACTOR] >= CHANCE && !stop(game.formatState(s))) {
    game.legalMoves(s, moves);
    game.apply(s, moves[0]);
  }
}
