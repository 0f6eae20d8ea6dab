import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@meikan/embedded-postgres-launcher';
import { folderInMemory } from './folder-in-memory.ts';

/** Nothing here outlives the run, so durability is given up for speed. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  max_wal_size: '256MB',
};

/** More than the databases of a run ever take, in bytes. */
const BYTES = 2 ** 30;

/**
 * Vitest's globalSetup: one PostgreSQL per run, in memory where that has space: every file of tests makes a database, which takes
 * ten times as long on some disks. The first project that needs it starts it and ends it; the others, and
 * every test process, find it in MEIKAN_TEST_DATABASE_URL. A server named there by hand is used instead.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.MEIKAN_TEST_DATABASE_URL !== undefined) return async () => {};
  const folder = await mkdtemp(join((await folderInMemory(BYTES)) ?? tmpdir(), 'meikan-test-'));
  const dataFolder = join(folder, 'postgres');
  const server = await startEmbeddedPostgres({ dataFolder, settings: forgetful, socket: true });
  process.env.MEIKAN_TEST_DATABASE_URL = server.url;
  return async () => {
    delete process.env.MEIKAN_TEST_DATABASE_URL;
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
