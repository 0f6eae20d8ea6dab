import { randomBytes } from 'node:crypto';
import {
  codecs,
  createCommandHandler,
  createPostgresEventLog,
  createPostgresSubjectKeys,
  type EventLog,
  eventLogMigrations,
} from '@meikan/event-log';
import { type Database, migrate, openDatabase } from '@meikan/platform';
import { createTestDatabase, type TestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importDemo } from './import-demo.ts';
import { openAccountsIn } from './testing/open-accounts.ts';

let place: TestDatabase;
let database: Database;
let log: EventLog;

beforeAll(async () => {
  place = await createTestDatabase();
  database = openDatabase({ url: place.url, poolSize: 12, applicationName: 'demo-spec' });
  await migrate(database.pool, { schema: 'event_log', migrations: eventLogMigrations });
  log = createPostgresEventLog({ pool: database.pool });
});
afterAll(async () => {
  await log.close();
  await database.end();
  await place.drop();
});

it('fills a real log once, also with two imports at the same time, and not again', async () => {
  const keys = createPostgresSubjectKeys({ pool: database.pool, kek: randomBytes(32) });
  const handler = createCommandHandler({ log, codecs, keys });
  const run = () => importDemo({ handler, seedAccounts: openAccountsIn(handler), size: 'small', seed: 1 });
  const first = await run();
  expect(first.appended).toBeGreaterThan(7000);
  const head = await log.head();
  const both = await Promise.all([run(), run()]);
  expect(both.map(({ appended }) => appended)).toEqual([0, 0]);
  expect(await log.head()).toBe(head);
}, 240_000);
