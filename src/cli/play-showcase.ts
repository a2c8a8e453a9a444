/** `irregulars showcase`: what `npm start` runs. */
import { setImmediate } from 'node:timers/promises';
import { createAgent } from '../agents/index.js';
import type { Game } from '../core/game.js';
import { playGame } from '../core/play.js';
import { seedFromText } from '../core/seed.js';
import { createGame } from '../games/index.js';
import type { Values } from './command.js';
import type { Io } from './io.js';
import { writeJson } from './io.js';
import { readCount } from './numbers.js';
import { createProgress } from './progress.js';
import { agentWords, commandLine } from './repeat.js';
import type { Pairing } from './showcase-table.js';
import { pairingTable, totalTable } from './showcase-table.js';
import type { showcaseFlags } from './showcase.js';

const GAME = 'scotland-yard';
/** Quick enough for all pairings in a quarter of a minute. */
const AGENT_SPECS = ['random', 'greedy'];
const PAIRS = 500;
const MAX_PAIRS = 1_000_000;
const SEED = '1';

export async function playShowcase(values: Values<typeof showcaseFlags>, io: Io): Promise<void> {
  const game = createGame(GAME);
  const specs = [...new Set((values.agents ?? AGENT_SPECS).map((text) => createAgent(text, game).spec))];
  const pairs = readCount('pairs', values.pairs, PAIRS, 1, MAX_PAIRS);
  const seed = seedFromText(values.seed ?? SEED);
  const pairings = await playAll(game, specs, pairs, seed, io);
  const { rulesVersion } = game;
  if (values.json) return writeJson(io, { game: GAME, rulesVersion, seed, pairs, pairings });
  const command = commandLine(['showcase', ...agentWords(specs), '--pairs', String(pairs), '--seed', String(seed)]);
  io.out(`${GAME}, rules version ${rulesVersion}: ${pairs} games of each pairing, 95 % intervals in brackets\n`);
  io.out(`${pairingTable(pairings, io.color)}\n`);
  if (specs.length > 1) {
    const games = pairs * (specs.length - 1);
    io.out(`against all others: ${games} games in each role, the same luck with seats exchanged\n`);
    io.out(`${totalTable(pairings, specs, io.color)}\n`);
  }
  io.out(`seed ${seed}\nrepeat with: ${command}\n`);
}

/**
 * Two agents meet twice on the luck of each pair, with seats exchanged. Different meetings have different luck, so that
 * an agent's games in one role are independent of each other.
 */
async function playAll(game: Game, specs: readonly string[], pairs: number, seed: number, io: Io): Promise<Pairing[]> {
  const pairings = schedule(specs, pairs);
  const agents = new Map(specs.map((spec) => [spec, [createAgent(spec, game), createAgent(spec, game)]]));
  const progress = createProgress(io, 'games', pairs * pairings.length);
  for (let i = 0; i < pairs; i++)
    for (const pairing of pairings) {
      const { mrX, detectives, firstPair, leg, mrXWon, faults } = pairing;
      const seats = [agents.get(mrX)![0], agents.get(detectives)![1]];
      const { returns, fault } = playGame(game, seats, { seed, pair: firstPair + i, leg });
      mrXWon.push(returns[0] > 0);
      if (fault) faults.push(`${game.roles[fault.seat]} in pair ${firstPair + i}: ${fault.what}`);
      progress.step();
      // Lets the display be drawn and a signal be heard.
      await setImmediate();
    }
  progress.stop();
  return pairings;
}

/** Everybody as Mr X against everybody as the detectives. */
function schedule(specs: readonly string[], pairs: number): Pairing[] {
  const count = specs.length;
  return specs.flatMap((mrX, i) =>
    specs.map((detectives, j): Pairing => {
      const meeting = Math.min(i, j) * count + Math.max(i, j);
      return { mrX, detectives, firstPair: meeting * pairs, leg: i > j ? 1 : 0, mrXWon: [], faults: [] };
    }),
  );
}
