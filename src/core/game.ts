/** The contract between a set of rules and everything that plays by them. */
import type { Rng } from './rng.js';

/** A whole position: one flat Int32Array. Word 0 is ACTOR, word 1 is PLY, the rest is the game's own. */
export type State = Int32Array;
/** A decision or a chance outcome: a non-negative integer below `moveSpace`, packed by the game. */
export type Move = number;
/** A seat at the table, 0 .. playerCount - 1. */
export type Player = number;
/** How good a position looks to `player`, in [-1, 1], judged only by what that seat may know. */
export type Evaluate = (state: State, player: Player) => number;
/** Settings of a game, complete: what `createGame` was given, with every default filled in. */
export type GameOptions = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** State word: whose decision it is; a seat, CHANCE or TERMINAL. */
export const ACTOR = 0;
/** State word: how many moves, chance included, have been applied. */
export const PLY = 1;
/** First word that a game may use for itself. */
export const HEADER = 2;
export const CHANCE = -1;
export const TERMINAL = -2;

/** What a game must provide: plain functions over plain integers. */
export interface GameRules {
  /** Stable name used in results and on the command line. */
  readonly id: string;
  /** Raised whenever the same moves could lead to a different result. */
  readonly rulesVersion: number;
  readonly options: GameOptions;
  /** The part each seat plays, by its name in the rule book: `roles[seat]`. Seats of one side may share a role. */
  readonly roles: readonly string[];

  readonly stateWords: number;
  readonly observationWords: number;
  /** Upper bounds; buffers are sized by them and tests hold games to them. */
  readonly moveSpace: number;
  /** `moveSpace` where it is not given: what is seen of a move is then itself written as a move. */
  readonly seenSpace?: number | undefined;
  readonly maxMoves: number;
  readonly maxPlies: number;

  /** Writes the starting position. It is the same every time: all luck is played out as chance moves. */
  reset(state: State): void;
  /** Writes the legal moves (or the possible outcomes, at CHANCE) in ascending order; returns how many, at least 1. */
  legalMoves(state: State, out: Int32Array): number;
  /** Plays a legal move in place. Behaviour on any other move is undefined; see `checked`. */
  apply(state: State, move: Move): void;
  /** At TERMINAL, writes each seat's result in [-1, 1]. */
  returns(state: State, out: Float64Array): void;

  /** Writes all that `player` has the right to know and to remember. Equal words mean the same information set. */
  observe(state: State, player: Player, out: Int32Array): void;
  /** Replaces what `player` cannot know by a uniform draw among the worlds that fit. Reads nothing else. */
  determinize(state: State, player: Player, rng: Rng): void;
  /** What `player` learns when `move` is played: an integer below `seenSpace`, the same for moves it cannot tell apart. */
  moveSeenBy(state: State, move: Move, player: Player): number;

  /**
   * Text for people and records; the only place where a move is a string. With a `viewer`, only what that seat sees
   * of it. `parseMove` is the inverse of the open text among the legal moves, and -1 for any other text.
   */
  formatMove(state: State, move: Move, viewer?: Player): string;
  parseMove(state: State, text: string): Move;
  /**
   * The position as a few lines of text; with a `viewer`, only what that seat knows. Where it begins with a day or round
   * and a colon, such as `day 2 of 7: …`, transcripts set that as a heading.
   */
  formatState(state: State, viewer?: Player): string;

  /** Integer weights of the listed outcomes; absent when every chance node is uniform. */
  readonly chanceWeights?: ((state: State, outcomes: Int32Array, count: number, out: Int32Array) => void) | undefined;
  /** How many worlds fit what `player` knows; absent when they are too many to list. */
  readonly worldCount?: ((state: State, player: Player) => number) | undefined;
  /** Writes the index-th of those worlds over the state. */
  readonly setWorld?: ((state: State, player: Player, index: number) => void) | undefined;
  /**
   * Brings words that only repeat the public history in a handier form up to date, so that `observe`, `worldCount`
   * and `determinize` on copies of this state need not. No answer of any other function changes by it.
   */
  readonly prepare?: ((state: State) => void) | undefined;
  readonly evaluate?: Evaluate | undefined;
  /** One move as `legalMoves` would list it, drawn evenly, or by weight at CHANCE; absent where listing is as fast. */
  readonly randomMove?: ((state: State, rng: Rng) => Move) | undefined;
  /** Plays to TERMINAL in place: draw for draw the game that `randomMove` and `apply` by turns would play. */
  readonly playout?: ((state: State, rng: Rng) => void) | undefined;
}

/** The rules of one game, as `defineGame` hands them out: every field present, `undefined` where the game has none. */
export interface Game extends GameRules {
  /** Seats at the table, one for each of `roles`. */
  readonly playerCount: number;
  readonly seenSpace: number;
}

/**
 * Makes a Game of its rules. All games share one hidden class this way, so code that plays any of them stays fast.
 * Refuses bounds that cannot be true.
 */
export function defineGame(rules: GameRules): Game {
  const game: Game = {
    id: rules.id,
    rulesVersion: rules.rulesVersion,
    options: rules.options,
    roles: rules.roles,
    playerCount: rules.roles.length,
    stateWords: rules.stateWords,
    observationWords: rules.observationWords,
    moveSpace: rules.moveSpace,
    seenSpace: rules.seenSpace ?? rules.moveSpace,
    maxMoves: rules.maxMoves,
    maxPlies: rules.maxPlies,
    reset: rules.reset,
    legalMoves: rules.legalMoves,
    apply: rules.apply,
    returns: rules.returns,
    observe: rules.observe,
    determinize: rules.determinize,
    moveSeenBy: rules.moveSeenBy,
    formatMove: rules.formatMove,
    parseMove: rules.parseMove,
    formatState: rules.formatState,
    chanceWeights: rules.chanceWeights,
    worldCount: rules.worldCount,
    setWorld: rules.setWorld,
    prepare: rules.prepare,
    evaluate: rules.evaluate,
    randomMove: rules.randomMove,
    playout: rules.playout,
  };
  refuse(!/^[a-z][a-z0-9-]*$/.test(game.id), `id '${game.id}' is not lower-case words joined by hyphens`);
  refuse(game.playerCount < 1, 'no roles');
  refuse(game.stateWords < HEADER, `stateWords ${game.stateWords} leaves no room for the header`);
  for (const bound of ['rulesVersion', 'observationWords', 'moveSpace', 'seenSpace', 'maxMoves', 'maxPlies'] as const)
    refuse(!Number.isInteger(game[bound]) || game[bound] < 1, `${bound} ${game[bound]} is not a positive integer`);
  refuse(game.maxMoves > game.moveSpace, `maxMoves ${game.maxMoves} exceeds moveSpace ${game.moveSpace}`);
  refuse(!game.worldCount !== !game.setWorld, 'worldCount and setWorld come together');
  refuse(!!game.playout && !game.randomMove, 'playout without the randomMove that it repeats');
  return game;

  function refuse(impossible: boolean, why: string): void {
    if (impossible) throw new TypeError(`defineGame(${rules.id}): ${why}`);
  }
}

/** A state of the right length, at the start of the game. */
export function newState(game: Game): State {
  const state = new Int32Array(game.stateWords);
  game.reset(state);
  return state;
}
