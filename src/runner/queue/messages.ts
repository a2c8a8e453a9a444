/** What lies in a queue, as plain data: orders for the workers, and their answers. */
import type { Job, JobFailure, JobResult, WorkerFacts, WorkerSetup } from '../job.js';

/** Where workers look for orders of all runs. */
export const ORDERS = 'irregulars-orders';

/** What every order of a run says: with what a worker starts its threads, and what they should then have loaded. */
export interface RunOrder {
  readonly setup: Omit<WorkerSetup, 'whereabouts' | 'directory'>;
  readonly facts: WorkerFacts;
  /** Seconds that one game may take. */
  readonly timeout?: number;
}

export interface Order {
  readonly run: RunOrder;
  readonly job: Job;
  /** The queue that waits for the answer. */
  readonly answers: string;
}

/** Lists of numbers as a queue can hold them. */
type Plain<T> = {
  [K in keyof T]: T[K] extends Int32Array ? readonly number[] : T[K] extends object ? Plain<T[K]> : T[K];
};

export interface Answer {
  /** Of the job. */
  readonly id: number;
  readonly result: Plain<JobResult> | JobFailure;
  /** Who played it, and with how many threads. */
  readonly worker: string;
  readonly hands: number;
}

export function packResult(result: JobResult): Plain<JobResult> {
  const { plies, outcome, moves } = result;
  return {
    ...result,
    plies: [...plies],
    outcome: [...outcome],
    moves: moves.map((game) => ({ ...game, moves: [...game.moves] })),
  };
}

export function unpackResult(result: Plain<JobResult>): JobResult {
  const { plies, outcome, moves } = result;
  return {
    ...result,
    plies: Int32Array.from(plies),
    outcome: Int32Array.from(outcome),
    moves: moves.map((game) => ({ ...game, moves: Int32Array.from(game.moves) })),
  };
}
