/**
 * The games of `playouts.ts` with agents at a Table: what playing by the View costs next to the bare loop.
 *   node build/bench/table.js scotland-yard '{"detectives":4}' random
 */
import { hashWords } from '../src/core/hash.js';
import { Table } from '../src/core/table.js';
import { createGame } from '../src/games/index.js';
import { createAgent } from '../src/specialists/index.js';
import type { Batch } from './serve.js';
import { serve } from './serve.js';

const [id = 'scotland-yard', options = '{}', spec = 'random'] = process.argv.slice(2);
const game = createGame(id, JSON.parse(options) as Record<string, unknown>);
const table = new Table(
  game,
  game.roles.map(() => createAgent(spec, game)),
);

await serve((n, seed): Batch => {
  let units = 0;
  let hash = 0;
  let wins = 0;
  for (let i = 0; i < n; i++) {
    table.play(seed, i >> 1, i & 1);
    units += table.moveCount;
    if (table.returns[0] > 0) wins++;
    hash = hashWords(table.moves, table.moveCount, hash);
  }
  return { units, hash, extra: wins };
});
