import { expect, test } from 'vitest';
import type { Game } from '../../../src/core/game.js';
import { createGhostLetters } from '../../../src/games/ghost-letters/rules.js';
import { ghostLetters } from '../../../src/games/ghost-letters/family.js';
import { worldsMatchHistories } from '../../conformance/histories.js';
import { TOY, withMoves } from './table.js';

/**
 * Four players with these characters; p1 may use his power and nobody says anything else, the Ghost always leads, and the
 * evidence comes in the order of the deck. All that is public, so to each seat the worlds are those of the full game.
 */
function withPower(names: readonly string[], deck: number, options: Record<string, unknown>): Game {
  const base = { ...TOY, players: 4, characters: true, talk: 1, ...options };
  // Fewer cards than the powers could need in all: these do not need them.
  const game = createGhostLetters({ ...ghostLetters.schema.parse(base), deck });
  return withMoves(game, (text, phase) => {
    if (phase.includes('characters are dealt'))
      return names.some((n, i) => text.startsWith(`p${i + 1} `) && text.split(' ').includes(n));
    if (phase.includes('characters are chosen')) return names.some((n) => text === `is the ${n}`);
    if (phase.includes('first lead')) return text !== 'gives no lead';
    return !phase.includes('discussion') || text === 'passes' || text === `uses the power of the ${names[0]}`;
  });
}

test.each([
  ['lawyer', 7, {}, 23],
  ['lawyer', 7, { discard: true }, 23],
  ['waiter', 7, {}, 23],
  ['antiquarian', 7, {}, 22],
  ['writer', 8, { mode: 'cooperative', players: 3 }, 19],
  ['coach', 7, { mode: 'cooperative', players: 3 }, 20],
  ['gambler', 9, { mode: 'cooperative', players: 3 }, 17],
])(
  'R42, R50: the worlds drawn after a power are what histories lead to: %s (%i cards, %o)',
  (name, deck, options, depth) => {
    const game = withPower([name, 'politician', 'student', 'tramp'], deck, options);
    expect(() => worldsMatchHistories(game, depth)).not.toThrow();
  },
);
