/**
 * What the Investigator can still achieve in the last round, as vectors: his chance to win against each type of Jack,
 * if he plays to a plan and Jack takes the last action as well as that type can.
 */
import { ACTOR } from '../../core/game.js';
import type { Game, Move, State } from '../../core/game.js';
import type { JackType } from './jack-types.js';
import { pileOf } from './jack-types.js';
import * as layout from './layout.js';

const { STAGE, STEP, LEFT, TURNED, SUSPECTS, WINNER, DETECTIVE, TILE, WALL, JACK, SECRET, ALIBI_CARD, INVESTIGATOR } =
  layout;

/**
 * What he has to choose from: one of the vectors; or, where he may show a card and act once more, a vector after each
 * card, whose sum counts (they are weighed by how likely the card is). Vectors that another beats or equals against
 * every type are left out. To list every combination of answers to the cards would take tens of thousands.
 */
export interface Menu {
  readonly vectors: readonly Float64Array[];
  readonly afterCards: readonly (readonly Float64Array[])[];
}

export class MenuMaker {
  readonly #game: Game;
  readonly #types: readonly JackType[];
  readonly #cards: readonly number[];
  // By what still matters of a position: actions that commute lead to the same one more than once.
  readonly #menus = new Map<string, Menu>();
  readonly #lastActions = new Map<string, Float64Array>();
  // Equal vectors are one object, so that sets of them stay small.
  readonly #distinct = new Map<string, Float64Array>();
  // A position for each action of the round, and one for the card that may follow it.
  readonly #next: State[];
  readonly #ended: State;
  readonly #world: State;
  readonly #moves: Int32Array;
  readonly #answer: Int32Array;

  /** For the last round of a game; `cards`: the suspects of this board. */
  constructor(game: Game, types: readonly JackType[], cards: readonly number[]) {
    this.#game = game;
    this.#types = types;
    this.#cards = cards;
    this.#next = Array.from({ length: 8 }, () => new Int32Array(game.stateWords));
    this.#ended = new Int32Array(game.stateWords);
    this.#world = new Int32Array(game.stateWords);
    this.#moves = new Int32Array(game.maxMoves);
    this.#answer = new Int32Array(game.maxMoves);
  }

  /** At a decision of the Investigator, what he can choose from after each move. */
  choices(state: State): { readonly move: Move; readonly menu: Menu }[] {
    const moves = new Int32Array(this.#game.maxMoves);
    const list = [...moves.subarray(0, this.#game.legalMoves(state, moves))];
    return list.map((move) => ({ move, menu: this.#after(this.#play(state, move)) }));
  }

  /** What he can choose from at a decision of his. */
  menu(state: State): Menu {
    const key = keyOf(state);
    const known = this.#menus.get(key);
    if (known) return known;
    const menus = this.choices(state).map((choice) => choice.menu);
    const menu = {
      vectors: undominated(menus.flatMap(({ vectors }) => vectors)),
      // Only one of the tokens shows a card.
      afterCards: menus.find(({ afterCards }) => afterCards.length > 0)?.afterCards ?? [],
    };
    this.#menus.set(key, menu);
    return menu;
  }

  #after(state: State): Menu {
    if (state[ACTOR] === INVESTIGATOR) return this.menu(state);
    return state[STAGE] === ALIBI_CARD ? this.#afterCard(state) : { vectors: [this.lastAction(state)], afterCards: [] };
  }

  /** The Investigator shows a card; unless it was his last action, he then decides anew. */
  #afterCard(state: State): Menu {
    const piles = this.#types.map((type) => pileOf(state, type, this.#cards));
    const afterCards: Float64Array[][] = [];
    for (const card of this.#cards) {
      const chance = piles.map((pile) => (pile.includes(card) ? 1 / pile.length : 0));
      if (chance.every((p) => p === 0)) continue;
      const { vectors } = this.#after(this.#play(state, card));
      afterCards.push(undominated(vectors.map((vector) => this.#unique(vector.map((p, t) => chance[t] * p)))));
    }
    if (afterCards.some((vectors) => vectors.length > 1)) return { vectors: [], afterCards };
    const sum = new Float64Array(this.#types.length);
    for (const [vector] of afterCards) vector.forEach((p, t) => (sum[t] += p));
    return { vectors: [this.#unique(sum)], afterCards: [] };
  }

  /** The Investigator's chances when Jack takes the last action, each type the one that suits it best. */
  lastAction(state: State): Float64Array {
    const key = keyOf(state);
    const known = this.#lastActions.get(key);
    if (known) return known;
    const least = new Float64Array(this.#types.length).fill(1);
    const count = this.#game.legalMoves(state, this.#moves);
    // A type that has found a sure escape looks no further.
    for (let i = 0; i < count && least.some((p) => p > 0); i++) this.#lower(state, this.#moves[i], least);
    const vector = this.#unique(least);
    this.#lastActions.set(key, vector);
    return vector;
  }

  /** The Investigator's chances when Jack, whatever his type, ends the round with this move. */
  lastMove(state: State, move: Move): Float64Array {
    const chances = new Float64Array(this.#types.length).fill(1);
    this.#lower(state, move, chances);
    return chances;
  }

  /** Lowers the chances against those types for which this last move is better than `chances` says. */
  #lower(state: State, move: Move, chances: Float64Array): void {
    this.#ended.set(state);
    this.#game.apply(this.#ended, move);
    for (let t = 0; t < chances.length; t++)
      if (chances[t] > 0) chances[t] = Math.min(chances[t], this.#heard(this.#ended, this.#types[t]));
  }

  /** The chance once the witnesses are heard, after the card that Jack may still have to draw. */
  #heard(state: State, type: JackType): number {
    if (state[STAGE] === ALIBI_CARD) {
      const pile = pileOf(state, type, this.#cards);
      const drawn = this.#play(state, pile[0]);
      const hands = pile.map((card) => ({ ...type, secret: type.secret | (1 << card) }));
      return hands.reduce((sum, hand) => sum + this.#heard(drawn, hand), 0) / pile.length;
    }
    const world = this.#world;
    world.set(state);
    world[JACK] = type.jack;
    world[SECRET] = type.secret;
    this.#game.legalMoves(world, this.#answer);
    this.#game.apply(world, this.#answer[0]);
    return world[WINNER] === INVESTIGATOR ? 1 : 0;
  }

  #unique(vector: Float64Array): Float64Array {
    const key = vector.join();
    const known = this.#distinct.get(key);
    if (known) return known;
    this.#distinct.set(key, vector);
    return vector;
  }

  /** The position after a move, good until the next one is played at the same point of the round. */
  #play(state: State, move: Move): State {
    const next = this.#next[2 * state[STEP] + (state[STAGE] === ALIBI_CARD ? 1 : 0)];
    next.set(state);
    this.#game.apply(next, move);
    return next;
  }
}

/**
 * Everything in the last round that tells one position from another: walls, suspects and turned tiles by position, the
 * detectives, the tokens left. Who lived on an empty tile no longer counts, nor which cards were shown: the pile
 * matters while Alibi is left, and until then none was shown in this round.
 */
function keyOf(s: State): string {
  const at = (i: number): number => {
    const tile = s[TILE + i];
    const who = (s[SUSPECTS] >> tile) & 1 ? tile + 1 : 0;
    return (((s[TURNED] >> tile) & 1) << 7) | (who << 3) | s[WALL + i];
  };
  const board = String.fromCharCode(at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8));
  return board + String.fromCharCode(s[DETECTIVE], s[DETECTIVE + 1], s[DETECTIVE + 2], s[LEFT]);
}

/** The vectors that no other vector beats or equals everywhere; equal ones are the same object. */
function undominated(vectors: readonly Float64Array[]): Float64Array[] {
  const distinct = [...new Set(vectors)];
  return distinct.filter((vector) => !distinct.some((other) => other !== vector && isCovered(vector, other)));
}

function isCovered(vector: Float64Array, other: Float64Array): boolean {
  for (let t = 0; t < vector.length; t++) if (vector[t] > other[t]) return false;
  return true;
}

/** The most that a menu is worth against types as likely as this. */
export function worth({ vectors, afterCards }: Menu, weights: ArrayLike<number>): number {
  const most = (list: readonly Float64Array[]): number => Math.max(0, ...list.map((vector) => dot(weights, vector)));
  return Math.max(
    most(vectors),
    afterCards.reduce((sum, list) => sum + most(list), 0),
  );
}

export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}
