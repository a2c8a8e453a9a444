/** Blocks as rows of the table `block`, and back. */
import { readNumbers, roomFor, writeNumbers } from './number-list.js';
import type { Block } from './rows.js';
import { LEGS } from './rows.js';

export interface BlockRow {
  readonly pairing: number;
  readonly first_pair: number;
  readonly pair_count: number;
  readonly outcomes: string;
  /** The bytes of the text that the table holds. */
  readonly games: Uint8Array;
  readonly first_millis: number;
  readonly second_millis: number;
}

/** The games of a block; what else it holds is kept in other tables. */
export type BlockGames = Pick<Block, 'pairing' | 'first' | 'count' | 'plies' | 'outcome' | 'outcomes' | 'millis'>;

/** Writes the games of one block after another, always in the same place: a fast run has megabytes of them a second. */
export class GamesEncoder {
  #codes = new Int32Array(0);
  #bytes = new Uint8Array(0);

  /** One number per game; the smaller they are, the shorter the text. It stays as it is until the next block. */
  encode({ plies, outcome, outcomes }: BlockGames): Uint8Array {
    const count = plies.length;
    if (count > this.#codes.length) {
      this.#codes = new Int32Array(count);
      this.#bytes = new Uint8Array(roomFor(count));
    }
    const codes = this.#codes;
    const ways = outcomes.length;
    for (let i = 0; i < count; i++) codes[i] = plies[i] * ways + outcome[i];
    return this.#bytes.subarray(0, writeNumbers(codes, count, this.#bytes));
  }
}

export function decodeBlock(row: BlockRow): BlockGames {
  const { pairing, first_pair: first, pair_count: count, first_millis, second_millis } = row;
  const outcomes = JSON.parse(row.outcomes) as number[][];
  const ways = outcomes.length;
  const plies = readNumbers(row.games, count * LEGS);
  const outcome = new Int32Array(plies.length);
  for (let i = 0; i < plies.length; i++) {
    const code = plies[i];
    plies[i] = (code / ways) | 0;
    outcome[i] = code - ways * plies[i];
  }
  return { pairing, first, count, plies, outcome, outcomes, millis: [first_millis, second_millis] };
}
