import type { Agent } from '../core/agent.js';
import type { Game } from '../core/game.js';
import { Table } from '../core/table.js';
import { LEGS } from '../store/rows.js';
import { BlockBuilder } from './block-builder.js';
import type { Job, JobFailure, JobResult, WorkerSetup } from './job.js';
import { AT_LEG, AT_PAIR, AT_SEAT, GAMES_BEGUN, NOBODY } from './job.js';
import type { LoadedAgent } from './load.js';
import { Pace } from './pace.js';
import { Seating } from './seating.js';
import { watched } from './watched.js';

/** Plays jobs in one thread. The same job gives the same games wherever, whenever and however often it is played. */
export class JobPlayer {
  readonly #game: Game;
  readonly #agents: readonly LoadedAgent[];
  readonly #setup: Pick<WorkerSetup, 'seed' | 'record' | 'whereabouts'>;
  readonly #seating: Seating;
  readonly #whereabouts: Int32Array;
  /** Tables of the last pairing, by way and leg. */
  readonly #tables: (Table | undefined)[] = [];
  #seated = '';
  /** By pairing. */
  readonly #paces: Pace[] = [];

  constructor(game: Game, agents: readonly LoadedAgent[], setup: Pick<WorkerSetup, 'seed' | 'record' | 'whereabouts'>) {
    this.#game = game;
    this.#agents = agents;
    this.#setup = setup;
    this.#seating = new Seating(game.roles);
    this.#whereabouts = new Int32Array(setup.whereabouts);
  }

  play(job: Job): JobResult | JobFailure {
    const started = performance.now();
    this.#seat(job);
    const { id, pairing, first, count } = job;
    const block = new BlockBuilder(first, count, this.#seating, this.#setup.record);
    const pace = (this.#paces[pairing] ??= new Pace());
    const wasKnown = pace.isKnown;
    try {
      this.#playPairs(job, block, pace);
    } catch (error) {
      const at = this.#whereabouts;
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'failed', id, pair: at[AT_PAIR], leg: at[AT_LEG], message };
    }
    const elapsed = performance.now() - started;
    if (wasKnown) pace.learn(count * LEGS, elapsed);
    const { plies, outcome, outcomes, faults, moves } = block;
    const millis = block.millis(elapsed);
    return { kind: 'done', id, plies, outcome, outcomes, faults, moves, millis, elapsed };
  }

  #playPairs(job: Job, block: BlockBuilder, pace: Pace): void {
    const { first, count, deadly } = job;
    const { seed } = this.#setup;
    let before = performance.now();
    for (let i = 0; i < count; i++) {
      const pair = first + i;
      for (let leg = 0; leg < LEGS; leg++) {
        const fault = deadly.length === 0 ? undefined : deadly.find((d) => d.pair === pair && d.leg === leg);
        if (fault) {
          block.addFault(fault);
          continue;
        }
        const table = this.#tableOf(pair, leg, job);
        table.timed = pace.isSlow;
        this.#enter(pair, leg);
        table.play(seed, pair, leg);
        block.add(table, pair, leg);
        if (pace.isKnown) continue;
        const now = performance.now();
        pace.learn(1, now - before);
        before = now;
      }
    }
  }

  /** New agents for a new pairing. */
  #seat({ pairing, careful }: Job): void {
    const seated = `${pairing} ${careful}`;
    if (seated === this.#seated) return;
    this.#seated = seated;
    this.#tables.length = 0;
  }

  #tableOf(pair: number, leg: number, job: Job): Table {
    const index = (pair % this.#seating.ways) * LEGS + leg;
    return (this.#tables[index] ??= this.#newTable(pair, leg, job));
  }

  #newTable(pair: number, leg: number, { agents, careful }: Job): Table {
    const seats = this.#seating.sides(pair, leg).map((side) => this.#agents[agents[side]].create());
    // Whoever cheats is marked in every table of results.
    const rules = { mayCheat: true };
    return new Table(this.#game, careful ? seats.map((agent, seat) => this.#watch(agent, seat)) : seats, rules);
  }

  #watch(agent: Agent, seat: number): Agent {
    const at = this.#whereabouts;
    return watched(
      agent,
      () => (at[AT_SEAT] = seat),
      () => (at[AT_SEAT] = NOBODY),
    );
  }

  #enter(pair: number, leg: number): void {
    const at = this.#whereabouts;
    at[AT_PAIR] = pair;
    at[AT_LEG] = leg;
    at[AT_SEAT] = NOBODY;
    at[GAMES_BEGUN]++;
  }
}
