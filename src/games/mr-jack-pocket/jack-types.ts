/** Who Jack may be, as far as it still matters in the last round. */
import type { State } from '../../core/game.js';
import * as actions from './actions.js';
import * as layout from './layout.js';
import { hourglassesOn } from './worlds.js';

const { SIDES, LEFT, SUSPECTS, SHOWN, HOURGLASSES, CHASE, JACK, SECRET } = layout;
const { OFFERED, ALIBI } = actions;

/** Madame's card, as a set. */
const TWO_HOURGLASSES = 1;

/** One world, and how likely it is. */
export interface WeighedWorld {
  readonly state: State;
  readonly weight: number;
}

/** Worlds that differ in nothing that still matters: an identity, and one hand of cards out of several alike. */
export interface JackType {
  readonly jack: number;
  readonly secret: number;
  readonly weight: number;
}

/** Types as likely as their worlds are together; the weights add up to those of the worlds. */
export function typesOf(worlds: readonly WeighedWorld[], goal: number): JackType[] {
  const types = worlds.map(({ state, weight }) => ({ jack: state[JACK], secret: state[SECRET], weight }));
  return mergeTypes(worlds[0].state, types, goal);
}

/** One type for each group of them that nothing in the rest of the last round can tell apart. */
export function mergeTypes(state: State, types: readonly JackType[], goal: number): JackType[] {
  const merged = new Map<string, JackType>();
  for (const type of types) {
    const key = typeKey(state, type, goal);
    const known = merged.get(key);
    merged.set(key, known ? { ...known, weight: known.weight + type.weight } : type);
  }
  return [...merged.values()];
}

/**
 * What still matters of a type. In the last round cards count by whether the token of this round would complete the
 * hourglasses. As long as another card may be drawn they also count by their sum and by what they leave in the pile:
 * which of the suspects, and whether the one card with two hourglasses.
 */
export function typeKey(state: State, type: JackType, goal: number): string {
  if (state[CHASE] === 1) return String(type.jack);
  const missing = goal - state[HOURGLASSES] - 1 - hourglassesOn(type.secret);
  const drawing = (OFFERED[(state[SIDES] << 4) | state[LEFT]] >> ALIBI) & 1;
  return `${type.jack} ${drawing ? `${missing} ${type.secret & (state[SUSPECTS] | TWO_HOURGLASSES)}` : missing > 0}`;
}

/** The cards that this Jack leaves in the pile. */
export function pileOf(state: State, type: JackType, cards: readonly number[]): number[] {
  const gone = state[SHOWN] | type.secret | (1 << type.jack);
  return cards.filter((card) => ((gone >> card) & 1) === 0);
}
