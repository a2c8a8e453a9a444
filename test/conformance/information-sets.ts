/** Every position of a small game, sorted by what each seat knows. */
import type { Game, Player, State } from '../../src/core/game.js';
import { ACTOR, PLY, TERMINAL } from '../../src/core/game.js';
import { complain } from './random-games.js';
import { after, keyOf, legalMovesOf, observation, prepared } from './words.js';

/** Beyond this many positions at one ply a preset is not small. */
const MAX_POSITIONS = 60_000;

/** The positions that some history leads to and that `player` cannot tell apart; by the words of the prepared state. */
export interface InformationSet {
  readonly player: Player;
  readonly members: ReadonlyMap<string, State>;
}

/** Calls `visit` for every information set of every seat with a game still going on, up to `depth` plies. */
export function eachInformationSet(game: Game, depth: number, visit: (set: InformationSet) => void): void {
  // Observations of one ply, to be met at no other.
  const known = new Set<string>();
  const start = new Int32Array(game.stateWords);
  game.reset(start);
  let layer = new Map<string, State>([[keyOf(prepared(game, start)), start]]);
  for (let ply = 0; ply <= depth && layer.size > 0; ply++) {
    for (let player = 0; player < game.playerCount; player++) sortLayer(game, layer, player, known, visit);
    if (ply < depth) layer = nextLayer(game, layer);
  }
}

function nextLayer(game: Game, layer: ReadonlyMap<string, State>): Map<string, State> {
  const next = new Map<string, State>();
  for (const state of layer.values())
    for (const move of legalMovesOf(game, state)) {
      const child = after(game, state, move);
      if (child[ACTOR] === TERMINAL) continue;
      next.set(keyOf(prepared(game, child)), child);
      if (next.size > MAX_POSITIONS)
        complain(game, child, `more than ${MAX_POSITIONS} positions: lower the preset's enumerable depth`);
    }
  return next;
}

function sortLayer(
  game: Game,
  layer: ReadonlyMap<string, State>,
  player: Player,
  known: Set<string>,
  visit: (set: InformationSet) => void,
): void {
  const sets = new Map<string, Map<string, State>>();
  for (const [key, state] of layer) {
    const seen = `${player} ${keyOf(observation(game, state, player))}`;
    const members = sets.get(seen);
    if (members) members.set(key, state);
    else sets.set(seen, new Map([[key, state]]));
  }
  for (const [seen, members] of sets) {
    const [first] = members.values();
    if (known.has(seen)) complain(game, first, `seat ${player} has seen the same at an earlier ply`);
    known.add(seen);
    for (const state of members.values())
      if (state[ACTOR] !== first[ACTOR] || state[PLY] !== first[PLY])
        complain(game, state, `seat ${player} cannot tell who acts`);
    visit({ player, members });
  }
}

/** Sequences of `plies` moves from the start, chance included; a game that ends sooner counts once. */
export function countHistories(game: Game, plies: number, from?: State): number {
  const state = from ?? new Int32Array(game.stateWords);
  if (!from) game.reset(state);
  if (plies === 0 || state[ACTOR] === TERMINAL) return 1;
  const moves = legalMovesOf(game, state);
  if (plies === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countHistories(game, plies - 1, after(game, state, move)), 0);
}
