/** What the meters are told about a game: its rounds, what its moves make use of, and numbers of its own at the end. */
import type { Move, Player, State } from '../core/game.js';
import { CHANCE } from '../core/game.js';
import { ghostLettersFacts } from './ghost-letters.js';
import { holmesFacts } from './holmes.js';
import type { Measure } from './meter.js';
import { mrJackPocketFacts } from './mr-jack-pocket.js';
import { scotlandYardFacts } from './scotland-yard.js';

/** The round that a position belongs to. */
export type RoundOf = (state: State) => number;

/** One use of something: a character visited, a ticket spent, a start card drawn. */
export interface Use {
  /** What kind of thing: `visit`. */
  readonly category: string;
  /** Which one: `hudson`. */
  readonly key: string;
  /** Who uses it; CHANCE where nobody does. */
  readonly seat: Player;
}

export interface GameFacts {
  /** What a round is called. */
  readonly roundName?: string;
  readonly roundOf?: RoundOf;
  /** What a move makes use of; `text` is the move in the open words of `formatMove`. */
  usesOf(state: State, move: Move, seat: Player, text: string): readonly Use[];
  /** Numbers that the last position holds. */
  readonly measures: readonly Measure[];
  atEnd(state: State): readonly number[];
}

/** Of a game that nobody has told anything about: moves by their words, without numbers. */
const plainFacts: GameFacts = {
  usesOf: (_state, _move, seat, text) =>
    seat === CHANCE ? [] : [{ category: 'move', key: text.replaceAll(/\S*\d\S*/g, '').trim() || 'number', seat }],
  measures: [],
  atEnd: () => [],
};

const FACTS: Readonly<Record<string, GameFacts>> = {
  holmes: holmesFacts,
  'scotland-yard': scotlandYardFacts,
  'mr-jack-pocket': mrJackPocketFacts,
  'ghost-letters': ghostLettersFacts,
};

export const factsOf = (gameId: string): GameFacts => FACTS[gameId] ?? plainFacts;
