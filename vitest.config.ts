import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** Files that take a minute or more. Begun last, one of them would leave the other cores idle. */
const LONG = /test\/(conformance\/games-|agents\/every-agent|cli\/every-game|runner\/pool)/;

class LongFirst extends BaseSequencer {
  override async sort(...[files]: Parameters<BaseSequencer['sort']>): ReturnType<BaseSequencer['sort']> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: (typeof sorted)[number]): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A test that hangs must end; how long one takes on a busy machine must not decide it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Tests are pure computation: more workers than cores would only make each of them slower.
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
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
