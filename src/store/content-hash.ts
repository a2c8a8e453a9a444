import { createHash } from 'node:crypto';
import type { ResultsFile } from './results-file.js';
import { LEGS } from './rows.js';

/**
 * SHA-256 over everything that repeats: the settings, then each game's place, plies and result in order of pairing, pair
 * and leg, then faults and moves. Times, versions and the cut into blocks do not count.
 */
export function contentHash(file: ResultsFile): string {
  const hash = createHash('sha256');
  hash.update(`${JSON.stringify(file.settings)}\n`);
  for (const { pairing, first, count, plies, outcome, outcomes } of file.blocks()) {
    const width = 4 + outcomes[0].length;
    const words = new Float64Array(count * LEGS * width);
    for (let game = 0, at = 0; game < count * LEGS; game++, at += width) {
      words[at] = pairing;
      words[at + 1] = first + (game >> 1);
      words[at + 2] = game & 1;
      words[at + 3] = plies[game];
      for (let part = 4; part < width; part++) words[at + part] = outcomes[outcome[game]][part - 4];
    }
    hash.update(words);
  }
  for (const { pairing, pair, leg, seat, what } of file.faults())
    hash.update(`fault ${pairing} ${pair} ${leg} ${seat} ${what}\n`);
  for (const { pairing, pair, leg, moves } of file.moves()) hash.update(`moves ${pairing} ${pair} ${leg} ${moves}\n`);
  return hash.digest('hex');
}
