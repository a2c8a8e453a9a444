/** Plays the games of one line and counts how they end. */
import { newState } from '../../src/core/game.js';
import { Table } from '../../src/core/table.js';
import { BLACKMAILED, SOLVED, UNMASKED, UNSOLVED } from '../../src/games/ghost-letters/finale.js';
import * as layout from '../../src/games/ghost-letters/layout.js';
import type { GhostLettersOptions } from '../../src/games/ghost-letters/options.js';
import { ACCOMPLICE, KILLER } from '../../src/games/ghost-letters/roles.js';
import { createGame } from '../../src/games/index.js';
import { createAgent } from '../../src/specialists/index.js';
import type { Line } from './lines.js';

const { RESULT, CHOSEN, TRUTH, TAKEN, VERDICT, ARRESTED } = layout;

export interface Counts {
  games: number;
  solved: number;
  unsolved: number;
  unmasked: number;
  blackmailed: number;
  /** Right cards over all rows, games with the Killer arrested, and games that the table called solved. */
  rows: number;
  caught: number;
  verdicts: number;
  /** Accomplices who won, over all Accomplices. */
  accomplices: number;
  freeAccomplices: number;
}

export function playLine(line: Line, seed: number): Counts {
  const game = createGame('ghost-letters', line.options);
  const setup = layout.createSetup(game.options as unknown as GhostLettersOptions);
  const agents = game.roles.map(() => createAgent(line.agent, game));
  const table = new Table(game, agents);
  const s = newState(game);
  const counts: Counts = {
    ...{ games: 0, solved: 0, unsolved: 0, unmasked: 0, blackmailed: 0 },
    ...{ rows: 0, caught: 0, verdicts: 0, accomplices: 0, freeAccomplices: 0 },
  };
  for (let pair = 0; pair < line.games; pair++) {
    table.play(seed, pair, 0);
    if (table.fault) throw new Error(`game ${pair}: ${table.fault.what}`);
    game.reset(s);
    for (let i = 0; i < table.moveCount; i++) game.apply(s, table.moves[i]);
    counts.games++;
    if (s[RESULT] === SOLVED) counts.solved++;
    if (s[RESULT] === UNSOLVED) counts.unsolved++;
    if (s[RESULT] === UNMASKED) counts.unmasked++;
    if (s[RESULT] === BLACKMAILED) counts.blackmailed++;
    if (s[VERDICT] === 1) counts.verdicts++;
    for (let c = 0; c < setup.categories; c++) if (s[CHOSEN + c] === s[TRUTH + c]) counts.rows++;
    for (let seat = 1; seat < setup.players; seat++) {
      const role = s[setup.role + seat];
      if (role === KILLER && s[TAKEN] === seat + 1) counts.caught++;
      if (role !== ACCOMPLICE) continue;
      counts.accomplices++;
      if (((s[ARRESTED] >> seat) & 1) === 0 && table.returns[seat] > 0) counts.freeAccomplices++;
    }
  }
  return counts;
}
