/** A process of its own that runs the tournament its argument describes, for tests that kill it. */
import { tournament } from '../../src/runner/tournament.js';

const result = await tournament({
  ...(JSON.parse(process.argv[2]) as Parameters<typeof tournament>[0]),
  onProgress: ({ games }) => console.error(`games ${games}`),
});
console.log(JSON.stringify({ content: result.content, games: result.games, complete: result.complete }));
