import { defineConfig } from 'vitest/config';

/** The tests that mutants of the Scotland Yard rules have to survive: rule by rule, lockstep and exhaustive ones. */
export default defineConfig({
  test: {
    include: ['test/games/scotland-yard/*.test.ts'],
    exclude: ['test/games/scotland-yard/{random-play,evaluate}.test.ts'],
    testTimeout: 60_000,
    bail: 1,
  },
});
