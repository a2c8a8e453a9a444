import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.js';
import { conforms } from './suite.js';

/** Test files run side by side; the listed games are dealt out among this many of them. */
const SHARDS = 4;

/** Every promise of every SHARDS-th listed game, from game number `shard` on. */
export function checkShard(shard: number): void {
  test('there is a file for every shard', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => /^games-\d+\.test\.ts$/.test(file));
    expect(files.sort()).toEqual(Array.from({ length: SHARDS }, (_, i) => `games-${i}.test.ts`));
  });
  GAMES.filter((_, i) => i % SHARDS === shard).forEach((family) => conforms(family));
}
