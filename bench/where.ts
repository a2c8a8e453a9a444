/**
 * Where the time of random games goes: the share of each function by itself, from a profile that begins after the
 * warm-up, so that neither loading nor compiling is in it. What the engine
 * builds into a function counts as that function's own.
 *   node build/bench/where.js scotland-yard '{}' 1
 */
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { basename } from 'node:path';
import { MoveSampler } from '../src/core/chance.js';
import * as core from '../src/core/game.js';
import { Rng } from '../src/core/rng.js';
import { createGame } from '../src/games/index.js';

export interface Share {
  /** `function, file`. */
  readonly name: string;
  readonly share: number;
}

const WARM_UP_MILLISECONDS = 1500;
const MICROSECONDS_A_SAMPLE = 200;

const [id, options, scale] = process.argv.slice(2);
const game = createGame(id, JSON.parse(options) as Record<string, unknown>);
const state = core.newState(game);
const moves = new Int32Array(game.maxMoves);
const sampler = new MoveSampler(game);
const rng = new Rng(1);

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: MICROSECONDS_A_SAMPLE });
// Code that is compiled under a profiler knows where it comes from; the profile of the warm-up is thrown away.
await session.post('Profiler.start');
const games = playFor(WARM_UP_MILLISECONDS * Number(scale));
await session.post('Profiler.stop');
await session.post('Profiler.start');
playGames(2 * games);
const { profile } = await session.post('Profiler.stop');
console.log(JSON.stringify(sharesOf(profile.nodes)));

/** By CPU time, so that a busy machine makes it no shorter; answers with the number of games. */
function playFor(milliseconds: number): number {
  const started = process.cpuUsage();
  let played = 0;
  do {
    playGames(100);
    played += 100;
  } while (process.cpuUsage(started).user < 1000 * milliseconds);
  return played;
}

function playGames(count: number): void {
  for (let i = 0; i < count; i++) loop();
}

/** As in playouts.ts. */
function loop(): void {
  game.reset(state);
  if (game.chanceWeights) while (state[core.ACTOR] !== core.TERMINAL) game.apply(state, sampler.sample(state, rng));
  else
    while (state[core.ACTOR] !== core.TERMINAL) {
      const count = game.legalMoves(state, moves);
      game.apply(state, moves[rng.below(count)]);
    }
}

function sharesOf(nodes: readonly Profiler.ProfileNode[]): Share[] {
  const hits = new Map<string, number>();
  for (const { callFrame, hitCount = 0 } of nodes) {
    const file = callFrame.url === '' ? 'engine' : basename(callFrame.url, '.js');
    const name = `${callFrame.functionName || 'unnamed'}, ${file}`;
    hits.set(name, (hits.get(name) ?? 0) + hitCount);
  }
  const all = [...hits.values()].reduce((a, b) => a + b, 0);
  return [...hits]
    .map(([name, count]) => ({ name, share: all === 0 ? 0 : count / all }))
    .sort((a, b) => b.share - a.share);
}
