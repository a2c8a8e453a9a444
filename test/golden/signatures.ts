/** One number for each game and agent: it changes when play changes, and only then. */
import type { Game } from '../../src/core/game.js';
import { hashWords } from '../../src/core/hash.js';
import { playGame } from '../../src/core/play.js';
import { agentsFor, createAgent } from '../../src/specialists/index.js';
import { quickSpec } from '../agents/quick.js';
import { everyGame } from './games.js';

/** By game, then by agent spec: a hash over the moves of a few games. */
export type Signatures = Record<string, Record<string, string>>;

const GAMES_EACH = 2;

export function signatures(): Signatures {
  return Object.fromEntries(
    everyGame().map(({ name, game }) => {
      const kinds = agentsFor(game).filter((kind) => kind.variantOf === undefined && !kind.refuses?.(game));
      const specs = kinds.map(quickSpec);
      return [name, Object.fromEntries(specs.map((spec) => [spec, signatureOf(game, spec)]))];
    }),
  );
}

function signatureOf(game: Game, spec: string): string {
  const agents = game.roles.map(() => createAgent(spec, game));
  const moves = Array.from({ length: GAMES_EACH }, (_, pair) => playGame(game, agents, { seed: 1891, pair }).moves);
  return hashText(Int32Array.from(moves.flat()));
}

/** 32 bits as text. */
export function hashText(words: Int32Array): string {
  return (hashWords(words, words.length, 0x5eed) >>> 0).toString(16).padStart(8, '0');
}
