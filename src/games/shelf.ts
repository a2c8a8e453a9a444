/**
 * Games one at a time, for threads that play a single one: all of them together, with the library that checks their
 * options, take a fifth of a second to load. A game that is not on this shelf is found in the whole list.
 */
import type { Game, GameOptions } from '../core/game.js';

type Create = (options: GameOptions) => Game;

const SHELF: Readonly<Record<string, () => Promise<unknown>>> = {
  holmes: async () => (await import('./holmes/rules.js')).createHolmes,
  'mr-jack-pocket': async () => (await import('./mr-jack-pocket/rules.js')).createMrJackPocket,
  'scotland-yard': async () => (await import('./scotland-yard/rules.js')).createScotlandYard,
  'ghost-letters': async () => (await import('./ghost-letters/rules.js')).createGhostLetters,
};

/** A game from options that were checked and filled in before: those of a game that `createGame` made. */
export async function fetchGame(id: string, options: GameOptions): Promise<Game> {
  if (!Object.hasOwn(SHELF, id)) return (await import('./index.js')).createGame(id, options);
  // Each game knows the type of its own options, and they have been checked by it.
  const create = (await SHELF[id]()) as Create;
  return create(options);
}
