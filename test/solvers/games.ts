import type { Game } from '../../src/core/game.js';
import { createGame, presetOptions } from '../../src/games/index.js';

export const kuhn = createGame('kuhn-poker');
export const leduc = createGame('leduc-poker', { suits: 'equal' });
export const chase = (preset: string): Game => createGame('scotland-yard', presetOptions('scotland-yard', preset));
