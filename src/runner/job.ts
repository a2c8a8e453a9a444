/** What the main thread and its workers say to each other. */
import type { GameOptions } from '../core/game.js';
import type { RecordMode, RunAgent, StoredFault } from '../store/rows.js';

/** What a worker is started with. It plays this one game for its whole life. */
export interface WorkerSetup {
  readonly game: string;
  /** Checked and complete, unless the game comes from a file. */
  readonly options: GameOptions;
  readonly agents: readonly string[];
  readonly seed: number;
  readonly record: RecordMode;
  /** Where relative paths of game and agent files start. */
  readonly directory: string;
  /** Where the worker is, readable even after it has died: see the words below. */
  readonly whereabouts: SharedArrayBuffer;
}

/** Words of `whereabouts`. */
export const AT_PAIR = 0;
export const AT_LEG = 1;
/** The seat that is thinking, on a second attempt only; else NOBODY. */
export const AT_SEAT = 2;
/** Games begun so far; a number that stands still means that a game takes long. */
export const GAMES_BEGUN = 3;
export const WHEREABOUTS_WORDS = 4;
export const NOBODY = -1;

/** The first thing a worker says: what it has loaded. */
export interface WorkerFacts {
  readonly kind: 'ready';
  readonly game: string;
  readonly options: GameOptions;
  readonly rulesVersion: number;
  readonly roles: readonly string[];
  readonly agents: readonly RunAgent[];
  readonly gameDigest?: string;
}

/** Or why it cannot play. */
export interface Refusal {
  readonly kind: 'refused';
  readonly message: string;
  /** Whether a person asked for something impossible; if not, our code failed. */
  readonly usage: boolean;
}

export interface Job {
  readonly id: number;
  readonly pairing: number;
  /** The two agents, by index. */
  readonly agents: readonly [number, number];
  readonly first: number;
  readonly count: number;
  /** A second attempt: says which seat is thinking, so that whoever brings the worker down is known. */
  readonly careful: boolean;
  /** Games that brought a worker down twice; they are not played, but lost by a fault. */
  readonly deadly: readonly StoredFault[];
}

/** The games of a job. */
export interface JobResult {
  readonly kind: 'done';
  readonly id: number;
  readonly plies: Int32Array;
  readonly outcome: Int32Array;
  readonly outcomes: readonly (readonly number[])[];
  readonly faults: readonly StoredFault[];
  readonly moves: readonly { readonly pair: number; readonly leg: number; readonly moves: Int32Array }[];
  readonly millis: readonly [number, number];
  /** How long the job took by the clock. */
  readonly elapsed: number;
}

/** The rules themselves failed: nobody's loss, and the end of the run. */
export interface JobFailure {
  readonly kind: 'failed';
  readonly id: number;
  readonly pair: number;
  readonly leg: number;
  readonly message: string;
}

export type WorkerMessage = WorkerFacts | Refusal | JobResult | JobFailure;
