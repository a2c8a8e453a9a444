/** Thread entry: loads one game and its agents, then plays the jobs it is sent, in order. */
import { parentPort, workerData } from 'node:worker_threads';
import { UsageError } from '../core/usage-error.js';
import { inlineMore } from './engine.js';
import type { Job, WorkerMessage, WorkerSetup } from './job.js';
import { JobPlayer } from './job-player.js';
import { loadAgent, loadGame } from './load.js';

const port = parentPort!;
const setup = workerData as WorkerSetup;
// Lists of numbers are copied, not handed over. A buffer that was once given away makes the engine look before every
// access to any array whether it is still there, in the whole thread and for good.
const say = (message: WorkerMessage): void => port.postMessage(message);

inlineMore();
try {
  const { game, digest } = await loadGame(setup.game, setup.options, setup.directory);
  const agents = [];
  for (const text of setup.agents) agents.push(await loadAgent(text, game, setup.directory));
  const player = new JobPlayer(game, agents, setup);
  port.on('message', (job: Job) => say(player.play(job)));
  say({
    kind: 'ready',
    game: digest === undefined ? game.id : setup.game,
    options: game.options,
    rulesVersion: game.rulesVersion,
    roles: game.roles,
    agents: agents.map(({ facts }) => facts),
    ...(digest !== undefined && { gameDigest: digest }),
  });
} catch (error) {
  const usage = error instanceof UsageError;
  say({ kind: 'refused', usage, message: usage ? error.message : String((error as Error).stack ?? error) });
}
