/** How long a game can last. Apart from the options, which a thread that plays need not load: their library takes long. */
import { BOARDS } from './boards.js';
import type { ScotlandYardOptions } from './options.js';

/** How many boxes the log has, and after how many rounds the game ends at the latest: with rounds counted, the double
 *  moves lengthen the log; else it is full by then, if not before. */
export function limitsOf(o: Pick<ScotlandYardOptions, 'map' | 'log' | 'rounds'>): { boxes: number; rounds: number } {
  if (o.rounds === 'log') return { boxes: o.log, rounds: o.log };
  return { boxes: o.rounds + BOARDS[o.map].doubles, rounds: o.rounds };
}
