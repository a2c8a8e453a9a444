/** A whole run: schedule, pool, store and statistics put together. */
import { availableParallelism } from 'node:os';
import { seedFromText } from '../core/seed.js';
import { UsageError } from '../core/usage-error.js';
import { createGame } from '../games/index.js';
import { contentHash } from '../store/content-hash.js';
import type { ResultsFile } from '../store/results-file.js';
import type { Block, RunSettings } from '../store/rows.js';
import { LEGS } from '../store/rows.js';
import type { Crew } from './crew.js';
import type { Job, WorkerFacts, WorkerSetup } from './job.js';
import { JobSizes } from './job-size.js';
import { isFile } from './load.js';
import { Pool } from './pool.js';
import { QueueCrew } from './queue/queue-crew.js';
import { openRun, requireFree } from './run-file.js';
import type { Format } from './schedule.js';
import { pairingsOf, ranges } from './schedule.js';
import { SequentialTest } from './sequential.js';
import type { CompleteSettings, TournamentSettings } from './settings.js';
import { parseSettings } from './settings.js';
import type { TournamentSummary } from './summary.js';
import { summarizeTally } from './summary.js';
import { Tally } from './tally.js';

export interface TournamentOptions extends TournamentSettings {
  /** Go on with `out` if it is there. */
  readonly resume?: boolean;
  /** Called whenever results have come in. */
  readonly onProgress?: (progress: Progress) => void;
  /** Ends the run early; what is finished is kept. */
  readonly signal?: AbortSignal;
  /** Where relative paths of game and agent files start; the working directory unless given. */
  readonly directory?: string;
}

export interface Progress {
  readonly games: number;
  /** Games of the whole run; fewer are played if a sequential test ends it. */
  readonly totalGames: number;
  /** Games of this sitting, and how long it has lasted. */
  readonly newGames: number;
  readonly seconds: number;
  /** The table as it stands. */
  summary(): TournamentSummary;
}

export interface TournamentResult extends TournamentSummary {
  /** Whether all pairs were played, or the sequential test has ended. */
  readonly complete: boolean;
  /** SHA-256 of the results: equal for equal settings, however many workers played and however often it was resumed. */
  readonly content: string;
}

/** Jobs that wait for their turn in a sequential test, per thread; more, and no new ones are given out. */
const HELD_PER_HAND = 4;

export async function tournament(options: TournamentOptions): Promise<TournamentResult> {
  const { resume = false, onProgress, signal, directory = process.cwd(), ...given } = options;
  const settings = parseSettings(given);
  requireFree(settings.out, resume);
  const pairings = pairingsOf(settings.format, settings.agents.length);
  if (settings.sprt && pairings.length > 1)
    throw new UsageError(`a sequential test is between two agents; ${settings.agents.length} given`);
  const seed = seedFromText(String(settings.seed));
  const { game, options: gameOptions, agents, record } = settings;
  // Whatever is wrong with the options is found here, before any thread starts.
  const complete = isFile(game) ? gameOptions : createGame(game, gameOptions).options;
  const setup = { game, options: complete, agents, seed, record, directory };
  const crew = crewFor(settings, setup, pairings.length * settings.pairs);
  let file: ResultsFile | undefined;
  try {
    const facts = await crew.open();
    file = openRun(settings.out, resume, runSettings(settings, facts, seed));
    const run = new Run(file, crew, onProgress);
    await run.play(signal);
    return { ...run.summary(), complete: run.isComplete, content: contentHash(file) };
  } finally {
    await crew.close();
    file?.close();
  }
}

/** Threads of this process, unless a queue is named. */
function crewFor(settings: CompleteSettings, setup: Omit<WorkerSetup, 'whereabouts'>, pairs: number): Crew {
  const { queue, lease, timeout, workers } = settings;
  if (queue === undefined)
    return new Pool({ workers: Math.min(workers ?? availableParallelism(), pairs), setup, timeout });
  if (workers !== undefined)
    throw new UsageError('workers and queue exclude each other: who works there, decides there');
  return new QueueCrew({ url: queue, setup, timeout, lease });
}

/** What decides the results, with the game's own words for it. */
function runSettings(settings: CompleteSettings, facts: WorkerFacts, seed: number): RunSettings {
  const { format, pairs, record, sprt } = settings;
  const { game, options, rulesVersion, roles, agents, gameDigest } = facts;
  const pairings = pairingsOf(format, agents.length);
  return {
    game,
    options,
    rulesVersion,
    roles,
    agents,
    format,
    pairings,
    pairs,
    seed,
    record,
    ...(sprt && { sprt }),
    ...(gameDigest !== undefined && { gameDigest }),
  };
}

/** Goes on with the run of a results file, by the settings it holds. */
export async function resumeTournament(
  path: string,
  file: RunSettings,
  options: Pick<TournamentOptions, 'workers' | 'queue' | 'lease' | 'timeout' | 'onProgress' | 'signal' | 'directory'>,
): Promise<TournamentResult> {
  const { game, options: gameOptions, agents, pairs, seed, record, sprt } = file;
  return tournament({
    ...options,
    game,
    options: gameOptions,
    agents: agents.map(({ spec }) => spec),
    format: file.format as Format,
    pairs,
    seed,
    record,
    ...(sprt && { sprt }),
    out: path,
    resume: true,
  });
}

/** The pairs of one results file that are done, under way and still to do. */
class Run {
  readonly #file: ResultsFile;
  readonly #tally: Tally;
  readonly #sizes: JobSizes;
  readonly #ranges: Generator<{ pairing: number; first: number; count: number }>;
  readonly #test: SequentialTest | undefined;
  readonly #crew: Crew;
  readonly #onProgress: ((progress: Progress) => void) | undefined;
  readonly #gamesBefore: number;
  /** Not given out yet. */
  #pairsLeft: number;
  #jobs = 0;
  #started = 0;

  constructor(file: ResultsFile, crew: Crew, onProgress: ((progress: Progress) => void) | undefined) {
    const { settings } = file;
    this.#file = file;
    this.#crew = crew;
    this.#onProgress = onProgress;
    this.#tally = tallyOf(file);
    this.#gamesBefore = this.#tally.games;
    this.#pairsLeft = (this.#totalGames - this.#gamesBefore) / LEGS;
    this.#sizes = new JobSizes(settings.pairings.length, crew);
    const sizeOf = (pairing: number): number => this.#sizes.sizeOf(pairing, this.#pairsLeft);
    this.#ranges = ranges(settings.pairings.length, settings.pairs, file.ranges(), sizeOf);
    this.#test =
      settings.sprt &&
      new SequentialTest(settings.sprt, this.#tally.seating, this.#tally.pairs[0], this.#tally.games / 2);
  }

  get #totalGames(): number {
    const { pairings, pairs } = this.#file.settings;
    return LEGS * pairings.length * pairs;
  }

  get isComplete(): boolean {
    return this.#test?.isOver === true || this.#tally.games === this.#totalGames;
  }

  summary(): TournamentSummary {
    return summarizeTally(this.#file.settings, this.#tally);
  }

  async play(signal: AbortSignal | undefined): Promise<void> {
    if (this.isComplete || signal?.aborted) return;
    const crew = this.#crew;
    const stop = (): void => crew.stop();
    signal?.addEventListener('abort', stop);
    this.#started = performance.now();
    try {
      await crew.run(
        () => this.#nextJob(),
        (job, { plies, outcome, outcomes, faults, moves, millis, elapsed }) => {
          const { pairing, first, count } = job;
          this.#sizes.learn(pairing, count, elapsed);
          this.#take({ pairing, first, count, plies, outcome, outcomes, faults, moves, millis });
          if (this.#test?.isOver) crew.stop();
        },
      );
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }

  #nextJob(): Job | undefined {
    if (this.#test && (this.#test.isOver || this.#test.heldCount > HELD_PER_HAND * this.#crew.hands)) return undefined;
    const { value, done } = this.#ranges.next();
    if (done) return undefined;
    this.#pairsLeft -= value.count;
    const agents = this.#file.settings.pairings[value.pairing];
    return { ...value, id: this.#jobs++, agents, careful: false, deadly: [] };
  }

  #take(block: Block): void {
    for (const ready of this.#test?.offer(block) ?? [block]) {
      this.#file.append(ready);
      this.#tally.add(ready, ready.faults.length);
    }
    this.#onProgress?.({
      games: this.#tally.games,
      totalGames: this.#totalGames,
      newGames: this.#tally.games - this.#gamesBefore,
      seconds: (performance.now() - this.#started) / 1000,
      summary: () => this.summary(),
    });
  }
}

/** What a results file adds up to. */
export function tallyOf(file: ResultsFile): Tally {
  const tally = new Tally(file.settings);
  for (const block of file.blocks()) tally.add(block, 0);
  tally.faults = file.faults().length;
  return tally;
}
