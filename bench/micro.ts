/**
 * Single functions of a game, timed by tinybench over positions from random games; nanoseconds a call.
 *   node build/bench/micro.js scotland-yard scotland-yard '{}' 1
 */
import { Bench } from 'tinybench';
import { MoveSampler } from '../src/core/chance.js';
import type { State } from '../src/core/game.js';
import * as core from '../src/core/game.js';
import { hashWords } from '../src/core/hash.js';
import { Rng } from '../src/core/rng.js';
import { createGame } from '../src/games/index.js';
import type { Reading } from './measure.js';

/** Enough to be different, few enough to stay in the cache; a power of two. */
const POSITIONS = 64;
/** Calls in a task: long next to the clock's ticks. */
const CALLS = 1024;
const MILLISECONDS = 200;

const [name, id, options, scale] = process.argv.slice(2);
const game = createGame(id, JSON.parse(options) as Record<string, unknown>);
const rng = new Rng(1);
const sampler = new MoveSampler(game);
const positions = decisions();
const chosen = positions.map((state) => sampler.sample(state, rng));
const scratch = core.newState(game);
const moves = new Int32Array(game.maxMoves);
const observation = new Int32Array(game.observationWords);
/** Whatever a task finds goes here, so that no call can be left out. */
let sink = 0;

const at = (i: number): State => positions[i & (POSITIONS - 1)];

// Each has a loop of its own: through a common one the engine could build none of the calls in.
const TASKS: Readonly<Record<string, () => void>> = {
  legalMoves: () => {
    for (let i = 0; i < CALLS; i++) sink += game.legalMoves(at(i), moves);
  },
  copy: () => {
    for (let i = 0; i < CALLS; i++) scratch.set(at(i));
  },
  'copy and apply': () => {
    for (let i = 0; i < CALLS; i++) {
      scratch.set(at(i));
      game.apply(scratch, chosen[i & (POSITIONS - 1)]);
    }
  },
  observe: () => {
    for (let i = 0; i < CALLS; i++) game.observe(at(i), at(i)[core.ACTOR], observation);
  },
  'copy and determinize': () => {
    for (let i = 0; i < CALLS; i++) {
      scratch.set(at(i));
      game.determinize(scratch, scratch[core.ACTOR], rng);
    }
  },
  hash: () => {
    for (let i = 0; i < CALLS; i++) sink ^= hashWords(at(i), game.stateWords, 0);
  },
  'random number': () => {
    for (let i = 0; i < CALLS; i++) sink += rng.below(199);
  },
};

const time = MILLISECONDS * Number(scale);
const bench = new Bench({ time, warmupTime: time / 2 });
for (const [task, run] of Object.entries(TASKS)) bench.add(task, run);
for (const task of await bench.run()) {
  if (task.result.state !== 'completed') throw new Error(`${name}, ${task.name}: ${task.result.state}`);
  const value = (task.result.latency.p50 * 1e6) / CALLS;
  const reading: Reading = { name: `${name}, ${task.name}`, value, unit: 'ns', better: 'less' };
  console.log(JSON.stringify(reading));
}
if (Number.isNaN(sink)) throw new Error('a task answered with nonsense');

/** Positions in which a seat decides, spread over random games. */
function decisions(): State[] {
  const found: State[] = [];
  const state = core.newState(game);
  while (found.length < POSITIONS) {
    if (state[core.ACTOR] === core.TERMINAL) game.reset(state);
    game.apply(state, sampler.sample(state, rng));
    if (state[core.ACTOR] >= 0 && rng.below(4) === 0) found.push(state.slice());
  }
  return found;
}
