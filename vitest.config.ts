import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A test that hangs must end; how long one takes on a busy machine must not decide it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Tests are pure computation: more workers than cores would only make each of them slower.
    pool: 'forks',
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      reporter: ['text-summary'],
      include: ['src/{core,games,solvers,agents,specialists,stats,runner,store,metrics,report,studies}/**/*.ts'],
      thresholds: {
        'src/core/**': { lines: 95 },
        'src/games/**': { lines: 95 },
      },
    },
  },
});
