/**
 * Single games of a tournament. The runner plays every deal with the sides exchanged; where the exchanged game is no
 * cell of the paper, half of its time is lost. Here a game is named by its pair and leg, and is move for move the one
 * that the runner plays for seed 2011 under that name.
 */
import { seedFromText } from '../../src/core/seed.js';
import { Table } from '../../src/core/table.js';
import { createGame } from '../../src/games/index.js';
import { createAgent } from '../../src/specialists/index.js';

export interface Players {
  readonly hider: string;
  readonly seekers: string;
}

/** Which game of a tournament: of which deal, and with the first agent as the hider (leg 0) or as the seekers (1). */
export interface GameName {
  readonly pair: number;
  readonly leg: number;
}

const SEED = seedFromText('2011');
const GAME = createGame('scotland-yard', { log: 24 });

export function seat({ hider, seekers }: Players): Table {
  return new Table(
    GAME,
    GAME.roles.map((role) => createAgent(role === 'detectives' ? seekers : hider, GAME)),
  );
}

/** Whether the seekers win. */
export function playGame(table: Table, { pair, leg }: GameName): boolean {
  table.play(SEED, pair, leg);
  if (table.fault) throw new Error(`pair ${pair}, leg ${leg}: seat ${table.fault.seat} ${table.fault.what}`);
  return table.returns[GAME.roles.indexOf('detectives')] > 0;
}
