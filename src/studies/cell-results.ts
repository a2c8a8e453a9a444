/** What a cell's results file says, game by game and pair by pair. */
import { UsageError } from '../core/usage-error.js';
import { createGame } from '../games/index.js';
import { GameMeasurements } from '../metrics/measure-games.js';
import type { Measure } from '../metrics/meter.js';
import { Seating } from '../runner/seating.js';
import type { TournamentSummary } from '../runner/summary.js';
import { summarizeTally } from '../runner/summary.js';
import { tallyOf } from '../runner/tournament.js';
import type { ClusterSums } from '../stats/clusters.js';
import { contentHash } from '../store/content-hash.js';
import type { MovesRow } from '../store/results-file.js';
import { ResultsFile } from '../store/results-file.js';
import type { RunSettings } from '../store/rows.js';
import { LEGS } from '../store/rows.js';
import { outcomeMeasures, outcomeValues } from './outcomes.js';

/** One number per game, NaN where a game has none. Games stand in order of pairing, pair and leg. */
export interface Values {
  readonly measure: Measure;
  readonly values: Float64Array;
}

export class CellResults {
  readonly settings: RunSettings;
  readonly summary: TournamentSummary;
  readonly content: string;
  /** Of the package that played. */
  readonly version: string;
  readonly #seating: Seating;
  readonly #values = new Map<string, Values>();
  readonly #moves: readonly MovesRow[];
  #measurements: GameMeasurements | undefined;

  /** Of recorded games, those of the first `measured` pairs are replayed when a measure is asked for. */
  constructor(path: string, measured = Infinity) {
    const file = ResultsFile.open(path, { readOnly: true });
    try {
      this.settings = file.settings;
      this.#seating = new Seating(file.settings.roles);
      this.summary = summarizeTally(file.settings, tallyOf(file));
      this.content = contentHash(file);
      this.version = file.packageVersion();
      this.#readOutcomes(file);
      this.#moves = [...file.moves()].filter(({ pair }) => pair < measured);
    } finally {
      file.close();
    }
  }

  get games(): number {
    return this.settings.pairings.length * this.settings.pairs * LEGS;
  }

  /** Whether any game kept its moves. */
  get hasMoves(): boolean {
    return this.#moves.length > 0;
  }

  /** Names of all figures that there are. */
  figures(): string[] {
    if (this.hasMoves) void this.measurements;
    return [...this.#values.keys()];
  }

  /** A figure by its name: of the outcomes, or measured on the recorded games. */
  figure(name: string): Values {
    if (!this.#values.has(name) && this.hasMoves) void this.measurements;
    const found = this.#values.get(name);
    if (found) return found;
    const hint = this.hasMoves ? '' : ' (no moves were recorded; more is known with record: all)';
    throw new UsageError(`no figure '${name}'; it is one of ${this.figures().join(', ')}${hint}`);
  }

  /** Replayed and measured when first asked for. */
  get measurements(): GameMeasurements {
    return (this.#measurements ??= this.#measure());
  }

  /** Sums by pair, over the games in which `first` has part 0: 0 the first agent of the pairing, 1 the second, or any. */
  sums(name: string, first?: 0 | 1): ClusterSums {
    const { values } = this.figure(name);
    const pairs = values.length / LEGS;
    const sums = new Float64Array(pairs);
    const counts = new Float64Array(pairs);
    for (let game = 0; game < values.length; game++) {
      const pair = game >> 1;
      if (Number.isNaN(values[game])) continue;
      if (first !== undefined && this.#seating.side(pair % this.settings.pairs, game & 1, 0) !== first) continue;
      sums[pair] += values[game];
      counts[pair]++;
    }
    return { sums, counts };
  }

  #add(measure: Measure): Float64Array {
    const values = new Float64Array(this.games).fill(NaN);
    this.#values.set(measure.name, { measure, values });
    return values;
  }

  #readOutcomes(file: ResultsFile): void {
    const { parts } = this.#seating;
    const columns = outcomeMeasures(parts).map((measure) => this.#add(measure));
    for (const block of file.blocks()) {
      const first = (block.pairing * this.settings.pairs + block.first) * LEGS;
      for (let i = 0; i < block.count * LEGS; i++) {
        const values = outcomeValues(parts, block.outcomes[block.outcome[i]], block.plies[i]);
        columns.forEach((column, measure) => (column[first + i] = values[measure]));
      }
    }
  }

  #measure(): GameMeasurements {
    const { game: id, options, pairs, rulesVersion, pairings } = this.settings;
    const game = createGame(id, options);
    if (game.rulesVersion !== rulesVersion)
      throw new UsageError(`${id} was played by rules version ${rulesVersion}; now it is at ${game.rulesVersion}`);
    const measurements = new GameMeasurements(game, pairings.length * pairs);
    const columns = measurements.measures.map((measure) => this.#add(measure));
    for (const { pairing, pair, leg, moves } of this.#moves) {
      const at = pairing * pairs + pair;
      const values = measurements.measure(at, JSON.parse(moves) as number[]);
      values?.forEach((value, column) => (columns[column][at * LEGS + leg] = value));
    }
    return measurements;
  }
}
