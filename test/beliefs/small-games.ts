import type { Game } from '../../src/core/game.js';
import { createGame, presetOptions } from '../../src/games/index.js';

const scotlandYard = (preset: string): Game => createGame('scotland-yard', presetOptions('scotland-yard', preset));

/** Games whose histories can be listed, up to so many plies. */
export const SMALL_GAMES: readonly (readonly [name: string, game: Game, plies: number])[] = [
  ['Kuhn poker', createGame('kuhn-poker'), 9],
  ['Leduc poker', createGame('leduc-poker'), 20],
  ['phantom tic-tac-toe', createGame('phantom-tic-tac-toe'), 4],
  ['glasses', scotlandYard('glasses'), 10],
  ['glasses with a reveal', scotlandYard('glasses-reveal'), 10],
  ['village', scotlandYard('village'), 6],
];
