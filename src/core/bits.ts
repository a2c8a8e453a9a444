/** Small sets of integers: one word for 0 .. 31, or a run of words inside a larger array. */

export function bitCount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The smallest member; the word must not be empty. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The members of the set of `count` words that starts at `words[at]`. */
export function setSize(words: Int32Array, at: number, count: number): number {
  let size = 0;
  for (let i = at; i < at + count; i++) size += bitCount(words[i]);
  return size;
}

/** The index-th member, in ascending order; the set must have that many. */
export function nthMember(words: Int32Array, at: number, index: number): number {
  let left = index;
  let word = at;
  for (let size = bitCount(words[word]); left >= size; size = bitCount(words[word])) {
    left -= size;
    word++;
  }
  let bits = words[word];
  for (; left > 0; left--) bits &= bits - 1;
  return ((word - at) << 5) + lowestBit(bits);
}

export function hasMember(words: Int32Array, at: number, member: number): boolean {
  return ((words[at + (member >> 5)] >>> (member & 31)) & 1) === 1;
}

export function addMember(words: Int32Array, at: number, member: number): void {
  words[at + (member >> 5)] |= 1 << (member & 31);
}

export function removeMember(words: Int32Array, at: number, member: number): void {
  words[at + (member >> 5)] &= ~(1 << (member & 31));
}

/** For people and tests; allocates. */
export function listMembers(words: Int32Array, at: number, count: number): number[] {
  const members: number[] = [];
  for (let m = 0; m < count * 32; m++) if (hasMember(words, at, m)) members.push(m);
  return members;
}
