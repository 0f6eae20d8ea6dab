import { migrate } from '@meikan/platform';
import { createTestDatabase } from '@meikan/testkit';
import { Pool } from 'pg';
import type { LogUnderTest } from '../contract-suite/log-under-test.ts';
import { startSeverableProxy } from '../contract-suite/severable-proxy.ts';
import { eventLogMigrations } from './migrations.ts';
import { createPostgresEventLog } from './postgres-event-log.ts';

/** A pool whose broken connections end nothing: their work fails by itself. */
export function poolFor(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 8, connectionTimeoutMillis: 1_000 });
  pool.on('error', () => undefined);
  return pool;
}

/** The PostgreSQL log over a road that can be cut, and a second process beside it with a road of its own. */
export async function openTestLog(): Promise<LogUnderTest & { readonly url: string }> {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  const proxy = await startSeverableProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const [pool, neighbourPool] = [poolFor(url.href), poolFor(database.url)];
  await migrate(neighbourPool, { schema: 'event_log', migrations: eventLogMigrations });
  const log = createPostgresEventLog({ pool, patienceMs: 300 });
  const neighbour = createPostgresEventLog({ pool: neighbourPool });
  return {
    url: database.url,
    log,
    neighbour,
    disturb: async () => proxy.sever(),
    beginOutage: async () => proxy.close(),
    endOutage: async () => proxy.open(),
    async close() {
      await Promise.all([log.close(), neighbour.close()]);
      await Promise.all([pool.end(), neighbourPool.end()]);
      await proxy.end();
      await database.drop();
    },
  };
}
