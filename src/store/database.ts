/** Opening SQLite files, with complaints that a person understands. */
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';
import { UsageError } from '../core/usage-error.js';
import { attempt } from './attempt.js';
import { makeEach } from './folder.js';
import { APPLICATION_ID, SCHEMA_VERSION } from './schema.js';

export type Database = DatabaseSyncInstance;

const MEMORY = ':memory:';
/** How long to wait for another process that is just writing. */
const BUSY_MILLIS = 5000;

/** A new database, or one whose creation never got as far as its tables; `undefined` keeps it in memory. */
export function createDatabase(path: string | undefined): Database {
  if (path !== undefined) attempt(path, 'created', () => makeEach(dirname(path)));
  return attempt(path ?? MEMORY, 'created', () => {
    const database = new DatabaseSync(path ?? MEMORY, { timeout: BUSY_MILLIS });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    return database;
  });
}

/** A results file of ours; anything else is refused and left as it is. */
export function openDatabase(path: string, readOnly: boolean): Database {
  if (!existsSync(path)) throw new UsageError(`${path}: there is no such file`);
  if (statSync(path).isDirectory()) throw new UsageError(`${path}: it is a directory, not a results file`);
  const database = attempt(path, 'opened', () => new DatabaseSync(path, { readOnly, timeout: BUSY_MILLIS }));
  try {
    attempt(path, 'read', () => requireSchema(path, database));
    if (!readOnly) attempt(path, 'written', () => database.exec('PRAGMA synchronous = NORMAL'));
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Whether nothing is in the file yet: its creation was cut short, or somebody touched it. */
export function isUnborn(path: string): boolean {
  if (statSync(path).size === 0) return true;
  let database: Database | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: BUSY_MILLIS });
    const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as { tables: number };
    return tables === 0;
  } catch {
    return false;
  } finally {
    database?.close();
  }
}

/** Runs `action` as one transaction: all of it happens or none. */
export function transaction(database: Database, path: string, action: () => void): void {
  attempt(path, 'written', () => {
    database.exec('BEGIN IMMEDIATE');
    try {
      action();
      database.exec('COMMIT');
    } catch (error) {
      // A full disk may have ended the transaction by itself.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  });
}

function requireSchema(path: string, database: Database): void {
  const pragma = (name: string): number => Object.values(database.prepare(`PRAGMA ${name}`).get() as object)[0];
  if (pragma('application_id') !== APPLICATION_ID)
    throw new UsageError(`${path}: it is a database, but not a results file of irregulars`);
  const version = pragma('user_version');
  if (version !== SCHEMA_VERSION)
    throw new UsageError(`${path}: its schema is version ${version}; this irregulars reads version ${SCHEMA_VERSION}`);
}
