/** The worlds of a seat are the positions that some history with its observation leads to: no more, no fewer. */
import { checked } from '../../src/core/checked.js';
import type { Game } from '../../src/core/game.js';
import { ACTOR, CHANCE, TERMINAL } from '../../src/core/game.js';
import { Rng } from '../../src/core/rng.js';
import { chiSquareDeviation, EvenDraws } from './evenness.js';
import type { InformationSet } from './information-sets.js';
import { eachInformationSet } from './information-sets.js';
import { complain, SEED } from './random-games.js';
import { keyOf, legalMovesOf, prepared } from './words.js';

/** Sets of this size and below are drawn from until every member must have come up. */
const SMALL_SET = 64;
/** One small set in so many, on average, once this many have been drawn from. */
const DRAWN_SETS = 400;

/** With `only`, of the information sets that it says: where moves were left out that the others' seats could not see. */
export function worldsMatchHistories(
  rules: Game,
  depth: number,
  only: (set: InformationSet) => boolean = () => true,
): void {
  const game = checked(rules);
  const rng = new Rng(SEED);
  const draws = new EvenDraws();
  let sets = 0;
  eachInformationSet(game, depth, (set) => {
    if (!only(set)) return;
    if (game.worldCount) compareList(game, set);
    else drawnOnly(game, set, rng);
    const size = set.members.size;
    if (size < 2 || size > SMALL_SET || rng.below(1 + ++sets) >= DRAWN_SETS) return;
    drawAll(rules, set, rng, draws);
  });
  const deviation = chiSquareDeviation(draws);
  if (deviation > 5)
    complain(game, new Int32Array(2), `worlds are drawn unevenly: ${deviation.toFixed(1)} standard deviations`);
}

function compareList(game: Game, { player, members }: InformationSet): void {
  const [state] = members.values();
  const listed = new Set<string>();
  const count = game.worldCount!(state, player);
  for (let index = 0; index < count; index++) {
    const world = state.slice();
    game.setWorld!(world, player, index);
    const key = keyOf(prepared(game, world));
    if (!members.has(key)) complain(game, state, `no history leads to world ${index} of seat ${player}`);
    listed.add(key);
  }
  if (listed.size !== members.size)
    complain(game, state, `seat ${player}: histories lead to ${members.size} positions, ${listed.size} are listed`);
}

function drawnOnly(game: Game, { player, members }: InformationSet, rng: Rng): void {
  for (const state of [...members.values()].slice(0, 4)) {
    const world = state.slice();
    game.determinize(world, player, rng);
    if (!members.has(keyOf(prepared(game, world))))
      complain(game, state, `no history leads to a world that is drawn for seat ${player}`);
  }
}

/** Draws until a member that can be drawn has come up but for one chance in 10^8, and counts. */
function drawAll(game: Game, { player, members }: InformationSet, rng: Rng, draws: EvenDraws): void {
  const [state] = members.values();
  const start = prepared(game, state);
  const times = Math.ceil(members.size * (Math.log(members.size) + 18));
  const tally = new Map([...members.keys()].map((key) => [key, 0]));
  const world = new Int32Array(game.stateWords);
  for (let i = 0; i < times; i++) {
    world.set(start);
    game.determinize(world, player, rng);
    const key = keyOf(prepared(game, world));
    const count = tally.get(key);
    if (count === undefined)
      return complain(game, state, `no history leads to a world that is drawn for seat ${player}`);
    tally.set(key, count + 1);
  }
  const never = [...tally.values()].filter((count) => count === 0).length;
  if (never > 0)
    complain(game, state, `seat ${player}: ${never} of ${members.size} worlds never come up in ${times} draws`);
  draws.add([...tally.values()]);
}

/** Positions that a seat cannot tell apart give it the same moves, the same evaluation and the same text. */
export function membersLookAlike(rules: Game, depth: number): void {
  const game = checked(rules);
  eachInformationSet(game, depth, ({ player, members }) => {
    const [first] = members.values();
    const text = game.formatState(first, player);
    const moves = first[ACTOR] === player ? legalMovesOf(game, first).join() : '';
    const judged = first[ACTOR] === CHANCE || first[ACTOR] === TERMINAL ? undefined : game.evaluate;
    const value = judged?.(first, player);
    for (const state of members.values()) {
      if (game.formatState(state, player) !== text) complain(game, state, `formatState tells seat ${player} a secret`);
      if (moves && legalMovesOf(game, state).join() !== moves)
        complain(game, state, `the legal moves of seat ${player} do not follow from what it sees`);
      if (judged?.(state, player) !== value)
        complain(game, state, `evaluate for seat ${player} depends on what it cannot see`);
    }
  });
}
