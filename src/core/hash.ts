/** Hashes of integer words: keys of information sets, fingerprints of games. */

/** A 32-bit hash of the first `count` words; different salts give independent hashes. */
export function hashWords(words: Int32Array, count: number, salt: number): number {
  let h = salt | 0;
  for (let i = 0; i < count; i++) {
    h = Math.imul(h ^ words[i], 0x9e3779b1);
    h ^= h >>> 15;
  }
  h = Math.imul(h ^ (h >>> 13), 0x85ebca6b);
  return h ^ (h >>> 16);
}
