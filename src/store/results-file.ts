/** One results file per run: blocks of games are added, each in its own transaction, and never edited. */
import { UsageError } from '../core/usage-error.js';
import type { BlockGames, BlockRow } from './block-row.js';
import { decodeBlock, GamesEncoder } from './block-row.js';
import type { Database } from './database.js';
import { attempt } from './attempt.js';
import { createDatabase, openDatabase, transaction } from './database.js';
import type { Block, RunSettings, StoredFault } from './rows.js';
import { APPLICATION_ID, SCHEMA, SCHEMA_VERSION } from './schema.js';

/** Who plays which part: a row of the table `seating`. */
export interface SeatingRow {
  readonly way: number;
  readonly leg: number;
  readonly part: number;
  readonly role: string;
  /** 0: the first agent of the pairing, 1: the second. */
  readonly side: number;
  readonly ways: number;
}

export interface Range {
  readonly pairing: number;
  readonly first: number;
  readonly count: number;
}

export type FaultRow = StoredFault & { readonly pairing: number };

export interface MovesRow {
  readonly pairing: number;
  readonly pair: number;
  readonly leg: number;
  readonly moves: string;
}

export class ResultsFile {
  /** Where it is; `:memory:` for a run that leaves no file. */
  readonly path: string;
  readonly settings: RunSettings;
  readonly #database: Database;
  readonly #isReadOnly: boolean;
  readonly #encoder = new GamesEncoder();
  readonly #insertBlock;
  readonly #insertFault;
  readonly #insertMoves;
  readonly #lastBefore;

  private constructor(path: string, database: Database, isReadOnly: boolean) {
    this.#isReadOnly = isReadOnly;
    this.path = path;
    this.#database = database;
    const run = attempt(path, 'read', () => database.prepare('SELECT settings FROM run').get());
    this.settings = JSON.parse((run as { settings: string }).settings) as RunSettings;
    this.#insertBlock = database.prepare('INSERT INTO block VALUES (?, ?, ?, ?, CAST(? AS TEXT), ?, ?)');
    this.#insertFault = database.prepare('INSERT INTO fault VALUES (?, ?, ?, ?, ?)');
    this.#insertMoves = database.prepare('INSERT INTO moves VALUES (?, ?, ?, ?)');
    this.#lastBefore = database.prepare(
      'SELECT first_pair + pair_count AS end FROM block WHERE pairing = ? AND first_pair < ? ORDER BY first_pair DESC LIMIT 1',
    );
  }

  /** A new file, complete with its settings or not there at all; without a path the run is kept in memory. */
  static create(
    path: string | undefined,
    settings: RunSettings,
    seating: readonly SeatingRow[],
    version: string,
  ): ResultsFile {
    const database = createDatabase(path);
    const place = path ?? ':memory:';
    transaction(database, place, () => {
      database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION}; ${SCHEMA}`);
      writeRun(database, settings, seating, version);
    });
    return new ResultsFile(place, database, false);
  }

  /** An existing file, to read or to go on with. */
  static open(path: string, { readOnly = false } = {}): ResultsFile {
    return new ResultsFile(path, openDatabase(path, readOnly), readOnly);
  }

  /** Refuses to let the file grow beyond this many pages of 4 kB. */
  limitPages(pages: number): void {
    this.#database.exec(`PRAGMA max_page_count = ${pages}`);
  }

  append(block: Block): void {
    const { pairing, first, count, outcomes, faults, moves, millis } = block;
    const games = this.#encoder.encode(block);
    transaction(this.#database, this.path, () => {
      const before = this.#lastBefore.get(pairing, first + count) as { end: number } | undefined;
      if (before && before.end > first)
        throw new UsageError(
          `${this.path}: pair ${first} of pairing ${pairing} is already there: does another run write here?`,
        );
      this.#insertBlock.run(pairing, first, count, JSON.stringify(outcomes), games, ...millis);
      for (const { pair, leg, seat, what } of faults) this.#insertFault.run(pairing, pair, leg, seat, what);
      for (const { pair, leg, moves: list } of moves) this.#insertMoves.run(pairing, pair, leg, `[${list.join(',')}]`);
    });
  }

  /** The pairs that are done, in order of pairing and pair. */
  ranges(): Range[] {
    const sql = 'SELECT pairing, first_pair AS first, pair_count AS count FROM block ORDER BY pairing, first_pair';
    return this.#read(() => this.#database.prepare(sql).all() as unknown as Range[]);
  }

  /** Every block, in order of pairing and pair. */
  *blocks(): Generator<BlockGames> {
    const columns =
      'pairing, first_pair, pair_count, outcomes, CAST(games AS BLOB) AS games, first_millis, second_millis';
    const rows = this.#database.prepare(`SELECT ${columns} FROM block ORDER BY pairing, first_pair`);
    for (const row of this.#read(() => rows.iterate())) yield decodeBlock(row as unknown as BlockRow);
  }

  faults(): FaultRow[] {
    const rows = this.#database.prepare('SELECT * FROM fault ORDER BY pairing, pair, leg');
    return this.#read(() => rows.all() as unknown as FaultRow[]);
  }

  *moves(): Generator<MovesRow> {
    const rows = this.#database.prepare('SELECT * FROM moves ORDER BY pairing, pair, leg');
    for (const row of this.#read(() => rows.iterate())) yield row as unknown as MovesRow;
  }

  /** Version of the package that began the run. */
  packageVersion(): string {
    const row = this.#read(() => this.#database.prepare('SELECT package_version AS version FROM run').get());
    return (row as { version: string }).version;
  }

  seating(): SeatingRow[] {
    const rows = this.#database.prepare('SELECT * FROM seating ORDER BY way, leg, part');
    return this.#read(() => rows.all() as unknown as SeatingRow[]);
  }

  /** Leaves the file whole by itself, so that it may be copied without what stands beside it. */
  close(): void {
    try {
      if (!this.#isReadOnly) this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // On a full disk the log beside the file still has everything, and the next to open the file will find it.
    }
    this.#database.close();
  }

  #read<T>(action: () => T): T {
    return attempt(this.path, 'read', action);
  }
}

function writeRun(database: Database, settings: RunSettings, seating: readonly SeatingRow[], version: string): void {
  const { game, rulesVersion, seed, agents, pairings } = settings;
  database
    .prepare('INSERT INTO run VALUES (?, ?, ?, ?, ?, ?)')
    .run(JSON.stringify(settings), game, rulesVersion, seed, version, new Date().toISOString());
  const agent = database.prepare('INSERT INTO agent VALUES (?, ?, ?)');
  agents.forEach(({ spec, cheats }, id) => agent.run(id, spec, cheats ? 1 : 0));
  const pairing = database.prepare('INSERT INTO pairing VALUES (?, ?, ?)');
  pairings.forEach(([first, second], id) => pairing.run(id, first, second));
  const seat = database.prepare('INSERT INTO seating VALUES (?, ?, ?, ?, ?, ?)');
  for (const { way, leg, part, role, side, ways } of seating) seat.run(way, leg, part, role, side, ways);
}
