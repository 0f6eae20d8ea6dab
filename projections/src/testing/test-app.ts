import { randomBytes } from 'node:crypto';
import { type CommandHandler, type EventLog, eventLogMigrations, type SubjectKeys } from '@meikan/event-log';
import { type Database, migrate, openDatabase } from '@meikan/platform';
import { openSearch, type SearchPort } from '@meikan/search';
import { createTestDatabase, type TestDatabase } from '@meikan/testkit';
import type { Decoder } from '../runner/decode-page.ts';
import { type Projections, type ProjectionsOptions, startProjections } from '../start-projections.ts';
import { DirectoryWriter } from './directory-writer.ts';
import { type HeardLog, hearLog } from './heard-log.ts';
import { openTestLog } from './test-log.ts';

/** Everything that projections stand on, real, over a database of its own. */
export type TestApp = {
  readonly url: string;
  readonly kek: Buffer;
  readonly database: Database;
  readonly log: EventLog;
  readonly decoder: Decoder;
  readonly keys: SubjectKeys;
  /** For commands that `write` has no word for. */
  readonly handler: CommandHandler;
  readonly search: SearchPort;
  readonly write: DirectoryWriter;
  readonly heard: HeardLog;
  /** Starts projections over this app; they are stopped with it at the latest. */
  start(changed?: Partial<ProjectionsOptions>): Promise<Projections>;
  close(): Promise<void>;
};

export async function openTestApp(): Promise<TestApp> {
  const test = await createTestDatabase();
  const database = openDatabase({ url: test.url, poolSize: 16, applicationName: 'projections-spec' });
  const { pool } = database;
  await migrate(pool, { schema: 'event_log', migrations: eventLogMigrations });
  const kek = randomBytes(32);
  const { log, keys, decoder, handler } = openTestLog(pool, kek);
  const search = await openSearch(undefined, database);
  const heard = hearLog();
  const started: Projections[] = [];
  return {
    url: test.url,
    kek,
    database,
    log,
    decoder,
    keys,
    handler,
    search,
    heard,
    write: new DirectoryWriter(handler),
    async start(changed = {}) {
      const projections = await startProjections({ log, decoder, pool, search, logger: heard, ...changed });
      started.push(projections);
      return projections;
    },
    close: () => closeTestApp({ test, database, log, started }),
  };
}

async function closeTestApp(parts: {
  readonly test: TestDatabase;
  readonly database: Database;
  readonly log: EventLog;
  readonly started: readonly Projections[];
}): Promise<void> {
  await Promise.all(parts.started.map((projections) => projections.stop()));
  await parts.log.close();
  await parts.database.end();
  await parts.test.drop();
}
