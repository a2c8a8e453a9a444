/** Every history of a tiny game, and whether the worlds listed are the positions that look the same. */
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState, PLY, TERMINAL } from '../../../src/core/game.js';
import { hashWords } from '../../../src/core/hash.js';
import { JOKER, TYPES } from '../../../src/games/holmes/cards.js';
import type { CharacterName, Edition, EditionName, Power } from '../../../src/games/holmes/editions.js';
import { EDITIONS } from '../../../src/games/holmes/editions.js';
import { holmes } from '../../../src/games/holmes/family.js';
import * as L from '../../../src/games/holmes/layout.js';
import { earlyCount, earlyOf, fateOf, IN_HAND, KEPT_JOKER } from '../../../src/games/holmes/memory.js';
import { MOVE_MARKER } from '../../../src/games/holmes/moves.js';
import { DRAW_HOW_MANY, PLACE } from '../../../src/games/holmes/phases.js';
import { createHolmesFrom } from '../../../src/games/holmes/rules.js';
import { setUp } from '../../../src/games/holmes/setup.js';
import { after, keyOf, legalMovesOf, observation } from '../../conformance/words.js';

export interface Tiny {
  edition: EditionName;
  /** Characters of the deck: the first two come on day 1. */
  deck: CharacterName[];
  /** By evidence type. */
  copies: number[];
  row?: number;
  days?: number;
  powers?: Partial<Record<CharacterName, Power>>;
  options?: Record<string, unknown>;
}

/** A game with a handful of cards: the deck runs out all the time, and every history can be walked. */
export function tiny({ edition, deck, copies, row = 1, days = 2, powers = {}, options = {} }: Tiny): Game {
  const box = EDITIONS[edition];
  const small: Edition = {
    ...box,
    deck,
    copies,
    row,
    days,
    startTokens: 4,
    powers: {
      ...box.powers,
      watson: { does: 'tokens', amount: 1 },
      hudson: { does: 'tokens', amount: 1 },
      lestrade: { does: 'tokens', amount: 2 },
      ...powers,
    },
  };
  return createHolmesFrom(setUp(small, holmes.schema.parse({ edition, mandatory: true, ...options })));
}

/** Of the moves that both players see, one: it depends on nothing that either of them does not know. */
function scripted(state: State, moves: number[], script: number): number[] {
  const pick = (from: number[]): number[] => {
    if (from.length === 0) return from;
    const seen = Int32Array.of(script, state[PLY], ...state.subarray(L.STANDING, L.HELD));
    return [from[(hashWords(seen, seen.length, 1) >>> 0) % from.length]];
  };
  if (state[L.PHASE] === PLACE)
    return [...moves.filter((move) => move < MOVE_MARKER), ...pick(moves.filter((move) => move >= MOVE_MARKER))];
  return state[L.PHASE] === DRAW_HOW_MANY ? pick(moves.slice(-2)) : moves;
}

/** Every position of each ply, until a ply has more than `most` of them; with a script, only along it. */
function* layers(game: Game, most: number, script: number | undefined): Generator<Map<string, State>> {
  const start = newState(game);
  let layer = new Map([[keyOf(start), start]]);
  while (layer.size > 0 && layer.size <= most) {
    yield layer;
    const next = new Map<string, State>();
    for (const state of layer.values()) {
      const moves = legalMovesOf(game, state);
      for (const move of script === undefined ? moves : scripted(state, moves, script)) {
        const child = after(game, state, move);
        if (child[ACTOR] !== TERMINAL) next.set(keyOf(child), child);
      }
    }
    layer = next;
  }
}

/** How many information sets were compared, and how many of them show each thing that makes worlds hard to list. */
export type Tally = Record<string, number>;

/** Compares the worlds listed for each seat with the positions that look the same to it. */
export function compareWorlds(game: Game, most: number, script?: number, tally: Tally = {}): Tally {
  for (const layer of layers(game, most, script))
    for (const seat of [0, 1]) {
      const sets = new Map<string, Map<string, State>>();
      for (const [key, state] of layer) {
        const seen = keyOf(observation(game, state, seat));
        sets.set(seen, (sets.get(seen) ?? new Map<string, State>()).set(key, state));
      }
      for (const members of sets.values()) {
        compareSet(game, seat, members);
        for (const what of ['sets', ...remembered([...members.values()], 1 - seat)])
          tally[what] = (tally[what] ?? 0) + 1;
      }
    }
  return tally;
}

function compareSet(game: Game, seat: number, members: Map<string, State>): void {
  const [state] = members.values();
  const listed = new Set<string>();
  for (let i = game.worldCount!(state, seat) - 1; i >= 0; i--) {
    const world = state.slice();
    game.setWorld!(world, seat, i);
    listed.add(keyOf(world));
  }
  const told = `of ${members.size} are listed ${listed.size}\n${game.formatState(state)}`;
  if ([...members.keys()].some((key) => !listed.has(key)))
    throw new Error(`seat ${seat} cannot imagine a true position: ${told}`);
  if (listed.size > members.size) throw new Error(`seat ${seat} imagines too much: ${told}`);
}

/** What a seat remembers about the other one, `about`, in an information set. */
function* remembered(members: State[], about: number): Generator<string> {
  const [state] = members;
  const bounds = state[L.BOUND_COUNT + about];
  if (bounds === 0) return;
  yield 'bounds';
  const bytes = Array.from({ length: bounds }, (_, i) => earlyOf(state, about, i));
  const early = bytes.filter((byte) => earlyCount(byte) > 0);
  if (early.length === 0) return;
  const last = bytes[bounds - 1];
  if (fateOf(last) === IN_HAND) yield* held(members, about, earlyCount(last));
  else yield earlyCount(last) > 0 ? `rejected by ${about}` : `gone from ${about}`;
  if (early.some((byte) => fateOf(byte) === KEPT_JOKER)) yield 'joker kept';
  if (early.length > 1) yield 'two draws';
}

function* held(members: State[], about: number, early: number): Generator<string> {
  const [state] = members;
  yield `held by ${about}`;
  if (state.subarray(L.DRAWN_KNOWN, L.DRAWN_KNOWN + TYPES).some((n) => n > 0)) yield 'held, with a known card';
  else yield `hand of ${early} + ${state[L.DRAWN_COUNT] + state[L.TO_DRAW] - early}`;
  if (state[L.BOUND_COUNT + about] > 1) yield 'held, with an older bound';
  if (members.some((member) => member[L.DRAWN + JOKER] > 0)) yield 'held, with a joker';
}
