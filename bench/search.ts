/**
 * Whole decisions of an agent, each in a position some plies into a random game; a unit is one iteration, or one decision
 * where an agent counts none.
 *   node build/bench/search.js scotland-yard '{}' 'ismcts(iterations=2000)' 19
 */
import { parseSpec } from '../src/agents/spec.js';
import { MoveSampler } from '../src/core/chance.js';
import * as core from '../src/core/game.js';
import { Rng } from '../src/core/rng.js';
import { View } from '../src/core/view.js';
import { createGame } from '../src/games/index.js';
import { createAgent } from '../src/specialists/index.js';
import type { Batch } from './serve.js';
import { serve } from './serve.js';

const [id = 'scotland-yard', options = '{}', spec = 'ismcts(iterations=2000)', plies = '19'] = process.argv.slice(2);
const game = createGame(id, JSON.parse(options) as Record<string, unknown>);
const agents = game.roles.map(() => createAgent(spec, game));
const { iterations = '1', playouts = iterations } = parseSpec(spec).values;
const views = game.roles.map((_, seat) => new View(game, seat));
const state = core.newState(game);
const moves = new Int32Array(game.maxMoves);
const sampler = new MoveSampler(game);
const rng = new Rng(0);

await serve((n, seed): Batch => {
  let units = 0;
  let hash = 0;
  for (let i = 0; i < n; i++) {
    rng.seed(seed + i);
    game.reset(state);
    walk(Number(plies));
    const seat = state[core.ACTOR];
    if (seat === core.TERMINAL) continue;
    agents[seat].reset(game, seat, seed + i);
    views[seat].show(state);
    hash = Math.imul(hash ^ agents[seat].choose(views[seat]), 16777619);
    units += Number(playouts);
  }
  return { units, hash, extra: 0 };
});

/** Some random plies, and on to where a seat has something to decide. */
function walk(least: number): void {
  for (let p = 0; state[core.ACTOR] !== core.TERMINAL && (p < least || !isDecision()); p++)
    game.apply(state, sampler.sample(state, rng));
}

function isDecision(): boolean {
  return state[core.ACTOR] !== core.CHANCE && game.legalMoves(state, moves) > 1;
}
