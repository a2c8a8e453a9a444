/** A process of its own that plays many games and says what it holds on the way: a test runner holds too much of its own. */
import { createGame } from '../../src/games/index.js';
import { WHEREABOUTS_WORDS } from '../../src/runner/job.js';
import { JobPlayer } from '../../src/runner/job-player.js';
import { tournament } from '../../src/runner/tournament.js';
import { createAgent } from '../../src/specialists/index.js';

export interface Held {
  readonly games: number;
  readonly bytes: number;
}

const [out] = process.argv.slice(2);
console.log(JSON.stringify({ main: await holdInTournament(600_000), worker: holdInJobs(250, 500) }));

/** At a fifth of the games, and at the end. */
async function holdInTournament(total: number): Promise<Held[]> {
  const seen: Held[] = [];
  await tournament({
    game: 'kuhn-poker',
    agents: ['random', 'random'],
    pairs: total / 2,
    workers: 1,
    out,
    onProgress: ({ games }) => {
      if (seen.length === 0 ? games > total / 5 : games === total) seen.push(held(games));
    },
  });
  return seen;
}

/** The jobs of a worker, played in this thread: after a fifth of them, and at the end. */
function holdInJobs(jobs: number, count: number): Held[] {
  const game = createGame('kuhn-poker');
  const agent = { facts: { spec: 'random' }, create: () => createAgent('random', game) };
  const whereabouts = new SharedArrayBuffer(4 * WHEREABOUTS_WORDS);
  const player = new JobPlayer(game, [agent, agent], { seed: 1, record: 'none', whereabouts });
  const seen: Held[] = [];
  for (let id = 1; id <= jobs; id++) {
    player.play({ id, pairing: 0, agents: [0, 1], first: id * count, count, careful: false, deadly: [] });
    if (id === jobs / 5 || id === jobs) seen.push(held(2 * id * count));
  }
  return seen;
}

/** What this thread holds, after what is not needed any more is gone. */
function held(games: number): Held {
  // What the first collection finds is given back only by the second.
  for (let i = 0; i < 2; i++) globalThis.gc!();
  const { heapUsed, external } = process.memoryUsage();
  return { games, bytes: heapUsed + external };
}
