/** Draws that should be even, put to the test. Seeds are fixed, so a test that passes once passes always. */
import type { Game, Player, State } from '../../src/core/game.js';
import { ACTOR, TERMINAL } from '../../src/core/game.js';
import { MoveSampler } from '../../src/core/chance.js';
import { Rng } from '../../src/core/rng.js';
import { complain, SEED } from './random-games.js';
import { keyOf, prepared } from './words.js';

/** Counts of equally likely outcomes, from any number of experiments. */
export class EvenDraws {
  chiSquare = 0;
  freedom = 0;

  /** One experiment: how often each outcome came up; `weights` where they should not be equal. */
  add(counts: readonly number[], weights: readonly number[] = counts.map(() => 1)): void {
    const draws = counts.reduce((a, b) => a + b, 0);
    const total = weights.reduce((a, b) => a + b, 0);
    counts.forEach((count, i) => {
      const expected = (draws * weights[i]) / total;
      this.chiSquare += (count - expected) ** 2 / expected;
    });
    this.freedom += counts.length - 1;
  }
}

/**
 * How many standard deviations too large the statistic is (Wilson and Hilferty 1931: the cube root of chi-square over
 * its degrees of freedom is nearly normal). Even draws exceed 5 once in three million.
 */
export function chiSquareDeviation({ chiSquare, freedom }: EvenDraws): number {
  if (freedom === 0) return 0;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}

const POSITIONS = 80;
const TRIES = 600;
const PROBES = 120;
const MAX_WORLDS = 50;
const DRAWS_PER_WORLD = 40;

/**
 * Every world is drawn about equally often, and the truth no more often than the others. Looks at positions with few
 * worlds; returns how many there were.
 */
export function drawsEvenly(game: Game): number {
  const rng = new Rng(SEED);
  const draws = new EvenDraws();
  let truths = 0;
  let expected = 0;
  let variance = 0;
  let positions = 0;
  for (const { state, player } of decisions(game, rng, TRIES)) {
    if (positions === POSITIONS) break;
    const tally = drawWorlds(game, state, player, rng);
    if (!tally) continue;
    positions++;
    const counts = [...tally.values()];
    const total = counts.reduce((a, b) => a + b, 0);
    draws.add(counts);
    truths += tally.get(keyOf(prepared(game, state))) ?? 0;
    expected += total / counts.length;
    variance += (total / counts.length) * (1 - 1 / counts.length);
  }
  const deviation = chiSquareDeviation(draws);
  if (deviation > 5)
    complain(game, new Int32Array(2), `worlds are drawn unevenly: ${deviation.toFixed(1)} standard deviations`);
  if (positions > 0 && Math.abs(truths - expected) > 5 * Math.sqrt(variance))
    complain(game, new Int32Array(2), `the truth is drawn ${truths} times where ${expected.toFixed(0)} are expected`);
  return positions;
}

/** How often each world came up; undefined where there is one only, or too many. */
function drawWorlds(game: Game, state: State, player: Player, rng: Rng): Map<string, number> | undefined {
  const start = prepared(game, state);
  const listed = game.worldCount?.(start, player);
  if (listed !== undefined && (listed < 2 || listed > MAX_WORLDS)) return undefined;
  const tally = new Map<string, number>();
  const world = new Int32Array(game.stateWords);
  const draw = (times: number): void => {
    for (let i = 0; i < times; i++) {
      world.set(start);
      game.determinize(world, player, rng);
      const key = keyOf(prepared(game, world));
      tally.set(key, (tally.get(key) ?? 0) + 1);
    }
  };
  if (listed === undefined) {
    draw(PROBES);
    if (tally.size < 2 || tally.size > MAX_WORLDS / 2) return undefined;
    tally.clear();
  }
  const worlds = listed ?? MAX_WORLDS / 2;
  draw(DRAWS_PER_WORLD * worlds);
  if (listed !== undefined && tally.size !== listed)
    complain(game, state, `seat ${player}: ${tally.size} of ${listed} worlds come up in ${DRAWS_PER_WORLD} draws each`);
  return tally;
}

/** Positions of random games, each through the eyes of one seat. */
function* decisions(game: Game, rng: Rng, count: number): Generator<{ state: State; player: Player }> {
  const sampler = new MoveSampler(game);
  const state = new Int32Array(game.stateWords);
  game.reset(state);
  for (let left = count; left > 0;) {
    // Every second position on average, so that short games are not always met at the same plies.
    if (rng.below(2) === 0) {
      yield { state, player: rng.below(game.playerCount) };
      left--;
    }
    game.apply(state, sampler.sample(state, rng));
    if (state[ACTOR] === TERMINAL) game.reset(state);
  }
}
