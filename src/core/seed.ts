/** From one seed to many that have nothing to do with each other. */
import seedrandom from 'seedrandom';
import { scramble } from './rng.js';

/**
 * The seed of a branch: equal arguments give equal seeds, any other give unrelated ones. Streams of different use
 * differ in their number of arguments or in one of them, so what one draws can never change what another draws.
 */
export function deriveSeed(seed: number, ...branch: readonly number[]): number {
  let low = scramble(((seed | 0) ^ branch.length) + 0x3c6ef372);
  let high = scramble((Math.floor(seed / 4294967296) | 0) + 0x9e3779b9);
  for (const index of branch) {
    low = scramble(low + Math.imul(index, 0x9e3779b1)) ^ high;
    high = scramble(high ^ (low + index));
  }
  // 53 bits: the largest safe integers.
  return (high >>> 11) * 4294967296 + (low >>> 0);
}

/** A seed as people type it: a whole number stands for itself, any other text for a number of its own. */
export function seedFromText(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  const draw = seedrandom(text);
  return (draw.int32() >>> 11) * 4294967296 + (draw.int32() >>> 0);
}
