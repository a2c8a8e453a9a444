import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    // Tests are pure computation: more workers than cores would only make each of them slower.
    pool: 'forks',
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      reporter: ['text-summary'],
      include: ['src/{core,games,solvers,agents,specialists,stats,runner,store}/**/*.ts'],
      thresholds: {
        'src/core/**': { lines: 95 },
        'src/games/**': { lines: 95 },
      },
    },
  },
});
