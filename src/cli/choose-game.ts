import { checked } from '../core/checked.js';
import type { Game } from '../core/game.js';
import { createGame, findFamily, presetOptions } from '../games/index.js';
import { readOptions } from './option-values.js';

export interface GameChoice {
  readonly game: string;
  readonly preset?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly check?: boolean | undefined;
}

/** The game that the flags ask for; single options go over the preset. */
export function chooseGame(choice: GameChoice): Game {
  const family = findFamily(choice.game);
  const preset = choice.preset === undefined ? {} : presetOptions(family.id, choice.preset);
  const game = createGame(family.id, { ...preset, ...readOptions(family, choice.option ?? []) });
  return choice.check ? checked(game) : game;
}
