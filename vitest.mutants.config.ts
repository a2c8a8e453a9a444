import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants of the Scotland Yard rules have to get past. MUTANTS=all adds the long ones: random games in
 * lockstep with the naive implementation, and all games of the toy maps. Few mutants are left for those to find, so
 * the usual run goes without.
 */
const long = ['lockstep', 'histories'];

export default defineConfig({
  test: {
    include: ['test/games/scotland-yard/*.test.ts'],
    exclude: ['random-play', 'evaluate', ...(process.env.MUTANTS === 'all' ? [] : long)].map(
      (name) => `test/games/scotland-yard/${name}.test.ts`,
    ),
    testTimeout: 120_000,
    bail: 1,
  },
});
