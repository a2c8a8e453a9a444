/** Which games are played, and which comes next: pure, and made up only as it is asked for. */
import { UsageError } from '../core/usage-error.js';
import type { Range } from '../store/results-file.js';

export const FORMATS = ['round-robin', 'gauntlet', 'head-to-head'] as const;
/** Everybody against everybody; the first against all others; or just two. */
export type Format = (typeof FORMATS)[number];

/** Two agents by their index. */
export type Pairing = readonly [number, number];

export function pairingsOf(format: Format, agents: number): Pairing[] {
  if (agents < 2) throw new UsageError(`a tournament needs two agents or more; ${agents} given`);
  if (format === 'head-to-head' && agents !== 2)
    throw new UsageError(`head-to-head is between two agents; ${agents} given`);
  const firsts = format === 'gauntlet' ? 1 : agents;
  const pairings: Pairing[] = [];
  for (let a = 0; a < firsts; a++) for (let b = a + 1; b < agents; b++) pairings.push([a, b]);
  return pairings;
}

/**
 * The pairs still to be played, as ranges. All pairings advance together, each by as many pairs as `sizeOf` asks for at
 * that moment; ranges in `done`, ordered by pairing and pair, are left out. Pair k has the same luck in every pairing.
 */
export function* ranges(
  pairings: number,
  pairs: number,
  done: readonly Range[],
  sizeOf: (pairing: number) => number,
): Generator<Range> {
  const gaps = Array.from({ length: pairings }, (_, pairing) => gapsOf(pairing, pairs, done));
  for (let open = true; open;) {
    open = false;
    for (let pairing = 0; pairing < pairings; pairing++) {
      const gap = gaps[pairing][0];
      if (gap === undefined) continue;
      open = true;
      const count = Math.min(gap.count, Math.max(1, Math.floor(sizeOf(pairing))));
      if (count === gap.count) gaps[pairing].shift();
      else gaps[pairing][0] = { pairing, first: gap.first + count, count: gap.count - count };
      yield { pairing, first: gap.first, count };
    }
  }
}

/** The runs of pairs that no range in `done` covers. */
function gapsOf(pairing: number, pairs: number, done: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  let first = 0;
  for (const range of done) {
    if (range.pairing !== pairing) continue;
    if (range.first > first) gaps.push({ pairing, first, count: range.first - first });
    first = Math.max(first, range.first + range.count);
  }
  if (first < pairs) gaps.push({ pairing, first, count: pairs - first });
  return gaps;
}
