import type { Hash } from 'node:crypto';
import { createHash } from 'node:crypto';
import type { BlockGames } from './block-row.js';
import type { ResultsFile } from './results-file.js';

/**
 * SHA-256 over everything that repeats: the settings, then each game's plies and result in order of pairing, pair and
 * leg, then faults and moves. Times, versions and the cut into blocks do not count.
 */
export function contentHash(file: ResultsFile): string {
  const hash = createHash('sha256');
  hash.update(`${JSON.stringify(file.settings)}\n`);
  const games = new GamesHash(hash);
  for (const block of file.blocks()) games.add(block);
  hash.update(`results ${games.results().join(', ')}\n`);
  for (const { pairing, pair, leg, seat, what } of file.faults())
    hash.update(`fault ${pairing} ${pair} ${leg} ${seat} ${what}\n`);
  for (const { pairing, pair, leg, moves } of file.moves()) hash.update(`moves ${pairing} ${pair} ${leg} ${moves}\n`);
  return hash.digest('hex');
}

/** Two words per game, its plies and the number of its result; its place is told only where it does not follow from the last. */
class GamesHash {
  readonly #hash: Hash;
  /** Results by the order in which the run, not the block, first shows them. */
  readonly #numbers = new Map<string, number>();
  #pairing = -1;
  #next = 0;

  constructor(hash: Hash) {
    this.#hash = hash;
  }

  add({ pairing, first, count, plies, outcome, outcomes }: BlockGames): void {
    if (pairing !== this.#pairing || first !== this.#next) this.#hash.update(`pairing ${pairing} pair ${first}\n`);
    this.#pairing = pairing;
    this.#next = first + count;
    // A block may list results that none of its games has: only those that occur have a number.
    const numbers = new Int32Array(outcomes.length).fill(-1);
    const words = new Int32Array(2 * plies.length);
    for (let game = 0; game < plies.length; game++) {
      if (numbers[outcome[game]] < 0) numbers[outcome[game]] = this.#numberOf(outcomes[outcome[game]]);
      words[2 * game] = plies[game];
      words[2 * game + 1] = numbers[outcome[game]];
    }
    this.#hash.update(words);
  }

  /** By number: the results that occurred. */
  results(): string[] {
    return [...this.#numbers.keys()];
  }

  #numberOf(result: readonly number[]): number {
    const text = result.join(' ');
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
