/** Blocks as rows of the table `block`, and back. */
import type { Block } from './rows.js';

export interface BlockRow {
  readonly pairing: number;
  readonly first_pair: number;
  readonly pair_count: number;
  readonly outcomes: string;
  readonly games: string;
  readonly first_millis: number;
  readonly second_millis: number;
}

/** The games of a block; what else it holds is kept in other tables. */
export type BlockGames = Pick<Block, 'pairing' | 'first' | 'count' | 'plies' | 'outcome' | 'outcomes' | 'millis'>;

/** One number per game; the smaller they are, the shorter the text. */
export function encodeGames({ plies, outcome, outcomes }: BlockGames): string {
  const codes = new Int32Array(plies.length);
  for (let i = 0; i < codes.length; i++) codes[i] = plies[i] * outcomes.length + outcome[i];
  return `[${codes.join(',')}]`;
}

export function decodeBlock(row: BlockRow): BlockGames {
  const codes = JSON.parse(row.games) as number[];
  const outcomes = JSON.parse(row.outcomes) as number[][];
  const plies = new Int32Array(codes.length);
  const outcome = new Int32Array(codes.length);
  for (let i = 0; i < codes.length; i++) {
    outcome[i] = codes[i] % outcomes.length;
    plies[i] = (codes[i] - outcome[i]) / outcomes.length;
  }
  const { pairing, first_pair: first, pair_count: count, first_millis, second_millis } = row;
  return { pairing, first, count, plies, outcome, outcomes, millis: [first_millis, second_millis] };
}
