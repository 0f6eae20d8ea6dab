import { createTestDatabase, eventually } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from './open-database.ts';
import { becomeSoleHolder } from './sole-holder.ts';

let server: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  server = await createTestDatabase();
  database = openDatabase({ url: server.url, poolSize: 4, applicationName: 'sole-holder' });
});
afterAll(async () => {
  await database.end();
  await server.drop();
});

const forever = new AbortController().signal;

it('has one holder at a time, and the next in line after a release', async () => {
  const first = await becomeSoleHolder(database.pool, 'a place', forever);
  const second = becomeSoleHolder(database.pool, 'a place', forever);
  const other = await becomeSoleHolder(database.pool, 'another place', forever);
  expect(other).not.toBeNull();
  first?.release();
  (await second)?.release();
  other?.release();
});

it('stops waiting when it is aborted', async () => {
  const first = await becomeSoleHolder(database.pool, 'a place', forever);
  const stop = new AbortController();
  const second = becomeSoleHolder(database.pool, 'a place', stop.signal);
  stop.abort();
  expect(await second).toBeNull();
  first?.release();
});

it('reports the loss with its connection, and frees the place', async () => {
  const first = await becomeSoleHolder(database.pool, 'a place', forever);
  const second = becomeSoleHolder(database.pool, 'a place', forever);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where locktype = 'advisory' and granted and pid <> pg_backend_pid() and datname = current_database()`,
  );
  const next = await second;
  expect(next).not.toBeNull();
  // The next in line may hear of it sooner than the one that has lost it.
  await eventually(() => first?.lost.aborted);
  first?.release();
  next?.release();
});
