/** Every listed game, with its default options and with those of each preset. */
import type { Game } from '../../src/core/game.js';
import { GAMES } from '../../src/games/index.js';

export interface NamedGame {
  /** `scotland-yard`, or `scotland-yard:glasses` for a preset. */
  readonly name: string;
  readonly game: Game;
}

export function everyGame(): NamedGame[] {
  return GAMES.flatMap((family) => [
    { name: family.id, game: family.create(family.schema.parse({})) },
    ...Object.entries(family.presets).map(([preset, { options }]) => ({
      name: `${family.id}:${preset}`,
      game: family.create(family.schema.parse(options)),
    })),
  ]);
}
